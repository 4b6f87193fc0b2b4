"""The analysis board: positions that are pasted, set up or come from a replay, moves for both sides, and its limits."""

import asyncio
import re
from html import unescape
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from house import PATIENCE, Guest, House

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.server import study

pytestmark = pytest.mark.anyio

SLUG = "hand-of-the-king"
BOARD = f"/analysis/{SLUG}"
LATE = "6/Sk5/6/2VV3/2Lw3/6 SsScSaSlGaGbGtGsGrLjLtTdTvBrBsYoUhUe/SrSeSbGeGvLcLkLmTgTaTrBhBoYgYm 0011010 - -/- - 0 - -"


def _address(path: str = BOARD, **fields: str) -> str:
    return f"{path}?{urlencode(fields)}"


async def _known(guest: Guest, **fields: str) -> dict[str, object]:
    """What is known of a position when all is done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = (await guest.get(_address(f"{BOARD}/values", **fields))).json()
            if told["done"]:
                return dict(told)
            await asyncio.sleep(0.3)


async def test_a_fresh_board_offers_every_move_and_its_address_is_the_position(house: House) -> None:
    anna = house.guest()
    answer = await anna.get(BOARD)
    position = parse_qs(urlsplit(str(answer.url)).query)["position"][0]
    state = sc.game(SLUG).start(position=position, seed=1)
    words = re.findall(r'class="answer[^"]*" name="action" value="([^"]+)"', answer.text)
    assert sorted(words) == sorted(state.words(0))


async def test_moves_go_on_and_back_and_another_move_begins_another_line(house: House) -> None:
    anna, state = house.guest(), sc.game(SLUG).start(position=LATE, seed=1)
    first, *others = state.words(0)
    answer = await anna.get(_address(position=LATE, action=first))
    query = parse_qs(urlsplit(str(answer.url)).query)
    assert (query["moves"], query["at"]) == ([first], ["1"])
    back = unescape(re.findall(r'id="step-back" href="([^"]+)"', answer.text)[0])
    there = await anna.get(back)
    assert 'id="step-on"' in there.text
    assert 'id="step-back"' not in there.text
    for other in others:
        query = parse_qs(urlsplit(str((await anna.get(f"{back}&{urlencode({'action': other})}")).url)).query)
        assert query["moves"] == [other]


async def test_every_move_is_valued_and_what_is_solved_is_exact(house: House) -> None:
    anna, state = house.guest(), sc.game(SLUG).start(position=LATE, seed=1)
    await anna.get(_address(position=LATE))
    told = await _known(anna, position=LATE)
    values = {each["word"]: each for each in told["values"]}  # type: ignore[attr-defined]
    assert set(values) == set(state.words(0))
    for word in state.words(0):
        after = state.copy()
        after.play(word, 0)
        wins = sc.solve(after).winner == 0
        assert values[word]["exact"]
        assert values[word]["best"] == wins or not any(each["best"] for each in values.values())
    assert values[state.words(0)[0]]["text"] in (await anna.get(_address(position=LATE))).text


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("nonsense", "9 fields"),
        (LATE.replace("0011010", "1011010"), "does not lead this House"),
        (LATE.replace("VV", "Ss", 1), "SS|Ss"),
        ("x" * 401, "400"),
    ],
)
async def test_impossible_positions_are_refused_with_a_sentence(house: House, position: str, said: str) -> None:
    answer = await house.guest().get(_address(position=position))
    assert answer.status_code in (400, 422)
    assert re.search(said, unescape(answer.text)) or answer.status_code == 422


async def test_games_with_companions_or_three_seats_are_refused(house: House) -> None:
    anna = house.guest()
    for setup in ({"seats": 2, "companions": True}, {"seats": 3, "companions": False}):
        position = sc.game(SLUG).start(seed=1, **setup).position()
        answer = await anna.get(_address(position=position or ""))
        assert answer.status_code == 400
        assert "games of two without companions" in answer.text
    assert (await anna.get("/analysis/btwixt")).status_code == 404


async def _set(guest: Guest, position: str, **change: str) -> str:
    answer = await guest.get(_address(f"{BOARD}/set", position=position, **change))
    assert answer.status_code == 200, answer.text
    return parse_qs(urlsplit(str(answer.url)).query)["position"][0]


async def test_setting_up_changes_one_thing_at_a_time_and_banners_follow(house: House) -> None:
    anna, game = house.guest(), sc.game(SLUG)
    view = game.start(position=LATE, seed=1).view(None)
    place = view["grid"].index("varys")
    swapped = game.start(position=await _set(anna, LATE, place="0", card="varys"), seed=1).view(None)
    assert swapped["grid"].index("varys") == 0
    assert swapped["grid"][place] is None
    taken = next(card for card in view["grid"] if card not in (None, "varys"))
    after = game.start(position=await _set(anna, LATE, place=str(view["grid"].index(taken)), taker="1"), seed=1).view(
        None
    )
    assert taken in after["areas"][1]
    turned = game.start(position=await _set(anna, LATE, turn="1"), seed=1)
    assert turned.view(None)["turn"] == 1
    given = view["areas"][0][0]
    assert given in game.start(position=await _set(anna, LATE, give=given), seed=1).view(None)["areas"][1]


@pytest.mark.parametrize(
    "change",
    [
        {"place": "20", "card": "nobody"},
        {"place": "36", "card": "varys"},
        {"place": "99", "taker": "0"},
        {"place": "0", "taker": "0"},
        {"give": "varys"},
        {"banner": "stark"},
        {"turn": "2"},
        {"turn": "-1"},
        {},
    ],
)
async def test_what_cannot_be_set_up_is_refused_and_loses_nothing(house: House, change: dict[str, str]) -> None:
    answer = await house.guest().get(_address(f"{BOARD}/set", position=LATE, **change))
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert LATE in unescape(answer.text)


def test_whatever_is_set_up_by_luck_is_a_position_of_the_game() -> None:
    from smallcouncil.games.hand_of_the_king.ui.setting_up import SETTING_UP, CannotSetUp

    luck, game = Chance(7), sc.game(SLUG)
    state = game.start(position=SETTING_UP.fresh(3), seed=1)
    changed = 0
    for _ in range(300):
        view = state.view(None)
        held = [card for area in view["areas"] for card in area]
        cards = [card for card in view["grid"] if card] + held
        change = luck.choice(
            [
                {"place": str(luck.below(36)), "card": luck.choice(cards)},
                {"place": str(luck.below(36)), "taker": str(luck.below(2))},
                {"place": str(luck.below(36)), "taker": str(luck.below(2))},
                {"give": luck.choice(held or ["none"])},
                {"banner": luck.choice(list(view["banners"]))},
                {"turn": str(luck.below(2))},
            ]
        )
        try:
            position = SETTING_UP.changed(state, change)
        except CannotSetUp:
            continue
        state = game.start(position=position, seed=1)
        assert state.position() == position or not state.awaiting
        changed += 1
    assert changed > 150


async def test_a_visitor_has_one_board_and_a_household_few(house: House) -> None:
    anna, thinking = house.guest(), house.hub.study
    thinking._busy = lambda: True
    first = sc.game(SLUG).start(seed=1, seats=2, companions=False).position() or ""
    await anna.get(_address(position=LATE))
    await anna.get(_address(position=first))
    assert [board.position for board in thinking._boards.values()] == [first]
    await anna.post(f"{BOARD}/leave")
    assert not thinking._boards
    for _ in range(study.MOST_BOARDS_EACH + 1):
        assert (await house.guest().get(_address(position=LATE))).status_code == 200
    assert len(thinking._boards) == study.MOST_BOARDS_EACH
    thinking._boards |= {str(n): study.Board(str(n), SLUG, LATE, 1e12) for n in range(study.MOST_BOARDS)}
    assert (await house.guest().get(_address(position=LATE))).status_code == 503


async def test_a_board_that_nobody_looks_at_any_more_is_not_thought_about(house: House) -> None:
    anna, thinking = house.guest(), house.hub.study
    thinking._busy = lambda: True
    await anna.get(_address(position=LATE))
    board = next(iter(thinking._boards.values()))
    assert thinking._open_boards()
    board.seen -= study.BOARD_SECONDS + 1
    assert not thinking._open_boards()
