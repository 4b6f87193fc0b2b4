"""Reading the cards: every sentence of every text becomes steps of a program.

The card list is written in few words (its [[vocabulary]]), so that the text of a card is its rule: there is no second
telling of what a card does. A sentence that nobody understands is an error when the game is loaded.
"""

import re
from collections.abc import Callable
from typing import Final

from smallcouncil.games.legendary import ally_verbs as allies
from smallcouncil.games.legendary import hand_verbs as hands
from smallcouncil.games.legendary import lineup_verbs as lineups
from smallcouncil.games.legendary import playing
from smallcouncil.games.legendary import verbs as do
from smallcouncil.games.legendary.cards import (
    CLASSES,
    DESIGNS,
    HEROES,
    SPACES,
    TEAM,
    TEAMS,
)
from smallcouncil.games.legendary.effects import (
    AMBUSH_TEXT,
    ESCAPE_TEXT,
    EVENT_TEXT,
    FIGHT_TEXT,
    PLAY_TEXT,
    PROGRAMS,
    STRIKE_TEXT,
    TEXTS,
)
from smallcouncil.games.legendary.frames import Choice, Step, push
from smallcouncil.games.legendary.happenings import ANY_CARD, COSTS_NOTHING
from smallcouncil.games.legendary.table import NONE, Frame, Table, design_of, everybody
from smallcouncil.games.legendary.texts import (
    COPIERS,
    INSTEAD,
    LESS_FOR,
    LINEUP_DEFENDERS,
    LINEUP_DISCARD,
    LINEUP_ESCAPE,
    LINEUP_EVENT,
    LINEUP_RECRUIT,
    LINEUP_WOUND,
    MOST_LESS,
    PER_MATE,
    WEAKER,
)
from smallcouncil.games.legendary.words import MEANING, OPTION, SEAT

Steps = list[Step]
Condition = Callable[[Table, Frame], bool]
_ICONS = {name.replace("-", " ").title(): name for name in (*CLASSES, *TEAMS)}
_ICONS |= {"King's Landing": "kings-landing", "Night's Watch": "nights-watch"}
_VERBS: Final = {
    "gains": "gain",
    "draws": "draw",
    "discards": "discard",
    "reveals": "reveal",
    "KOs": "KO",
    "puts": "put",
    "rescues": "rescue",
    "loses": "lose",
    "activates": "activate",
    "cycles": "cycle",
    "turns": "turn",
    "defeats": "defeat",
}


class NotUnderstood(ValueError):
    """A sentence of a card that no pattern below reads."""


_THINGS: dict[str, do.Count] = {
    "Ally in the battlefield": do.allies_in_battlefield,
    "of your active Defenders": do.own_active_defenders,
    "different cost among the Heroes in your lineup": do.different_costs,
}


# ---- single actions, in the form that speaks to "you"

_ACTIONS: list[tuple[re.Pattern[str], Callable[..., Steps]]] = []
_PLAIN: Final = re.compile(r"\+\d+ (Attack|Recruit)\b|gain \d+ VP|your Allies get", re.IGNORECASE)
"""What is used without asking behind a trigger (LG-R103)."""


def _action(pattern: str, make: Callable[..., Steps]) -> None:
    """How a sentence reads, and the steps it means: of the words found in it, and whether it may be declined."""
    _ACTIONS.append((re.compile(pattern, re.IGNORECASE), make))


def _always(number: int) -> Callable[[Table, Frame], int]:
    return lambda s, f: number


_action(r"\+(\d+) (Attack|Recruit)", lambda may, n, what: do.points(what, _always(int(n))))
_action(
    r"\+1 (Attack|Recruit) for each other ([\w' ]+) Hero you played this turn \(at most (\d+)\)",
    lambda may, what, icon, most: do.points(what, do.played_with_icon(has_icon(_ICONS[icon]), int(most))),
)
_action(
    r"\+1 (Attack|Recruit) for each (Ally in the battlefield|of your active Defenders|different cost among the Heroes "
    r"in your lineup) \(at most (\d+)\)",
    lambda may, what, thing, most: do.points(what, _at_most(_THINGS[thing], int(most))),
)
_action(r"gain (\d+) VP", lambda may, n: do.tokens(int(n)))
_action(r"lose (\d+) VP", lambda may, n: do.tokens(-int(n)))
_action(r"steal (\d+) VP from one opponent of your choice", lambda may, n: do.steal_from_one(int(n), may))
_action(r"steal (\d+) VP from each opponent", lambda may, n: do.steal_from_each(int(n)))
_action(r"draw (\d+) cards?", lambda may, n: do.draw(int(n), may))
_action(r"draw it", lambda may: do.draw(1, False))
_action(r"draw an Event", lambda may: do.draw_an_event(may))
_action(r"rescue a Bystander", lambda may: do.rescue(1, may))
_action(r"rescue (\d+) Bystanders", lambda may, n: do.rescue(int(n), may))
_action(r"gain a Wound", lambda may: do.gain_wound(may))
_action(r"gain a Maester", lambda may: lineups.gain_maester())
_action(
    r"gain a Hero costing (\d+) or less from (your|any player's) lineup",
    lambda may, n, whose: lineups.gain_hero(int(n), whose),
)
_action(r"discard a card", lambda may: hands.discard_one(ANY_CARD, may))
_action(r"discard a card that costs 0", lambda may: hands.discard_one(COSTS_NOTHING, may))
_action(r"KO a Wound from your hand or discard pile", lambda may: hands.ko_one(hands.own_wounds, may))
_action(r"KO one of your Heroes", lambda may: hands.ko_one(hands.own_heroes, may))
_action(r"KO a card from your hand or discard pile", lambda may: hands.ko_one(hands.hand_and_pile, may))
_action(r"KO (\d+) Bystanders from your Victory Pile", lambda may, n: hands.ko_bystanders(int(n)))
_action(r"KO this card", lambda may: do.ko_this(may))
_action(r"put this card into one opponent's discard pile", lambda may: do.give_this(may))
_action(r"put a Hero from your discard pile on top of your deck", lambda may: hands.recall())
_action(r"reveal the top card of your deck", lambda may: hands.reveal_top())
_action(r"activate one of your Defenders", lambda may: lineups.activate())
_action(r"turn one of them inactive", lambda may: lineups.turn_inactive())
_action(r"cycle a card in your lineup", lambda may: lineups.cycle_own(may))
_action(r"cycle a card in one player's lineup", lambda may: lineups.cycle_any(may))
_action(r"cycle a card in each opponent's lineup", lambda may: lineups.cycle_each_opponent(1))
_action(r"cycle (\d+) cards in each opponent's lineup", lambda may, n: lineups.cycle_each_opponent(int(n)))
_action(r"push one Ally", lambda may: allies.push_one(may))
_action(r"move one Ally to an empty space", lambda may: allies.move_one(may))
_action(
    r"defeat one enemy Ally with Attack (\d+) or less without paying", lambda may, n: allies.free_defeat(int(n), may)
)
_action(r"look at the top card of the Ally Deck; you may put it on the bottom", lambda may: allies.look_at_ally_deck())
_action(r"one (other )?Ally gets -(\d+) Attack this turn", lambda may, other, n: allies.weaken_one(int(n), bool(other)))
_action(r"every Ally gets -(\d+) Attack this turn", lambda may, n: allies.weaken_every(int(n)))
_action(r"your Allies get -(\d+) Attack this turn", lambda may, n: allies.weaken_own(int(n)))
_action(r"one Ally has Bribe this turn", lambda may: allies.bribe_one())
_action(r"every Ally has Bribe this turn", lambda may: allies.bribe_every())
_action(r"this Ally captures a Bystander", lambda may: allies.capture_bystander())
_action(r"Smash (\d+)", lambda may, n: hands.smash(int(n)))
_action(r"Versatile (\d+)", lambda may, n: playing.versatile(int(n)))
_action(r"turn up to (\d+) Recruit into Attack", lambda may, n: playing.convert(int(n)))
_action(r"as you play this card, choose a class: this card also has that class", lambda may: playing.choose_class())
_action(
    r"show a card in your hand: its printed Attack and Recruit also count for this card",
    lambda may: hands.borrow_numbers(),
)
_action(r"play a copy of another Hero you played this turn", lambda may: playing.copy_played(may))
_action(r"play a copy of one Hero in any player's lineup", lambda may: playing.copy_from_lineup(may))
_action(r"the next Ally you support this turn gives both its VP and its Fight effect", lambda may: do.both_rewards())
_action(r"at the end of this turn, draw (\d+) extra cards?", lambda may, n: do.extra_cards(int(n)))
_action(r"when you defeat your first Ally this turn, steal 1 VP from that Ally's owner", lambda may: do.intimidate())
_action(
    r"reveal an? (.+) Hero or (gain a Wound|discard a card)",
    lambda may, icons, otherwise: hands.reveal_or(_class_bits(icons), action(otherwise, False), "Wound" in otherwise),
)
_action(r"(.+) and (gain \d+ VP)", lambda may, first, second: [*action(first, may), *action(second, may)])


def _at_most(count: do.Count, most: int) -> do.Count:
    return lambda s, f: min(most, count(s, f))


def has_icon(icon: str) -> Callable[[int], bool]:
    """Whether a played card has a class or a team."""
    if icon in TEAMS:
        team = TEAMS.index(icon)
        return lambda entry: TEAM[design_of(entry)] == team
    bit = 1 << CLASSES.index(icon)
    return lambda entry: bool(do.classes_of(entry) & bit)


def _class_bits(icons: str) -> int:
    return sum(1 << CLASSES.index(_ICONS[icon]) for icon in re.findall(r"\[([^\]]+)\]", icons))


def action(text: str, may: bool) -> Steps:
    for pattern, make in _ACTIONS:
        found = pattern.fullmatch(text)
        if found:
            return make(may, *found.groups())
    raise NotUnderstood(text)


# ---- sentences


def sentence(text: str, may: bool = False) -> Steps:
    """The steps of one sentence, without its full stop."""
    for pattern, read in _SENTENCES:
        found = pattern.fullmatch(text)
        if found:
            return read(may, *found.groups())
    lowered = text[0].lower() + text[1:] if not text.startswith("KO") else text
    return action(lowered if lowered[:1].isalpha() else text, may)


def _only_if(holds: Condition, steps: Steps) -> Steps:
    """A condition covers its own sentence only (LG-R104) and is looked at when the sentence is reached (LG-R33)."""
    skip = len(steps)

    def check(s: Table, f: Frame) -> bool:
        if not holds(s, f):
            f.step += skip
        return False

    return [check, *steps]


def _triggered(may: bool, icons: str, rest: str) -> Steps:
    """Other cards with these icons were played earlier this turn; equal icons need separate cards (LG-R32)."""
    needed = [_ICONS[icon] for icon in re.findall(r"\[([^\]]+)\]", icons)]
    wanted = [(has_icon(icon), needed.count(icon)) for icon in dict.fromkeys(needed)]

    def holds(s: Table, f: Frame) -> bool:
        if f.you != s.turn:
            return False
        earlier = (*s.played, *s.gone)
        return all(sum([fits(each) for each in earlier]) - fits(f.source) >= count for fits, count in wanted)

    return _only_if(holds, sentence(rest, may=not _PLAIN.match(rest)))


def _if_you_do(may: bool, rest: str) -> Steps:
    """What a card has before this says in `did` whether it was done; no other action needs to."""
    return _only_if(lambda s, f: f.did, sentence(rest))


def _choose_one(may: bool, first: str, second: str) -> Steps:
    """An option that is impossible cannot be chosen (LG-R129); where both are, the first one does nothing."""
    parts = [action(first, False), action(second, False)]
    can = [_possible(first), _possible(second)]

    def options(s: Table, f: Frame) -> list[int]:
        return [OPTION[number] for number in (1, 2) if can[number - 1](s, f)]

    def chosen(s: Table, f: Frame) -> bool:
        if f.choice == OPTION[2]:
            f.step += len(parts[0]) + 1
        return False

    def skip_second(s: Table, f: Frame) -> bool:
        f.step += len(parts[1])
        return False

    return [_Option(options, can), chosen, *parts[0], skip_second, *parts[1]]


class _Option(Choice):
    """Which of two; where it depends on a hidden hand what is possible it is asked even if one is left."""

    __slots__ = ("can",)

    def __init__(self, answers: Callable[[Table, Frame], list[int]], can: list[Condition]) -> None:
        super().__init__("option", answers, hand=any(each in _HIDDEN for each in can))
        self.can = can

    def _hidden(self, s: Table, frame: Frame, seat: int, found: object) -> bool:
        return bool(s.hands[seat])


def _own_hero_possible(s: Table, f: Frame) -> bool:
    return bool(hands.own_heroes(s, f))


def _own_wound_possible(s: Table, f: Frame) -> bool:
    return bool(hands.own_wounds(s, f))


_HIDDEN: tuple[Condition, ...] = (_own_hero_possible, _own_wound_possible)
_POSSIBLE: dict[str, Condition] = {
    "KO one of your Heroes": _own_hero_possible,
    "KO a Wound from your hand or discard pile": _own_wound_possible,
    "activate one of your Defenders": lambda s, f: do.can_activate(s, f.you),
    "push one Ally": lambda s, f: any(s.field),
    "gain a Maester": lambda s, f: s.maesters > 0,
    "gain a Wound": lambda s, f: s.wounds > 0,
    "discard a card": lambda s, f: bool(s.hands[f.you]),
}


def _possible(text: str) -> Condition:
    return _POSSIBLE.get(text, lambda s, f: True)


# ---- whom a sentence is about


def _to_you(words: str) -> str:
    """What a sentence says of somebody, said to them."""
    spoken = re.sub(r"\b(" + "|".join(_VERBS) + r")\b", lambda found: _VERBS[found[1]], words)
    return spoken.replace("their", "your")


def _with(condition: str) -> tuple[Callable[[Table, int], bool], str]:
    """What narrows the players: looked at when a player's turn comes (LG-R127), or settled for all before."""
    found = re.fullmatch(r" with (\d+) or more (cards in hand|active Defenders)", condition)
    if found:
        least, zone = int(found[1]), "hands" if found[2] == "cards in hand" else "defenders"
        if zone == "hands":
            return lambda s, seat: len(s.hands[seat]) >= least, ""
        return lambda s, seat: s.defenders[seat] >= least, ""
    return lambda s, seat: True, condition


def _about(may: bool, who: str, condition: str | None, optional: str | None, rest: str) -> Steps:
    words = _to_you(rest)
    program = _program(f"{who}{condition or ''}{optional or ''} {rest}", action(words, bool(optional)))
    narrowed, compared = _with(condition or "")
    if who == "One opponent of your choice":
        return _one_opponent(program, narrowed, may)
    return _each(program, who, narrowed, compared)


def _program(name: str, steps: Steps) -> int:
    """The program of a part of a sentence; equal sentences share it."""
    return PROGRAMS.number(name) if name in PROGRAMS.names else PROGRAMS.add(name, tuple(steps))


def _one_opponent(program: int, narrowed: Callable[[Table, int], bool], may: bool) -> Steps:
    def candidates(s: Table, f: Frame) -> list[int]:
        return [SEAT[seat] for seat in do.opponents(s, f) if narrowed(s, seat)]

    def chosen(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            push(s, program, MEANING[f.choice], f.source, f.ally)
        return False

    return [Choice("seat", candidates, may), chosen]


def _each(program: int, who: str, narrowed: Callable[[Table, int], bool], compared: str) -> Steps:
    def begin(s: Table, f: Frame) -> bool:
        f.waiting = tuple(_compared(s, _players(s, f, who), compared))
        return False

    def next_player(s: Table, f: Frame) -> bool:
        if f.waiting:
            seat, f.waiting = f.waiting[0], f.waiting[1:]
            f.step -= 1
            if narrowed(s, seat):
                push(s, program, seat, f.source, f.ally)
        return False

    return [begin, next_player]


def _players(s: Table, f: Frame, who: str) -> list[int]:
    if who == "Each opponent":
        return do.opponents(s, f)
    owner = do.owner_of_source(s, f)
    if who == "Its owner":
        return [] if owner == NONE else [owner]
    return [seat for seat in everybody(s) if who == "Each player" or seat != owner]


def _compared(s: Table, seats: list[int], compared: str) -> list[int]:
    """`With the most` and `the fewest` tokens: all who are tied."""
    if not compared:
        return seats
    bound = (max if "the most" in compared else min)(s.tokens[seat] for seat in seats)
    return [seat for seat in seats if s.tokens[seat] == bound]


def _who_reveals(may: bool, icons: str, rest: str) -> Steps:
    steps = hands.who_reveals(_class_bits(icons), action(_to_you(rest), False))
    program = PROGRAMS.add(f"who reveals {icons} {rest}", tuple(steps))
    return _each(program, "Each player", lambda s, seat: True, "")


_WHO: Final = r"(Each opponent|Each player except its owner|Each player|One opponent of your choice|Its owner)"
_WITH: Final = r"( with \d+ or more (?:cards in hand|active Defenders)| with the (?:most|fewest) VP tokens)?"
_SENTENCES: list[tuple[re.Pattern[str], Callable[..., Steps]]] = [
    (re.compile(r"((?:\[[^\]]+\])+): (.+)"), _triggered),
    (
        re.compile(r"(\w+) Mastery: (.+)"),
        lambda may, space, rest: _only_if(do.ally_at(SPACES.index(space.lower())), sentence(rest)),
    ),
    (re.compile(r"If you do, (.+)"), _if_you_do),
    (
        re.compile(r"If you made (\d+) or more Recruit this turn, (.+)"),
        lambda may, n, rest: _only_if(do.made_recruit(int(n)), sentence(rest)),
    ),
    (
        re.compile(r"If you defeated an Ally this turn, (.+)"),
        lambda may, rest: _only_if(do.defeated_an_ally, sentence(rest)),
    ),
    (re.compile(r"If it has an Attack icon, (.+)"), lambda may, rest: _only_if(hands.shows_attack, sentence(rest))),
    (re.compile(r"Choose one: (.+); or (.+)"), _choose_one),
    (re.compile(r"Each player who reveals an? (\[[^\]]+\]) Hero (.+)"), _who_reveals),
    (re.compile(rf"{_WHO}{_WITH}( may)? (.+)"), _about),
    (re.compile(r"You may (.+)"), lambda may, rest: action(rest, True)),
]


# ---- standing texts


def _lineup(card: int, text: str) -> None:
    """What a card does while it lies in a lineup (LG-178)."""
    if text.startswith("If you would gain a Wound"):
        LINEUP_WOUND.add(card)
    elif text.startswith("If you are forced to discard"):
        LINEUP_DISCARD.add(card)
    elif found := re.fullmatch(r"Your Defenders get \+(\d+) Attack", text):
        LINEUP_DEFENDERS[card] = int(found[1])
    elif found := re.fullmatch(r"Once per turn, you may cycle this card for \+(\d+) Recruit", text):
        LINEUP_RECRUIT[card] = int(found[1])
    elif found := re.fullmatch(r"When an Event cycles this card, gain (\d+) VP", text):
        LINEUP_EVENT[card] = int(found[1])
    elif found := re.fullmatch(r"When one of your Allies escapes, gain (\d+) VP", text):
        LINEUP_ESCAPE[card] = int(found[1])
    else:
        raise NotUnderstood(text)


def _standing(card: int, text: str) -> bool:
    """Whether a sentence is a standing text, which is noted and makes no steps."""
    if text.startswith("Lineup: "):
        _lineup(card, text.removeprefix("Lineup: "))
    elif text == "Soaring Flight":
        pass
    elif found := re.fullmatch(r"This card costs 1 less for each (.+) Hero you have \(at most (\d+)\)", text):
        LESS_FOR[card] = next(number for number, hero in enumerate(HEROES.cards) if hero.name == found[1])
        MOST_LESS[card] = int(found[2])
    elif text == "This Ally gets +1 Attack for each other Ally in its space":
        PER_MATE.add(card)
    elif found := re.fullmatch(r"If (.+), this Mastermind gets -(\d+) Attack", text):
        WEAKER[card] = _weaker_if(found[1]), int(found[2])
    elif found := re.fullmatch(r"Instead of playing this card, you may discard it to (.+)", text):
        INSTEAD[card] = PROGRAMS.add(f"instead of {DESIGNS[card].id}", tuple(action(found[1], False)))
    else:
        return False
    return True


def _weaker_if(condition: str) -> Callable[[Table], bool]:
    if found := re.fullmatch(r"you made (\d+) or more Recruit this turn", condition):
        least = int(found[1])
        return lambda s: s.made >= least
    if found := re.fullmatch(r"an Ally is at (\w+)", condition):
        space = SPACES.index(found[1].lower())
        return lambda s: bool(s.field[space])
    raise NotUnderstood(condition)


def _begin_sentence(s: Table, f: Frame) -> bool:
    f.did = False
    return False


def text(card: int, words: str) -> tuple[Step, ...]:
    """All sentences of a text, from the top (LG-R126)."""
    steps: Steps = []
    for each in re.split(r"(?<=\.)\s+", words):
        told = each.removesuffix(".")
        if not told or _standing(card, told):
            continue
        if not told.startswith("If you do"):
            steps.append(_begin_sentence)
        steps += sentence(told)
    return tuple(steps)


def _read(moment: int, card: int, words: str) -> None:
    steps = text(card, words) if words else ()
    if steps:
        TEXTS[moment][card] = PROGRAMS.add(f"{moment} {DESIGNS[card].id}", steps)


for number, design in enumerate(DESIGNS):
    if design.kind == "basic":
        continue
    _read(EVENT_TEXT if design.kind == "event" else PLAY_TEXT, number, design.text or design.rescue)
    _read(FIGHT_TEXT, number, design.fight)
    _read(AMBUSH_TEXT, number, design.ambush)
    _read(ESCAPE_TEXT, number, design.escape)
    _read(STRIKE_TEXT, number, design.master_strike)
    if "play a copy" in design.text or "play a copy" in design.fight:
        COPIERS.add(number)
