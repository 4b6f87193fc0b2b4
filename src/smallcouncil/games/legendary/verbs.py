"""The vocabulary of texts: steps of which the sentences of the cards are made. `sentences` says which words mean which.

"You" is the player of the frame. Where a verb takes `may`, the player can decline. A step that has really done
something says so in the frame (`did`), for an "if you do" behind it.
"""

from collections.abc import Callable

from smallcouncil.games.legendary import battlefield, journal, moves
from smallcouncil.games.legendary.cards import (
    ATTACK,
    CLASS_BITS,
    CLASSES,
    COST,
    DESIGNS,
    IS_BYSTANDER,
    IS_HERO,
    LINEUP,
    MAESTER,
    MOST_DEFENDERS,
    RECRUIT,
    TEAM,
    WOUND,
)
from smallcouncil.games.legendary.effects import PLAY_TEXT, follow
from smallcouncil.games.legendary.frames import Choice, Step, push
from smallcouncil.games.legendary.happenings import (
    DISCARD,
    RESCUE,
    capture,
    defeat,
    draw_event,
    escapes,
    leave_row,
)
from smallcouncil.games.legendary.happenings import WOUND as WOUND_PROGRAM
from smallcouncil.games.legendary.table import (
    CLASS_SHIFT,
    COPY,
    NONE,
    PLAYED,
    RESCUED,
    SHOWDOWN,
    Frame,
    Table,
    at_place,
    change,
    chosen_class,
    design_of,
    everybody,
    on_field,
    places,
    seat_of_house,
)
from smallcouncil.games.legendary.texts import COPIERS
from smallcouncil.games.legendary.words import (
    AMOUNT,
    AS,
    BOTTOM,
    CLASS,
    FAMILY,
    HAND,
    LEAVE,
    LINEUP_WORD,
    MEANING,
    PILE,
    SEAT,
    SPACE,
    TARGET,
    VICTORY,
    YES,
)
from smallcouncil.games.legendary.words import PLAYED as PLAYED_WORD

Steps = list[Step]
Count = Callable[[Table, Frame], int]


def opponents(s: Table, f: Frame) -> list[int]:
    return [seat for seat in everybody(s) if seat != f.you]


def classes_of(entry: int) -> int:
    """The classes of a played card, with one that was chosen for it."""
    extra = chosen_class(entry)
    return CLASS_BITS[design_of(entry)] | (1 << extra if extra >= 0 else 0)


# ---- points and tokens


def points(what: str, count: Count) -> Steps:
    def added(s: Table, f: Frame) -> bool:
        if what == "Attack":
            moves.add_attack(s, f.you, count(s, f), f.source, f.mode)
        else:
            moves.add_recruit(s, f.you, count(s, f), f.source)
        f.did = True
        return False

    return [added]


def played_with_icon(fits: Callable[[int], bool], most: int) -> Count:
    """Other Heroes with an icon that you played this turn; copies and removed cards count (LG-R70)."""

    def counted(s: Table, f: Frame) -> int:
        if f.you != s.turn:
            return 0
        found = sum([fits(each) for each in (*s.played, *s.gone)])
        own = f.mode in (PLAYED, COPY) and fits(f.source)
        return min(most, found - own)

    return counted


def allies_in_battlefield(s: Table, f: Frame) -> int:
    return sum([len(space) for space in s.field])


def own_active_defenders(s: Table, f: Frame) -> int:
    return s.defenders[f.you]


def different_costs(s: Table, f: Frame) -> int:
    return len({COST[card] for card in s.lineups[f.you]})


def tokens(count: int) -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        if count > 0:
            moves.gain_tokens(s, f.you, count, f.source)
        else:
            moves.lose_tokens(s, f.you, -count, f.source)
        f.did = True
        return False

    return [gained]


def _seat_words(s: Table, f: Frame) -> list[int]:
    return [SEAT[seat] for seat in opponents(s, f)]


def steal_from_one(count: int, may: bool) -> Steps:
    def stolen(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.steal(s, f.you, MEANING[f.choice], count, f.source)
            f.did = True
        return False

    return [Choice("seat", _seat_words, may), stolen]


def steal_from_each(count: int) -> Steps:
    def stolen(s: Table, f: Frame) -> bool:
        for seat in opponents(s, f):
            moves.steal(s, f.you, seat, count, f.source)
        return False

    return [stolen]


# ---- yes or no


def _agreed(asked: str, possible: Callable[[Table, Frame], bool], may: bool) -> Steps:
    """A `may` without an object: yes or no. The step behind it finds a choice if it is to be done."""

    def answers(s: Table, f: Frame) -> list[int]:
        return [YES] if possible(s, f) else []

    return [Choice(asked, answers, may)]


def draw(count: int, may: bool) -> Steps:
    def drawn(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            f.did = moves.draw(s, f.you, count, f.source) > 0
        return False

    def can(s: Table, f: Frame) -> bool:
        return bool(s.decks[f.you] or s.discards[f.you])

    return [*_agreed("draw", can, may), drawn]


def draw_an_event(may: bool) -> Steps:
    def drawn(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            f.did = draw_event(s, f.you)
        return False

    return [*_agreed("event", lambda s, f: bool(s.event_deck), may), drawn]


def rescue(count: int, may: bool) -> Steps:
    def rescued(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            push(s, RESCUE, f.you, f.source).count = count
        return False

    return [*_agreed("rescue", lambda s, f: bool(s.bystander_deck), may), rescued]


def gain_wound(may: bool) -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            push(s, WOUND_PROGRAM, f.you, f.source)
        return False

    return [*_agreed("wound", lambda s, f: s.wounds > 0, may), gained]


def ko_this(may: bool) -> Steps:
    def killed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            if f.mode == PLAYED:
                moves.ko_played(s, f.you, f.source, f.source)
            else:
                moves.ko_from_victory(s, f.you, f.source, f.source)
            f.did = True
        return False

    return [*_agreed("ko-this", has_this_card, may), killed]


def has_this_card(s: Table, f: Frame) -> bool:
    """Whether the card is there to be KO'd or given away: in front, or in the Victory Pile; a copy is no card."""
    if f.mode == PLAYED:
        return any(design_of(each) == f.source for each in s.played)
    return f.mode == RESCUED and f.source in s.victory[f.you]


def give_this(may: bool) -> Steps:
    def given(s: Table, f: Frame) -> bool:
        if f.choice == NONE:
            return False
        if f.mode == PLAYED:
            moves.leave_front(s, f.source)
        else:
            s.victory[f.you].remove(f.source)
        seat = MEANING[f.choice]
        s.discards[seat].append(f.source)
        s.log.append((journal.GIVEN, f.you, f.source, seat))
        f.did = True
        return False

    return [Choice("give", lambda s, f: _seat_words(s, f) if has_this_card(s, f) else [], may), given]


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
    """KO one of these. If it must be and cannot, the hand is shown as proof (LG-216)."""

    def killed(s: Table, f: Frame) -> bool:
        if f.choice == NONE:
            if not may and s.hands[f.you]:
                moves.show_hand(s, f.you, f.source)
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

    return [Choice("may-discard", _hand_words, True, hand=True), free] if may else [forced]


def smash(attack: int) -> Steps:
    def smashed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.discard(s, f.you, MEANING[f.choice], f.source)
            moves.add_attack(s, f.you, attack, f.source, f.mode)
        return False

    return [Choice("smash", _hand_words, True, hand=True), smashed]


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
            f.did = True
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


# ---- keywords and choices of a played card


def versatile(count: int) -> Steps:
    def chosen(s: Table, f: Frame) -> bool:
        if MEANING[f.choice]:
            moves.add_recruit(s, f.you, count, f.source)
        else:
            moves.add_attack(s, f.you, count, f.source, f.mode)
        return False

    return [Choice("versatile", lambda s, f: [AS[0], AS[1]]), chosen]


def convert(most: int) -> Steps:
    """Turn unspent Recruit into Attack; what was made stays made (LG-R102)."""

    def amounts(s: Table, f: Frame) -> list[int]:
        if f.you != s.turn or not s.recruit:
            return []
        return [AMOUNT[number] for number in range(min(most, s.recruit) + 1)]

    def turned(s: Table, f: Frame) -> bool:
        count = MEANING[f.choice] if f.choice != NONE else 0
        if count:
            s.recruit -= count
            s.log.append((journal.TURNED, f.you, count, f.source))
            moves.add_attack(s, f.you, count, f.source, f.mode)
        return False

    return [Choice("convert", amounts), turned]


def choose_class() -> Steps:
    def chosen(s: Table, f: Frame) -> bool:
        number = MEANING[f.choice]
        entries = s.played if f.mode == PLAYED else s.gone
        at = len(entries) - 1 - entries[::-1].index(f.source)
        entries[at] = f.source | number + 1 << CLASS_SHIFT
        s.log.append((journal.CLASS, f.you, number, f.source))
        return False

    return [Choice("class", lambda s, f: [CLASS[number] for number in range(len(CLASSES))]), chosen]


def copy_played(may: bool) -> Steps:
    """Another Hero that you played this turn, gone or not (LG-R123)."""

    def heroes(s: Table, f: Frame) -> list[int]:
        cards = dict.fromkeys(map(design_of, (*s.played, *s.gone)))
        return [PLAYED_WORD[card] for card in cards if IS_HERO[card] and card not in COPIERS]

    return [Choice("copy", heroes, may), _play_copy]


def copy_from_lineup(may: bool) -> Steps:
    def heroes(s: Table, f: Frame) -> list[int]:
        return [
            LINEUP_WORD[LINEUP * seat + at]
            for seat, lineup in enumerate(s.lineups)
            for at, card in enumerate(lineup)
            if card not in COPIERS
        ]

    return [Choice("copy", heroes, may), _play_copy]


def _play_copy(s: Table, f: Frame) -> bool:
    if f.choice == NONE:
        return False
    number = MEANING[f.choice]
    card = number if FAMILY[f.choice] == "played" else s.lineups[number // LINEUP][number % LINEUP]
    play(s, f.you, card, COPY)
    f.did = True
    return False


def play(s: Table, seat: int, card: int, mode: int) -> None:
    """Its icons give their points first, then its text is read (LG-R101)."""
    (s.played if mode == PLAYED else s.gone).append(card)
    s.log.append((journal.PLAYED, seat, card, mode == COPY))
    moves.add_attack(s, seat, ATTACK[card], card, mode)
    moves.add_recruit(s, seat, RECRUIT[card], card)
    if card == MAESTER and seat == s.turn:
        s.healings += 1
    follow(s, PLAY_TEXT, card, seat, mode=mode)


# ---- lineups


def _own_lineup(s: Table, f: Frame) -> list[int]:
    return [LINEUP_WORD[LINEUP * f.you + at] for at in range(LINEUP)]


def _every_lineup(s: Table, f: Frame) -> list[int]:
    return [LINEUP_WORD[LINEUP * seat + at] for seat in range(s.setup.seats) for at in range(LINEUP)]


def _cycled(s: Table, f: Frame) -> bool:
    if f.choice != NONE:
        number = MEANING[f.choice]
        moves.cycle(s, number // LINEUP, number % LINEUP, f.source, event=DESIGNS[f.source].kind == "event")
        f.did = True
    return False


def cycle_own(may: bool) -> Steps:
    return [Choice("cycle", _own_lineup, may), _cycled]


def cycle_any(may: bool) -> Steps:
    return [Choice("cycle", _every_lineup, may), _cycled]


def cycle_each_opponent(count: int) -> Steps:
    """You choose, one card after the other, opponent by opponent."""

    def begin(s: Table, f: Frame) -> bool:
        f.waiting = tuple([seat for seat in opponents(s, f) for _ in range(count)])
        return False

    def theirs(s: Table, f: Frame) -> list[int]:
        return [LINEUP_WORD[LINEUP * f.waiting[0] + at] for at in range(LINEUP)] if f.waiting else []

    def next_one(s: Table, f: Frame) -> bool:
        if f.waiting:
            _cycled(s, f)
            f.waiting = f.waiting[1:]
            f.step -= 2
        return False

    return [begin, Choice("cycle", theirs), next_one]


def gain_hero(most: int, whose: str) -> Steps:
    def fitting(s: Table, f: Frame) -> list[int]:
        seats = [f.you] if whose == "your" else range(s.setup.seats)
        return [
            LINEUP_WORD[LINEUP * seat + at]
            for seat in seats
            for at, card in enumerate(s.lineups[seat])
            if COST[card] <= most
        ]

    def gained(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            number = MEANING[f.choice]
            moves.take_from_lineup(s, f.you, number // LINEUP, number % LINEUP, f.source)
            f.did = True
        return False

    return [Choice("gain", fitting), gained]


def gain_maester() -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        f.did = moves.gain_maester(s, f.you, f.source)
        return False

    return [gained]


# ---- Defenders


def activate() -> Steps:
    def activated(s: Table, f: Frame) -> bool:
        f.did = moves.activate(s, f.you, f.source)
        return False

    return [activated]


def turn_inactive() -> Steps:
    def turned(s: Table, f: Frame) -> bool:
        if s.defenders[f.you]:
            moves.turn_inactive(s, f.you, f.source)
        return False

    return [turned]


# ---- Allies


def _any_ally(s: Table, f: Frame) -> list[int]:
    return [TARGET[place] for place, _ in places(s)]


def _other_ally(s: Table, f: Frame) -> list[int]:
    return [TARGET[place] for place, ally in places(s) if ally.serial != f.ally]


def weaken_one(less: int, other: bool) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            ally = at_place(s, MEANING[f.choice])
            change(s, ally.serial, less=ally.less + less)
            s.log.append((journal.WEAKENED, ally.ally, less, f.source))
        return False

    return [Choice("weaken", _other_ally if other else _any_ally), weakened]


def weaken_every(less: int) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        s.less += less
        s.log.append((journal.WEAKENED, NONE, less, f.source))
        return False

    return [weakened]


def weaken_own(less: int) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        s.own_less[f.you] += less
        s.log.append((journal.WEAKENED, NONE, less, f.source))
        return False

    return [weakened]


def bribe_one() -> Steps:
    def bribed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            ally = at_place(s, MEANING[f.choice])
            change(s, ally.serial, bribe=True)
            s.log.append((journal.BRIBE, ally.ally, f.source))
        return False

    return [Choice("bribe", _any_ally), bribed]


def bribe_every() -> Steps:
    def bribed(s: Table, f: Frame) -> bool:
        s.bribe = True
        s.log.append((journal.BRIBE, NONE, f.source))
        return False

    return [bribed]


def push_one(may: bool) -> Steps:
    def pushed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            f.did = True
            escapes(s, leave_row(s, battlefield.push_on(s, at_place(s, MEANING[f.choice]).serial, f.source)))
        return False

    return [Choice("push", _any_ally, may), pushed]


def move_one(may: bool) -> Steps:
    def empty(s: Table, f: Frame) -> list[int]:
        return [SPACE[at] for at, space in enumerate(s.field) if not space]

    def movable(s: Table, f: Frame) -> list[int]:
        return _any_ally(s, f) if empty(s, f) else []

    def chosen(s: Table, f: Frame) -> bool:
        f.target = NONE if f.choice == NONE else at_place(s, MEANING[f.choice]).serial
        return False

    def where(s: Table, f: Frame) -> list[int]:
        return [] if f.target == NONE else empty(s, f)

    def moved(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            battlefield.move_to(s, f.target, MEANING[f.choice], f.source)
            f.did = True
        return False

    return [Choice("move", movable, may), chosen, Choice("space", where), moved]


def free_defeat(most: int, may: bool) -> Steps:
    """An enemy Ally that you may fight (LG-R36, LG-R107); not in a Showdown Turn."""

    def weak(s: Table, f: Frame) -> list[int]:
        if s.phase == SHOWDOWN or (f.you == s.turn and not moves.may_fight(s)):
            return []
        return [
            TARGET[place]
            for place, ally in places(s)
            if TEAM[ally.ally] != s.houses[f.you]
            and moves.elusive_allows(s, f.you, ally.ally)
            and moves.ally_attack(s, ally, place // 3) <= most
        ]

    def beaten(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            f.did = True
            if f.you == s.turn:
                s.fought = True
            defeat(s, f.you, at_place(s, MEANING[f.choice]).serial)
        return False

    return [Choice("free", weak, may), beaten]


def capture_bystander() -> Steps:
    def captured(s: Table, f: Frame) -> bool:
        ally = on_field(s, f.ally)
        if ally is not None and s.bystander_deck:
            capture(s, ally, s.bystander_deck.pop())
        return False

    return [captured]


def look_at_ally_deck() -> Steps:
    """Only you see the card; it stays known to you wherever it goes (LG-R100)."""

    def looked(s: Table, f: Frame) -> bool:
        if s.ally_deck:
            s.ally_known[-1] |= 1 << f.you
            s.log.append((journal.LOOKED, f.you, s.ally_deck[-1], f.source))
        return False

    def sent(s: Table, f: Frame) -> bool:
        if f.choice == BOTTOM:
            s.ally_deck.insert(0, s.ally_deck.pop())
            s.ally_known.insert(0, s.ally_known.pop())
            s.log.append((journal.SENT_UNDER, f.you, f.source))
        return False

    return [looked, Choice("look", lambda s, f: [LEAVE, BOTTOM] if s.ally_deck else []), sent]


# ---- what waits for later


def intimidate() -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        if s.defeated == 0:
            s.intimidation += 1
        return False

    return [waits]


def both_rewards() -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        s.both += 1
        s.log.append((journal.BOTH, f.you, f.source))
        return False

    return [waits]


def extra_cards(count: int) -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        s.extra[f.you] += count
        s.log.append((journal.EXTRA, f.you, count, f.source))
        return False

    return [waits]


# ---- conditions


def made_recruit(least: int) -> Callable[[Table, Frame], bool]:
    return lambda s, f: f.you == s.turn and s.made >= least


def defeated_an_ally(s: Table, f: Frame) -> bool:
    return f.you == s.turn and s.defeated > 0


def ally_at(space: int) -> Callable[[Table, Frame], bool]:
    return lambda s, f: bool(s.field[space])


def owner_of_source(s: Table, f: Frame) -> int:
    return seat_of_house(s, TEAM[f.source])


def can_activate(s: Table, seat: int) -> bool:
    return s.defenders[seat] < MOST_DEFENDERS
