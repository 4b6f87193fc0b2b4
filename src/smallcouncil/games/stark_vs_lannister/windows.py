"""Windows: who may act, respond or save, and what follows.

Whether a House is asked depends on open facts alone (SL-R94): a card of its own in play can be used, or its hand is not
empty and one of its events would fit and not all copies of it lie in its discard pile.
"""

from typing import Any, ClassVar, Final

from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.windows import InChosenOrder, InTurns
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.card_moves import (
    attach,
    enter,
    out_of_hand,
    pay,
)
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COPIES,
    COST,
    DEAREST,
    DESIGN_AT,
    DESIGNS,
    DUPLICABLE,
    FIRST_PLACE,
    IS_ATTACHMENT,
    IS_EVENT,
    LIMITED,
    OWNER,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    ACTIONS,
    ANSWERS_ITS_ENTRY,
    EVENT_RESPONSES,
    EVENTS,
    HOSTS,
    MODIFIERS,
    PASSIVES,
    PROGRAMS,
    RESPONSES,
    Ability,
    keep_in_force,
)
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ACT,
    ASK_RESOLVE,
    ASK_RESPOND,
    ASK_TARGET,
    Choice,
    push,
    put,
)
from smallcouncil.games.stark_vs_lannister.table import MARSHALLING, Frame, Table
from smallcouncil.games.stark_vs_lannister.values import cost
from smallcouncil.games.stark_vs_lannister.words import (
    DUPLICATE_WORD,
    EVENT_SOURCE,
    FAMILY,
    MEANING,
    ONLY_PLACE,
    PASS,
    PLAY_WORD,
    PLOT_SOURCE,
    RESOLVE_WORD,
    RESPOND_WORD,
    TARGET_WORD,
    USE_WORD,
)

ENTERED: Final = 0
DECLARED: Final = 1
CHALLENGE_OVER: Final = 2
DOMINANCE_WON: Final = 3
CHARACTERS_KILLED: Final = 4
"""The kinds of news: a card was played, defenders were declared, a challenge was resolved, a House has won dominance,
characters were killed."""

News = tuple[tuple[Any, ...], ...]
_COST: Final = MODIFIERS.table("cost")
ONLY_ITS_PRICE: Final = tuple(
    not (unique or limited or attached)
    for unique, limited, attached in zip(UNIQUE, LIMITED, IS_ATTACHMENT, strict=True)
)
"""The cards that nothing but their price can keep their player from playing."""


# ---- what a House could do, as all can see, and what it can do

Answers = tuple[int, ...] | None
"""What a House can answer in a window; None if by open facts it is not asked."""


def not_all_discarded(s: Table, house: int, card: int) -> bool:
    return s.discard[house].count(card) < COPIES[card]


def marshalling_words(s: Table, house: int) -> list[int]:
    """The cards of a hand that can be played now, or attached as duplicates; equal ones are one word."""
    words = []
    as_printed = "cost" not in s.in_force
    gold = s.gold[house] if as_printed else DEAREST
    area = s.area[house]
    last = NONE
    for card in s.hands[house]:
        if card == last:
            continue
        last = card
        if DUPLICABLE[card] and FIRST_PLACE[card] in area:
            words.append(DUPLICATE_WORD[card])
        elif IS_EVENT[card] or COST[card] > gold:
            continue
        elif (as_printed and ONLY_ITS_PRICE[card]) or why_not_play(s, house, card) is None:
            words.append(PLAY_WORD[card])
    return words


def why_not_play(s: Table, house: int, card: int) -> str | None:
    """The rule that forbids to play a character, location or attachment in one's own marshalling turn, if any."""
    if UNIQUE[card]:
        if FIRST_PLACE[card] in s.area[house] or FIRST_PLACE[card] in s.attachments:
            return "SL-150"
        if card in s.dead[house]:
            return "SL-151"
    if LIMITED[card] and s.limited[house]:
        return "SL-161"
    if cost(s, house, card) > s.gold[house]:
        return "SL-R31"
    if IS_ATTACHMENT[card] and not hosts(s, house, card):
        return "SL-R33"
    return None


def hosts(s: Table, house: int, card: int) -> list[int]:
    """The characters that an attachment can go on, on either side."""
    fits = HOSTS[card]
    return [place for own in s.area for place in own if place < CHARACTERS and fits(s, house, place)]


# ---- chances in turns, and action windows


class Chances(InTurns[Table, Frame]):
    """Both Houses in turns, as the kit has it; one look finds whether a House is asked and what it can answer."""

    __slots__ = ("asked_at", "program")
    asked: ClassVar[int]

    def __init__(self) -> None:
        self.program = self.asked_at = NONE

    def answers(self, s: Table, house: int) -> Answers:
        """By open facts None or not; what is in it may depend on the hand."""
        raise NotImplementedError

    def first(self, s: Table, frame: Frame) -> int:
        return s.first

    def ask(self, s: Table, frame: Frame) -> bool:
        while frame.passes < 2:
            answers = self.answers(s, frame.turn)
            if answers is not None:
                return put(s, frame.turn, self.asked, answers)
            frame.passes += 1
            frame.turn = 1 - frame.turn
        frame.step += 1
        return False

    def _answered(self, s: Table, frame: Frame) -> bool:
        house = frame.turn
        frame.turn = 1 - house
        if frame.answer == NONE:
            frame.passes += 1
            frame.step -= 1
            return self.ask(s, frame)
        frame.passes = 0
        frame.step -= 2
        self.take(s, frame, house)
        return False

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return self.answers(s, seat) or ()

    def opened(self, s: Table, turn: int) -> bool:
        """Begin the program of these chances with the question itself, if anybody is asked."""
        passes, answers = 0, self.answers(s, turn)
        if answers is None:
            passes, turn = 1, 1 - turn
            answers = self.answers(s, turn)
            if answers is None:
                return False
        frame = push(s, self.program, turn)
        frame.step, frame.passes = self.asked_at, passes
        return put(s, turn, self.asked, answers)


class ActionWindow(Chances):
    """Act or pass in turns, until both have passed one after the other (SL-R28)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_ACT

    def answers(self, s: Table, house: int) -> Answers:
        """All that a House can do in an action window."""
        words = [PASS]
        actions = ACTIONS[s.phase]
        for place in s.acting[house]:
            ability = actions[place]
            if ability is not None and ability.possible(s, house, place):
                words.append(USE_WORD[place])
        asked = len(words) > 1
        held = s.hands[house]
        if held:
            if s.phase == MARSHALLING and s.active == house:
                words += marshalling_words(s, house)
                asked = True
            for card, ability in EVENTS[s.phase][house].items():
                if card in held:
                    if ability.possible(s, house, NONE):
                        words.append(PLAY_WORD[card])
                        asked = True
                elif not asked and ability.possible(s, house, NONE):
                    asked = not_all_discarded(s, house, card)
        if not asked:
            return None
        words.sort()
        return tuple(words)

    def take(self, s: Table, frame: Frame, seat: int) -> None:
        word = frame.answer
        family, meaning = FAMILY[word], MEANING[word]
        if family == "use":
            push(s, USE, seat, DESIGN_AT[meaning], meaning)
        elif family == "duplicate":
            add_duplicate(s, seat, meaning)
        elif IS_EVENT[meaning]:
            push(s, EVENT, seat, meaning)
        elif IS_ATTACHMENT[meaning]:
            push(s, ATTACH, seat, meaning)
        else:
            play_card(s, seat, meaning)


def play_card(s: Table, house: int, card: int) -> None:
    """A character or a location comes into play in one go: there is nothing to choose."""
    buy(s, house, card)
    come_into_play(s, house, card)
    if s.news:
        push(s, SETTLED, house)


def use(s: Table, f: Frame) -> bool:
    """An action of a card in play."""
    s.log.append((journal.USED, f.you, f.place))
    ability = ACTIONS[s.phase][f.place]
    assert ability is not None
    push(s, ability.program, f.you, f.source, f.place)
    return False


def play_event(s: Table, f: Frame) -> bool:
    """An event leaves the hand and lies in no pile until its effect is done (SL-R97)."""
    _announce(s, f.you, f.source, 0)
    push(s, EVENTS[s.phase][f.you][f.source].program, f.you, f.source)
    return False


def _announce(s: Table, house: int, card: int, gold: int) -> None:
    out_of_hand(s, house, card)
    s.resolving += (card,)
    s.log.append((journal.PLAYED, house, DESIGNS[card].id, gold))


def conclude_event(s: Table, f: Frame) -> bool:
    s.discard[f.you].append(f.source)
    s.resolving = s.resolving[:-1]
    return False


def buy(s: Table, house: int, card: int) -> None:
    """Pay first, then place it (SL-076); what lowers the cost of the next card is used up (SL-R128)."""
    price = cost(s, house, card)
    _announce(s, house, card, price)
    pay(s, house, price, card)
    s.limited[house] = s.limited[house] or LIMITED[card]
    if "cost" in s.in_force:
        keep_in_force(s, [effect for effect in s.effects if not _used_up(s, effect, house, card)])


def _used_up(s: Table, effect: Any, house: int, card: int) -> bool:
    change = _COST.get(effect[0])
    return change is not None and effect.owner == house and change(s, effect, card, 0) != 0


def come_into_play(s: Table, house: int, card: int, host: int = NONE) -> None:
    s.resolving = ()
    place = enter(s, house, card)
    if host != NONE:
        attach(s, place, host)
        s.log.append((journal.ATTACHED, house, place, host))
    if card in ANSWERS_ITS_ENTRY:
        s.news += ((ENTERED, place),)


def buy_attachment(s: Table, f: Frame) -> bool:
    buy(s, f.you, f.source)
    return False


def attach_to_host(s: Table, f: Frame) -> bool:
    come_into_play(s, f.you, f.source, f.target)
    return False


choose_host = Choice(ASK_TARGET, "target", TARGET_WORD, lambda s, f: hosts(s, f.you, f.source))


def add_duplicate(s: Table, house: int, card: int) -> None:
    """No playing: it costs nothing and starts nothing (SL-R38)."""
    place = FIRST_PLACE[card]
    out_of_hand(s, house, card)
    s.duplicates[place] += 1
    s.log.append((journal.DUPLICATED, house, place))


# ---- what follows: passives, then responses


def settle(s: Table, f: Frame) -> bool:
    """Passives of what has happened, then one response round (SL-R125)."""
    if not s.news:
        return False
    if passives(s, s.news):
        push(s, SETTLE, s.first)
        return False
    if _RESPONSES.opened(s, s.first):
        return True
    s.news = ()
    return False


def passives(s: Table, news: News) -> tuple[int, ...]:
    """The cards and plots that must do something after these news."""
    return tuple(
        [
            source
            for item in news
            for source, (starts, _) in PASSIVES.get(item[0], {}).items()
            if (house := holder(s, source)) != NONE and starts(s, house, item)
        ]
    )


class Passives(InChosenOrder[Table, Frame]):
    """Passives that start together, in the order that the first player sets (SL-179)."""

    __slots__ = ()

    def waiting(self, s: Table, frame: Frame) -> tuple[int, ...]:
        """`count` is the first of the news that concern this frame."""
        return passives(s, s.news[frame.count :])

    def still(self, s: Table, frame: Frame, reaction: int) -> bool:
        return holder(s, reaction) != NONE

    def put(self, s: Table, frame: Frame) -> None:
        put(s, s.first, ASK_RESOLVE)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted([RESOLVE_WORD[source] for source in frame.waiting]))

    def resolve(self, s: Table, frame: Frame, reaction: int) -> None:
        _, ability = next(table[reaction] for table in PASSIVES.values() if reaction in table)
        begin(s, ability, reaction)


def begin(s: Table, ability: Ability, source: int) -> None:
    """Begin the ability of a unique card in play or of a revealed plot."""
    push(s, ability.program, holder(s, source), source, ONLY_PLACE[source])


def holder(s: Table, source: int) -> int:
    """The House that has this unique card in play, or has revealed this plot."""
    place = ONLY_PLACE[source]
    if place == NONE:
        plot = source - PLOT_SOURCE
        return s.plot.index(plot) if plot in s.plot else NONE
    return OWNER[place] if place in s.area[OWNER[place]] else NONE


class Responses(Chances):
    """One response or a pass in turns, first player first (SL-R86)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_RESPOND

    def answers(self, s: Table, house: int) -> Answers:
        words = [RESPOND_WORD[place] for place, _ in responders(s, house)]
        asked = bool(words)
        held = s.hands[house]
        if held:
            for card in fitting_responses(s, house):
                if card in held:
                    words.append(RESPOND_WORD[EVENT_SOURCE + card])
                asked = asked or not_all_discarded(s, house, card)
        return tuple(sorted([PASS, *words])) if asked else None

    def take(self, s: Table, frame: Frame, seat: int) -> None:
        meaning = MEANING[frame.answer]
        if meaning < EVENT_SOURCE:
            item = next(item for place, item in responders(s, seat) if place == meaning)
            s.responded += ((meaning, item),)
            ability = RESPONSES[s.news[item][0]][meaning]
            assert ability is not None
            _respond(s, seat, ability[1], DESIGN_AT[meaning], meaning)
        else:
            card = meaning - EVENT_SOURCE
            _respond(s, seat, fitting_responses(s, seat)[card], card, NONE)


def _respond(s: Table, house: int, ability: Ability, card: int, place: int) -> None:
    """A response: the event or the card does its part, then its passives follow at once."""
    frame = push(s, RESPOND if place != NONE else EVENT_RESPONSE, house, card, place)
    frame.count, frame.target = len(s.news), ability.program


def responders(s: Table, house: int) -> list[tuple[int, int]]:
    """The places of cards in play that can respond now, each with the news that it answers."""
    found: list[tuple[int, int]] = []
    for item, news in enumerate(s.news):
        table = RESPONSES.get(news[0])
        if table is None:
            continue
        for place in s.answering[house]:
            entry = table[place]
            if entry is None or (place, item) in s.responded or not entry[0](s, house, place, news):
                continue
            if entry[1].possible(s, house, place) and all(place != other for other, _ in found):
                found.append((place, item))
    return found


def fitting_responses(s: Table, house: int) -> dict[int, Ability]:
    """The events of a House's deck that could answer some of the news."""
    return {
        card: ability
        for news in s.news
        for card, (starts, ability) in EVENT_RESPONSES[news[0]][house].items()
        if starts(s, house, NONE, news) and ability.possible(s, house, NONE)
    }


def announce_response(s: Table, f: Frame) -> bool:
    s.log.append((journal.RESPONDED, f.you, journal.place_name(f.place) or journal.source_name(f.source)))
    if f.place == NONE:
        out_of_hand(s, f.you, f.source)
        s.resolving += (f.source,)
    push(s, f.target, f.you, f.source, f.place)
    return False


def passives_of_response(s: Table, f: Frame) -> bool:
    push(s, PASSIVES_ALONE, s.first).count = f.count
    return False


def forget_news(s: Table, f: Frame) -> bool:
    s.news = s.responded = ()
    return False


# ---- programs

_PASSIVES: Final = Passives()
_RESPONSES: Final = Responses()
_WINDOW: Final = ActionWindow()
USE: Final = PROGRAMS.add("use", (use, settle))
SETTLED: Final = PROGRAMS.add("settled", (settle,))
EVENT: Final = PROGRAMS.add("event", (play_event, conclude_event, settle))
ATTACH: Final = PROGRAMS.add("attach", (buy_attachment, choose_host, attach_to_host, settle))
_SETTLE: Final = (*_PASSIVES.steps(), *_RESPONSES.steps(), forget_news)
SETTLE: Final = PROGRAMS.add("settle", _SETTLE)
PASSIVES_ALONE: Final = PROGRAMS.add("passives", _PASSIVES.steps())
RESPOND: Final = PROGRAMS.add("respond", (announce_response, passives_of_response))
EVENT_RESPONSE: Final = PROGRAMS.add("event response", (announce_response, conclude_event, passives_of_response))
WINDOW: Final = PROGRAMS.add("window", _WINDOW.steps())
_WINDOW.program, _WINDOW.asked_at = WINDOW, _WINDOW.steps().index(_WINDOW) + 1
_RESPONSES.program, _RESPONSES.asked_at = SETTLE, _SETTLE.index(_RESPONSES) + 1


def open_window(s: Table, f: Frame) -> bool:
    """The first player begins (SL-R41), in marshalling the active one (SL-R27); where nobody is asked it goes by."""
    return _WINDOW.opened(s, s.active if s.phase == MARSHALLING else s.first)
