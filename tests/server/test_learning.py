"""Hints at a table and reviews of games: who gets them, what is noted, what is kept, and what nobody is told."""

import asyncio
import re
from functools import cache

import pytest
from house import PATIENCE, Guest, House

import smallcouncil as sc
from smallcouncil.arena.puzzles import puzzles
from smallcouncil.core.chance import Chance
from smallcouncil.server.hinting import hinted
from smallcouncil.server.messages import notes

pytestmark = pytest.mark.anyio

SLUG = "btwixt"
"""A game that needs nothing compiled."""


async def _hinted(guest: Guest, laid: dict[str, object]) -> str:
    return (await guest.post(f"/t/{laid['table']}/hint")).text


async def test_who_plays_alone_is_given_a_hint_and_it_is_noted(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:novice", "bot:novice", game=SLUG, options={"first": 0})
    page = (await anna.get(f"/t/{laid['table']}")).text
    assert 'id="ask-hint"' in page
    assert 'class="hinted"' not in page
    hinted = await _hinted(anna, laid)
    table = house.table(laid)
    words = re.findall(r'<button form="answers" name="action" value="([^"]+)" class="hinted"', hinted)
    assert 1 <= len(words) <= 3
    assert set(words) <= set(table.snapshot.state.words(0))
    assert [(note.note, note.seat, note.text) for note in table.snapshot.messages] == [("hint", 0, "0")]
    await anna.act(laid)
    assert 'class="hinted"' not in (await anna.get(f"/t/{laid['table']}")).text


async def test_several_people_get_hints_only_when_all_agree(house: House) -> None:
    anna, bert = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "bot:novice", game=SLUG, options={"first": 0})
    table = house.table(laid)
    await bert.sit(laid["seats"][1]["link"])
    for guest in (anna, bert):
        assert 'id="ask-hint"' not in (await guest.get(f"/t/{laid['table']}")).text
        assert (await guest.post(f"/t/{laid['table']}/hint")).status_code in (403, 409)
    await anna.post(f"/t/{laid['table']}/hints", data={"yes": "on"})
    assert (await anna.post(f"/t/{laid['table']}/hint")).status_code == 403
    await bert.post(f"/t/{laid['table']}/hints", data={"yes": "on"})
    due = table.snapshot.state.awaiting[0]
    asked, other = (anna, bert) if due == 0 else (bert, anna)
    assert 'class="hinted"' in await _hinted(asked, laid)
    assert 'class="hinted"' not in (await other.get(f"/t/{laid['table']}")).text
    await other.post(f"/t/{laid['table']}/hints", data={"yes": ""})
    assert (await asked.post(f"/t/{laid['table']}/hint")).status_code == 403


async def test_a_friend_who_is_still_to_come_has_not_agreed_to_hints(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "bot:novice", game=SLUG, options={"first": 0})
    await anna.post(f"/t/{laid['table']}/hints", data={"yes": "on"})
    assert 'id="ask-hint"' not in (await anna.get(f"/t/{laid['table']}")).text
    assert (await anna.post(f"/t/{laid['table']}/hint")).status_code == 403


async def test_a_table_laid_without_hints_has_none(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:novice", "bot:novice", game=SLUG, options={"first": 0}, hints=False)
    assert 'class="hints"' not in (await anna.get(f"/t/{laid['table']}")).text
    assert (await anna.post(f"/t/{laid['table']}/hint")).status_code == 403
    assert (await house.guest().post(f"/t/{laid['table']}/hint")).status_code == 403


async def test_hints_that_were_taken_back_with_their_decisions_are_not_in_the_record(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", "here", game=SLUG)
    table = house.table(laid)
    for number in (3, 0):
        told = notes(table.snapshot, table.now(), [(0, "hint", str(number))])
        await table.commit(table.next(messages=(*table.snapshot.messages, *told)))
    assert hinted(table) == [0]


@cache
def _late() -> str:
    """A position of B'Twixt a few decisions before the end."""
    state, luck = sc.game(SLUG).start(seed=7), Chance(7)
    found: list[str] = []
    while state.awaiting:
        position = state.position() if len(state.awaiting) == 1 else None
        found += [position] if position else []
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return found[-12]


def _record(seed: int = 7) -> str:
    """A short game that is over."""
    state, luck = sc.game(SLUG).start(position=_late(), seed=seed), Chance(seed)
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state.record()


async def _reviewed(guest: Guest, address: str) -> str:
    """The page of a replay once its review is done."""
    for _ in range(int(PATIENCE * 20)):
        page = (await guest.get(address)).text
        if 'class="curve"' in page:
            return page
        await asyncio.sleep(0.05)
    raise AssertionError(page)


async def test_a_brought_game_is_reviewed_kept_and_shared(house: House) -> None:
    anna = house.guest()
    answer = await anna.post("/replay", data={"record": _record()})
    address = str(answer.url.path)
    assert 'id="begin-review"' in answer.text
    begun = await anna.post(f"{address}/review")
    assert "data-running" in begun.text or 'class="curve"' in begun.text
    page = await _reviewed(anna, f"{address}?at=0")
    assert page.count("<polyline") == 3
    assert re.search(r"Accuracy:.*%", page)
    row = await house.hub.store.row(sqlalchemy_reviews(f"r-{address.split('/')[-1]}"))
    assert row is not None
    house.hub.reviews._known.clear()
    other = await house.guest().get(f"{address}?at=0")
    assert 'class="curve"' in other.text
    step = re.search(r'href="([^"]*&amp;line=1)"', page)
    assert step is not None
    along = await anna.get(step[1].replace("&amp;", "&"))
    assert along.status_code == 200
    assert 'aria-current="step"' in along.text


def sqlalchemy_reviews(source: str) -> object:
    from sqlalchemy import select

    from smallcouncil.server.schema import reviews as kept

    return select(kept.c.review).where(kept.c.source == source)


async def test_a_game_that_goes_on_is_not_reviewed(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    await anna.act(laid)
    assert 'id="begin-review"' not in (await anna.get(f"/t/{laid['table']}/replay")).text
    assert (await anna.post(f"/t/{laid['table']}/review")).status_code == 409
    assert (await house.guest().post(f"/t/{laid['table']}/review")).status_code == 403


async def test_a_household_cannot_fill_the_line_of_reviews(house: House) -> None:
    anna = house.guest()
    house.hub.study._busy = lambda: True
    seen = []
    for seed in range(6):
        answer = await anna.post("/replay", data={"record": _record(seed=seed)})
        seen.append((await anna.post(f"{answer.url.path}/review")).status_code)
    assert seen == [200, 200, 200, 200, 503, 503]


async def test_a_guided_game_knows_how_far_a_browser_is(house: House) -> None:
    anna = house.guest()
    page = (await anna.get("/learn/hand-of-the-king")).text
    assert "Step 1 of 7" in page
    wrong = (await anna.post("/learn/hand-of-the-king", data={"action": "up greyjoy"})).text
    assert "Step 1 of 7" in wrong
    assert 'class="verdict wrong"' in wrong
    assert "Step 2 of 7" in (await anna.post("/learn/hand-of-the-king", data={"action": "up tyrell"})).text
    assert "Step 2 of 7" in (await anna.get("/learn/hand-of-the-king")).text
    assert "Step 1 of 7" in (await house.guest().get("/learn/hand-of-the-king")).text
    assert "Step 1 of 7" in (await anna.post("/learn/hand-of-the-king/again")).text
    assert (await anna.post("/learn/hand-of-the-king", data={"action": "nonsense"})).status_code == 200


async def test_puzzles_are_asked_and_judged(house: House) -> None:
    anna, first = house.guest(), puzzles("hand-of-the-king")[0]
    address = f"/puzzles/hand-of-the-king/{first.id}"
    page = await anna.get("/puzzles/hand-of-the-king")
    assert str(page.url).endswith(address)
    assert "proved" not in page.text
    right = (await anna.post(address, data={"action": first.best})).text
    assert 'class="verdict right"' in right
    assert "This is proved" in right
    assert 'class="verdict wrong"' in (await anna.post(address, data={"action": first.tempting})).text
    assert (await anna.post(address, data={"action": "nonsense"})).status_code == 400
    assert (await anna.get("/puzzles/hand-of-the-king/none")).status_code == 404


async def test_a_puzzle_with_hidden_cards_says_what_answers_do_and_how_sure_the_best_is(house: House) -> None:
    first = puzzles("legendary")[0]
    page = (await house.guest().post(f"/puzzles/legendary/{first.id}", data={"action": first.tempting})).text
    facts = re.findall(r"<li>([^<]*)</li>", page.partition('class="facts"')[2].partition("</ul>")[0])
    assert [fact.partition(":")[0] for fact in facts] == ["Best", "Tempting", "How sure"]
    assert all(" What it does: " in fact for fact in facts[:2])
    proof = first.proof
    won, other = (round(proof["ends"] * share) for share in (proof["won"], proof["won"] - proof["ends_lead"]))
    assert facts[2].endswith(f"it won about {won} of {proof['ends']} games, the next best answer {other}.")
    assert ".." not in page.partition('class="facts"')[2].partition("</ul>")[0]
