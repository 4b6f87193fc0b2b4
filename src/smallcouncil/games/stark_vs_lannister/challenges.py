"""Challenges: attackers, Stealth, defenders, resolution with claim, unopposed power and Renown (SL-095)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from smallcouncil.cardkit.programs import NONE, Question, finish
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.card_moves import (
    discard_at_random,
    expire,
    gain_power,
    kneel,
    move_power,
    renown,
)
from smallcouncil.games.stark_vs_lannister.cards import (
    ALL_ICONS,
    CHARACTERS,
    DESIGN_AT,
    INTRIGUE,
    MILITARY,
    RENOWN,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.effects import IF_WON, LIMITS, PROGRAMS, RESPONSES, forbidden, value
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_CLAIM,
    ASK_DEFENDERS,
    ASK_STEALTH,
    push,
    put,
)
from smallcouncil.games.stark_vs_lannister.kills import kill
from smallcouncil.games.stark_vs_lannister.table import (
    ATTACKING,
    CHALLENGE,
    DEFENDING,
    RESOLVING,
    Frame,
    Table,
    characters,
)
from smallcouncil.games.stark_vs_lannister.values import claim, strength
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER, DECLARED, open_window, settle
from smallcouncil.games.stark_vs_lannister.words import (
    ATTACK_WORD,
    ATTACKER_WORD,
    CLAIM_WORD,
    DEFENDER_WORD,
    DONE,
    PASS,
    PLOT_SOURCE,
    STEALTH_WORD,
)

NO_LIMIT: Final = CHARACTERS


# ---- who can be declared


def able_to_attack(s: Table, house: int, kind: int) -> list[int]:
    """Standing characters with the icon that nothing forbids to attack (SL-098)."""
    icons, kneeling = s.icons, s.kneeling
    found = [p for p in s.area[house] if p < CHARACTERS and icons[p] >> kind & 1 and not kneeling[p]]
    if "attack" in s.in_force:
        return [place for place in found if not forbidden(s, "attack", place)]
    return found


def able_to_defend(s: Table, house: int) -> list[int]:
    """Standing characters with the icon that were not bypassed (SL-100, SL-165)."""
    icons, kneeling, kind, bypassed = s.icons, s.kneeling, s.kind, s.bypassed
    return [
        p for p in s.area[house] if p < CHARACTERS and icons[p] >> kind & 1 and not kneeling[p] and p not in bypassed
    ]


def most_declared(s: Table, house: int) -> int:
    return value(s, "most", house, NO_LIMIT)


def addable(s: Table, able: list[int], named: Sequence[int], most: int) -> list[int]:
    """Who can still be named so that the set can become legal (SL-R104)."""
    if len(named) >= most:
        return []
    left = [place for place in able if place not in named]
    if named or "alone" not in s.in_force:
        return left
    return [place for place in left if not forbidden(s, "alone", place) or (most > 1 and len(left) > 1)]


def complete(s: Table, named: Sequence[int]) -> bool:
    """Whether naming may stop here."""
    return len(named) != 1 or not any(forbidden(s, "alone", place) for place in named)


_KINDS: Final = tuple(tuple(kind for kind in range(3) if icons >> kind & 1) for icons in range(ALL_ICONS + 1))
"""The types of challenges, by the icons that allow them."""
_HINDRANCES: Final = frozenset(("attack", "challenge", "alone"))


def possible_challenges(s: Table, house: int) -> Sequence[int]:
    """The types that this House can start now (SL-091, SL-R103)."""
    icons, kneeling = 0, s.kneeling
    for place in s.area[house]:
        if place < CHARACTERS and not kneeling[place]:
            icons |= s.icons[place]
    kinds = _KINDS[icons & ~s.started[house]]
    if _HINDRANCES.isdisjoint(s.in_force):
        return kinds
    return [kind for kind in kinds if why_not_attack(s, house, kind) is None]


def why_not_attack(s: Table, house: int, kind: int) -> str | None:
    """The rule that forbids to start a challenge of this type, if any."""
    if s.started[house] >> kind & 1:
        return "SL-091"
    able = able_to_attack(s, house, kind)
    if not able:
        return "SL-099"
    if forbidden(s, "challenge", (house, kind)):
        return "SL-003"
    if "alone" not in s.in_force:
        return None
    s.kind, running = kind, s.kind
    most = most_declared(s, house)
    s.kind = running
    return None if addable(s, able, (), most) else "SL-R104"


# ---- a House's turn: window, challenge or done, again and again


class Attack(Question[Table, Frame]):
    """Which challenge to start, or none any more; without a possible one the turn is over unasked (SL-R103)."""

    __slots__ = ()
    into = "target"
    asked: ClassVar[int] = ASK_ATTACK

    def ask(self, s: Table, frame: Frame) -> bool:
        answers = self.options(s, frame, frame.you)
        return put(s, frame.you, ASK_ATTACK, answers) if len(answers) > 1 else finish(frame)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return DONE, *[ATTACK_WORD[kind] for kind in possible_challenges(s, frame.you)]


def become_active(s: Table, f: Frame) -> bool:
    s.active = f.you
    return False


def start_challenge(s: Table, f: Frame) -> bool:
    """Being finished is final for the phase (SL-R43)."""
    if f.target == NONE:
        return finish(f)
    s.kind, s.attacker, s.stage = f.target, f.you, ATTACKING
    f.step = WINDOW_STEP
    push(s, CHALLENGE_PROGRAM, f.you)
    return False


# ---- declaring


class Declaring(Question[Table, Frame]):
    """Characters, one by one, until done; a single possible answer is not asked for (SL-R96)."""

    __slots__ = ("asked", "words")
    into = "target"

    def __init__(self, asked: int, words: Sequence[int]) -> None:
        self.asked, self.words = asked, words

    def house(self, s: Table) -> int:
        return s.attacker if self.asked == ASK_ATTACKERS else 1 - s.attacker

    def left(self, s: Table, frame: Frame) -> tuple[list[int], bool]:
        """Who can still be named, and whether naming may stop."""
        attacking = self.asked == ASK_ATTACKERS
        house = self.house(s)
        able = able_to_attack(s, house, s.kind) if attacking else able_to_defend(s, house)
        left = addable(s, able, frame.cards, most_declared(s, house))
        return left, complete(s, frame.cards) and not (attacking and not frame.cards)

    def ask(self, s: Table, frame: Frame) -> bool:
        left, may_stop = self.left(s, frame)
        if not left:
            frame.target = NONE
            return False
        if len(left) == 1 and not may_stop:
            frame.target = left[0]
            return False
        return put(s, self.house(s), self.asked, self._answers(left, may_stop))

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return self._answers(*self.left(s, frame))

    def _answers(self, left: list[int], may_stop: bool) -> tuple[int, ...]:
        words = self.words
        answers = [words[place] for place in left]
        if may_stop:
            answers.append(DONE)
        answers.sort()
        return tuple(answers)


def name_another(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        f.cards += (f.target,)
        f.step -= 2
    return False


def declare_attackers(s: Table, f: Frame) -> bool:
    """They kneel and begin to participate together (SL-R105); the type is used up (SL-R44)."""
    s.attackers = list(f.cards)
    s.started[s.attacker] |= 1 << s.kind
    s.log.append((journal.ATTACKERS, s.attacker, s.kind, f.cards))
    kneel(s, s.attackers, journal.GAME)
    f.waiting = tuple([place for place in f.cards if s.keywords[place] & STEALTH])
    f.cards = ()
    return False


class Bypassing(Question[Table, Frame]):
    """Whom the next attacker with Stealth bypasses, if anybody (SL-R106)."""

    __slots__ = ()
    into = "target"
    asked: ClassVar[int] = ASK_STEALTH

    def ask(self, s: Table, frame: Frame) -> bool:
        frame.target = NONE
        if not frame.waiting or not _without_stealth(s):
            frame.waiting = ()
            return False
        return put(s, s.attacker, ASK_STEALTH)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted([PASS, *[STEALTH_WORD[place] for place in _without_stealth(s)]]))


def _without_stealth(s: Table) -> list[int]:
    return [place for place in characters(s, 1 - s.attacker) if not s.keywords[place] & STEALTH]


def bypass(s: Table, f: Frame) -> bool:
    if not f.waiting:
        return False
    attacker, f.waiting = f.waiting[0], f.waiting[1:]
    if f.target != NONE:
        s.log.append((journal.BYPASSED, s.attacker, f.target, attacker))
        if f.target not in s.bypassed:
            s.bypassed.append(f.target)
    if f.waiting:
        f.step -= 2
    return False


def to_defenders(s: Table, f: Frame) -> bool:
    s.stage, f.cards = DEFENDING, ()
    return False


def declare_defenders(s: Table, f: Frame) -> bool:
    s.defenders = list(f.cards)
    s.log.append((journal.DEFENDERS, 1 - s.attacker, f.cards))
    if f.cards:
        kneel(s, s.defenders, journal.GAME)
        table = RESPONSES[DECLARED]
        if any(table[place] is not None for place in f.cards):
            s.news += ((DECLARED,),)
    f.cards = ()
    return False


# ---- resolution


def find_winner(s: Table, f: Frame) -> bool:
    """SL-107, SL-108; without an attacker left nobody wins but a defender (SL-R55)."""
    s.stage = RESOLVING
    s.attack_total, s.defence_total = totals = challenge_totals(s)
    s.won = _ahead(s, *totals)
    s.unopposed = s.won == s.attacker and s.defence_total < 1
    s.log.append((journal.RESOLVED, s.kind, s.attacker, list(totals), s.won, s.unopposed))
    return False


def challenge_totals(s: Table) -> tuple[int, int]:
    attack = sum([strength(s, place) for place in s.attackers])
    return attack, sum([strength(s, place) for place in s.defenders])


def leading(s: Table) -> int:
    """Who wins as things stand, or nobody."""
    return _ahead(s, *challenge_totals(s))


def _ahead(s: Table, attack: int, defence: int) -> int:
    if s.attackers:
        return s.attacker if attack >= defence else 1 - s.attacker
    return 1 - s.attacker if s.defenders else NONE


def waiting_effects(s: Table, f: Frame) -> bool:
    """What waits for the win happens for the winner, in the order of its making (SL-R110)."""
    for effect in s.effects[:]:
        if effect.source in IF_WON and effect.owner == s.won:
            IF_WON[effect.source](s, effect)
    return False


def apply_claim(s: Table, f: Frame) -> bool:
    """Only a winning attacker claims (SL-116); the value is read at this moment (SL-R59)."""
    f.cards, f.count, f.target = (), 0, NONE
    if s.won != s.attacker:
        return False
    loser, by = 1 - s.attacker, PLOT_SOURCE + s.plot[s.attacker]
    size = claim(s, s.attacker)
    s.log.append((journal.CLAIM, loser, s.kind, size, by))
    if s.kind == MILITARY:
        f.count = 0 if forbidden(s, "kill") else min(size, len(characters(s, loser)))
    elif s.kind == INTRIGUE:
        discard_at_random(s, loser, size, by)
    else:
        move_power(s, loser, size, by)
    return False


class Victims(Question[Table, Frame]):
    """The loser names the victims one by one; if all must die nobody is asked (SL-R112)."""

    __slots__ = ()
    into = "target"
    asked: ClassVar[int] = ASK_CLAIM

    def ask(self, s: Table, frame: Frame) -> bool:
        if len(frame.cards) == frame.count:
            frame.target = NONE
            return False
        left = self._left(s, frame)
        if len(left) <= frame.count - len(frame.cards):
            frame.cards += tuple(left)
            frame.target = NONE
            return False
        return put(s, 1 - s.attacker, ASK_CLAIM)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted([CLAIM_WORD[place] for place in self._left(s, frame)]))

    def _left(self, s: Table, frame: Frame) -> list[int]:
        return [place for place in characters(s, 1 - s.attacker) if place not in frame.cards]


def kill_victims(s: Table, f: Frame) -> bool:
    if f.cards:
        kill(s, f.cards, PLOT_SOURCE + s.plot[s.attacker])
    return False


def give_unopposed_power(s: Table, f: Frame) -> bool:
    if s.unopposed:
        gain_power(s, s.attacker, 1, journal.UNOPPOSED)
    return False


def give_renown(s: Table, f: Frame) -> bool:
    """Each participating Renown character of the winner takes a power (SL-162)."""
    if s.won != NONE:
        fought = s.attackers if s.won == s.attacker else s.defenders
        renown(s, s.won, [place for place in fought if s.keywords[place] & RENOWN])
    s.news += ((CHALLENGE_OVER,),)
    return False


def end_challenge(s: Table, f: Frame) -> bool:
    expire(s, CHALLENGE)
    if any(s.spent):
        for place in range(CHARACTERS):
            if s.spent[place] and LIMITS[DESIGN_AT[place]] == CHALLENGE:
                s.spent[place] = False
    clear_challenge(s)
    return False


def clear_challenge(s: Table) -> None:
    s.kind = s.attacker = s.stage = s.won = s.attack_total = s.defence_total = NONE
    s.attackers, s.defenders, s.bypassed = [], [], []
    s.unopposed = False


TURN: Final = (become_active, open_window, Attack(), start_challenge)
WINDOW_STEP: Final = TURN.index(open_window)
CHALLENGE_STEPS: Final = (
    *(Declaring(ASK_ATTACKERS, ATTACKER_WORD), name_another, declare_attackers, Bypassing(), bypass),
    *(settle, open_window, to_defenders),
    *(Declaring(ASK_DEFENDERS, DEFENDER_WORD), name_another, declare_defenders, settle, open_window),
    *(find_winner, waiting_effects, apply_claim, Victims(), name_another, kill_victims),
    *(give_unopposed_power, give_renown, settle, end_challenge),
)
CHALLENGE_TURN: Final = PROGRAMS.add("challenge turn", TURN)
CHALLENGE_PROGRAM: Final = PROGRAMS.add("challenge", CHALLENGE_STEPS)
