"""A game at the terminal: people at the keyboard, bots at the other seats."""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.rule import Rule

from smallcouncil import bots
from smallcouncil.core import records
from smallcouncil.core.chance import Chance
from smallcouncil.core.files import Autosave, FileTrouble
from smallcouncil.core.game import Json, State
from smallcouncil.core.perspective import Bot, Perspective
from smallcouncil.core.sealed import number_of
from smallcouncil.narration import Answer
from smallcouncil.terminal import answer_list, table_commands, typed_input
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.screen import Screen
from smallcouncil.terminal.table_commands import PlayerLeft
from smallcouncil.terminal.typed_input import Reader


@dataclass(frozen=True)
class Players:
    """Who sits where: bots by seat; everybody else is at the keyboard. `flags` seat them so on the command line.

    `search` says that some of the bots search, so that there is something to compile for them; `codes` name the bots.
    """

    bots: Mapping[int, Bot]
    flags: Sequence[str] = ()
    search: bool = False
    codes: Sequence[str | None] = ()

    def is_person(self, seat: int) -> bool:
        return seat not in self.bots


class TerminalTable:
    """One game from its first question to its end, or to the moment the player leaves."""

    def __init__(
        self,
        screen: Screen,
        board: Board,
        state: State,
        players: Players,
        autosave: Autosave,
        ask_all: bool = False,
        hinted: Iterable[int] = (),
    ) -> None:
        """`hinted` are the decisions before which a hint was given when this game was played earlier."""
        self.screen = screen
        self.say = screen.say
        self.board = board
        self.state = state
        self.players = players
        self.autosave = autosave
        self.ask_all = ask_all
        self.luck = Chance(number_of(state.setup.seed))
        self.answered = len(state.history)
        self.refused: str | None = None  # the rule that the last refused line broke
        self.facing: int | None = None
        self.looked = [len(state.history)] * state.seats
        self.hinted = set(hinted)

    # The flow of the game

    def play(self) -> bool:
        """Play to the end; false if the player left before."""
        self._welcome()
        try:
            while self.state.awaiting:
                self._decide(self.state.awaiting[0])
        except PlayerLeft as left:
            self._leave(left.path)
            return False
        except EOFError:
            self.screen.tell("")
            self._leave()
            return False
        except KeyboardInterrupt:
            self.screen.tell("")
            self._leave()
            raise
        self._finish()
        return True

    def _welcome(self) -> None:
        say = self.say
        self.screen.tell(say("terminal-welcome", game=say("title")), "bold")
        for name, role in zip(self.board.names, self.board.roles, strict=True):
            self.screen.tell(f"  {name}: {role}")
        if self.state.setup.seed is not None:
            self.screen.tell(say("terminal-seed", seed=self.state.setup.seed), "dim")
        self.screen.tell(say("terminal-welcome-help", command=say("command-help")))
        if not self.state.history:
            self.screen.tell(self.board.narration.goal(self.state.view(self.viewer)))
        opening = () if self.state.history else self.state.events(self.viewer)
        if told := self.board.narration.tell(opening):
            self.screen.tell(told)

    def _decide(self, seat: int) -> None:
        actions = self.state.actions(seat)
        if not self.players.is_person(seat):
            self._act(seat, self._chosen_by_bot(seat))
        elif len(actions) == 1 and not self.ask_all:
            self._take_only_choice(seat, actions[0])
        else:
            if self.curtained and self.facing != seat:
                self._hand_over(seat)
            self._ask(seat)

    def _take_only_choice(self, seat: int, action: int) -> None:
        """Nobody is asked where there is no choice; whoever may not know what it was is not told."""
        label = ""
        if not self.curtained or self.facing == seat:
            label = self.board.narration.label(self.state.game.word(action), self.state.view(seat))
            self.screen.tell(self.say("terminal-only-choice", player=self.board.names[seat], move=label), "italic")
        self._act(seat, action, known=table_commands.answered(self.board, seat, label))

    def _chosen_by_bot(self, seat: int) -> int:
        ready = bots.prepare(self.state.game, wait=False) if self.players.search else True
        reason = self.say("terminal-thinking" if ready else "terminal-compiling", player=self.board.names[seat])
        with self.screen.busy(reason):
            return self.players.bots[seat].choose(Perspective(self.state, seat, self.luck))

    def _act(self, seat: int, action: int, known: str = "") -> None:
        """Take a decision and tell it, unless that would only repeat what is known."""
        told = table_commands.decided(self.board, self.state, seat, action, self.viewer)
        self.refused = None
        if told not in ("", known):
            self.screen.tell(told, "" if self.players.is_person(seat) else "cyan")

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.players.is_person(seat)]

    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is seen with: those of the only person, or of whoever has the screen to themselves.

        Several people who share the screen of a game without secrets see what a spectator sees.
        """
        return self.people[0] if len(self.people) == 1 else self.facing

    # Several people at one screen, in a game where each has secrets

    @property
    def curtained(self) -> bool:
        """Whether the screen must be hidden while it passes from one person to the next."""
        return self.state.game.hidden and len(self.people) > 1

    def _hand_over(self, seat: int) -> None:
        """Hide what one person may see before another takes the keyboard, then tell that one what has happened."""
        name = self.board.names[seat]
        if self.facing is not None:
            self.screen.ask(self.say("terminal-cover", player=self.board.names[self.facing], other=name))
            self.screen.wipe()
        self.screen.ask(self.say("terminal-uncover", player=name))
        self.facing = seat
        self.answered = self.looked[seat]
        for line in filter(None, list(table_commands.log(self.board, self.state, seat))[self.answered :]):
            self.screen.tell(line)

    # A question to a person

    def _ask(self, seat: int) -> None:
        """Ask until there is a decision, or until a command has changed what is to be decided."""
        found = answer_list.answers(self.board.narration, self.state, seat)
        reader = self._reader(seat, found)
        self.show(seat, found)
        prompt = self.state.prompt(seat)
        assert prompt is not None
        asked_of = self.state
        while self.state is asked_of:
            line = self.screen.ask(self.board.narration.question(prompt))
            if not line:
                continue
            meaning = reader.read(line)
            if isinstance(meaning, typed_input.Move):
                self.answered = self.looked[seat] = len(self.state.history)
                self._act(seat, meaning.action)
                self._keep()
                return
            self._respond(seat, line, meaning)

    def _reader(self, seat: int, found: Sequence[Answer]) -> Reader:
        vocabulary = self.vocabulary()
        legal = {each.action: vocabulary[each.action] for each in found}
        commands = table_commands.wordings(self.say)
        self.screen.completions = [words[0] for words in (*legal.values(), *commands.values())]
        return Reader(legal, vocabulary, commands, self.labels(seat), answer_list.numbers(self.board.narration, found))

    def labels(self, seat: int) -> typed_input.Phrases:
        """What a person reads for each action, legal or not: that may be typed as well."""
        view, label = self.state.view(seat), self.board.narration.label
        return {action: (label(word, view),) for action, word in enumerate(self.state.game.vocabulary)}

    def vocabulary(self) -> typed_input.Phrases:
        """How each action may be typed: as it is shown, and by the game's own word unless that means another here."""
        game = self.state.game
        shown = [self.board.narration.typed(word) for word in game.vocabulary]
        return {
            action: (shown[action],) if word in shown else (shown[action], word)
            for action, word in enumerate(game.vocabulary)
        }

    def show(self, seat: int, found: Sequence[Answer], whole: bool = False) -> None:
        """The table and the answers; a short screen gets a brief table unless all of it is wanted."""
        view, recent, width = self.state.view(seat), self.recent(), self.screen.width
        drawing = Group(Rule(style="dim"), self.board.draw(view, recent, width, brief=False), "")
        answers = answer_list.numbered(self.board.narration, found, width, tight=False)
        if not whole and not self.screen.fits(Group(drawing, answers), 3):
            drawing = Group(self.board.draw(view, recent, width, brief=True))
            answers = answer_list.numbered(self.board.narration, found, width, tight=True)
        self.screen.show(drawing, answers)

    def recent(self) -> list[Json]:
        """What happened since a person last answered, that answer included."""
        return self.state.events(self.viewer, self.answered)

    def _respond(self, seat: int, line: str, meaning: typed_input.Meaning) -> None:
        say, tell = self.say, self.screen.tell
        match meaning:
            case typed_input.Command(name, argument):
                try:
                    table_commands.ORDERS[name](self, seat, argument)
                except FileTrouble as trouble:
                    tell(say(trouble.key, **trouble.details), "yellow", to_copy=True)
            case typed_input.Illegal(action):
                self._refuse(self.typed(action), self.state.broken_rule(seat, action))
            case typed_input.Unclear(meanings):
                tell(say("terminal-ambiguous", input=line, moves=", ".join(meanings)), "yellow")
            case typed_input.NoSuchNumber(number):
                tell(say("terminal-no-such-number", n=number, numbers=self.numbers(seat)), "yellow")
            case typed_input.Unknown(near):
                prompt = self.state.prompt(seat)
                assert prompt is not None
                if rule := self.board.narration.forbidden(line, prompt):
                    self._refuse(line, rule)
                else:
                    tell(say("terminal-unknown-command", input=line, near=near), "yellow")

    def _refuse(self, word: str, rule: str) -> None:
        self.refused = rule
        self.screen.tell(self.say("error-illegal", word=word, rule=rule), "yellow")
        self.screen.tell(self.say("terminal-ask-why", command=f"{self.say('command-why')}?"), "dim")

    def numbers(self, seat: int) -> str:
        """The numbers that may be typed now, in words."""
        found = answer_list.numbers(self.board.narration, answer_list.answers(self.board.narration, self.state, seat))
        if found == list(range(1, len(found) + 1)) and len(found) > 2:
            return self.say("terminal-range", first=found[0], last=found[-1])
        return ", ".join(map(str, found))

    def typed(self, action: int) -> str:
        return self.board.narration.typed(self.state.game.word(action))

    # Leaving and keeping

    def _keep(self) -> bool:
        """Bring the file up to date in which the game saves itself; false if it cannot be written."""
        try:
            self.autosave.keep(self.record())
        except FileTrouble as trouble:
            self.screen.tell(self.say(trouble.key, **trouble.details), "yellow", to_copy=True)
            return False
        return True

    def record(self) -> str:
        """The game so far, with the hints that were given on the way."""
        return records.write(self.state, hints=self.hinted)

    def _leave(self, path: str = "") -> None:
        """No game is lost: it stays where it was saved, or where it saved itself, with the way back to it."""
        kept = str(self.autosave.path)
        if self._keep() and not path:
            self.screen.tell(self.say("terminal-interrupted", file=kept), to_copy=True)
            path = kept
        if path:
            self.screen.tell(self.say("terminal-resume"))
            command = shlex.join(["smallcouncil", "play", "--resume", path, *self.players.flags])
            self.screen.tell(f"  {command}", "bold", to_copy=True)
        self.screen.tell(self.say("terminal-goodbye"))

    def rewind(self, state: State) -> None:
        """Go on from an earlier point of the game."""
        self.state = state
        self.answered = len(state.history)
        self.looked = [min(number, self.answered) for number in self.looked]
        self.refused = None
        self._keep()

    def _finish(self) -> None:
        kept = self._keep()
        view = self.state.view(self.viewer)
        self.screen.show(Rule(style="dim"), self.board.draw(view, self.recent(), self.screen.width, brief=False))
        verdict, *standing = self.board.narration.ending(view)
        self.screen.tell(f"{self.say('terminal-game-over')} {verdict}", "bold")
        for line in standing:
            self.screen.tell(line)
        if kept:
            self.screen.tell(self.say("terminal-kept"), "dim")
            self.screen.tell(f"  {shlex.join(['smallcouncil', 'replay', str(self.autosave.path)])}", to_copy=True)
