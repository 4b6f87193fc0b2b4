"""Positions: games that begin in the middle, as one line: the table, Stark, Lannister.

    phase=challenges turn=stark | plot=detained hand=ice play=jon-snow(k.p1)+needle | plot=the-old-gods

A position stands at the beginning of a phase, of a turn, of the windows of a challenge, or with `window=open` of the
last window of a phase, its fixed part being done.
"""

import re
from collections import Counter
from typing import NamedTuple

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.positions import Piece, read_fields
from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.errors import BadPosition, Reason
from smallcouncil.core.game import Value
from smallcouncil.games.stark_vs_lannister import rounds, running
from smallcouncil.games.stark_vs_lannister.card_moves import take_part
from smallcouncil.games.stark_vs_lannister.cards import (
    CARD_CATALOGUE,
    CHALLENGE_TYPES,
    CHARACTERS,
    COPIES,
    DECK_OF,
    DECKS,
    DESIGN,
    DESIGN_AT,
    DRAFT_PLOTS,
    DUPLICABLE,
    FIRST_ATTACHMENT,
    GOLD,
    HOUSE_NAMES,
    HOUSES,
    OWNER,
    PLACE,
    PLACES,
    PLOT,
    POWER_COUNTERS,
    SEVEN,
    STANDARD_PLOTS,
)
from smallcouncil.games.stark_vs_lannister.challenges import (
    CHALLENGE_PROGRAM,
    CHALLENGE_STEPS,
    CHALLENGE_TURN,
    WINDOW_STEP,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    CONSTANT,
    LASTING,
    ROUND_LONG,
    UNTIL,
    number_of,
    plot_in_force,
    put_in_force,
)
from smallcouncil.games.stark_vs_lannister.frames import push
from smallcouncil.games.stark_vs_lannister.rounds import COURSE, DEAL_STEP, GAME, MULLIGAN_STEP, ROUND_STEP
from smallcouncil.games.stark_vs_lannister.table import (
    ATTACKING,
    CHALLENGE,
    CHALLENGES,
    DEFENDING,
    DOMINANCE,
    DRAFT,
    DRAW,
    MARSHALLING,
    MULLIGAN,
    PHASES,
    STANDING,
    TAXATION,
    Frame,
    Table,
)
from smallcouncil.games.stark_vs_lannister.table import (
    PLACE as PLACE_PHASE,
)
from smallcouncil.games.stark_vs_lannister.table import (
    PLOT as PLOT_PHASE,
)
from smallcouncil.games.stark_vs_lannister.values import recount
from smallcouncil.games.stark_vs_lannister.windows import open_window
from smallcouncil.games.stark_vs_lannister.words import PLOT_SOURCE

TABLE_KEYS = ("phase", "turn", "challenge", "window", "first", "round", "seat", "effects", "draft")
SIDE_KEYS = (
    *("power", "gold", "limited", "plot", "used", "plots", "hand", "discard", "dead", "deck", "rest", "done", "play"),
)
MOST_ROUNDS = 9999
_WINDOWS = [step for step, each in enumerate(CHALLENGE_STEPS) if each is open_window]
_STAGES = {"attackers": (ATTACKING, _WINDOWS[0]), "defenders": (DEFENDING, _WINDOWS[1])}
_BEGINNINGS = {
    DRAFT: DEAL_STEP,
    MULLIGAN: MULLIGAN_STEP,
    PLACE_PHASE: COURSE.index(rounds.carry_out_mulligans) + 1,
    PLOT_PHASE: ROUND_STEP,
    DRAW: COURSE.index(rounds.draw_two),
    MARSHALLING: COURSE.index(rounds.marshal_first),
    CHALLENGES: COURSE.index(rounds.begin_challenges),
    DOMINANCE: COURSE.index(rounds.count_dominance),
    STANDING: COURSE.index(rounds.stand_all),
    TAXATION: COURSE.index(rounds.tax),
}
_LAST_WINDOWS = {
    phase: COURSE.index(open_window, _BEGINNINGS[phase]) for phase in (PLOT_PHASE, DRAW, DOMINANCE, STANDING, TAXATION)
}
_CARD = re.compile(r"([a-z#0-9-]+)(?:\(([a-z0-9.]*)\))?")


class _Line(NamedTuple):
    """The fields of the three parts."""

    table: dict[str, Piece]
    sides: tuple[dict[str, Piece], dict[str, Piece]]


def _read(text: object) -> _Line:
    table, *sides = read_fields(text, TABLE_KEYS, SIDE_KEYS, SIDE_KEYS)
    if "phase" not in table:
        raise BadPosition(1, Reason("position-no-phase", "a position tells its phase"))
    return _Line(table, (sides[0], sides[1]))


def options_of(text: object) -> dict[str, Value]:
    """The options that a position implies: who leads Stark, and whether plots were drafted."""
    line = _read(text)
    seat = line.table["seat"].number(0, 1) if "seat" in line.table else 0
    drafted = line.table["phase"].text == "draft"
    for house, side in zip(HOUSES, line.sides, strict=True):
        for key in ("plot", "used", "plots"):
            for piece in side[key].split(",") if key in side else ():
                drafted |= PLOT.get(piece.text, NONE) not in STANDARD_PLOTS[house]
    return {"stark": seat, "draft": drafted}


# ---- reading


def lay(s: Table, text: str) -> None:
    """Lay a table by a position, and run on to its first decision."""
    line = _read(text)
    s.flip = int(s.setup.options["stark"])
    s.phase = PHASES.index(line.table["phase"].one_of(PHASES[:-1]))
    s.round = _number(line.table, "round", 1, MOST_ROUNDS, 1)
    s.first = _first(s, line)
    for house in HOUSES:
        _lay_side(s, house, line.sides[house])
    _check_supplies(s, line)
    _check_plots(s, line)
    _lay_flow(s, line)
    _lay_effects(s, line.table.get("effects"))
    for house in HOUSES:
        for place in s.area[house]:
            if place < CHARACTERS:
                recount(s, place)
    if running.won_already(s):
        running.end(s)
    else:
        running.run(s)


def _first(s: Table, line: _Line) -> int:
    """Before the first plots are revealed nobody is first player (SL-R19)."""
    if "first" in line.table:
        return HOUSE_NAMES.index(line.table["first"].one_of(HOUSE_NAMES))
    begun = s.phase > PLOT_PHASE or any("plot" in side for side in line.sides)
    return 0 if begun else NONE


def _number(fields: dict[str, Piece], key: str, least: int, most: int, default: int) -> int:
    return fields[key].number(least, most) if key in fields else default


def _lay_side(s: Table, house: int, side: dict[str, Piece]) -> None:
    left = Counter(DECKS[house])
    s.banner[house] = _number(side, "power", 0, POWER_COUNTERS, 0)
    s.gold[house] = _number(side, "gold", 0, GOLD, 0)
    s.limited[house] = bool(_number(side, "limited", 0, 1, 0))
    if "play" in side:
        _lay_play(s, house, side["play"], left)
    for key, zone in (("hand", s.hands), ("discard", s.discard), ("dead", s.dead), ("deck", s.decks)):
        zone[house] = [_card(piece, house, left) for piece in side[key].split(",")] if key in side else []
    s.hands[house].sort()
    s.decks[house].reverse()
    _check_uniques(s, house, side)
    _lay_rest(s, house, side, left)
    for piece in side["done"].split(",") if "done" in side else ():
        s.started[house] |= 1 << CHALLENGE_TYPES.index(piece.one_of(CHALLENGE_TYPES))


def _card(piece: Piece, house: int, left: Counter[int]) -> int:
    card = DESIGN.get(piece.text, NONE)
    if card == NONE or DECK_OF[card] != house:
        name = HOUSE_NAMES[house]
        raise piece.wrong(
            Reason("position-no-card", f"there is no card {piece.text!r} of House {name}", name=piece.text, house=name)
        )
    return _taken(piece, card, left)


def _taken(piece: Piece, card: int, left: Counter[int], count: int = 1) -> int:
    """A card of the deck, which has only so many of it."""
    left[card] -= count
    if left[card] < 0:
        most = COPIES[card]
        raise piece.wrong(
            Reason("position-too-many", f"a deck holds {piece.text!r} only {most} times", name=piece.text, most=most)
        )
    return card


def _lay_rest(s: Table, house: int, side: dict[str, Piece], left: Counter[int]) -> None:
    """All cards that are not named: shuffled beneath the deck, or discarded."""
    rest = sorted(left.elements())
    if "rest" in side and side["rest"].one_of(("deck", "discard")) == "discard":
        s.discard[house] += rest
    else:
        s.luck.shuffle(rest)
        s.decks[house] = rest + s.decks[house]


def _check_uniques(s: Table, house: int, side: dict[str, Piece]) -> None:
    """What is dead cannot be in play (SL-151)."""
    for piece in side["dead"].split(",") if "dead" in side else ():
        card = DESIGN[piece.text]
        if CARD_CATALOGUE.cards[card].type != "character":
            raise piece.wrong(Reason("position-not-dead", f"only characters die, not {piece.text!r}", name=piece.text))
        if CARD_CATALOGUE.cards[card].unique and PLACE[piece.text] in s.area[house]:
            raise piece.wrong(Reason("position-unique", f"{piece.text!r} is in play already", name=piece.text))


def _lay_play(s: Table, house: int, whole: Piece, left: Counter[int]) -> None:
    for piece in whole.split(","):
        host = NONE
        for number, each in enumerate(piece.split("+")):
            place = _lay_card(s, house, each, left, host)
            host = place if number == 0 else host


def _lay_card(s: Table, house: int, piece: Piece, left: Counter[int], host: int) -> int:
    """A card in play, or an attachment on a host, with its marks."""
    found = _CARD.fullmatch(piece.text)
    place = PLACE.get(found[1], NONE) if found else NONE
    attachment = place >= FIRST_ATTACHMENT
    wrong_side = place != NONE and not attachment and OWNER[place] != house
    if found is None or place == NONE or wrong_side or attachment == (host == NONE):
        raise piece.wrong(Reason("position-no-place", f"{piece.text!r} cannot lie here", name=piece.text))
    if place in s.area[house] or place in s.attachments:
        raise piece.wrong(Reason("position-unique", f"{found[1]!r} is in play already", name=found[1]))
    if attachment:
        if host >= CHARACTERS:
            raise piece.wrong(Reason("position-no-place", f"{piece.text!r} cannot lie here", name=piece.text))
        s.attachments.append(place)
        s.host[place] = host
    else:
        s.area[house].append(place)
    if not attachment or OWNER[place] == house:
        _taken(Piece(found[1], piece.column), DESIGN_AT[place], left)
    take_part(s, OWNER[place], place)
    if found[2] is not None:
        at = piece.column + len(found[1]) + 1
        for mark in Piece(found[2], at).split("."):
            _lay_mark(s, place, mark, left)
    return place


def _lay_mark(s: Table, place: int, mark: Piece, left: Counter[int]) -> None:
    text = mark.text
    character = place < CHARACTERS
    if text == "k":
        s.kneeling[place] = 1
    elif text == "used":
        s.spent[place] = 1
    elif character and text == "att":
        s.attackers.append(place)
    elif character and text == "def":
        s.defenders.append(place)
    elif character and text == "byp":
        s.bypassed.append(place)
    elif character and text[:1] == "p" and text[1:].isdecimal():
        s.power[place] = Piece(text[1:], mark.column + 1).number(0, POWER_COUNTERS)
    elif text[:1] == "d" and text[1:].isdecimal() and DUPLICABLE[DESIGN_AT[place]]:
        count = Piece(text[1:], mark.column + 1).number(0, COPIES[DESIGN_AT[place]])
        _taken(Piece(PLACES[place], mark.column), DESIGN_AT[place], left, count)
        s.duplicates[place] = count
    else:
        raise mark.wrong(Reason("position-no-mark", f"{PLACES[place]!r} has no mark {text!r}", name=text))


def _check_supplies(s: Table, line: _Line) -> None:
    """Attachments on the other side, and no more gold and power than there is."""
    for place in s.attachments:
        owner = OWNER[place]
        if owner != OWNER[s.host[place]]:
            deck, card = s.decks[owner], DESIGN_AT[place]
            zone = deck if card in deck else s.discard[owner]
            if card not in zone:
                piece = line.sides[OWNER[s.host[place]]]["play"]
                name, most = PLACES[place], COPIES[card]
                raise piece.wrong(
                    Reason("position-too-many", f"a deck holds {name!r} only {most} times", name=name, most=most)
                )
            zone.remove(card)
    for key, total, most in (
        ("gold", sum(s.gold), GOLD),
        ("power", sum(s.banner) + sum(s.power), POWER_COUNTERS),
    ):
        if total > most:
            piece = next((side[key] for side in reversed(line.sides) if key in side), line.table["phase"])
            reason = f"there is no more {key} than {most}"
            raise piece.wrong(Reason("position-too-much", reason, name=key, most=most))


def _check_plots(s: Table, line: _Line) -> None:
    """Every plot in one place; whoever has revealed one has others left."""
    taken: set[int] = set()
    for house in HOUSES:
        side = line.sides[house]
        s.plot[house] = _plot(side["plot"], taken) if "plot" in side else NONE
        if s.plot[house] == NONE and s.phase > PLOT_PHASE:
            raise line.table["phase"].wrong(
                Reason("position-no-plot", f"House {HOUSE_NAMES[house]} has revealed no plot", house=HOUSE_NAMES[house])
            )
        s.used[house] = [_plot(piece, taken) for piece in side["used"].split(",")] if "used" in side else []
    for house in HOUSES:
        side = line.sides[house]
        if "plots" in side:
            s.plots[house] = sorted([_plot(piece, taken) for piece in side["plots"].split(",")])
        elif s.phase != DRAFT:
            s.plots[house] = [plot for plot in STANDARD_PLOTS[house] if plot not in taken]
        gone = [*s.used[house], *([s.plot[house]] if s.plot[house] != NONE else [])]
        s.revealed[house] = sum(1 << plot for plot in gone)
        if s.phase != DRAFT and (not s.plots[house] or len(s.plots[house]) + len(gone) > SEVEN):
            piece = side.get("plots", side.get("used", line.table["phase"]))
            raise piece.wrong(Reason("position-plots", "a plot deck holds one to seven plots with those revealed"))
    _lay_draft(s, line)


def _plot(piece: Piece, taken: set[int]) -> int:
    plot = PLOT[piece.one_of(PLOT)] if piece.text not in PLOT else PLOT[piece.text]
    if plot in taken:
        raise piece.wrong(Reason("position-unique", f"{piece.text!r} lies somewhere else too", name=piece.text))
    taken.add(plot)
    return plot


def _lay_draft(s: Table, line: _Line) -> None:
    if s.phase != DRAFT:
        if "draft" in line.table:
            raise line.table["draft"].wrong(Reason("position-unknown", "only a draft has a draft deck", name="draft"))
        return
    taken: set[int] = set()
    named = [_plot(piece, taken) for piece in line.table["draft"].split(",")] if "draft" in line.table else []
    rest = [plot for plot in DRAFT_PLOTS if plot not in named]
    s.luck.shuffle(rest)
    s.draft_deck = rest + named[::-1]
    if len(s.draft_deck) != len(DRAFT_PLOTS):
        raise line.table["draft"].wrong(Reason("position-plots", "only draft plots lie in the draft deck"))


def _lay_flow(s: Table, line: _Line) -> None:
    """The stack of a game that has come so far."""
    table = line.table
    game = push(s, GAME, NONE)
    game.step = _BEGINNINGS[s.phase]
    if s.phase <= PLOT_PHASE and "window" not in table:
        s.round -= 1
    _lay_plots_in_force(s, in_their_round=s.phase > PLOT_PHASE or "window" in table)
    if "window" in table:
        _lay_window(s, table, game)
    elif "turn" in table:
        _lay_turn(s, table, game)
    elif "challenge" in table:
        raise table["challenge"].wrong(Reason("position-no-turn", "a challenge needs a turn"))
    if "challenge" not in table:
        _refuse_marks(s, line)


def _lay_plots_in_force(s: Table, *, in_their_round: bool) -> None:
    """What a plot says of its round is over with it, all else lasts until the next reveal (SL-R17)."""
    for house in HOUSES:
        source = PLOT_SOURCE + s.plot[house]
        if s.plot[house] != NONE and source in CONSTANT and (in_their_round or source not in ROUND_LONG):
            put_in_force(s, plot_in_force(s.plot[house], house))


def _lay_window(s: Table, table: dict[str, Piece], game: Frame) -> None:
    table["window"].one_of(("open",))
    if s.phase not in _LAST_WINDOWS or NONE in s.plot:
        raise table["window"].wrong(Reason("position-no-window", "this phase has no such window"))
    game.step = _LAST_WINDOWS[s.phase]


def _lay_turn(s: Table, table: dict[str, Piece], game: Frame) -> None:
    house = HOUSE_NAMES.index(table["turn"].one_of(HOUSE_NAMES))
    if s.phase not in (MARSHALLING, CHALLENGES):
        raise table["turn"].wrong(Reason("position-no-turns", "only marshalling and challenges have turns"))
    s.active = house
    first = house == s.first
    if s.phase == MARSHALLING:
        game.step = COURSE.index(rounds.marshal_first if first else rounds.marshal_second) + 1
        if "challenge" in table:
            raise table["challenge"].wrong(Reason("position-no-turn", "a challenge needs a turn"))
        return
    game.step = COURSE.index(rounds.challenge_first if first else rounds.challenge_second) + 1
    turn = push(s, CHALLENGE_TURN, house)
    turn.step = WINDOW_STEP
    if "challenge" in table:
        _lay_challenge(s, table["challenge"], house)


def _lay_challenge(s: Table, piece: Piece, house: int) -> None:
    kind, stage = piece.partition(".")
    s.kind, s.attacker = CHALLENGE_TYPES.index(kind.one_of(CHALLENGE_TYPES)), house
    s.stage, step = _STAGES[stage.one_of(_STAGES)]
    s.started[house] |= 1 << s.kind
    wrong = [place for place in s.attackers if OWNER[place] != house]
    wrong += [place for place in (*s.defenders, *s.bypassed) if OWNER[place] == house]
    if wrong or (s.defenders and s.stage == ATTACKING):
        name = PLACES[wrong[0] if wrong else s.defenders[0]]
        raise piece.wrong(Reason("position-wrong-role", f"{name!r} cannot have this part in it", name=name))
    push(s, CHALLENGE_PROGRAM, house).step = step


def _refuse_marks(s: Table, line: _Line) -> None:
    """Marks of a challenge without one."""
    for place in (*s.attackers, *s.defenders, *s.bypassed):
        piece = line.sides[OWNER[place]]["play"]
        name = PLACES[place]
        at = Piece(name, piece.column + piece.text.index(name))
        raise at.wrong(Reason("position-no-challenge", f"{name!r} fights in no challenge", name=name))


def _lay_effects(s: Table, whole: Piece | None) -> None:
    for piece in whole.split(",") if whole is not None else ():
        name, at = piece.partition("@")
        known = name.text in DESIGN or name.text in PLOT
        source = number_of(name.text) if known else NONE
        if source not in UNTIL or (UNTIL[source] == CHALLENGE and s.kind == NONE):
            raise name.wrong(Reason("position-no-effect", f"{name.text!r} has no effect here", name=name.text))
        about = PLACE.get(at.text, NONE)
        if at.text and (about == NONE or about >= CHARACTERS or about not in s.area[OWNER[about]]):
            raise at.wrong(Reason("position-no-place", f"{at.text!r} cannot lie here", name=at.text))
        put_in_force(s, Effect(LASTING + source, _owner(s, source, about), about, UNTIL[source]))


def _owner(s: Table, source: int, about: int) -> int:
    """Whose effect it is: of the deck that holds the card, or of whoever has revealed the plot.

    A plot that lies elsewhere counts as revealed by the owner of the character that its effect is on.
    """
    if source < PLOT_SOURCE:
        return DECK_OF[source]
    plot = source - PLOT_SOURCE
    return s.plot.index(plot) if plot in s.plot else OWNER[about]
