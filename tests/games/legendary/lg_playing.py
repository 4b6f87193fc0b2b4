"""What the tests of this folder share: every kind of game, games of chance, and a look at the table.

What must hold is counted by the card list, not by the tables that the rules keep of it.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from typing import Any

from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.legendary.cards import DESIGNS
from smallcouncil.games.legendary.state import LegendaryState

GAME = sc.game("legendary")
LIST: dict[str, Any] = tomllib.loads(
    files("smallcouncil.games.legendary").joinpath("cards.toml").read_text(encoding="utf-8")
)
HOUSES = ("stark", "lannister", "kings-landing", "dothraki")
SPACES = ("bow", "spear", "sword", "dagger", "claw")
SETUPS = ("first-game", "full-allegiance", "two-together", "three-and-one", "secret-draft", "tourney")
HERO_OF = {card["id"]: card["hero"] for card in LIST["hero_card"]}
TEAM_OF = {hero["id"]: hero["team"] for hero in LIST["hero"]}
GROUP_HOUSE = {group["id"]: group["house"] for group in LIST["ally_group"]} | {
    group["id"]: group["house"] for group in LIST["henchman"]
}
_RARITY = LIST["set"]["rarity_copies"]
COPIES = Counter(
    {
        card["id"]: _RARITY[card["rarity"]] if kind == "hero_card" else card.get("copies", 1)
        for kind in ("hero_card", "minor_hero", "basic", "bystander", "ally", "henchman", "mastermind", "event")
        for card in LIST[kind]
    }
)
"""The box without its Defenders."""

KINDS: tuple[dict[str, Any], ...] = tuple(
    {
        "seats": seats,
        "setup": setup,
        "houses": ("seats", "random", "choose")[(seats + number) % 3],
        "minor_heroes": ("random", "choose")[(seats + number) % 2],
        "showdown": number % 2 == 0,
        "equal_turns": (seats + number) % 3 == 0,
        "favour": (0, 5, 2)[number % 3],
    }
    for seats in (2, 3, 4)
    for number, setup in enumerate(SETUPS)
    if setup != "tourney" or seats < 4
)
MOST_DECISIONS = 3000
"""More than twice the longest of some hundred random games."""


def name_of(kind: dict[str, Any]) -> str:
    """A kind of game as a test's id: `3-tourney-showdown`."""
    words = [name for name in ("showdown", "equal_turns") if kind[name]]
    return "-".join([str(kind["seats"]), kind["setup"], *words])


def begin(**options: Any) -> LegendaryState:
    state = GAME.start(**{"seed": 1, **options})
    assert isinstance(state, LegendaryState)
    return state


def lay(position: dict[str, Any], seed: int = 1) -> LegendaryState:
    """The game that a position tells, as the position reader takes it."""
    state = GAME.start(position=json.dumps(position), seed=seed)
    assert isinstance(state, LegendaryState)
    return state


def bare(position: dict[str, Any]) -> LegendaryState:
    """The game that a scenario's `start` tells: over the bare table."""
    state = GAME.facts().lay(json.dumps(position))
    assert isinstance(state, LegendaryState)
    return state


def play(state: LegendaryState, *words: str) -> LegendaryState:
    """Decisions one after the other; `0: draft hero-bronn` says whose it is."""
    for word in words:
        seat, colon, rest = word.partition(": ")
        state.play(rest if colon else word, int(seat) if colon else None)
    return state


def ask(state: State) -> str | None:
    prompt = state.prompt(state.awaiting[0]) if state.awaiting else None
    return prompt.ask if prompt else None


def set_up(**options: Any) -> LegendaryState:
    """A new game after all picking, each time the first word; before the first decision of the first turn."""
    state = begin(**options)
    while ask(state) in ("house", "hero", "minor", "draft"):
        state.play(state.words(state.awaiting[0])[0], state.awaiting[0])
    return state


@dataclass(frozen=True)
class Play:
    """A game, and which of the awaited seats and legal actions is taken at each decision; then luck goes on."""

    start: dict[str, Any]
    choices: tuple[int, ...]

    def moments(self, state: LegendaryState | None = None) -> Iterator[LegendaryState]:
        """The same state at every decision and at the end of the game."""
        state = begin(**self.start) if state is None else state
        luck = Chance(self.start["seed"])
        choices = iter(self.choices)
        while state.awaiting:
            yield state
            choice = next(choices, None)
            choice = luck.below(1 << 30) if choice is None else choice
            seat = state.awaiting[choice % len(state.awaiting)]
            state.act(seat, _chosen(state, seat, choice))
        yield state

    def stop(self, at: int) -> LegendaryState:
        """The state after that many decisions, or at the end."""
        *_, state = islice(self.moments(), at + 1)
        return state


def _chosen(state: State, seat: int, choice: int) -> int:
    """Of two turns in three not the end of the turn, so that cards are played and fights happen."""
    actions = state.actions(seat)
    if len(actions) > 1 and ask(state) == "turn" and choice % 3:
        actions = tuple(action for action in actions if GAME.vocabulary[action] != "end turn")
    return actions[choice // 3 % len(actions)]


def starts() -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(lambda kind, seed: {**kind, "seed": seed}, st.sampled_from(KINDS), st.integers(0, (1 << 53) - 1))


def plays() -> st.SearchStrategy[Play]:
    return st.builds(Play, starts(), st.lists(st.integers(0, 60), max_size=40).map(tuple))


def random_game(start: dict[str, Any], luck: Chance) -> Iterator[LegendaryState]:
    """A game of chance, at every decision and at its end."""
    state = begin(**start)
    while state.awaiting:
        yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, _chosen(state, seat, luck.below(1 << 30)))
    yield state


def told(state: State, seat: int) -> str:
    """All that the contract tells a seat, as text."""
    prompt = state.prompt(seat)
    found = [state.view(seat), prompt.json() if prompt else None, state.actions(seat), state.words(seat)]
    result = state.result.json() if state.result else None
    return json.dumps([*found, state.events(seat), state.awaiting, state.seats, result])


# ---- what must hold at every decision


def cards_of(state: LegendaryState) -> Counter[str]:
    """Every card that is somewhere, by its id; what is on its way lies with what is being carried out."""
    found: Counter[str] = Counter()
    for zone in (state.hands, state.decks, state.discards, state.victory, state.aside, state.lineups):
        found.update(DESIGNS[card].id for cards in zone for card in cards if card >= 0)
    for zone in (state.hero_decks, state.stacks):
        found.update(DESIGNS[card].id for cards in zone for card in cards)
    for cards in (state.escaped, state.ko, state.ally_deck, state.event_deck, state.bystander_deck, state.resolving):
        found.update(DESIGNS[card].id for card in cards)
    found.update(DESIGNS[entry & 255].id for entry in state.played)
    for ally in [ally for space in state.field for ally in space]:
        found.update(DESIGNS[card].id for card in (ally.ally, *ally.bystanders))
    found.update({"basic-wound": state.wounds, "basic-maester": state.maesters})
    return found


def check_cards(state: LegendaryState) -> None:
    """Every card is in exactly one place: no more than the box holds, and always the same ones."""
    found = cards_of(state)
    assert found <= COPIES
    seats, tourney = state.seats, state.setup.options["setup"] == "tourney"
    allies = 82 if seats == 4 else 63
    events, bystanders = 32 - (14 if seats == 4 else 12), 32 - 2 * seats - (6 if seats == 4 else 4)
    masterminds = (3 if tourney else 5) * seats
    assert found.total() == seats * (12 + 56) + masterminds + allies + events + bystanders + 20 + 12


def check_view(view: dict[str, Any]) -> None:
    """Spaces, lineups, tokens, Defenders and counts as the rules bound them."""
    for name, allies in view["field"].items():
        assert name in SPACES
        assert len(allies) <= 3
        assert len({ally["house"] for ally in allies}) <= 1
        for ally in allies:
            assert ally["attack"] >= 0
            assert ally["house"] == GROUP_HOUSE[_group(ally["ally"])]
    assert all(count >= 0 for count in view["tokens"])
    assert all(0 <= active <= 3 for active in view["defenders"])
    assert min(view["attack"], view["recruit"], view["made"] - view["recruit"], view["wounds"], view["maesters"]) >= 0
    for seat, lineup in enumerate(view["lineups"]):
        assert len(lineup) == 5 or view["phase"] == "over"
        assert len(view["unseen"][seat]) == view["hands"][seat] + view["decks"][seat]
    if view["named"] is not None:
        assert sum(view["named"].values()) == view["attack"]
        assert all(left >= 0 for left in view["named"].values())
    assert sum(view["ally_kinds"].values()) == view["ally_deck"]


def _group(ally: str) -> str:
    return next((card["group"] for card in LIST["ally"] if card["id"] == ally), ally)


def check_actions(state: State) -> None:
    """Only awaited seats may act; actions ascend, and there is at least one while the game lasts."""
    assert list(state.awaiting) == sorted(set(state.awaiting))
    for seat in range(state.seats):
        actions = state.actions(seat)
        assert list(actions) == sorted(set(actions))
        assert (actions != ()) == (seat in state.awaiting) == (state.prompt(seat) is not None)
        if actions and ask(state) == "turn":
            assert "end turn" in state.words(seat)
    assert len(state.awaiting) <= 1 or ask(state) == "draft"
    assert (state.awaiting == ()) == (state.result is not None)


def check_result(state: State, view: dict[str, Any]) -> None:
    """Scores by the card list, ranks by the tie-breaks."""
    vp = {card["id"]: card["vp"] for kind in VP_KINDS for card in LIST[kind]}
    masterminds = {card["id"] for card in LIST["mastermind"]}
    measures = []
    for seat in range(state.seats):
        pile = view["victory"][seat]
        taken = [card for card in pile if card in masterminds]
        total = view["tokens"][seat] + sum(vp[card] for card in pile)
        measures.append((total, len(taken), sum(vp[card] for card in taken)))
    result = view["result"]
    assert result["scores"] == [measure[0] for measure in measures]
    assert result["ranks"] == [1 + sum(other > measure for other in measures) for measure in measures]
    assert result["winners"] == [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]


VP_KINDS = ("ally", "henchman", "mastermind", "minor_hero", "bystander")


def check_table(state: LegendaryState) -> dict[str, Any]:
    """All that must hold at every decision; the public view that was looked at."""
    view = state.view(None)
    check_actions(state)
    if view["phase"] != "set-up":
        check_cards(state)
        check_view(view)
    if not state.awaiting:
        check_result(state, view)
    return view
