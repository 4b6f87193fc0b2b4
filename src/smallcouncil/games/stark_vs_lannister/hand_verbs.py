"""The vocabulary of abilities: what is done with hands and draw decks. "You" is the House of the frame."""

from collections.abc import Callable
from typing import ClassVar

from smallcouncil.cardkit.programs import NONE, Question
from smallcouncil.games.stark_vs_lannister import card_moves as moves
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.cards import COST, IS_CHARACTER, IS_EVENT, SYMBOL
from smallcouncil.games.stark_vs_lannister.frames import ASK_CARD, ASK_DISCARD, HandChoice, Step, put
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.words import CARD_WORD, DISCARD_WORD, PASS


def _opponent(s: Table, f: Frame) -> int:
    return 1 - f.you


def _discard_of(whose: Callable[[Table, Frame], int]) -> Step:
    def discarded(s: Table, f: Frame) -> bool:
        moves.discard_from_hand(s, whose(s, f), [f.target], f.source)
        return False

    return discarded


opponent_discards = (HandChoice(ASK_DISCARD, "target", _opponent), _discard_of(_opponent))
you_discard = (HandChoice(ASK_DISCARD, "target"), _discard_of(lambda s, f: f.you))


def look_at_hand(s: Table, f: Frame) -> bool:
    """The opponent shows you his hand; you know it until it changes."""
    hand = s.hands[1 - f.you]
    s.seen[1 - f.you] = hand[:]
    s.log.append((journal.LOOKED, f.you, 1 - f.you, tuple(hand), f.source))
    return False


class _ShownEvent(Question[Table, Frame]):
    """An event of the hand that was shown. Both players see it, so that a single event is not asked for."""

    __slots__ = ()
    into = "target"
    asked: ClassVar[int] = ASK_DISCARD

    def ask(self, s: Table, frame: Frame) -> bool:
        events = [card for card in s.hands[1 - frame.you] if IS_EVENT[card]]
        if len(events) < 2:
            frame.target = next(iter(events), NONE)
            return False
        return put(s, frame.you, ASK_DISCARD)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        hand = s.hands[1 - frame.you]
        return tuple([DISCARD_WORD[card] for card in dict.fromkeys(hand) if IS_EVENT[card]])


def _discard_shown(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        moves.discard_from_hand(s, 1 - f.you, [f.target], f.source)
    return False


discard_shown_event = (_ShownEvent(), _discard_shown)


class _Search(Question[Table, Frame]):
    """Look through your draw deck. Only you see it, so that you are asked also if nothing fits (SL-R135)."""

    __slots__ = ("fits",)
    into = "target"
    asked: ClassVar[int] = ASK_CARD

    def __init__(self, fits: Callable[[int], bool]) -> None:
        self.fits = fits

    def ask(self, s: Table, frame: Frame) -> bool:
        if s.decks[frame.you]:
            return put(s, frame.you, ASK_CARD)
        frame.target = NONE
        return False

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        found = [card for card in set(s.decks[frame.you]) if IS_CHARACTER[card] and self.fits(card)]
        return tuple(sorted([PASS, *[CARD_WORD[card] for card in found]]))


def search_deck(fits: Callable[[int], bool]) -> tuple[Step, ...]:
    """You may show one fitting character and take it into your hand; the deck is shuffled in any case."""
    return _Search(fits), _take_found


def _take_found(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        s.decks[f.you].remove(f.target)
        moves.into_hand(s, f.you, f.target)
    s.log.append((journal.SEARCHED, f.you, f.target, f.source))
    moves.shuffle_deck(s, f.you, f.source)
    return False


def cheap_character(cost: int, symbol: int | None = None) -> Callable[[int], bool]:
    """Of this printed cost or lower, and with this House's symbol if one is asked for."""
    return lambda card: COST[card] <= cost and (symbol is None or SYMBOL[card] == symbol)
