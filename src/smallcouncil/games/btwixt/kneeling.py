"""Kneeling and standing, and what a leader may do instead."""

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import ALLY, DESIGN, VALUE
from smallcouncil.games.btwixt.frames import CLAIM, DISCARD, push
from smallcouncil.games.btwixt.moves import draw, plain
from smallcouncil.games.btwixt.table import NONE, Table

DROGO, JOFFREY, VARYS = ALLY["khal-drogo"], ALLY["joffrey-baratheon"], ALLY["varys"]
BRIBERY, CHAIN = DESIGN["bribery"], DESIGN["chain-across-the-blackwater"]
CHAINED = 7
"""The lowest printed value that Chain Across the Blackwater stops."""


def playable_cards(s: Table, seat: int) -> tuple[int, ...]:
    """The designs in a leader's hand that no blue or white card forbids to play, ascending."""
    cards = tuple(dict.fromkeys(s.hands[seat]))
    return cards if plain(s) else tuple([card for card in cards if _playable(s, seat, card)])


def _playable(s: Table, seat: int, card: int) -> bool:
    if card == BRIBERY and s.standing == 1 << seat:
        return False
    return VALUE[card] < CHAINED or not chained(s, seat)


def chained(s: Table, seat: int) -> bool:
    """Whether Chain Across the Blackwater lies in the bid pile of another leader."""
    return any(CHAIN in pile for other, pile in enumerate(s.piles) if other != seat)


def may_choose_to_kneel(s: Table, seat: int, cards: tuple[int, ...]) -> bool:
    """Under Khal Drogo whoever can play one of these cards must have played before (BC-19)."""
    return not cards or not must_play_first(s, seat)


def must_play_first(s: Table, seat: int) -> bool:
    """Whether Khal Drogo still waits for this leader's first card of the round."""
    return s.during == DROGO and not s.active >> seat & 1


def kneel(s: Table, seat: int, by: int = NONE) -> None:
    """A leader kneels, by choice or made to by a card; Joffrey and Varys meet those who have bid nothing."""
    s.standing &= ~(1 << seat)
    s.last_knelt = seat
    s.log.append((journal.KNELT, seat, by))
    if s.piles[seat]:
        return
    if s.during == JOFFREY and not s.met_joffrey >> seat & 1:
        s.met_joffrey |= 1 << seat
        if s.hands[seat]:
            push(s, DISCARD, seat, limit=CLAIM + JOFFREY)
    elif s.during == VARYS and not s.met_varys >> seat & 1:
        s.met_varys |= 1 << seat
        draw(s, seat)


def stand(s: Table, seat: int, by: int) -> None:
    s.standing |= 1 << seat
    s.log.append((journal.STOOD, seat, by))
