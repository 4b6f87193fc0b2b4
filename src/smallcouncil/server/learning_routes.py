"""The pages that help to understand a game: hints at a table, reviews beside a replay, guided games and puzzles."""

import asyncio
from typing import Annotated
from urllib.parse import unquote

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

import smallcouncil as sc
from smallcouncil.arena.lessons import Course
from smallcouncil.arena.puzzles import find, puzzles
from smallcouncil.core.game import State
from smallcouncil.server import hinting, replays
from smallcouncil.server.page_routes import changed
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.visitors import keep
from smallcouncil.web import study_page

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
At = Annotated[RequestContext, Depends(request_context)]
Field = Annotated[str, Form(max_length=1000)]
_keeping: set["asyncio.Task[None]"] = set()
"""Reviews that are put on disk when they are done, whoever still looks then."""


@router.post("/t/{table}/hint")
async def hint(at: At, table: str) -> Response:
    return await changed(at, table, "think", lambda found: hinting.ask(found, at.hub.study, at.guest))


@router.post("/t/{table}/hints")
async def agree_to_hints(at: At, table: str, yes: Field = "") -> Response:
    return await changed(at, table, "act", lambda found: hinting.agree(found, at.guest, bool(yes)))


@router.post("/t/{table}/review")
async def review(request: Request, at: At, table: str) -> Response:
    at.hub.limits.spend("think", at.guest)
    found = await at.hub.table(table)
    if not replays.may_look_back(found, at.guest):
        raise not_yours()
    if not await replays.is_open(at.hub, found) or found.terms.source is not None:
        raise Refused("server-not-over", 409)
    await _begin(at, f"t-{found.id}", found.snapshot.state)
    return RedirectResponse(f"/t/{found.id}/replay?at=0", 303)


@router.post("/r/{name}/review")
async def review_recorded(at: At, name: str) -> Response:
    at.hub.limits.spend("think", at.guest)
    found = await at.recordings.get(name, at.guest)
    if found.differs:
        raise Refused("server-no-fork", 409)
    await _begin(at, f"r-{found.id}", found.state)
    return RedirectResponse(f"/r/{found.id}?at=0", 303)


async def _begin(at: RequestContext, source: str, state: State) -> None:
    now = at.hub.config.now()
    running = at.hub.study.under_way(source)
    review = await at.hub.reviews.begin(source, state, at.guest)
    if review is not None and review is not running:
        task = asyncio.create_task(at.hub.reviews.keep(review, now))
        _keeping.add(task)
        task.add_done_callback(_keeping.discard)


# -- guided first games: what was answered so far is kept by the browser itself


MOST_ANSWERS = 60
BETWEEN = "|"


@router.get("/learn/{slug}")
async def learn(request: Request, at: At, slug: str) -> Response:
    course = await _course(request, at, slug)
    return HTMLResponse(study_page.lesson_page(at.guest.lang, course))


@router.post("/learn/{slug}")
async def answer_lesson(request: Request, at: At, slug: str, action: Field) -> Response:
    at.hub.limits.spend("act", at.guest)
    course = await _course(request, at, slug)
    if course.finished:
        return RedirectResponse(f"/learn/{slug}", 303)
    if not await at.hub.slow_work.do(at.guest.address, lambda: course.answer(action)):
        return HTMLResponse(study_page.lesson_page(at.guest.lang, course, wrong=action))
    answer = RedirectResponse(f"/learn/{slug}", 303)
    keep(answer, _cookie(slug), BETWEEN.join(course.answers), request.url.scheme == "https")
    return answer


@router.post("/learn/{slug}/again")
async def begin_lesson_again(request: Request, slug: str) -> Response:
    sc.game(slug)
    answer = RedirectResponse(f"/learn/{slug}", 303)
    keep(answer, _cookie(slug), "", request.url.scheme == "https")
    return answer


async def _course(request: Request, at: RequestContext, slug: str) -> Course:
    """The lesson as far as this browser has come; what it claims is played again, so that it can claim nothing else."""
    sc.game(slug)
    kept = unquote(request.cookies.get(_cookie(slug), ""))
    answers = [word for word in kept.split(BETWEEN) if word][:MOST_ANSWERS]
    course = await at.hub.slow_work.do(at.guest.address, lambda: study_page.course_of(slug, answers))
    if course is None:
        raise Refused("server-no-page", 404)
    return course


def _cookie(slug: str) -> str:
    return f"lesson-{slug}"


# -- puzzles


@router.get("/puzzles/{slug}")
async def first_puzzle(at: At, slug: str) -> Response:
    found = puzzles(sc.game(slug).slug)
    if not found:
        raise Refused("server-no-page", 404)
    return RedirectResponse(f"/puzzles/{slug}/{found[0].id}", 303)


@router.get("/puzzles/{slug}/{name}")
async def puzzle(at: At, slug: str, name: str) -> Response:
    return await _puzzle_page(at, slug, name, None)


@router.post("/puzzles/{slug}/{name}")
async def answer_puzzle(at: At, slug: str, name: str, action: Field) -> Response:
    at.hub.limits.spend("act", at.guest)
    return await _puzzle_page(at, slug, name, action)


async def _puzzle_page(at: RequestContext, slug: str, name: str, answer: str | None) -> Response:
    game, lang = sc.game(slug), at.guest.lang
    found = find(game.slug, name)
    if found is None:
        raise Refused("server-no-page", 404)
    if answer is not None:
        game.action(answer)
    drawn = await at.hub.slow_work.do(at.guest.address, lambda: study_page.puzzle_page(lang, slug, found, answer))
    return HTMLResponse(drawn)
