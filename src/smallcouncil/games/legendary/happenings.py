"""What cards make happen to a player: Wounds, discards, rescues, Events, defeats and what follows from them.

Each is a program of its own, finished before whatever caused it goes on (LG-R125).
"""

from typing import Final

from smallcouncil.cardkit.programs import finish
from smallcouncil.games.legendary import battlefield, journal, moves
from smallcouncil.games.legendary.cards import COST, DESIGNS, HAND, LINEUP, TEAM, VP
from smallcouncil.games.legendary.effects import (
    AMBUSH_TEXT,
    ESCAPE_TEXT,
    EVENT_TEXT,
    FIGHT_TEXT,
    PLAY_TEXT,
    PROGRAMS,
    STRIKE_TEXT,
    TEXTS,
    follow,
)
from smallcouncil.games.legendary.frames import Choice, push
from smallcouncil.games.legendary.table import (
    NONE,
    RESCUED,
    Frame,
    OnField,
    Table,
    change,
    everybody,
    find,
    places,
    seat_of_house,
)
from smallcouncil.games.legendary.texts import LINEUP_DISCARD, LINEUP_WOUND
from smallcouncil.games.legendary.words import (
    EFFECT,
    LINEUP_WORD,
    MEANING,
    RESOLVE,
    TARGET,
    TOKENS,
)
from smallcouncil.games.legendary.words import (
    FIGHT_TEXT as ITS_FIGHT,
)
from smallcouncil.games.legendary.words import (
    HAND as HAND_WORD,
)

ANY_CARD: Final = 0
COSTS_NOTHING: Final = 1
"""Which card a forced discard is about."""


def _done(s: Table) -> None:
    """Tell the text that caused this that it has really happened."""
    if len(s.stack) > 1:
        s.stack[-2].did = True


# ---- Wounds and forced discards, with what may replace them (LG-R135)


def _replacing(cards: set[int]) -> Choice:
    return Choice("replace", lambda s, f: _lineup_words(s, f.you, cards), may=True)


def _lineup_words(s: Table, seat: int, cards: set[int]) -> list[int]:
    return [LINEUP_WORD[LINEUP * seat + at] for at, card in enumerate(s.lineups[seat]) if card in cards]


def _wound_is_due(s: Table, f: Frame) -> bool:
    if not s.wounds:
        return finish(f)
    return _unless_replaced(s, f, LINEUP_WOUND)


def _unless_replaced(s: Table, f: Frame, cards: set[int]) -> bool:
    """Without a card that could replace it nobody is asked for one."""
    if cards.isdisjoint(s.lineups[f.you]):
        f.step += 2
    return False


def _replaced(s: Table, f: Frame) -> bool:
    if f.choice == NONE:
        return False
    space = MEANING[f.choice] % LINEUP
    s.log.append((journal.REPLACED, f.you, s.lineups[f.you][space], space + 1))
    moves.cycle(s, f.you, space, f.source)
    return finish(f)


def _gain_wound(s: Table, f: Frame) -> bool:
    moves.gain_wound(s, f.you, f.source)
    _done(s)
    return False


def _discard_is_due(s: Table, f: Frame) -> bool:
    """Without a fitting card the hand is shown as proof (LG-216)."""
    hand = s.hands[f.you]
    if not hand:
        return finish(f)
    if f.count == COSTS_NOTHING and not any(COST[card] == 0 for card in hand):
        moves.show_hand(s, f.you, f.source)
        return finish(f)
    return _unless_replaced(s, f, LINEUP_DISCARD)


def _discardable(s: Table, f: Frame) -> list[int]:
    hand = dict.fromkeys(s.hands[f.you])
    return [HAND_WORD[card] for card in hand if f.count == ANY_CARD or COST[card] == 0]


def _discard(s: Table, f: Frame) -> bool:
    moves.discard(s, f.you, MEANING[f.choice], f.source)
    _done(s)
    return False


WOUND: Final = PROGRAMS.add("wound", (_wound_is_due, _replacing(LINEUP_WOUND), _replaced, _gain_wound))
DISCARD: Final = PROGRAMS.add(
    "discard",
    (_discard_is_due, _replacing(LINEUP_DISCARD), _replaced, Choice("discard", _discardable, hand=True), _discard),
)


# ---- rescues and Events


def _rescue_next(s: Table, f: Frame) -> bool:
    """One after the other, each text completed before the next card is taken (LG-R134)."""
    if not f.count or not s.bystander_deck:
        return finish(f)
    f.count -= 1
    f.step -= 1
    card = s.bystander_deck.pop()
    s.victory[f.you].append(card)
    s.log.append((journal.RESCUED, f.you, card, f.source))
    _done(s)
    follow(s, PLAY_TEXT, card, f.you, mode=RESCUED)
    return False


RESCUE: Final = PROGRAMS.add("rescue", (_rescue_next,))


def draw_event(s: Table, by: int) -> None:
    """The top card of the Event Deck; nobody is asked to if there is none (LG-R26)."""
    resolve_event(s, s.event_deck.pop(), by)


def resolve_event(s: Table, card: int, by: int = NONE) -> None:
    """The `you` of an Event is the active player, whoever drew it (LG-R97), by whatever card."""
    s.resolving.append(card)
    s.log.append((journal.EVENT, s.turn, card, by))
    push(s, EVENT, s.turn, card)


def _cycle_all(s: Table, f: Frame) -> bool:
    """All players cycle the same space before the text is followed (LG-071)."""
    space = DESIGNS[f.source].cycle - 1
    for seat in everybody(s):
        moves.cycle(s, seat, space, f.source, event=True)
    return False


def _event_text(s: Table, f: Frame) -> bool:
    follow(s, EVENT_TEXT, f.source, f.you)
    return False


def _resolved(s: Table, f: Frame) -> bool:
    s.resolving.remove(f.source)
    s.ko.append(f.source)
    return False


EVENT: Final = PROGRAMS.add("event", (_cycle_all, _event_text, _resolved))


def _rotate(s: Table, f: Frame) -> bool:
    """The top Mastermind goes under its stack; the next one strikes (LG-076)."""
    stack = s.stacks[f.you]
    if len(stack) > 1:
        stack.insert(0, stack.pop())
        s.rotated[f.you] = min(s.rotated[f.you] + 1, len(stack))
    s.log.append((journal.STRIKE, f.you, stack[-1] if stack else NONE))
    return False


def _strike(s: Table, f: Frame) -> bool:
    if s.stacks[f.you]:
        follow(s, STRIKE_TEXT, s.stacks[f.you][-1], f.you)
    return False


STRIKE: Final = PROGRAMS.add("strike", (_rotate, _strike, _resolved))


# ---- entering, escaping, capturing


def _enter(s: Table, f: Frame) -> bool:
    ally = battlefield.new_ally(s, f.source)
    f.ally = ally.serial
    escapes(s, leave_row(s, battlefield.enter(s, ally)), f.source)
    return False


def _ambush(s: Table, f: Frame) -> bool:
    """Only if the newcomer is still there (LG-R90)."""
    if find(s, f.ally)[0] != NONE:
        follow(s, AMBUSH_TEXT, f.source, f.you, f.ally)
    return False


ENTER: Final = PROGRAMS.add("enter", (_enter, _ambush))


def leave_row(s: Table, left: list[OnField]) -> list[OnField]:
    """Allies that have left the row lie with what is being carried out until they escape."""
    for ally in left:
        s.resolving += (ally.ally, *ally.bystanders)
    return left


def escapes(s: Table, left: list[OnField], by: int) -> None:
    """Allies that have left the row escape one after the other (LG-R18), all by the card that set the row in motion."""
    if left:
        frame = push(s, ESCAPES, s.turn)
        frame.cards, frame.target = tuple(left), by


def _next_escape(s: Table, f: Frame) -> bool:
    """Token, then Bystanders; who must discard is looked at afterwards (LG-059)."""
    if not f.cards:
        return finish(f)
    ally: OnField = f.cards[0]
    f.cards = f.cards[1:]
    owner = seat_of_house(s, TEAM[ally.ally])
    f.source, f.ally, f.seat = ally.ally, ally.serial, owner
    for card in (ally.ally, *ally.bystanders):
        s.resolving.remove(card)
    s.escaped.append(ally.ally)
    s.log.append((journal.ESCAPED, ally.ally, owner, f.target))
    if owner == NONE:
        s.ko += ally.bystanders
    else:
        moves.change_tokens(s, owner, 1, ally.ally)
        moves.escape_tokens(s, owner)
        s.victory[owner] += ally.bystanders
    f.waiting = tuple([seat for seat in everybody(s) if seat != owner])
    return False


def _next_discard(s: Table, f: Frame) -> bool:
    if f.waiting:
        seat, f.waiting = f.waiting[0], f.waiting[1:]
        f.step -= 1
        if len(s.hands[seat]) >= HAND:
            push(s, DISCARD, seat, f.source)
    return False


def _escape_text(s: Table, f: Frame) -> bool:
    f.step = 0
    follow(s, ESCAPE_TEXT, f.source, s.turn, f.ally)
    return False


ESCAPES: Final = PROGRAMS.add("escapes", (_next_escape, _next_discard, _escape_text))


def _capturers(s: Table, f: Frame) -> list[int]:
    near = {ally.serial for ally in battlefield.nearest_allies(s)}
    return [TARGET[place] for place, ally in places(s) if ally.serial in near]


def _capture(s: Table, f: Frame) -> bool:
    """With an empty battlefield the card is the active player's, but not rescued (LG-R20)."""
    s.resolving.remove(f.source)
    if f.choice == NONE:
        s.victory[f.you].append(f.source)
        s.log.append((journal.CAPTURED, f.source, NONE))
        return False
    place = MEANING[f.choice]
    capture(s, s.field[place // 3][place % 3], f.source)
    return False


def capture(s: Table, ally: OnField, card: int) -> None:
    change(s, ally.serial, bystanders=(*ally.bystanders, card))
    s.log.append((journal.CAPTURED, card, ally.ally))


CAPTURE: Final = PROGRAMS.add("capture", (Choice("capture", _capturers), _capture))


# ---- defeats, supports, and the texts that follow in the player's order


def defeat(s: Table, seat: int, serial: int, by: int = NONE) -> None:
    """Ally and Bystanders into the Victory Pile, then what waits for a defeat, then the texts (LG-R108).

    Nobody has paid for it if a card did it.
    """
    space, place = find(s, serial)
    ally = s.field[space].pop(place)
    s.victory[seat] += [ally.ally, *ally.bystanders]
    s.log.append((journal.DEFEATED, seat, ally.ally, by))
    for card in ally.bystanders:
        s.log.append((journal.RESCUED, seat, card, ally.ally))
    if seat == s.turn:
        _intimidate(s, seat, ally)
        s.defeated += 1
    waits = [card for card in ally.bystanders if card in TEXTS[PLAY_TEXT]]
    if ally.ally in TEXTS[FIGHT_TEXT]:
        waits.insert(0, ITS_FIGHT)
    _pending(s, seat, ally, waits)


def _intimidate(s: Table, seat: int, ally: OnField) -> None:
    """Only the first Ally of the turn; each Intimidation in wait steals (LG-R109, LG-R110)."""
    owner = seat_of_house(s, TEAM[ally.ally])
    if s.defeated == 0 and owner not in (NONE, seat):
        for _ in range(s.intimidation):
            moves.steal(s, seat, owner, 1, INTIMIDATION)
    s.intimidation = 0


INTIMIDATION: Final = next(number for number, card in enumerate(DESIGNS) if "your first Ally" in card.text)


def _pending(s: Table, seat: int, ally: OnField, waits: list[int]) -> None:
    if waits:
        frame = push(s, PENDING, seat, ally.ally, ally.serial)
        frame.cards = tuple(waits)


def supported_texts(s: Table, seat: int, ally: OnField) -> None:
    """The reward and the texts of the rescued, in the supporter's order (LG-R112)."""
    waits = [ITS_FIGHT, *[card for card in ally.bystanders if card in TEXTS[PLAY_TEXT]]]
    frame = push(s, PENDING, seat, ally.ally, ally.serial)
    frame.cards, frame.count = tuple(waits), 1


def _order(s: Table, f: Frame) -> list[int]:
    return [RESOLVE[card] for card in dict.fromkeys(f.cards)]


def _next_text(s: Table, f: Frame) -> bool:
    if f.choice == NONE:
        return finish(f)
    card = MEANING[f.choice]
    at = f.cards.index(card)
    f.cards = f.cards[:at] + f.cards[at + 1 :]
    f.step = 0
    if card != ITS_FIGHT:
        follow(s, PLAY_TEXT, card, f.you, mode=RESCUED)
    elif f.count:
        push(s, REWARD, f.you, f.source, f.ally)
    else:
        follow(s, FIGHT_TEXT, f.source, f.you, f.ally)
    return False


PENDING: Final = PROGRAMS.add("pending", (Choice("order", _order), _next_text))


def _rewards(s: Table, f: Frame) -> list[int]:
    """Tokens or the Fight effect; both are taken unasked, and without an effect there is no choice."""
    return [TOKENS] if s.both or f.source not in TEXTS[FIGHT_TEXT] else [TOKENS, EFFECT]


def _reward(s: Table, f: Frame) -> bool:
    both = s.both > 0
    s.both -= both
    if f.choice == TOKENS:
        moves.change_tokens(s, f.you, VP[f.source], f.source)
    if f.choice == EFFECT or both:
        follow(s, FIGHT_TEXT, f.source, f.you, f.ally)
    return False


REWARD: Final = PROGRAMS.add("reward", (Choice("reward", _rewards), _reward))
