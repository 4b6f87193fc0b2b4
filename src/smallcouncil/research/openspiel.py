"""Every game as a Python game of OpenSpiel: `smallcouncil_some_game(players=3,option=true)`.

    import pyspiel
    import smallcouncil.research.openspiel  # registers the games

    game = pyspiel.load_game("smallcouncil_some_game")

All luck of a game follows from its seed, and chance draws the seed: the first four nodes are chance nodes with 256
outcomes each, the bytes of the seed. So chance is sampled by OpenSpiel itself, every state follows from its history,
and what runs on its other games runs on these. Decisions of several seats at once are made in the order of the seats.

With `seed=7` nothing is drawn: the game is that of the seed, and deterministic. With `position` it begins there. Where
everything is open then (`State.is_open`), the information is perfect, and `minimax.alpha_beta_search` takes the game.
"""

import json
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import games, load
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game, Option, Setup, State, Value
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.plain_encoding import PLACES, write_view
from smallcouncil.locale import texts
from smallcouncil.research import MissingLibrary
from smallcouncil.research.dealt_games import to_decide

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as missing:
    raise MissingLibrary("open_spiel") from missing

BYTES = 4
DRAWN = -1
"""In place of a seed: chance draws it."""
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def name_of(slug: str) -> str:
    """The short name under which a game is registered."""
    return f"smallcouncil_{slug.replace('-', '_')}"


def deal(game: "CouncilGame", seed: int) -> "CouncilState":
    """The first decision of the game that is dealt from a seed below 2**32."""
    if game.is_fixed:
        raise ValueError(f"this game is that of seed {game.setup.seed}: begin with new_initial_state()")
    state = game.new_initial_state()
    for byte in seed.to_bytes(BYTES, "big"):
        state.apply_action(byte)
    return state


def subgame(state: State, seed: int = 0) -> "CouncilGame":
    """The game that begins where a state stands, secrets included; what chance still draws follows from the seed."""
    position = state.position()
    if position is None:
        raise ValueError("no position can stand here: it is in the middle of something")
    game: CouncilGame = pyspiel.load_game(
        name_of(state.game.slug), {"position": quote(position, safe=""), "seed": seed}
    )
    return game


def adopt(game: "CouncilGame", state: State) -> "CouncilState":
    """A state of ours as one of OpenSpiel's, with the same decisions in its history.

    The seed is not in it, nor are decisions that a sampled state does not know: for these there are zeros.
    """
    drawn = bytes(game.max_chance_nodes_in_history())
    adopted = game.new_initial_state()
    adopted.stage = _Retold(state, len(drawn))
    for action in (*drawn, *(action for _, action in state.history)):
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

    def __init__(self, state: State, drawn: int) -> None:
        self._players = [CHANCE] * drawn + [seat for seat, _ in state.history] + [TERMINAL]
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
        dealing = _Dealing(game.ours.slug, game.setup)
        self.stage = _Running(game.ours.begin(game.setup)) if game.is_fixed else dealing

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
        ours, position, seed = self.ours, unquote(params["position"]) or None, params["seed"]
        seats = params["players"] if params["players"] != ours.seat_counts[0] or not position else None
        chosen = {option: _value(option, params[option.name]) for option in ours.options}
        given = {option.name: value for option, value in chosen.items() if value != option.default}
        self.is_fixed = seed != DRAWN
        """Whether all luck is settled."""
        self.setup = ours.setup(seats, seed if self.is_fixed else 0, position, given)
        self.encoder = ours.encoder()
        ours.compile()
        self.encoder.prepare()
        self.is_open = self.is_fixed and ours.begin(self.setup).is_open
        super().__init__(_type(ours, self.is_fixed, self.is_open), _info(ours, self.setup.seats, self.is_fixed), params)

    def new_initial_state(self) -> CouncilState:
        return CouncilState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.is_fixed else BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "CouncilObserver | PartObserver":
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return CouncilObserver(self, kind)
        return PartObserver(self, kind)


class PartObserver:
    """What everybody sees now, or what a seat alone knows beyond that: views by hashed places, and in words."""

    def __init__(self, game: CouncilGame, kind: Any) -> None:
        self._is_public = kind.public_info
        wanted = pyspiel.PrivateInfoType.NONE if kind.public_info else pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info != wanted or kind.perfect_recall:
            raise ValueError(
                "there is what a seat sees, with or without all it has seen, what is public, and what is its own;"
                " nothing else is supported"
            )
        self.tensor = numpy.zeros(PLACES, numpy.float32)
        self.dict = {"public" if self._is_public else "private": self.tensor}

    def set_from(self, state: "CouncilState", player: int) -> None:
        self.tensor.fill(0)
        if not isinstance(state.stage, _Running):
            return
        public = state.ours.view(None)
        if self._is_public:
            write_view(public, self.tensor)
        else:
            write_view(state.ours.view(player), self.tensor, public)

    def string_from(self, state: "CouncilState", player: int) -> str:
        if not isinstance(state.stage, _Running):
            return ""
        public = state.ours.view(None)
        if self._is_public:
            return json.dumps(public, sort_keys=True)
        own = {name: part for name, part in state.ours.view(player).items() if part != public.get(name)}
        return json.dumps(own, sort_keys=True)


class CouncilObserver:
    """What a seat sees now; with perfect recall also the decisions that it has seen, and in words all events."""

    def __init__(self, game: CouncilGame, kind: Any) -> None:
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


def _type(ours: Game, is_fixed: bool = False, is_open: bool = False) -> Any:
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(ours.slug),
        long_name=texts("en", ours.slug)("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.DETERMINISTIC if is_fixed else chance.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
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
            "position": "",
            "seed": DRAWN,
            **{option.name: _default(option) for option in ours.options},
        },
    )


def _info(ours: Game, seats: int, is_fixed: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(ours.vocabulary),
        max_chance_outcomes=0 if is_fixed else len(OUTCOMES),
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
