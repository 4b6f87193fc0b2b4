"""Kills and saves: characters are in danger together, may be saved in turns, and leave together (SL-R115)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.card_moves import (
    discard_duplicate,
    leave,
)
from smallcouncil.games.stark_vs_lannister.cards import (
    DESIGN_AT,
    OWNER,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    EVENT_SAVES,
    PROGRAMS,
    SAVES,
    forbidden,
)
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_SAVE,
    push,
)
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.windows import (
    CHARACTERS_KILLED,
    Answers,
    Chances,
    announce_response,
    conclude_event,
    not_all_discarded,
)
from smallcouncil.games.stark_vs_lannister.words import (
    EVENT_SOURCE,
    FAMILY,
    MEANING,
    PASS,
    RESPOND_WORD,
    SAVE_WORD,
)


def kill(s: Table, victims: Iterable[int], by: int) -> None:
    """Characters are about to be killed together (SL-R115), unless nobody can be (SL-R113)."""
    if not forbidden(s, "kill"):
        frame = push(s, KILL, s.first, by)
        frame.cards = tuple(victims)


def in_danger(s: Table, f: Frame) -> bool:
    s.danger = f.cards
    return False


class Saves(Chances):
    """Save one victim or pass in turns, until both pass or nobody is in danger (SL-R115)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_SAVE

    def answers(self, s: Table, house: int) -> Answers:
        if not s.danger or forbidden(s, "save"):
            return None
        words = [SAVE_WORD[place] for place in _savable(s, house)]
        words += [RESPOND_WORD[place] for place in _savers(s, house)]
        asked = bool(words)
        held = s.hands[house]
        if held:
            for card, ability in EVENT_SAVES[house].items():
                if ability.possible(s, house, NONE):
                    asked = asked or not_all_discarded(s, house, card)
                    if card in held:
                        words.append(RESPOND_WORD[EVENT_SOURCE + card])
        return tuple(sorted([PASS, *words])) if asked else None

    def take(self, s: Table, frame: Frame, seat: int) -> None:
        meaning = MEANING[frame.answer]
        if FAMILY[frame.answer] == "save":
            discard_duplicate(s, meaning)
            save(s, seat, meaning, journal.DUPLICATE)
        elif meaning < EVENT_SOURCE:
            ability = SAVES[meaning]
            assert ability is not None
            push(s, SAVE, seat, DESIGN_AT[meaning], meaning).target = ability.program
        else:
            card = meaning - EVENT_SOURCE
            push(s, EVENT_SAVE, seat, card).target = EVENT_SAVES[seat][card].program


def _savable(s: Table, house: int) -> list[int]:
    """Characters of a House in danger that have a duplicate."""
    return [place for place in s.danger if s.duplicates[place] and OWNER[place] == house]


def _savers(s: Table, house: int) -> list[int]:
    found = []
    for place in s.answering[house]:
        ability = SAVES[place]
        if ability is not None and ability.possible(s, house, place):
            found.append(place)
    return found


def save(s: Table, house: int, place: int, by: int) -> None:
    """One save is enough (SL-R88); nothing has happened to the character (SL-R89)."""
    s.danger = tuple([each for each in s.danger if each != place])
    s.log.append((journal.SAVED, house, place, by))


def carry_out(s: Table, f: Frame) -> bool:
    """All unsaved leave together and are one occurrence (SL-R118)."""
    killed, s.danger = s.danger, ()
    if killed:
        s.log.append((journal.KILLED, killed, f.source))
        s.news += ((CHARACTERS_KILLED, killed),)
        for place in killed:
            leave(s, place, "dead")
    return False


KILL: Final = PROGRAMS.add("kill", (in_danger, *Saves().steps(), carry_out))
SAVE: Final = PROGRAMS.add("save", (announce_response,))
EVENT_SAVE: Final = PROGRAMS.add("event save", (announce_response, conclude_event))
