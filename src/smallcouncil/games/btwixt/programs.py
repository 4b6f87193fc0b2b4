"""All abilities by number: what a card does when it is played, and when after the bid is won it does something."""

from smallcouncil.games.btwixt import event_cards, influence, leader_cards
from smallcouncil.games.btwixt.cards import DESIGNS
from smallcouncil.games.btwixt.frames import Program
from smallcouncil.games.btwixt.table import NONE
from smallcouncil.games.btwixt.triumphs import Triumph

_PLAYED: dict[str, Program] = {
    **influence.PLAYED_ABILITIES,
    **event_cards.PLAYED_ABILITIES,
    **leader_cards.PLAYED_ABILITIES,
}
_TRIUMPHS: dict[str, Triumph] = {**influence.TRIUMPHS, **event_cards.TRIUMPHS, **leader_cards.TRIUMPHS}

PLAYED_PROGRAMS: tuple[Program, ...] = tuple(_PLAYED.get(design.id, ()) for design in DESIGNS)
TRIUMPH_PROGRAMS: tuple[Program, ...] = tuple(_TRIUMPHS.get(design.id, (NONE, ()))[1] for design in DESIGNS)
TRIUMPH_WHEN: tuple[int, ...] = tuple(_TRIUMPHS.get(design.id, (NONE, ()))[0] for design in DESIGNS)
