"""The planes of an observation of Stark against Lannister: what stands where.

Sides are told from the observer on: first its own, then the other. Cards in hands and piles are counted by design, as
copies cannot be told apart; cards in play stand in their places (`stark-escort#2`).
"""

from smallcouncil.core.encoding import Plane, starts
from smallcouncil.games.stark_vs_lannister import running  # noqa: F401  (every card has told what lasts)
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    COPIES,
    DESIGNS,
    FIRST_ATTACHMENT,
    GOAL,
    PLACES,
    PLOTS,
)
from smallcouncil.games.stark_vs_lannister.effects import UNTIL
from smallcouncil.games.stark_vs_lannister.explain import NEWS
from smallcouncil.games.stark_vs_lannister.frames import ASKS
from smallcouncil.games.stark_vs_lannister.table import PHASES, STEPS

MANY = 127
MOST_COPIES = max(COPIES)
ATTACHMENTS = len(PLACES) - FIRST_ATTACHMENT
LASTING_SOURCES = tuple(sorted(UNTIL))
"""The cards and plots that leave something behind that lasts."""
SOURCES = len(DESIGNS) + len(PLOTS)

_BY_SIDE = "the observer's side first"


def _by_side(name: str, about: str, *shape: int, most: int = 1) -> Plane:
    return Plane(name, (2, *shape), f"{about}, {_BY_SIDE}", most)


def _in_play(name: str, about: str, most: int = 1) -> Plane:
    return Plane(name, (len(PLACES),), f"{about}, place by place", most)


def _of_characters(name: str, about: str, *shape: int, most: int = 1) -> Plane:
    return Plane(name, (CHARACTERS, *shape), f"{about}, character by character", most)


PLANES = (
    # The table and its clock.
    Plane("stark", (1,), "whether the observer leads House Stark"),
    Plane("draft", (1,), "whether plots are drafted"),
    Plane("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
    Plane("step", (len(STEPS),), "the step of the running challenge: " + ", ".join(STEPS)),
    Plane("round", (1,), "the round", most=MANY),
    _by_side("first", "the first player"),
    _by_side("active", "whose turn it is in marshalling or challenges"),
    Plane("left", (2,), "gold in the treasury, power in the bank", most=30),
    # The sides.
    _by_side("power", "power on the banner", most=GOAL * 2),
    _by_side("total", "power in all", most=GOAL * 2),
    _by_side("gold", "gold in the pool", most=MANY),
    _by_side("income", "what the next income is", most=MANY),
    _by_side("hands", "how many cards the hand holds", most=MANY),
    _by_side("decks", "how many cards the deck holds", most=MANY),
    _by_side("claim", "the claim", most=MANY),
    _by_side("initiative", "the initiative", most=MANY),
    _by_side("dominance", "what counts for dominance now", most=MANY),
    _by_side("limited", "whether the Limited allowance is used"),
    _by_side("challenges", "the types of challenges started in this phase", len(CHALLENGE_TYPES)),
    _by_side("plot", "the revealed plot", len(PLOTS)),
    _by_side("used", "the used plots", len(PLOTS)),
    _by_side("plots", "the plot deck, where it is known", len(PLOTS)),
    _by_side("plots_left", "how many plots lie in the plot deck", most=MANY),
    # Cards outside play.
    Plane("hand", (len(DESIGNS),), "the observer's hand", most=MOST_COPIES),
    Plane("known", (len(DESIGNS),), "the cards that it knows to lie in the other hand", most=MOST_COPIES),
    Plane("placed", (len(DESIGNS),), "the cards that it has placed in setup", most=MOST_COPIES),
    Plane("discard", (len(DESIGNS),), "the discard piles, each card in its own deck's", most=MOST_COPIES),
    Plane("dead", (len(DESIGNS),), "the dead piles, likewise", most=MOST_COPIES),
    Plane("resolving", (len(DESIGNS),), "the card that is being played and lies nowhere yet"),
    # Cards in play.
    _in_play("here", "the cards in play"),
    _in_play("kneeling", "those that kneel"),
    _in_play("spent", "those whose limited ability was used"),
    _of_characters("strength", "strength", most=MANY),
    _of_characters("icons", "icons", len(CHALLENGE_TYPES)),
    _of_characters("keywords", "Renown and Stealth", 2),
    _of_characters("counters", "power on them", most=GOAL * 2),
    _of_characters("duplicates", "duplicates on them", most=MOST_COPIES),
    _of_characters("attacking", "who attacks, or is named to attack"),
    _of_characters("defending", "who defends, or is named to defend"),
    _of_characters("bypassed", "who is bypassed by Stealth"),
    Plane("hosts", (ATTACHMENTS, CHARACTERS), "which character bears which attachment"),
    # The challenge, and what lasts.
    Plane("type", (len(CHALLENGE_TYPES),), "the type of the running challenge"),
    _by_side("attacker", "who attacks"),
    Plane("totals", (2,), "strength of the attack and of the defence", most=MANY),
    Plane("at_stake", (1,), "its claim", most=MANY),
    _by_side("winner", "who has won it"),
    Plane("unopposed", (1,), "whether unopposed"),
    Plane("effects", (len(LASTING_SOURCES),), "what lasts, by the card or plot that left it", most=MANY),
    Plane("effects_on", (len(LASTING_SOURCES), CHARACTERS), "on which characters it lasts", most=MOST_COPIES),
    # The draft.
    Plane("pack", (len(PLOTS),), "the plots that the observer may choose from"),
    Plane("kept", (len(PLOTS),), "the plots that it has kept"),
    # The question.
    _by_side("awaited", "who must decide"),
    _by_side("answered", "who has answered what both are asked"),
    Plane("ask", (len(ASKS),), "what is asked: " + ", ".join(ASKS)),
    _in_play("by_place", "the card in play that asks"),
    Plane("by", (SOURCES,), "the event, the plot or the card being played that asks"),
    Plane("danger", (CHARACTERS,), "who is about to be killed"),
    Plane("to", (len(NEWS),), "what may be responded to: " + ", ".join(NEWS)),
    Plane("victims", (1,), "how many victims are still to be named", most=MANY),
    Plane("over", (1,), "the game is over"),
)
START = starts(PLANES)
SIZE = sum(plane.size for plane in PLANES)
