"""Reading position strings: every field into a row, and the column of whatever is wrong."""

import re
from array import array
from collections.abc import Sequence

from smallcouncil.core.bits import count, members
from smallcouncil.core.chance import Seed
from smallcouncil.core.chance_words import sow
from smallcouncil.core.errors import BadPosition, Reason
from smallcouncil.core.sealed import SealedChance
from smallcouncil.games.hand_of_the_king.cards import (
    CHARACTERS,
    CODES,
    COMPANION_CODES,
    COMPANIONS,
    HOUSE_LETTERS,
    HOUSE_OF,
    VARYS_CODE,
)
from smallcouncil.games.hand_of_the_king.companions import JON_SNOW, PETYR, RAMSAY
from smallcouncil.games.hand_of_the_king.dealing import stack
from smallcouncil.games.hand_of_the_king.kernel import (
    ask,
    begin_turn,
    characters,
    clear,
    declarations,
    leaders,
    partners,
    run_on,
    stack_deck,
)
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_DRAWN,
    ASK_MOVE,
    ASK_PARTNER,
    ASK_SWAP_SECOND,
    ASKS,
    AT,
    BANNERS,
    CAUSES,
    COMPANION_COUNT,
    COMPANION_WORDS,
    CROWS,
    DECLARED,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_BITS,
    HOUSE_COUNT,
    HOUSE_MASK,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    KIN,
    LED,
    LENGTH,
    LUCK,
    MOVED,
    NO_CARD,
    NOBODY,
    OFFER,
    OWED,
    PART,
    RESOLVING,
    SEAT,
    SEAT_WORDS,
    SEATS,
    SHOWN,
    SIDE,
    SQUARES,
    STEP,
    SWAPPING,
    TEAMS,
    TOUCHED,
    VARYS_AT,
)
from smallcouncil.games.hand_of_the_king.position import OPTION_LETTERS, pending

FIELDS = ("grid", "areas", "banners", "offer", "gone", "crows", "turn", "options", "pending")
PENDING = ("question", "companion", "part", "swapped card", "drawn", "owed", "moved", "touched", "again")
CROW_PENDING = "crow-partner.-.0.-.-.0.-.-.0"
TOUCHED_HOUSE = re.compile(rf"(?P<house>[{HOUSE_LETTERS}])(?P<tied>\d*)(?P<cause>[a-z]{{2}})?")


def wrong(column: int, key: str, text: str, **details: str | int) -> BadPosition:
    """What is wrong at a column, with the key of the text that says so in other languages."""
    return BadPosition(column, Reason(f"position-{key}", text, **details))


class _Reader:
    """Reads the fields of one position string into a row, and knows the column of whatever is wrong."""

    def __init__(self, text: str) -> None:
        self.v = array("q", bytes(8 * LENGTH))
        self.options: dict[str, bool] = {}
        self.placed: dict[str, int] = {}
        self.vacant: list[int] = []
        self.fields = self._split(text)

    def _split(self, text: str) -> dict[str, tuple[str, int]]:
        parts, column = [], 1
        for part in text.split(" "):
            parts.append((part, column))
            column += len(part) + 1
        if len(parts) != len(FIELDS):
            place = parts[len(FIELDS)][1] if len(parts) > len(FIELDS) else len(text) + 1
            expected = " ".join(FIELDS).upper()
            raise wrong(
                place,
                "fields",
                f"a position has {len(FIELDS)} fields, {expected}; this has {len(parts)}",
                count=len(FIELDS),
                fields=expected,
                found=len(parts),
            )
        for name, (part, column) in zip(FIELDS, parts, strict=True):
            if not part:
                raise wrong(
                    column,
                    "empty-field",
                    f"the field {name.upper()} is empty; nothing is written as -",
                    field=name.upper(),
                )
        return dict(zip(FIELDS, parts, strict=True))

    def read(self, seed: Seed) -> None:
        areas, column = self.fields["areas"]
        seats = areas.count("/") + 1
        if not 2 <= seats <= 4:
            raise wrong(column, "areas", f"two to four play areas, please, not {seats}", found=seats)
        clear(self.v, seats, 0, 0, 0)
        self._read_options()
        self._read_grid()
        self._read_areas()
        self.v[OFFER] = self._companion_set(*self.fields["offer"])
        self._read_gone()
        self._read_banners()
        self._read_crows()
        self.v[SEAT] = self._seat(*self.fields["turn"])
        self._read_pending()
        self._check_complete()
        self._stack_deck(seed)
        self._ask_again()
        self._check_banners()

    def _read_options(self) -> None:
        text, column = self.fields["options"]
        letters = "" if text == "-" else text
        for offset, letter in enumerate(letters):
            if letter not in OPTION_LETTERS or letter in letters[:offset]:
                raise wrong(
                    column + offset,
                    "option",
                    f"{letter!r} is not an option; they are t, w and c, once each",
                    letter=letter,
                )
        self.options = {name: letter in letters for letter, name in OPTION_LETTERS.items()}
        self.v[TEAMS] = int(self.options["teams"])

    def _read_grid(self) -> None:
        text, column = self.fields["grid"]
        rows = text.split("/")
        if len(rows) != SIDE:
            raise wrong(column, "rows", f"the grid has {SIDE} rows; this has {len(rows)}", found=len(rows))
        for row, line in enumerate(rows):
            self._read_row(row * SIDE, line, column)
            column += len(line) + 1
        if VARYS_CODE not in self.placed:
            raise wrong(self.fields["grid"][1], "no-varys", f"Varys ({VARYS_CODE}) is not in the grid")
        self.vacant = [square for square in range(SQUARES) if not self.v[GRID] >> square & 1]

    def _read_row(self, first: int, line: str, column: int) -> None:
        square, at = first, 0
        while at < len(line):
            if line[at] in "123456":
                square += int(line[at])
                at += 1
                continue
            self._read_square(square, line[at : at + 2], column + at)
            square += 1
            at += 2
        if square != first + SIDE:
            raise wrong(column, "row", f"a row has {SIDE} squares; this has {square - first}", found=square - first)

    def _read_square(self, square: int, code: str, column: int) -> None:
        if code == VARYS_CODE:
            self._place(code, column)
            self.v[VARYS_AT] = square
            return
        card = self._card(code, column)
        if square < SQUARES:
            self._lay(card, square)
            self.v[GRID] |= 1 << square

    def _lay(self, card: int, square: int) -> None:
        self.v[AT + square] = card
        self.v[KIN + HOUSE_OF[card]] |= 1 << square

    def _off_grid(self, code: str, column: int) -> int:
        """A character that left the grid; any empty square will do as the one it was dealt to. Its square as a set."""
        card = self._card(code, column)
        square = self.vacant.pop()
        self._lay(card, square)
        return 1 << square

    def _card(self, code: str, column: int) -> int:
        if code == VARYS_CODE:
            raise wrong(column, "varys-left", "Varys never leaves the grid")
        if code not in CODES:
            raise wrong(column, "no-character", f"{code!r} is no character's code", code=code)
        self._place(code, column)
        return CODES.index(code)

    def _place(self, code: str, column: int) -> None:
        if code in self.placed:
            raise wrong(
                column,
                "twice",
                f"{code} stands at column {self.placed[code]} already",
                code=code,
                first=self.placed[code],
            )
        self.placed[code] = column

    def _companion(self, code: str, column: int) -> int:
        if code not in COMPANION_CODES:
            raise wrong(column, "no-companion", f"{code!r} is no companion's code", code=code)
        if not self.options["companions"]:
            raise wrong(column, "companions-off", "there are no companions in a game without the option c")
        self._place(code, column)
        return COMPANION_CODES.index(code)

    def _companion_set(self, text: str, column: int) -> int:
        mask = 0
        for at in range(0, 0 if text == "-" else len(text), 2):
            mask |= 1 << self._companion(text[at : at + 2], column + at)
        return mask

    def _read_areas(self) -> None:
        text, column = self.fields["areas"]
        for seat, area in enumerate(text.split("/")):
            if area != "-":
                self._read_area(seat, area, column)
            column += len(area) + 1

    def _read_area(self, seat: int, area: str, column: int) -> None:
        at = 0
        while at < len(area):
            code = area[at : at + 2]
            if code in COMPANION_CODES:
                companion = self._companion(code, column + at)
                self.v[KEPT + seat] |= 1 << companion
                at += self._declared(companion, area[at + 2 : at + 4], column + at)
            else:
                self.v[HELD + seat] |= self._off_grid(code, column + at)
            at += 2

    def _declared(self, companion: int, text: str, column: int) -> int:
        """How many characters tell Jon Snow's House; only Gendry, Jon Snow and Shae are ever kept (HK-036)."""
        if COMPANIONS[companion] not in ("gendry", "jon-snow", "shae"):
            raise wrong(
                column,
                "not-kept",
                f"{COMPANION_CODES[companion]} is never kept in a play area",
                code=COMPANION_CODES[companion],
            )
        if companion != JON_SNOW:
            return 0
        if len(text) != 2 or text[0] != "=" or text[1] not in HOUSE_LETTERS:
            raise wrong(
                column + 2,
                "jon-snow",
                f"Jon Snow needs his House here, such as =S; the letters are {HOUSE_LETTERS}",
                letters=HOUSE_LETTERS,
            )
        self.v[DECLARED] = HOUSE_LETTERS.index(text[1])
        return 2

    def _read_gone(self) -> None:
        text, column = self.fields["gone"]
        dead, slash, discarded = text.partition("/")
        if not slash:
            raise wrong(column, "gone", "the dead and the discarded stand as DEAD/DISCARDED")
        for at in range(0, 0 if dead == "-" else len(dead), 2):
            code = dead[at : at + 2]
            if code in COMPANION_CODES:
                self.v[KILLED_COMPANIONS] |= 1 << self._companion(code, column + at)
            else:
                self.v[KILLED] |= self._off_grid(code, column + at)
        self.v[DISCARDED] = self._companion_set(discarded, column + len(dead) + 1)

    def _read_banners(self) -> None:
        text, column = self.fields["banners"]
        if len(text) != HOUSE_COUNT:
            raise wrong(
                column,
                "banners",
                f"there are {HOUSE_COUNT} banners, one a House; this tells of {len(text)}",
                found=len(text),
            )
        for house, holder in enumerate(text):
            if holder != "-":
                self.v[BANNERS + house] = self._seat(holder, column + house)

    def _seat(self, text: str, column: int) -> int:
        if len(text) != 1 or text not in "0123"[: self.v[SEATS]]:
            raise wrong(
                column,
                "seat",
                f"{text!r} is no seat; seats run from 0 to {self.v[SEATS] - 1}",
                seat=text,
                last=self.v[SEATS] - 1,
            )
        return int(text)

    def _read_crows(self) -> None:
        text, column = self.fields["crows"]
        for offset, letter in enumerate("" if text == "-" else text):
            if not self.options["crows"]:
                raise wrong(column + offset, "crows-off", "there are no crows in a game without the option w")
            seat = self._seat(letter, column + offset)
            if self.v[CROWS] >> seat & 1:
                raise wrong(column + offset, "two-crows", f"seat {seat} has one crow, not two", seat=seat)
            self.v[CROWS] |= 1 << seat

    def _read_pending(self) -> None:
        text, column = self.fields["pending"]
        if text == "-":
            return
        parts = text.split(".")
        if len(parts) != len(PENDING):
            raise wrong(
                column,
                "pending",
                f"what is pending has {len(PENDING)} parts; this has {len(parts)}",
                count=len(PENDING),
                found=len(parts),
            )
        starts = [column + sum(len(part) + 1 for part in parts[:number]) for number in range(len(parts))]
        question, companion, part, swapped, drawn, owed, moved, touched, again = zip(parts, starts, strict=True)
        v = self.v
        v[STEP] = self._one_of(*question, ASKS[1:-1], 1)
        v[RESOLVING] = NOBODY if companion[0] == "-" else self._companion(*companion)
        v[PART] = self._one_of(*part, ("0", "1", "2"))
        v[SWAPPING] = NOBODY if swapped[0] == "-" else self._one_of(*swapped, CODES)
        v[SHOWN] = self._companion_set(*drawn)
        v[OWED] = self._one_of(*owed, ("0", "1"))
        v[MOVED] = self._house_set(*moved)
        self._read_touched(*touched)
        v[AGAIN] = self._one_of(*again, ("0", "1"))
        if v[SWAPPING] != NOBODY and v[STEP] != ASK_SWAP_SECOND:
            raise wrong(swapped[1], "swapped", "only Ramsay Snow's second question remembers a card")
        if v[SHOWN] and v[STEP] != ASK_DRAWN:
            raise wrong(drawn[1], "drawn", "drawn companions lie open only while Petyr Baelish asks")

    def _one_of(self, text: str, column: int, known: Sequence[str], base: int = 0) -> int:
        if text not in known:
            raise wrong(
                column, "one-of", f"{text!r} should be one of {', '.join(known)}", word=text, known=", ".join(known)
            )
        return base + list(known).index(text)

    def _house_set(self, text: str, column: int) -> int:
        letters = "" if text == "-" else text
        for offset, letter in enumerate(letters):
            if letter not in HOUSE_LETTERS:
                raise self._no_house(letter, column + offset)
        return sum(1 << house for house, letter in enumerate(HOUSE_LETTERS) if letter in letters)

    def _no_house(self, letter: str, column: int) -> BadPosition:
        problem = f"{letter!r} is no House's letter; they are {HOUSE_LETTERS}"
        return wrong(column, "no-house", problem, letter=letter, letters=HOUSE_LETTERS)

    def _read_touched(self, text: str, column: int) -> None:
        """Houses that companions affected, each with who was tied for it before and the companion to blame, if any."""
        at = 0 if text != "-" else len(text)
        while at < len(text):
            found = TOUCHED_HOUSE.match(text, at)
            if found is None:
                raise self._no_house(text[at], column + at)
            self._touch(found["house"], found["tied"], found["cause"], column + at)
            at = found.end()

    def _touch(self, letter: str, tied: str, cause: str | None, column: int) -> None:
        v, place = self.v, HOUSE_LETTERS.index(letter) * HOUSE_BITS
        seats = {self._seat(seat, column + 1 + offset) for offset, seat in enumerate(tied)}
        if len(seats) != len(tied) or len(seats) == 1:
            raise wrong(column + 1, "tied", f"a tie is of two seats or more, each once, not {tied!r}", seats=tied)
        if cause is not None:
            v[CAUSES] |= self._one_of(cause, column + 1 + len(tied), COMPANION_CODES, 1) << place
        v[TOUCHED] |= 1 << HOUSE_LETTERS.index(letter)
        v[LED] |= sum(1 << seat for seat in seats) << place

    def _check_complete(self) -> None:
        for card, code in enumerate(CODES):
            if code not in self.placed:
                problem = f"{CHARACTERS[card]} ({code}) is nowhere; if killed, it belongs to the dead in field 5"
                raise wrong(self.fields["grid"][1], "nowhere", problem, code=code)
        self.v[AT + self.vacant[0]] = NO_CARD

    def _stack_deck(self, seed: Seed) -> None:
        companions = range(COMPANION_COUNT) if self.options["companions"] else ()
        hidden = [number for number in companions if COMPANION_CODES[number] not in self.placed]
        if isinstance(seed, str):
            stack(self.v, hidden, SealedChance(seed))
            return
        sow(self.v, LUCK, seed)
        if self.options["companions"]:
            stack_deck(self.v, sum(1 << companion for companion in hidden))

    def _ask_again(self) -> None:
        """Put the pending question again, by the rules themselves: they must come to the same question."""
        v, step = self.v, self.v[STEP]
        text, column = self.fields["pending"]
        asked = True
        if step == ASK_MOVE:
            begin_turn(v)
        elif step in (ASK_PARTNER, ASK_DRAWN, ASK_SWAP_SECOND):
            asked = self._ask_midway(step)
        else:
            run_on(v)
        if not asked or pending(v) != text:
            raise wrong(column, "not-asked", f"the rules would not ask {ASKS[step]!r} here", ask=ASKS[step])

    def _ask_midway(self, step: int) -> bool:
        """The questions that follow a first answer: the rules do not come by them again on their own."""
        v = self.v
        if step == ASK_PARTNER:
            spent = self.options["crows"] and not v[CROWS] >> v[SEAT] & 1 and declarations(v) != 0
            fresh = self.fields["pending"][0] == CROW_PENDING
            return spent and fresh and ask(v, ASK_PARTNER, partners(v) << SEAT_WORDS, 0)
        if step == ASK_DRAWN:
            fits = v[RESOLVING] == PETYR and v[PART] == 0 and count(v[SHOWN]) <= 2
            return fits and ask(v, ASK_DRAWN, v[SHOWN] << COMPANION_WORDS, 0)
        cards = characters(v, v[GRID])
        fits = v[RESOLVING] == RAMSAY and v[PART] == 0 and v[SWAPPING] in members(cards)
        return fits and ask(v, ASK_SWAP_SECOND, 0, cards & ~(1 << v[SWAPPING]))

    def _check_banners(self) -> None:
        """But for what the end of this turn will settle, a banner is with a leader of its House, or with nobody."""
        v = self.v
        text, column = self.fields["banners"]
        for house in range(HOUSE_COUNT):
            led, holder = v[LED] >> house * HOUSE_BITS & HOUSE_MASK, v[BANNERS + house]
            if v[TOUCHED] >> house & 1 and not led:
                continue
            leading = led or leaders(v, house)
            if v[MOVED] >> house & leading >> v[SEAT] & 1:
                continue
            if holder == NOBODY and leading:
                raise wrong(
                    column + house, "banner-free", "somebody has cards of this House, so somebody holds its banner"
                )
            if holder != NOBODY and not leading >> holder & 1:
                raise wrong(
                    column + house, "banner-held", f"seat {text[house]} does not lead this House", seat=text[house]
                )


def column_of(field: str, text: str) -> int:
    """Where a field of a position string begins, counted from 1."""
    return 1 + sum(len(part) + 1 for part in text.split(" ")[: FIELDS.index(field)])


def read(text: str, seed: Seed) -> tuple["array[int]", dict[str, bool]]:
    """The row and the options of a position string; `BadPosition` points at the column that is wrong."""
    reader = _Reader(text)
    reader.read(seed)
    return reader.v, reader.options
