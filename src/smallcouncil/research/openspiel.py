"""Every game as a Python game of OpenSpiel: `smallcouncil_some_game(players=3,option=true)`.

    import pyspiel
    import smallcouncil.research.openspiel  # registers the games

    game = pyspiel.load_game("smallcouncil_some_game")

All luck of a game follows from its seed, and chance draws the seed: the first four nodes are chance nodes with 256
outcomes each, the bytes of the seed. So chance is sampled by OpenSpiel itself, every state follows from its history,
and what runs on its other games runs on these. Decisions of several seats at once are made in the order of the seats.
"""

from typing import Any, ClassVar

import numpy

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import games, load
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game, Option, Setup, State, Value
from smallcouncil.core.perspective import Perspective
from smallcouncil.locale import texts
from smallcouncil.research import MissingLibrary
from smallcouncil.research.dealt_games import to_decide

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as missing:
    raise MissingLibrary("open_spiel") from missing

BYTES = 4
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def name_of(slug: str) -> str:
    """The short name under which a game is registered."""
    return f"smallcouncil_{slug.replace('-', '_')}"


def deal(game: "CouncilGame", seed: int) -> "CouncilState":
    """The first decision of the game that is dealt from a seed below 2**32."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(BYTES, "big"):
        state.apply_action(byte)
    return state


def adopt(game: "CouncilGame", state: State) -> "CouncilState":
    """A state of ours as one of OpenSpiel's, with the same decisions in its history.

    The seed is not in it, nor are decisions that a sampled state does not know: for these there are zeros.
    """
    adopted = game.new_initial_state()
    adopted.stage = _Retold(state)
    for action in (*bytes(BYTES), *(action for _, action in state.history)):
        adopted.apply_action(max(0, action))
    adopted.stage = _Running(state)
    return adopted


# Where a state stands. OpenSpiel clones a Python state by deep copies of what it holds, and writes it by pickling that.


class _Dealing:
    """Chance draws the seed, byte by byte."""

    player = CHANCE

    def __init__(self, slug: str, setup: Setup, drawn: bytes = b"") -> None:
        self.slug = slug
        self.setup = setup
        self.drawn = drawn

    def after(self, action: int) -> "_Dealing | _Running":
        drawn = self.drawn + bytes((action,))
        if len(drawn) < BYTES:
            return _Dealing(self.slug, self.setup, drawn)
        return _Running(load(self.slug).begin(self.setup._replace(seed=int.from_bytes(drawn, "big"))))

    def __deepcopy__(self, memo: object) -> "_Dealing":
        return self


class _Retold:
    """The decisions of a game that was played elsewhere pass by, to be written into the history."""

    def __init__(self, state: State) -> None:
        self._players = [CHANCE] * BYTES + [seat for seat, _ in state.history] + [TERMINAL]
        self._at = 0

    @property
    def player(self) -> int:
        return self._players[self._at]

    def after(self, action: int) -> "_Retold":
        self._at += 1
        return self


class _Running:
    """Our state, from the first decision to the end."""

    __slots__ = ("player", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = to_decide(state) if state.awaiting else TERMINAL

    def after(self, action: int) -> "_Running":
        self.state.act(self.player, action)
        self.player = to_decide(self.state) if self.state.awaiting else TERMINAL
        return self

    def __deepcopy__(self, memo: object) -> "_Running":
        twin = _Running.__new__(_Running)
        twin.state = self.state.copy()
        twin.player = self.player
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _Running, (self.state,)


# The game and its states, as OpenSpiel wants to see them


class CouncilState(pyspiel.State):  # type: ignore[misc]
    """One of our states."""

    stage: _Dealing | _Retold | _Running

    def __init__(self, game: "CouncilGame") -> None:
        super().__init__(game)
        self.stage = _Dealing(game.ours.slug, game.setup)

    @property
    def ours(self) -> State:
        """The state itself; there is none before the seed is drawn."""
        assert isinstance(self.stage, _Running), "the game is not dealt yet"
        return self.stage.state

    def current_player(self) -> int:
        return self.stage.player

    def is_terminal(self) -> bool:
        return self.stage.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> tuple[int, ...]:
        return self.ours.actions(player)

    def _apply_action(self, action: int) -> None:
        self.stage = self.stage.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == CHANCE else self.ours.game.word(action)

    def returns(self) -> list[float]:
        if not isinstance(self.stage, _Running):
            return [0.0] * self.num_players()
        return list(payoffs(self.ours.result, self.ours.seats))

    def resample_from_infostate(self, player: int, sampler: Any) -> "CouncilState":
        """A state that the player cannot tell from this one; neither the true luck nor a secret answer is in it."""
        luck = Chance(int(sampler() * (1 << 53)))
        return adopt(self.get_game(), self.ours.sample(player, luck))

    def __str__(self) -> str:
        if isinstance(self.stage, _Dealing):
            return f"dealing {self.stage.drawn.hex()}"
        return f"{self.ours!r} {self.ours.digest()}"


class CouncilGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with the options given as parameters; each game has a class of its own."""

    ours: ClassVar[Game]

    def __init__(self, params: dict[str, Any]) -> None:
        """OpenSpiel fills in the defaults; but what was left open is for the game to decide."""
        ours, seats = self.ours, params["players"]
        chosen = {option: _value(option, params[option.name]) for option in ours.options}
        given = {option.name: value for option, value in chosen.items() if value != option.default}
        self.setup = ours.setup(seats, 0, None, given)
        self.encoder = ours.encoder()
        ours.compile()
        self.encoder.prepare()
        super().__init__(_type(ours), _info(ours, seats), params)

    def new_initial_state(self) -> CouncilState:
        return CouncilState(self)

    def max_chance_nodes_in_history(self) -> int:
        return BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "CouncilObserver":
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        return CouncilObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class CouncilObserver:
    """What a seat sees now; with perfect recall also the decisions that it has seen, and in words all events."""

    def __init__(self, game: CouncilGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a seat sees what is public and what is its own; nothing else is supported")
        self._encoder = game.encoder
        self._recalls = kind.perfect_recall
        self._now = numpy.zeros(self._encoder.size, numpy.int8)
        past = 2 * self._encoder.longest if self._recalls else 0
        self.tensor = numpy.zeros(self._encoder.size + past, numpy.float32)
        self.dict = self._encoder.split(self.tensor[: self._encoder.size])
        if self._recalls:
            self.dict["decisions"] = self.tensor[self._encoder.size :].reshape(-1, 2)

    def set_from(self, state: CouncilState, player: int) -> None:
        self.tensor.fill(0)
        if isinstance(state.stage, _Dealing):
            return
        self._encoder.write(state.ours, player, self._now)
        self.tensor[: len(self._now)] = self._now
        seen = self._encoder.seen(state.ours, player) if self._recalls else ()
        if seen:
            decisions, told = numpy.array(seen), self.dict["decisions"][: len(seen)]
            told[:, 0] = (decisions[:, 0] - player) % state.ours.seats + 1
            told[:, 1] = decisions[:, 1] + 1

    def string_from(self, state: CouncilState, player: int) -> str:
        if isinstance(state.stage, _Dealing):
            return ""
        told = self._encoder.recall if self._recalls else self._encoder.text
        return told(state.ours, player)


class CouncilBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, by its code, as one of OpenSpiel's. It sees what its seat may know, and nothing else."""

    def __init__(self, code: str, seed: int) -> None:
        super().__init__()
        self._bot = bots.make(code, seed)
        self._luck = Chance(seed)

    def step(self, state: CouncilState) -> int:
        return self._bot.choose(Perspective(state.ours, state.current_player(), self._luck))

    def restart_at(self, state: CouncilState) -> None:
        """It remembers nothing, so it can go on anywhere."""


# Registering


def _parameters(option: Option) -> dict[int | str, Value]:
    """How the choices of an option are written: all by one type, so that words beside numbers are -1, -2 and so on."""
    if len({type(choice) for choice in option.choices}) == 1:
        return {choice: choice for choice in option.choices}
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return {-1 - words.index(choice) if isinstance(choice, str) else choice: choice for choice in option.choices}


def _value(option: Option, given: Any) -> Value:
    """A parameter as the choice that it stands for; a wrong one is left for the game to refuse."""
    value: Value = _parameters(option).get(given, given)
    return value


def _default(option: Option) -> int | str:
    return next(written for written, choice in _parameters(option).items() if choice == option.default)


def _type(ours: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(ours.slug),
        long_name=texts("en", ours.slug)("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(ours.seat_counts),
        min_num_players=min(ours.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": ours.seat_counts[0],
            **{option.name: _default(option) for option in ours.options},
        },
    )


def _info(ours: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(ours.vocabulary),
        max_chance_outcomes=len(OUTCOMES),
        num_players=seats,
        min_utility=-1.0,
        max_utility=seats - 1.0,
        utility_sum=0.0,
        max_game_length=ours.encoder().longest,
    )


def _register(ours: Game) -> None:
    """OpenSpiel lets go of a game's maker when Python has ended: a class is still there then, a function is not."""
    own = type(f"{type(ours).__name__}Game", (CouncilGame,), {"ours": ours, "__module__": __name__})
    globals()[own.__name__] = own  # where pickle looks for it
    pyspiel.register_game(_type(ours), own)


for _game in games().values():
    _register(_game)
