"""Looking at a recorded game: its log, its board at any decision, step by step."""

from rich.rule import Rule

from smallcouncil.core.game import State
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.screen import Screen
from smallcouncil.terminal.table_commands import log


class Replay:
    """A recorded game, opened to be read."""

    def __init__(self, screen: Screen, board: Board, state: State) -> None:
        self.screen = screen
        self.say = screen.say
        self.board = board
        self.state = state
        self.log = list(log(board, state, None, whole=True))

    def show(self, number: int) -> None:
        """The log up to a decision, and the board behind it."""
        for line in self.log[:number]:
            self.screen.tell(line)
        self.show_board(number)

    def show_board(self, number: int) -> None:
        state, count = self.state.at(number), len(self.log)
        view = state.view(None)
        title = self.say("terminal-replay-title", n=number, count=count)
        recent = state.events(None, max(0, number - 1))
        self.screen.show(Rule(title, style="dim"), self.board.draw(view, recent, self.screen.width, brief=False))
        for line in self.board.narration.ending(view) if state.result else ():
            self.screen.tell(line)

    def step(self, number: int) -> None:
        """Go through the game by hand: on, back, or to a number, until the reader has seen enough."""
        self.show_board(number)
        while True:
            try:
                answer = self.screen.ask(self.say("terminal-replay-ask")).casefold()
            except EOFError:
                self.screen.tell("")
                return
            if answer and self._begins("quit", answer):
                return
            wanted = self._wanted(answer, number)
            if not 0 <= wanted <= len(self.log):
                self.screen.tell(self.say("terminal-replay-end", count=len(self.log)), "yellow")
                continue
            number = wanted
            if number:
                self.screen.tell(self.log[number - 1])
            self.show_board(number)

    def _wanted(self, answer: str, number: int) -> int:
        if answer.isdecimal():
            return int(answer)
        return number - 1 if answer and self._begins("back", answer) else number + 1

    def _begins(self, name: str, answer: str) -> bool:
        return any(word.startswith(answer) for word in (self.say(f"command-{name}"), name))
