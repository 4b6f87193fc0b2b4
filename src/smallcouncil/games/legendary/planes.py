"""The planes of an observation of Legendary: what stands where.

Seats are told from the observer on, clockwise; where fewer than four play, the last ones stay empty. Cards are counted
by design, as copies cannot be told apart. The designs stand in the order of the card list, so that the cards which a
personal deck can hold come first.
"""

from smallcouncil.core.encoding import Plane, starts
from smallcouncil.games.legendary.cards import (
    ALLIES,
    BYSTANDERS,
    CLASSES,
    DESIGNS,
    GROUP_IDS,
    HENCHMEN,
    HERO_CARDS,
    HEROES,
    HOUSES,
    LINEUP,
    MASTERMINDS,
    MINOR_HEROES,
    MOST_DEFENDERS,
    MOST_IN_SPACE,
    PERSONAL,
    SPACES,
)
from smallcouncil.games.legendary.ending import MOST_CLIFFHANGERS
from smallcouncil.games.legendary.fights import REASONS
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.games.legendary.table import PHASES
from smallcouncil.games.legendary.words import MOST_SEATS

MANY = 127
FIRST_ALLY, FIRST_MASTERMIND = ALLIES[0], MASTERMINDS[0]
FIRST_CAPTIVE, LAST_CAPTIVE = MINOR_HEROES[0], BYSTANDERS[-1]
CAPTIVES = LAST_CAPTIVE - FIRST_CAPTIVE + 1
"""Minor Heroes, basic cards and Bystanders: what an Ally can have captured lies among them."""
SPOTS = len(SPACES) * MOST_IN_SPACE
ROUNDS = MOST_CLIFFHANGERS + 1
NAMES = len(HEROES.cards) + len(MINOR_HEROES) + 1
"""Whose Attack it is in the Tourney; the last one is nobody's."""
SETUPS = ("first-game", "full-allegiance", "two-together", "three-and-one", "secret-draft", "tourney")
DECK_KINDS = ("ally", "henchman", "bystander", "event", "strike")
MARKS = ("fought", "recruited", "healed", "maester_healed", "healings", "defeated", "intimidation", "both", "less")
assert (*HERO_CARDS, *MINOR_HEROES) == PERSONAL[: len(HERO_CARDS) + len(MINOR_HEROES)]
assert tuple(range(len(PERSONAL))) == PERSONAL
assert (*ALLIES, *HENCHMEN) == tuple(range(FIRST_ALLY, FIRST_MASTERMIND))


def _by_seat(name: str, about: str, *shape: int, most: int = 1) -> Plane:
    return Plane(name, (MOST_SEATS, *shape), f"{about}, the observer first", most)


def _on_field(name: str, about: str, *shape: int, most: int = 1) -> Plane:
    return Plane(name, (SPOTS, *shape), f"{about}, space by space, three places each", most)


PLANES = (
    # The table and its clock.
    Plane("seats", (MOST_SEATS + 1,), "how many play"),
    Plane("seat", (MOST_SEATS,), "the observer's seat, for words that name seats"),
    Plane("setup", (len(SETUPS),), "the set-up: " + ", ".join(SETUPS)),
    Plane("variants", (2,), "whether a Final Showdown is played, whether all take equal turns"),
    Plane("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
    Plane("number", (1,), "how many turns have begun", MANY),
    _by_seat("turn", "whose turn it is"),
    _by_seat("first", "the first player"),
    _by_seat("end", "who has triggered the end"),
    Plane("why", (len(REASONS),), "why it ends: " + ", ".join(REASONS)),
    _by_seat("houses", "the House", len(HOUSES)),
    _by_seat("heroes", "the Heroes of the Hero Deck", len(HEROES.cards), most=2),
    Plane("groups", (len(GROUP_IDS),), "the Ally groups and Henchmen that are in the game"),
    # The battlefield.
    _on_field("allies", "the Allies", FIRST_MASTERMIND - FIRST_ALLY),
    _on_field("ally_attack", "the Attack that beats them", most=MANY),
    _on_field("captives", "what they have captured", CAPTIVES, most=MANY),
    _on_field("bribes", "which can be bribed"),
    _on_field("supported", "which were supported"),
    Plane("escaped", (len(DESIGNS),), "the Allies that have escaped", MANY),
    Plane("ko", (len(DESIGNS),), "the KO pile", MANY),
    # The turn.
    Plane("points", (3,), "Attack and Recruit unspent, Recruit made this turn", MANY),
    Plane("named", (NAMES,), "unspent Attack by Hero in the Tourney", MANY),
    Plane("played", (len(PERSONAL),), "the cards in front", MANY),
    Plane("gone", (len(PERSONAL),), "cards played or copied that are not in front any more", MANY),
    Plane("classes", (len(CLASSES), len(PERSONAL)), "classes chosen for cards played this turn", MANY),
    Plane("marks", (len(MARKS),), "of this turn: " + ", ".join(MARKS), MANY),
    Plane("bribe", (1,), "whether all Allies can be bribed this turn"),
    _by_seat("extra", "additional cards of the next hand", most=MANY),
    _by_seat("own_less", "by how much own Allies are weaker", most=MANY),
    Plane("cycled", (len(PERSONAL),), "cards whose Lineup ability was used this turn"),
    Plane("round", (1,), "the round of the Final Showdown", ROUNDS),
    _by_seat("order", "who still takes a turn in it"),
    Plane("totals", (ROUNDS, MOST_SEATS), "the totals of its rounds and 1 more, the observer first", MANY),
    # What all have.
    _by_seat("hands", "how many cards the hand holds", most=MANY),
    _by_seat("decks", "how many cards the deck holds", most=MANY),
    _by_seat("hero_decks", "how many cards the Hero Deck holds", most=MANY),
    _by_seat("stacks", "how many Masterminds are left", most=MANY),
    Plane("ally_deck", (len(DECK_KINDS),), "the Ally Deck: " + ", ".join(DECK_KINDS), MANY),
    Plane("supply", (4,), "the Event Deck, Bystanders, Wounds and Maesters that are left", MANY),
    _by_seat("discards", "the discard pile", len(PERSONAL), most=MANY),
    _by_seat("unseen", "hand and deck together", len(PERSONAL), most=MANY),
    _by_seat("victory", "the Victory Pile", len(DESIGNS), most=MANY),
    _by_seat("aside", "cards set aside for the next hand", len(PERSONAL), most=MANY),
    _by_seat("lineups", "the Lineup", LINEUP, len(HERO_CARDS)),
    _by_seat("costs", "what a card of the Lineup costs now", LINEUP, most=MANY),
    _by_seat("tokens", "VP tokens", most=MANY),
    _by_seat("scores", "VP in all", most=MANY),
    _by_seat("lost", "Masterminds lost", most=len(MASTERMINDS)),
    _by_seat("masterminds", "the Mastermind on top", len(MASTERMINDS)),
    _by_seat("mastermind_attack", "the Attack that beats it", most=MANY),
    _by_seat("defenders", "active Defenders", most=MOST_DEFENDERS),
    _by_seat("defender_attack", "the Attack that beats one", most=MANY),
    # What the observer knows.
    Plane("hand", (len(PERSONAL),), "the observer's hand", MANY),
    _by_seat("known", "hand cards that all have seen", len(PERSONAL), most=MANY),
    _by_seat("top", "the top card of the deck, where it is known", len(PERSONAL)),
    _by_seat("tops", "all known cards on top of the deck", len(PERSONAL), most=MANY),
    _by_seat("heroes_under", "cards that went under the Hero Deck", len(HERO_CARDS), most=MANY),
    _by_seat("masterminds_under", "Masterminds that went under the others", len(MASTERMINDS)),
    Plane("ally_top", (len(DESIGNS),), "the top card of the Ally Deck, if the observer knows it"),
    Plane("ally_under", (len(DESIGNS),), "other cards of the Ally Deck that it has seen", MANY),
    Plane("pack", (len(HEROES.cards),), "the Heroes that it may choose from in the draft"),
    Plane("picks", (len(HEROES.cards),), "the Heroes that it has chosen there"),
    Plane("passed", (1,), "how often the packs were passed", MANY),
    # The question.
    _by_seat("awaited", "who must decide"),
    Plane("ask", (len(ASKS),), "what is asked: " + ", ".join(ASKS)),
    Plane("by", (len(DESIGNS),), "the card that asks"),
    _by_seat("of", "whose Lineup the question is about"),
    Plane("over", (1,), "the game is over"),
)
START = starts(PLANES)
SIZE = sum(plane.size for plane in PLANES)
