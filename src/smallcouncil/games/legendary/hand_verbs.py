"""Verbs about cards: those of a hand, in front of a player, in the piles, and showing one of them."""

from collections.abc import Callable

from smallcouncil.games.legendary import journal, moves
from smallcouncil.games.legendary.cards import (
    ATTACK,
    CLASS_BITS,
    DESIGNS,
    IS_BYSTANDER,
    IS_HERO,
    RECRUIT,
    WOUND,
)
from smallcouncil.games.legendary.frames import Choice, push
from smallcouncil.games.legendary.happenings import (
    DISCARD,
)
from smallcouncil.games.legendary.table import (
    NONE,
    Frame,
    Table,
    design_of,
)
from smallcouncil.games.legendary.verbs import Steps, classes_of
from smallcouncil.games.legendary.words import (
    FAMILY,
    HAND,
    MEANING,
    PILE,
    VICTORY,
)
from smallcouncil.games.legendary.words import PLAYED as PLAYED_WORD

# ---- cards of a hand, in front, in the piles


def own_heroes(s: Table, f: Frame) -> list[int]:
    """Heroes in hand and in front (LG-225)."""
    found = [HAND[card] for card in dict.fromkeys(s.hands[f.you]) if IS_HERO[card]]
    if f.you == s.turn:
        found += [PLAYED_WORD[card] for card in dict.fromkeys(map(design_of, s.played)) if IS_HERO[card]]
    return found


def own_wounds(s: Table, f: Frame) -> list[int]:
    found = [HAND[WOUND]] if WOUND in s.hands[f.you] else []
    return found + ([PILE[WOUND]] if WOUND in s.discards[f.you] else [])


def hand_and_pile(s: Table, f: Frame) -> list[int]:
    found = [HAND[card] for card in dict.fromkeys(s.hands[f.you])]
    return found + [PILE[card] for card in dict.fromkeys(s.discards[f.you])]


def ko_one(answers: Callable[[Table, Frame], list[int]], may: bool) -> Steps:
    """KO one of these. Where it must be, it was chosen, and nobody can choose what is impossible (LG-R129)."""

    def killed(s: Table, f: Frame) -> bool:
        if f.choice == NONE:
            return False
        card = MEANING[f.choice]
        kind = FAMILY[f.choice]
        take = {"hand": moves.ko_from_hand, "pile": moves.ko_from_pile, "played": moves.ko_played}[kind]
        take(s, f.you, card, f.source)
        f.did = True
        return False

    return [Choice("ko", answers, may, hand=True), killed]


def ko_bystanders(count: int) -> Steps:
    def victims(s: Table, f: Frame) -> list[int]:
        return [VICTORY[card] for card in dict.fromkeys(s.victory[f.you]) if IS_BYSTANDER[card]]

    def killed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.ko_from_victory(s, f.you, MEANING[f.choice], f.source)
        return False

    return [Choice("ko", victims), killed] * count


def _hand_words(s: Table, f: Frame) -> list[int]:
    return [HAND[card] for card in dict.fromkeys(s.hands[f.you])]


def discard_one(kind: int, may: bool) -> Steps:
    """Forced, so that something may replace it, or a free choice (LG-R136)."""

    def forced(s: Table, f: Frame) -> bool:
        push(s, DISCARD, f.you, f.source).count = kind
        return False

    def free(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.discard(s, f.you, MEANING[f.choice], f.source)
            f.did = True
        return False

    return [Choice("may-discard", _hand_words, True), free] if may else [forced]


def smash(attack: int) -> Steps:
    def smashed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.discard(s, f.you, MEANING[f.choice], f.source)
            moves.add_attack(s, f.you, attack, f.source, f.mode)
        return False

    return [Choice("smash", _hand_words, True), smashed]


def borrow_numbers() -> Steps:
    def shown(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            card = MEANING[f.choice]
            moves.show_hand_card(s, f.you, card, f.source)
            moves.add_attack(s, f.you, ATTACK[card], f.source, f.mode)
            moves.add_recruit(s, f.you, RECRUIT[card], f.source)
        return False

    return [Choice("show", _hand_words, hand=True), shown]


def recall() -> Steps:
    def heroes(s: Table, f: Frame) -> list[int]:
        return [PILE[card] for card in dict.fromkeys(s.discards[f.you]) if IS_HERO[card]]

    def put_on_top(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            card = MEANING[f.choice]
            s.discards[f.you].remove(card)
            s.decks[f.you].append(card)
            s.tops[f.you].append(card)
            s.log.append((journal.RECALLED, f.you, card, f.source))
        return False

    return [Choice("recall", heroes), put_on_top]


def reveal_top() -> Steps:
    """The top card of your deck, an empty one reshuffled first; it stays there (LG-223)."""

    def revealed(s: Table, f: Frame) -> bool:
        if not s.decks[f.you] and s.discards[f.you]:
            moves.reshuffle(s, f.you)
        f.target = s.decks[f.you][-1] if s.decks[f.you] else NONE
        if f.target != NONE:
            if not s.tops[f.you]:
                s.tops[f.you] = [f.target]
            s.log.append((journal.SHOWN, f.you, (f.target,), "deck", f.source))
        return False

    return [revealed]


def shows_attack(s: Table, f: Frame) -> bool:
    """Whether the card just revealed has an Attack icon; Versatile is none (LG-R121)."""
    return f.target != NONE and DESIGNS[f.target].attack is not None


# ---- revealing a Hero of a class


def _fitting(bits: int) -> Callable[[Table, Frame], list[int]]:
    def found(s: Table, f: Frame) -> list[int]:
        cards = [HAND[card] for card in dict.fromkeys(s.hands[f.you]) if CLASS_BITS[card] & bits]
        if f.you == s.turn:
            shown = dict.fromkeys(design_of(each) for each in s.played if classes_of(each) & bits)
            cards += [PLAYED_WORD[card] for card in shown]
        return cards

    return found


def _show(s: Table, f: Frame) -> None:
    if FAMILY[f.choice] == "hand":
        moves.show_hand_card(s, f.you, MEANING[f.choice], f.source)
    else:
        s.log.append((journal.SHOWN, f.you, (MEANING[f.choice],), "played", f.source))


class _RevealOr(Choice):
    """May show one. With an empty Wound Deck whoever can must, and who cannot suffers nothing (LG-R130)."""

    __slots__ = ("wound",)

    def __init__(self, bits: int, wound: bool) -> None:
        super().__init__("reveal", _fitting(bits), True, hand=True)
        self.wound = wound

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        found = self.answers(s, frame)
        if self.wound and not s.wounds and found:
            return tuple(sorted(found))
        return self._all(found)

    def ask(self, s: Table, frame: Frame) -> bool:
        asked = super().ask(s, frame)
        if asked:
            s.legal = None
        return asked


def reveal_or(bits: int, or_else: Steps, wound: bool) -> Steps:
    """Show a Hero of such a class, or the second part happens."""
    skip = len(or_else)

    def shown(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            _show(s, f)
            f.step += skip
        return False

    return [_RevealOr(bits, wound), shown, *or_else]


def who_reveals(bits: int, then: Steps) -> Steps:
    skip = len(then)

    def shown(s: Table, f: Frame) -> bool:
        if f.choice == NONE:
            f.step += skip
        else:
            _show(s, f)
        return False

    return [Choice("reveal", _fitting(bits), True, hand=True), shown, *then]
