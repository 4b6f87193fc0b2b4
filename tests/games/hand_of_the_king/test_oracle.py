"""A second opinion: the legal answers to every question and what they do, worked out from the JSON of a view alone.

Simple loops over rows and columns, written from the rulesheet without a look at the kernel.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from playing import GAME, HOUSES, KINDS, Play, house_of, leaders, plays, strength

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS

View = dict[str, Any]

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
TAKEN_BY = {
    "loras-tyrell": ["renly-baratheon", "olena-tyrell", "garlan-tyrell", "margaery-tyrell"],
    "brienne-of-tarth": ["sansa-stark", "arya-stark"],
    "hodor": ["bran-stark"],
    "bronn": ["tyrion-lannister"],
    "khal-drogo": ["daenerys-targaryen"],
}
KILLED_BY = {"ilyn-payne": ["eddard-stark"], "khal-drogo": ["viserys-targaryen"]}


def ray(grid: list[str | None], direction: str) -> list[int]:
    """The squares in a direction from Varys, the nearest first."""
    row, column = divmod(grid.index("varys"), 6)
    down, right = STEPS[direction]
    squares = []
    while 0 <= row + down < 6 and 0 <= column + right < 6:
        row, column = row + down, column + right
        squares.append(row * 6 + column)
    return squares


def swept(grid: list[str | None], direction: str, house: str) -> list[int]:
    return [square for square in ray(grid, direction) if grid[square] is not None and house_of(grid[square]) == house]


def declarations(grid: list[str | None]) -> set[str]:
    return {f"{direction} {house}" for direction in STEPS for house in HOUSES if swept(grid, direction, house)}


def in_grid(view: View) -> set[str]:
    return {card for card in view["grid"] if card not in (None, "varys")}


def in_areas(view: View) -> set[str]:
    return {card for area in view["areas"] for card in area if card in CHARACTERS}


def legal(view: View, jaqen_has_killed: bool) -> set[str]:
    """The words that the present question may be answered with."""
    seat, ask, by = (view["prompt"][name] for name in ("seat", "ask", "by"))
    present = in_grid(view) | in_areas(view)
    if ask == "move":
        return declarations(view["grid"]) | ({"crow"} if view["crows"][seat] else set())
    if ask == "crow-partner":
        partners = {(seat + 2) % 4} if view["options"]["teams"] else set(range(view["seats"])) - {seat}
        return {f"seat {partner}" for partner in partners}
    if ask in ("companion", "kill-companion"):
        return {f"companion {companion}" for companion in view["offer"]}
    if ask == "drawn":
        return {f"companion {companion}" for companion in view["drawn"]}
    if ask == "house":
        return {f"house {house}" for house in HOUSES}
    if ask == "banner":
        return {f"seat {seat}" for seat in leaders(view, view["prompt"]["house"])}
    if ask == "take":
        cards = present.intersection(TAKEN_BY[by])
    elif ask == "kill":
        among_players = by == "jaqen-hghar" and (jaqen_has_killed or not in_grid(view))
        hunted = in_areas(view) if among_players else in_grid(view)
        cards = present.intersection(KILLED_BY[by]) if by in KILLED_BY else hunted
    else:
        assert ask in ("swap-first", "swap-second")
        cards = in_grid(view) - ({view["last"]["word"].removeprefix("card ")} if ask == "swap-second" else set())
    return {f"card {card}" for card in cards}


def after_move(view: View, word: str) -> View:
    """Grid, areas and banner as the rulesheet would have them; the banner only if no companion comes between."""
    direction, house = word.split()
    grid, areas, banners = list(view["grid"]), [list(area) for area in view["areas"]], dict(view["banners"])
    squares = swept(grid, direction, house)
    taken = [grid[square] for square in squares]
    grid[grid.index("varys")] = None
    for square in squares:
        grid[square] = None
    grid[squares[-1]] = "varys"
    seat = view["turn"]
    areas[seat] += taken
    after = {**view, "grid": grid, "areas": areas}
    counts = [strength(after, other, house) for other in range(view["seats"])]
    if counts[seat] == max(counts):
        banners[house] = seat
    final = not any(card and card != "varys" and house_of(card) == house for card in grid)
    return {"grid": grid, "areas": areas, "banners": banners, "taken": taken, "to": squares[-1], "final": final}


def check_move(before: View, word: str, after: View) -> None:
    expected = after_move(before, word)
    assert after["grid"] == expected["grid"]
    assert [set(area) for area in after["areas"]] == [set(area) for area in expected["areas"]]
    assert (after["last"]["from"], after["last"]["to"]) == (before["grid"].index("varys"), expected["to"])
    assert sorted(after["last"]["taken"]) == sorted(expected["taken"])
    if expected["final"] and before["offer"]:
        assert (after["turn"], after["prompt"]["ask"]) == (before["turn"], "companion")
        assert after["banners"] == before["banners"]
        return
    assert after["banners"] == expected["banners"]
    assert after["turn"] == (before["turn"] + 1) % before["seats"]
    assert (after["prompt"] is None) == (declarations(after["grid"]) == set())


def check_another_companion(before: View, card: str, after: View) -> None:
    """Taking the final card of a House from the grid earns another companion (HK-033), after all parts of this one."""
    left = [other for other in in_grid(after) if house_of(other) == house_of(card)]
    earned = card in before["grid"] and not left and after["offer"] != []
    asked = (after["prompt"] or {"ask": None})["ask"]
    if before["prompt"]["by"] == "khal-drogo" and asked == "kill":
        return
    assert (asked == "companion" and after["turn"] == before["turn"]) == earned


def check_target(before: View, word: str, after: View) -> None:
    """A card was named: it is taken, killed, or changes places."""
    card, ask, seat = word.removeprefix("card "), before["prompt"]["ask"], before["turn"]
    if ask == "take":
        assert card in after["areas"][seat]
        assert [card in area for area in after["areas"]].count(True) == 1
        check_another_companion(before, card, after)
    elif ask == "kill":
        assert card in after["dead"]
        assert card not in in_grid(after) | in_areas(after)
    elif ask == "swap-first":
        assert after["grid"] == before["grid"]
    else:
        other = before["last"]["word"].removeprefix("card ")
        exchanged = {card: other, other: card}
        assert after["grid"] == [exchanged.get(here, here) for here in before["grid"]]
    if ask in ("take", "kill"):
        assert after["grid"] == [None if here == card else here for here in before["grid"]]


def check_play(play: Play) -> None:
    before: View | None = None
    state: State
    for state in play.moments():
        view = state.view(None)
        jaqen_again = False
        if before is not None:
            word = view["last"]["word"]
            if before["prompt"]["ask"] == "move" and word != "crow":
                check_move(before, word, view)
            elif word.startswith("card "):
                check_target(before, word, view)
            asked = (before["prompt"]["ask"], before["prompt"]["by"])
            jaqen_again = asked == ("kill", "jaqen-hghar") and before["turn"] == view["turn"]
        if view["prompt"] is not None:
            assert set(state.words(view["turn"])) == legal(view, jaqen_again)
        before = view


@pytest.mark.rule("HK-018", "HK-019", "HK-020", "HK-021", "HK-026", "HK-033", "HK-053")
@settings(max_examples=150, deadline=None)
@given(play=plays())
def test_rules_and_oracle_agree_on_every_answer_and_every_outcome(play: Play) -> None:
    check_play(play)


def test_rules_and_oracle_agree_on_games_of_every_kind() -> None:
    luck = Chance(17)
    for kind in KINDS:
        for first in range(kind["seats"]):
            seed = luck.below(1 << 30)
            check_play(Play({**kind, "first": first, "seed": seed}, ()))


def test_the_oracle_knows_a_wrong_move() -> None:
    """The oracle itself can fail: it refuses an outcome in which a card too few was taken."""
    state = GAME.start(seed=3)
    view = state.view(None)
    word = next(word for word in state.words(0) if len(swept(view["grid"], *word.split())) > 1)
    state.play(word)
    after = state.view(None)
    check_move(view, word, after)
    after["areas"][0].pop()
    with pytest.raises(AssertionError):
        check_move(view, word, after)
