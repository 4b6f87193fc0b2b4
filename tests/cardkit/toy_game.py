"""A toy card game for the tests of the kit: creatures, a strike that kills them, shields that save, and reactions.

Each seat has creatures in play and a hand. A strike names all creatures of a seat as victims. Then, from the striker
on, seats may play a shield for a victim until all have passed; those unsaved die together. Wraiths and ghouls in play
react to a death: a wraith brings its owner a point, a ghoul doubles its owner's points, and the striker chooses their
order. At last seats may avenge with a card from hand, for three points.
"""

from typing import Self

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.programs import NONE, Programs
from smallcouncil.cardkit.vocabulary import Vocabulary
from smallcouncil.cardkit.windows import InChosenOrder, InTurns, WindowFrame, event

NAMES = ("wolf", "wraith", "ghoul", "shield", "avenge", "plain")
WOLF, WRAITH, GHOUL, SHIELD, AVENGE, PLAIN = range(len(NAMES))
COPIES = {SHIELD: 2, AVENGE: 2}
PLACES = 6
"""Creatures in play are told apart by their places, three for each of two seats."""
WORDS = Vocabulary("pass", ("save", range(PLACES)), ("resolve", range(PLACES)), "avenge", meanings={"avenge": AVENGE})
PASS, SAVE, RESOLVE, AVENGING = WORDS["pass"], WORDS["save"], WORDS["resolve"], WORDS["avenge"]


class ToyFrame(WindowFrame):
    """The event of a death: who is in danger, and who has died."""

    __slots__ = ("dead", "victims")

    def __init__(self, program: int, you: int) -> None:
        super().__init__(program, you)
        self.victims: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()


class Toy:
    """The whole state: flat data."""

    def __init__(self, creatures: list[int], hands: list[list[int]]) -> None:
        self.creatures = creatures
        self.hands = [sorted(hand) for hand in hands]
        self.discard: list[int] = []
        self.points = [0, 0]
        self.stack: list[ToyFrame] = []
        self.awaiting: tuple[int, ...] = ()
        self.told: list[str] = []

    def copy(self) -> Self:
        twin = type(self)(self.creatures[:], [hand[:] for hand in self.hands])
        twin.discard, twin.points = self.discard[:], self.points[:]
        twin.stack, twin.awaiting, twin.told = [frame.copy() for frame in self.stack], self.awaiting, self.told[:]  # type: ignore[misc]
        return twin

    def strike(self, seat: int) -> None:
        self.stack = [ToyFrame(GAME, NONE), ToyFrame(DEATH, seat)]
        PROGRAMS.run(self, self.stack)

    def words(self) -> tuple[str, ...]:
        return tuple(WORDS.words[action] for action in PROGRAMS.options(self, self.stack, self.awaiting[0]))

    def play(self, word: str) -> None:
        assert word in self.words()
        frame = self.stack[-1]
        setattr(frame, PROGRAMS.asking(self.stack).into, WORDS.meaning[WORDS.words.index(word)])
        self.awaiting = ()
        PROGRAMS.run(self, self.stack)


def owner(place: int) -> int:
    return place // 3


def could_hold(s: Toy, seat: int, card: int) -> bool:
    """What everybody can see: a hand that is not empty, and not all copies among the discards."""
    return bool(s.hands[seat]) and s.discard.count(card) < COPIES[card]


def announce(s: Toy, f: ToyFrame) -> bool:
    f.victims = tuple(place for place in range(PLACES) if owner(place) != f.you and s.creatures[place] != NONE)
    s.told.append(f"danger {f.victims}")
    return False


class Saves(InTurns[Toy, ToyFrame]):
    """Interrupts: a shield takes a victim out of danger."""

    __slots__ = ()

    def seats(self, s: Toy) -> int:
        return 2

    def first(self, s: Toy, frame: ToyFrame) -> int:
        return frame.you

    def over(self, s: Toy, frame: ToyFrame) -> bool:
        return not frame.victims

    def may(self, s: Toy, frame: ToyFrame, seat: int) -> bool:
        return could_hold(s, seat, SHIELD)

    def put(self, s: Toy, frame: ToyFrame, seat: int) -> None:
        s.awaiting = (seat,)

    def options(self, s: Toy, frame: ToyFrame, seat: int) -> tuple[int, ...]:
        return (PASS, *(SAVE + place for place in frame.victims if SHIELD in s.hands[seat]))

    def take(self, s: Toy, frame: ToyFrame, seat: int) -> None:
        zones.move(SHIELD, s.hands[seat], s.discard)
        frame.victims = tuple(place for place in frame.victims if place != frame.answer)
        s.told.append(f"{seat} saves {frame.answer}")


def die(s: Toy, f: ToyFrame) -> bool:
    f.dead = f.victims
    for place in f.dead:
        s.discard.append(s.creatures[place])
        s.creatures[place] = NONE
    s.told.append(f"dead {f.dead}")
    return False


class Passives(InChosenOrder[Toy, ToyFrame]):
    """Forced reactions of the creatures that are still there; the striker orders them."""

    __slots__ = ()

    def waiting(self, s: Toy, frame: ToyFrame) -> tuple[int, ...]:
        reacting = [place for place, creature in enumerate(s.creatures) if creature in (WRAITH, GHOUL)]
        return tuple(reacting) if frame.dead else ()

    def still(self, s: Toy, frame: ToyFrame, reaction: int) -> bool:
        return s.creatures[reaction] != NONE

    def put(self, s: Toy, frame: ToyFrame) -> None:
        s.awaiting = (frame.you,)

    def options(self, s: Toy, frame: ToyFrame, seat: int) -> tuple[int, ...]:
        return tuple(RESOLVE + place for place in frame.waiting)

    def resolve(self, s: Toy, frame: ToyFrame, reaction: int) -> None:
        seat = owner(reaction)
        s.points[seat] = s.points[seat] + 1 if s.creatures[reaction] == WRAITH else s.points[seat] * 2
        s.told.append(f"{NAMES[s.creatures[reaction]]} {reaction}")


class Responses(InTurns[Toy, ToyFrame]):
    """Optional reactions: an avenger's three points."""

    __slots__ = ()

    def seats(self, s: Toy) -> int:
        return 2

    def first(self, s: Toy, frame: ToyFrame) -> int:
        return frame.you

    def may(self, s: Toy, frame: ToyFrame, seat: int) -> bool:
        return bool(frame.dead) and could_hold(s, seat, AVENGE)

    def put(self, s: Toy, frame: ToyFrame, seat: int) -> None:
        s.awaiting = (seat,)

    def options(self, s: Toy, frame: ToyFrame, seat: int) -> tuple[int, ...]:
        return (PASS, AVENGING) if AVENGE in s.hands[seat] else (PASS,)

    def take(self, s: Toy, frame: ToyFrame, seat: int) -> None:
        zones.move(AVENGE, s.hands[seat], s.discard)
        s.points[seat] += 3
        s.told.append(f"{seat} avenges")


def end(s: Toy, f: ToyFrame) -> bool:
    """Nothing is asked any more."""
    f.step -= 1
    return True


PROGRAMS: Programs[Toy, ToyFrame] = Programs()
DEATH = PROGRAMS.add("death", event(announce, Saves(), die, Passives(), Responses()))
GAME = PROGRAMS.add("game", (end,))
