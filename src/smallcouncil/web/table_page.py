"""A table in the reader's words: all that its templates need, and nothing that the table view does not hold."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, cast

from markupsafe import Markup

from smallcouncil.arena.analysis_values import Value
from smallcouncil.arena.hints import Hint, ToldHint, level_above, told
from smallcouncil.core.solving import Outcome
from smallcouncil.narration import Answer, Narration, narration
from smallcouncil.narration.glossary import Term, used_in
from smallcouncil.narration.standing import standing
from smallcouncil.web import log_lines, sentences
from smallcouncil.web.faces import Face, Together, face
from smallcouncil.web.pieces import Drawn, in_runs
from smallcouncil.web.rendering import PageTexts, SharedWork, page_texts
from smallcouncil.web.table_view import Passing, Seat, TableView

TWO = 2
# The one refusal to take back that a player does not expect.
TOO_LATE = "undo-refused-revealed"
# As what a bot may play when many wait: the best that takes no time. Below that there is nothing to gain.
LOWER_LEVEL = "apprentice"
LOWEST_LEVELS = ("random", "novice", LOWER_LEVEL)
KEPT_VOICES = 1024


class Turn(NamedTuple):
    """What goes on: `kind` is mine, wait, open, called, frozen or over. `why` is the `rule` behind a question."""

    kind: str
    heading: str
    text: str = ""
    why: str = ""
    rule: str = ""


class AnswerRow(NamedTuple):
    """An answer in the list of them: the number to press, the things that it touches, and what to say first."""

    number: int
    word: str
    label: str
    effect: str
    touches: str
    warning: str


class SeatRow(NamedTuple):
    """A seat in the list of them, but for its clock. `look` is how its role is drawn."""

    number: int
    name: str
    role: str
    look: str
    awaited: bool
    mine: bool
    standing: str = ""
    """How far this player is now."""
    colour: int = 0


class RecapStep(NamedTuple):
    """A decision since the viewer's last one: whose, in sentences, and the address of the moment after it."""

    seat: int
    text: Markup
    href: str


class BotSwap(NamedTuple):
    """A seat that the viewer may leave to a bot (`leaves`), or may give back to a person."""

    seat: int
    name: str
    mine: bool
    leaves: bool


class Conclusion(NamedTuple):
    """What a game that is over leads to: the standing, and a rematch that somebody asks for or has asked for."""

    address: str
    replay: str
    standing: tuple[str, ...]
    rematch: str | None
    invited_by: str
    seated: bool
    company: bool


class AboutTable(NamedTuple):
    """What is seldom needed during a game."""

    address: str
    replay: str
    name: str
    seated: bool
    over: bool
    leaving: str
    """What is asked before the viewer leaves; nothing where nobody is missed."""
    agreed: tuple[str, ...]
    invitations: tuple[tuple[str, str], ...]
    swaps: tuple[BotSwap, ...]
    commitment: str | None
    resigns: bool
    """A game of two may be given up."""


@lru_cache(KEPT_VOICES)
def _voice_and_face(slug: str, say: PageTexts, names: tuple[str, ...], bots: tuple[int, ...]) -> tuple[Narration, Face]:
    """Of a game for these people; they remember nothing, so all moments of a table share them."""
    return narration(slug)(say, names, log_lines.mark, bots), face(slug)(say, names)


class TablePage:
    """A table view with the texts, the narration and the face of its game. `replay` is the address of its replay."""

    def __init__(self, lang: str, table_view: TableView, replay: str = "") -> None:
        self.table_view = table_view
        self.slug = table_view.game.slug
        self.say = page_texts(lang, self.slug)
        self.names = sentences.names(self.say, table_view.seats)
        bots = tuple([seat.number for seat in table_view.seats if seat.sitter == "bot"])
        self.narration, self.face = _voice_and_face(self.slug, self.say, self.names, bots)
        self.address = f"/t/{table_view.table}"
        self.replay = replay or f"{self.address}/replay"
        self.over = table_view.given_up is not None or table_view.view.get("result") is not None
        """A view says how the game ended, once it has; unless it was given up before."""

    # The question

    @cached_property
    def answers(self) -> Sequence[Answer]:
        """What the viewer may answer, in the order of its numbers; what an answer brings is looked up in a guess."""
        table_view = self.table_view
        if table_view.prompt is None or table_view.guess is None:
            return ()
        return self.narration.answers(table_view.prompt, table_view.view, table_view.actions, table_view.guess)

    @cached_property
    def recap(self) -> tuple[RecapStep, ...]:
        """What happened since the viewer's last decision, step by step; chances that went by are left out."""
        eyes = self.table_view.viewer
        return tuple(
            RecapStep(
                line.seat,
                log_lines.log_text(self.narration, self.slug, line),
                f"{self.replay}?at={line.number + 1}&as={eyes}",
            )
            for line in self.table_view.recap
            if not log_lines.went_by(self.slug, line)
        )

    @cached_property
    def hints(self) -> list[ToldHint]:
        """The hints that were given for the present question, in words."""
        hinting, guess = self.table_view.hinting, self.table_view.guess
        if hinting is None or not hinting.found or guess is None or self.table_view.prompt is None:
            return []
        found = [
            Hint(Value(each.word, each.chance, each.error, cast(Outcome, each.outcome), each.margin), False)
            for each in hinting.found
        ]
        return told(self.narration, guess, self.table_view.prompt.seat, found)

    @property
    def hint_level(self) -> str:
        bots = (seat.bot for seat in self.table_view.seats if seat.sitter == "bot")
        return self.say(f"web-level-{level_above(bots)}")

    @property
    def missing_agreement(self) -> str:
        """Who has not agreed to hints yet."""
        hinting = self.table_view.hinting
        return self.say.join([self.names[seat] for seat in hinting.missing]) if hinting and hinting.missing else ""

    @property
    def closing(self) -> str:
        """The word that closes the present question, if several things may be marked before they are sent together."""
        prompt = self.table_view.prompt
        return (self.face.closing(prompt.ask) or "") if prompt and self.answers else ""

    @property
    def closing_label(self) -> str:
        """What the closing word says once something is marked."""
        prompt = self.table_view.prompt
        own = self.face.closing_label(prompt.ask) if prompt else ""
        return own or self.narration.label(self.closing, self.table_view.view)

    @cached_property
    def together(self) -> Together | None:
        """Several answers that are offered as one."""
        return self.face.together(self.table_view) if self.answers else None

    def touches(self, answer: Answer) -> str:
        return " ".join(self.face.touched(answer))

    @property
    def answer_rows(self) -> list[AnswerRow]:
        warning, answers = self.face.warning, self.answers
        return [
            AnswerRow(number, each.word, each.label, each.effect, self.touches(each), warning(each, answers))
            for number, each in enumerate(answers, 1)
        ]

    @property
    def passing(self) -> Passing | None:
        """Which chances the viewer lets go by, while there are any."""
        return None if self.over or self.table_view.frozen else self.table_view.passing

    @cached_property
    def ending(self) -> list[str]:
        if self.table_view.given_up is not None:
            seat, how = self.table_view.given_up
            winners = [name for number, name in enumerate(self.names) if number != seat]
            return [self.say(f"web-ended-{how}", player=self.names[seat], winner=self.say.join(winners))]
        return self.narration.ending(self.table_view.view) if self.over else []

    @property
    def conclusion(self) -> Conclusion:
        rematch, standing = self.table_view.rematch, tuple(self.ending[1:])
        return Conclusion(
            self.address, self.replay, standing, rematch, self.invited_by, self.seated, bool(self.company)
        )

    @cached_property
    def turn(self) -> Turn:
        if self.over:
            return Turn("over", self.say("web-turn-over"), self.ending[0])
        if self.table_view.frozen:
            return Turn("frozen", self.say("web-turn-frozen"), self.say("web-turn-frozen-text"))
        if self.table_view.called is not None:
            player = self.names[self.table_view.called]
            return Turn("called", self.say("web-turn-of", player=player), self.say("web-curtain", player=player))
        return self._asked() if self.table_view.prompt is not None else self._waiting()

    def _asked(self) -> Turn:
        prompt, say = self.table_view.prompt, self.say
        assert prompt is not None
        heading = (
            say("web-turn-of", player=self.names[prompt.seat]) if self.table_view.hot_seat else say("web-turn-mine")
        )
        why = f"why-{prompt.rule}"
        question = f"{self.narration.question(prompt)}{self._clocks_wait}"
        return Turn("mine", heading, question, say(why) if say.has(why) else "", prompt.rule)

    @property
    def _clocks_wait(self) -> str:
        """Said once all seats are taken: before that, they are what is waited for."""
        return f" {self.say('web-clocks-wait')}" if self.table_view.clocks_wait and not self.incomplete else ""

    def _waiting(self) -> Turn:
        say, seats = self.say, self.table_view.seats
        if self.table_view.passing and self.table_view.passing.now:
            return Turn("wait", say("web-turn-pass"), say("web-turn-pass-text"))
        free = [self.names[seat.number] for seat in seats if seat.sitter == "open"]
        if free:
            return Turn("open", say("web-turn-open"), say("web-turn-open-seats", seats=say.join(free)))
        awaited = [self.names[seat.number] for seat in seats if seat.awaited]
        if not awaited:
            return Turn("wait", say("web-turn-none"))
        key = "web-turn-thinking" if self.table_view.thinking else "web-turn-wait"
        heading = say(key, player=say.join(awaited), count=len(awaited))
        return Turn("wait", heading, self._clocks_wait.strip())

    @property
    def waiting(self) -> str:
        return sentences.waiting(self.say, self.table_view.waiting)

    @property
    def slower_bots(self) -> Iterator[tuple[int, str, bool]]:
        """Awaited bots that the viewer may let play at a lower level, and whether that is offered because they wait."""
        table_view = self.table_view
        slow = table_view.waiting.slow if table_view.waiting else ()
        for seat in table_view.seats if table_view.thinking and not self.over else ():
            lowest = (seat.bot or "").partition(":")[0] in LOWEST_LEVELS
            if seat.sitter == "bot" and seat.awaited and not lowest and (seat.mine or table_view.host):
                yield seat.number, self.names[seat.number], seat.number in slow

    @property
    def origin(self) -> str:
        """Where the game branched off from, if it did, and what that means for who knows what."""
        origin = self.table_view.origin
        if origin is None:
            return ""
        kind = "guess" if origin.guess else "record" if origin.table is None else "game"
        return self.say(f"web-origin-{kind}", at=origin.at)

    @property
    def title(self) -> str:
        """The title of the page tells from another tab whose turn it is."""
        game = self.say("title")
        if self.turn.kind in ("mine", "called", "over"):
            return self.say("web-title-turn", turn=self.turn.heading, game=game)
        return self.say("web-title", game=game)

    @property
    def beginning(self) -> bool:
        """The first round, when a newcomer may want to hear what the game is about."""
        return not self.over and self.table_view.first_line + len(self.table_view.lines) < len(self.table_view.seats)

    @property
    def may_undo(self) -> bool:
        """Whether taking back is a matter for this viewer now. If it once was and no longer is, the page says why."""
        undoing = self.table_view.undoing
        asked = undoing.may_ask or undoing.may_reset or undoing.asked_by is not None
        return self.seated and not self.over and (asked or undoing.refused == TOO_LATE)

    # The seats

    @property
    def incomplete(self) -> bool:
        """Whether somebody is still to be invited."""
        return any(seat.sitter == "open" for seat in self.table_view.seats)

    @property
    def seated(self) -> bool:
        return self.table_view.viewer is not None or any(seat.mine for seat in self.table_view.seats)

    @property
    def company(self) -> list[Seat]:
        """The other people at the table."""
        return [seat for seat in self.table_view.seats if seat.sitter == "person" and not seat.mine]

    @property
    def invited_by(self) -> str:
        """The name of another player who would like a rematch."""
        by = self.table_view.rematch_by
        return "" if by is None or not self.seated or self.table_view.seats[by].mine else self.names[by]

    @property
    def may_join(self) -> bool:
        return self.incomplete and not self.seated and self.table_view.settings.listed

    def chair(self, seat: Seat) -> SeatRow:
        there = seat.sitter == "person" and (seat.present or seat.mine)
        look = "present" if there else seat.sitter
        awaited = seat.awaited and not self.over
        found, name = self.standing, self.names[seat.number]
        stands = found[seat.number] if seat.number < len(found) else ""
        return SeatRow(seat.number, name, self._role(seat), look, awaited, seat.mine, stands, seat.worn)

    @cached_property
    def standing(self) -> list[str]:
        """How far everybody is, by seat, while the game goes on."""
        return [] if self.over else standing(self.narration, self.slug, self.table_view.view)

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        """The words of the game in the question and its answers."""
        if not self.answers:
            return ()
        said = (self.turn.text, *(answer.label for answer in self.answers), *(answer.effect for answer in self.answers))
        return used_in(self.say, *said)

    def _role(self, seat: Seat) -> str:
        """Who that is, in a word or two; nothing for a person whose browser is there."""
        say = self.say
        if seat.sitter == "bot":
            level = sentences.bot_name(say, seat.bot)
            return say("web-role-bot", bot="" if self.names[seat.number].startswith(level) else level)
        if seat.sitter == "open":
            return say("web-role-open")
        if seat.mine:
            return say("web-role-here" if self.table_view.hot_seat else "web-role-you")
        return say("web-role-present" if seat.present else "web-role-away")

    @property
    def clocked(self) -> bool:
        return any(seat.left is not None for seat in self.table_view.seats)

    def clock(self, seat: Seat) -> str:
        return "" if seat.left is None else sentences.time_left(self.say, seat.left)

    @property
    def more(self) -> AboutTable:
        viewer, over = self.table_view.viewer, self.over
        own = "" if viewer is None else self.names[viewer]
        links = () if self.incomplete else self.invitations
        plays = any(seat.mine and seat.sitter == "person" for seat in self.table_view.seats)
        leaving = self._leaving if plays and not over else ""
        seal, swaps = self.table_view.commitment, tuple(self._swaps())
        resigns = plays and not over and not self.incomplete and len(self.names) == TWO and not self.table_view.hot_seat
        return AboutTable(
            self.address, self.replay, own, self.seated, over, leaving, self._agreed, links, swaps, seal, resigns
        )

    @property
    def _leaving(self) -> str:
        """A bot plays on for others; with nobody else the game waits, but no clock does."""
        if self.company:
            return "web-leave-asks"
        return "web-leave-asks-clock" if self.clocked else "web-leave-asks-alone"

    def _swaps(self) -> Iterator[BotSwap]:
        for seat in self.table_view.seats:
            leaves = self._may_hand_over(seat)
            if leaves or (self._may_give_back(seat) and not seat.mine):
                yield BotSwap(seat.number, self.names[seat.number], seat.mine, leaves)

    @property
    def comebacks(self) -> Iterator[tuple[int, str]]:
        """The viewer's own seats at which a bot plays: to be had back with one click."""
        for seat in self.table_view.seats:
            if seat.mine and self._may_give_back(seat):
                yield seat.number, self.names[seat.number]

    def _may_hand_over(self, seat: Seat) -> bool:
        """A player may leave the own seat to a bot; the host may do so for one who is gone, or never came."""
        if self.over or seat.sitter == "bot":
            return False
        return seat.mine or (self.table_view.host and not seat.present)

    def _may_give_back(self, seat: Seat) -> bool:
        """A bot makes room again, unless it plays for somebody whose time for the whole game is used up."""
        clock = self.table_view.settings.clock
        used_up = seat.late and clock is not None and not clock.per_move
        return not self.over and seat.sitter == "bot" and not used_up and (seat.mine or self.table_view.host)

    @property
    def invitations(self) -> tuple[tuple[str, str], ...]:
        """Who is to get which link: friends, spectators, and last the viewer, for another device."""
        links = zip(self.table_view.seats, self.table_view.seat_links, strict=False)
        found = [(seat.mine, self._guest(seat), link) for seat, link in links if link]
        if self.table_view.watch_link:
            found.append((False, self.say("web-invite-watch"), self.table_view.watch_link))
        return tuple((who, link) for _, who, link in sorted(found, key=lambda each: each[0]))

    def _guest(self, seat: Seat) -> str:
        return self.say("web-invite-mine" if seat.mine else "web-invite-seat", seat=self.names[seat.number])

    # Talk

    @property
    def partner(self) -> int | None:
        """With whom the viewer is in an audience."""
        pair = self.table_view.talking.audience
        if pair is None or self.table_view.viewer not in pair:
            return None
        return pair[1] if pair[0] == self.table_view.viewer else pair[0]

    @property
    def audience_left(self) -> float:
        until = self.table_view.talking.until
        return 0.0 if until is None else max(0.0, until - self.table_view.now)

    def time_left(self, seconds: float) -> str:
        return sentences.time_left(self.say, seconds)

    # What was agreed on

    @property
    def _agreed(self) -> tuple[str, ...]:
        """The same for all at the table, who are told one after the other."""
        view, say = self.table_view, self.say
        return _agreed.get(
            view.options,
            (say, view.settings),
            lambda: (*sentences.variants(say, view.game, view.options), *sentences.terms(say, view.settings)),
        )

    # The drawn table

    def board(self) -> Markup:
        return Markup("".join(self.board_bits()))

    def board_bits(self) -> Iterable[str]:
        """The board bit by bit. Those who only look on see the same one, drawn once."""
        if self.answers:
            return self.face.bits(self.table_view, self.answers)
        how = (self.say, self.names)
        return _boards.get(self.table_view.view, how, lambda: in_runs(self.face.bits(self.table_view, ())))


_boards: SharedWork[Drawn] = SharedWork()
_agreed: SharedWork[tuple[str, ...]] = SharedWork()
