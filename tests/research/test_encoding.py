"""Observations: complete, within their bounds, the same on both sides of the rules, and without a secret."""

import hashlib
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.encoding import Encoder, payoffs, starts
from smallcouncil.core.game import Game, Result, State

HAND = sc.game("hand-of-the-king")
BTWIXT = sc.game("btwixt")


def observed(state: State, seat: int) -> Any:
    encoder = state.game.encoder()
    out = numpy.full(encoder.size, 99, numpy.int8)
    encoder.write(state, seat, out)
    return out


def masked(state: State, seat: int) -> Any:
    out = numpy.full(len(state.game.vocabulary), 99, numpy.int8)
    state.game.encoder().mask(state, seat, out)
    return out


def told(state: State, seat: int) -> tuple[Any, ...]:
    """Everything that an encoder tells a seat."""
    encoder = state.game.encoder()
    numbers = observed(state, seat).tobytes(), masked(state, seat).tobytes()
    return *numbers, encoder.text(state, seat), encoder.recall(state, seat), list(encoder.seen(state, seat))


# All games


def test_every_game_has_an_encoder_with_named_planes(game: Game) -> None:
    encoder = game.encoder()
    assert isinstance(encoder, Encoder)
    assert encoder is game.encoder()
    assert [name for name, times in Counter(plane.name for plane in encoder.planes).items() if times > 1] == []
    assert encoder.size == sum(plane.size for plane in encoder.planes)
    assert all(plane.about and 1 <= plane.most <= 127 for plane in encoder.planes)
    assert list(starts(encoder.planes).values())[-1] + encoder.planes[-1].size == encoder.size


def test_observations_stay_within_their_bounds(table: Any, played: Any) -> None:
    encoder = table.game.encoder()
    most = numpy.concatenate([numpy.full(plane.size, plane.most) for plane in encoder.planes])
    for number, state in enumerate(played(table.start(7), Chance(7))):
        for seat in {number % state.seats, *state.awaiting[:1]}:
            numbers = observed(state, seat)
            assert ((numbers >= 0) & (numbers <= most)).all()
            assert tuple(numpy.flatnonzero(masked(state, seat))) == state.actions(seat)
            assert set(masked(state, seat)) <= {0, 1}
    assert len(state.history) <= encoder.longest


def test_nothing_secret_is_observed(table: Any, played: Any) -> None:
    """A seat is told the same of every state that it cannot tell from the true one."""
    luck = Chance(3)
    for number, state in enumerate(played(table.start(11), Chance(5))):
        seat = number % state.seats
        if number % 5 == 0 or len(state.awaiting) > 1:
            assert told(state.sample(seat, luck), seat) == told(state, seat)


OBSERVED: list[tuple[str, dict[str, Any], str]] = [
    ("stark-vs-lannister", {}, "b1023b8b4d56deec"),
    ("stark-vs-lannister", {"draft": True}, "22de3e4ade6af1a9"),
    ("legendary", {"seats": 2, "setup": "first-game"}, "e4693f138f5a868f"),
    ("legendary", {"seats": 3, "setup": "secret-draft", "showdown": True}, "08dd8ee92a27a79f"),
]


@pytest.mark.parametrize(("slug", "options", "digest"), OBSERVED, ids=str)
def test_observations_stay_what_they_were(slug: str, options: dict[str, Any], digest: str, played: Any) -> None:
    """An agent that has learned can be used again: the same game gives the same bytes, plain and compiled."""
    found = hashlib.sha256()
    for state in played(sc.game(slug).start(seed=7, **options), Chance(7)):
        for seat in range(state.seats):
            found.update(observed(state, seat).tobytes())
    assert found.hexdigest()[:16] == digest


def test_an_answer_in_secret_changes_nothing_for_those_who_still_choose(played: Any) -> None:
    compared = 0
    for state in played(BTWIXT.start(4, 3, draft="draft"), Chance(1)):
        if len(state.awaiting) < 2:
            continue
        first, *others = state.awaiting
        after = []
        for action in state.actions(first)[:3]:
            twin = state.copy()
            twin.act(first, action)
            after.append([told(twin, seat) for seat in others])
            assert [masked(twin, seat).tolist() for seat in others] == [masked(state, seat).tolist() for seat in others]
        assert all(each == after[0] for each in after)
        compared += len(after) - 1
    assert compared > 40


def test_positions_that_differ_for_a_seat_are_told_apart(game: Game, played: Any) -> None:
    """Whenever a seat is asked something new, it is told something new; what others do in secret is nothing new."""
    seen: dict[int, list[bytes]] = {}
    known: dict[int, int] = {}
    encoder = game.encoder()
    for state in played(game.start(seed=5), Chance(2)):
        for seat in state.awaiting[:1]:
            if known.get(seat) == len(encoder.seen(state, seat)):
                continue
            known[seat] = len(encoder.seen(state, seat))
            seen.setdefault(seat, []).append(observed(state, seat).tobytes() + masked(state, seat).tobytes())
    for tellings in seen.values():
        assert len(tellings) > 5
        assert all(one != other for one, other in pairwise(tellings))


def test_planes_are_views_of_one_observation_and_of_many(game: Game) -> None:
    encoder = game.encoder()
    numbers = numpy.arange(2 * encoder.size).reshape(2, encoder.size)
    one, many = encoder.split(numbers[1]), encoder.split(numbers)
    assert list(one) == [plane.name for plane in encoder.planes]
    for plane in encoder.planes:
        assert one[plane.name].shape == plane.shape
        assert many[plane.name].shape == (2, *plane.shape)
        assert numpy.shares_memory(one[plane.name], numbers)
        assert (many[plane.name][1] == one[plane.name]).all()
    assert numpy.concatenate([part.ravel() for part in one.values()]).tolist() == numbers[1].tolist()


# What the end is worth


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ((1,), 2, (-1.0, 1.0)),
        ((0,), 4, (3.0, -1.0, -1.0, -1.0)),
        ((1, 3), 4, (-1.0, 1.0, -1.0, 1.0)),
        ((0, 1, 2), 3, (0.0, 0.0, 0.0)),
        ((0, 1), 5, (1.5, 1.5, -1.0, -1.0, -1.0)),
        ((), 3, (0.0, 0.0, 0.0)),
    ],
)
def test_every_loser_pays_one_and_the_winners_share_it(
    winners: tuple[int, ...], seats: int, worth: tuple[float, ...]
) -> None:
    result = Result(winners, (0,) * seats, (1,) * seats)
    assert payoffs(result, seats) == worth
    assert sum(worth) == 0.0
    assert payoffs(None, seats) == (0.0,) * seats


# Hand of the King


@pytest.mark.parametrize("start", [{}, {"seats": 3, "crows": True}, {"seats": 4, "teams": True}])
def test_both_sides_of_the_rules_tell_the_same(start: dict[str, Any], played: Any) -> None:
    from smallcouncil.games.hand_of_the_king.encoding import HandEncoder

    plain, compiled = HandEncoder(HAND), HandEncoder(HAND)
    compiled.prepare()
    numbers = [numpy.zeros(plain.size, numpy.int8) for _ in range(2)]
    masks = [numpy.zeros(len(HAND.vocabulary), numpy.int8) for _ in range(2)]
    for state in played(HAND.start(seed=3, **start), Chance(3)):
        for seat in range(state.seats):
            for encoder, out, mask in zip((plain, compiled), numbers, masks, strict=True):
                encoder.write(state, seat, out)
                encoder.mask(state, seat, mask)
            assert (numbers[0] == numbers[1]).all()
            assert (masks[0] == masks[1]).all()


def test_the_planes_of_hand_of_the_king_say_what_the_view_says(played: Any) -> None:
    from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES
    from smallcouncil.games.hand_of_the_king.layout import ASKS

    for state in played(HAND.start(3, 5, crows=True), Chance(9)):
        for seat in range(3):
            view, planes = state.view(seat), HAND.encoder().split(observed(state, seat))
            around = [(seat + place) % 3 for place in range(3)]
            grid = view["grid"]
            assert planes["varys"].ravel().nonzero()[0].tolist() == [grid.index("varys")]
            names = [CHARACTERS.index(card) + 1 if card in CHARACTERS else 0 for card in grid]
            assert planes["names"].ravel().tolist() == names
            for house, squares in enumerate(planes["houses"].reshape(7, 36)):
                own = [square for square, name in enumerate(names) if name and HOUSE_OF[name - 1] == house]
                assert squares.nonzero()[0].tolist() == own
                assert planes["left"][house] == len(own)
            for place, other in enumerate(around):
                area = {CHARACTERS[card] for card in planes["areas"][place].nonzero()[0]}
                area |= {COMPANIONS[companion] for companion in planes["kept"][place].nonzero()[0]}
                assert area == set(view["areas"][other])
                assert planes["strength"][place].tolist() == [view["counts"][other][house] for house in HOUSES]
                held = [house for house, holder in view["banners"].items() if holder == other]
                assert [HOUSES[house] for house in planes["banners"][place].nonzero()[0]] == held
                assert planes["crows"][place] == view["crows"][other]
            assert not planes["areas"][3].any()
            assert planes["turn"].tolist() == [int(other == view["turn"]) for other in around] + [0]
            assert [COMPANIONS[number] for number in planes["offer"].nonzero()[0]] == view["offer"]
            assert planes["deck"].tolist() == [view["deck"]]
            ask = view["prompt"]["ask"] if view["prompt"] else "over"
            assert [ASKS[number] for number in planes["ask"].nonzero()[0]] == [ask]
            assert planes["table"].tolist() == [0, 1, 0, 0]


def test_reach_is_what_a_move_takes(played: Any) -> None:
    for state in played(HAND.start(seed=8, companions=False), Chance(4)):
        for seat in state.awaiting:
            reach = HAND.encoder().split(observed(state, seat))["reach"].ravel()
            before = len(state.view(None)["areas"][seat])
            for action in range(28):
                taken = 0
                if action in state.actions(seat):
                    after = state.copy()
                    after.act(seat, action)
                    taken = len(after.view(None)["areas"][seat]) - before
                assert reach[action] == taken


def test_the_longest_game_of_hand_of_the_king_has_room() -> None:
    assert HAND.encoder().longest == 35 + 7 * (1 + 3 + 7) + 4 + 8


# B'Twixt


def test_the_planes_of_btwixt_say_what_the_view_says(played: Any) -> None:
    from smallcouncil.games.btwixt.cards import ALLIES, ALLY, DESIGNS, LEADERS

    encoder = BTWIXT.encoder()
    start = BTWIXT.start(4, 6, advanced=True, draft="draft")
    for number, state in enumerate(played(start, Chance(6))):
        seat = number % 4
        view, planes = state.view(seat), encoder.split(observed(state, seat))
        around = [(seat + place) % 4 for place in range(4)]

        def cards(counts: Any) -> list[str]:
            return sorted(DESIGNS[card].id for card in counts.nonzero()[0] for _ in range(counts[card]))

        def allies(members: Any) -> list[str]:
            return sorted(ALLIES[ally].id for ally in members.nonzero()[0])

        assert cards(planes["hand"]) == sorted(view["hand"])
        assert cards(planes["discard"]) == sorted(view["discard"])
        assert allies(planes["dead"]) == sorted(view["dead"])
        assert planes["round"].tolist() == [view["round"], view["rounds"]]
        for place, other in enumerate(around):
            assert [LEADERS[leader].id for leader in planes["leaders"][place].nonzero()[0]] == [view["leaders"][other]]
            assert cards(planes["piles"][place]) == sorted(card["card"] for card in view["piles"][other])
            assert cards(planes["known"][place]) == sorted(view["known"][other])
            assert planes["totals"][place] == view["totals"][other]
            assert planes["hands"][place] == view["hands"][other]
            assert planes["standing"][place] == view["standing"][other]
            council = view["councils"][other]
            assert allies(planes["councils"][place]) == sorted(council["allies"])
            assert planes["tokens"][place] == council["tokens"]
            assert planes["power"][place] - 4 == council["power"]
        draft = view["draft"]
        assert cards(planes["pack"]) == sorted(draft["pack"] if draft else [])
        assert cards(planes["picked"]) == ([draft["answer"]] if draft and draft["answer"] else [])
        assert planes["over"].tolist() == [int(view["result"] is not None)]
        prompt = view["prompt"] or {"of": None, "ally": None, "council": None}
        for name in ("of", "council"):
            about = [] if prompt[name] is None else [(prompt[name] - seat) % 4]
            assert planes[name].nonzero()[0].tolist() == about
        assert planes["ally"].nonzero()[0].tolist() == ([ALLY[prompt["ally"]]] if prompt["ally"] else [])
        top = [ALLIES[members.argmax()].id for members in planes["top"] if members.any()]
        assert top == view["seen"]["top"][:4]


def test_secret_decisions_are_seen_by_those_who_know_them(played: Any) -> None:
    encoder = BTWIXT.encoder()
    *_, state = played(BTWIXT.start(3, 2, draft="draft"), Chance(1))
    drafted = [(seat, action) for seat, action in state.history if state.game.word(action).startswith("draft ")]
    assert len(drafted) > 20
    for seat in range(3):
        seen = encoder.seen(state, seat)
        picks = [(other, action) for other, action in seen if state.game.word(action).startswith("draft ")]
        assert picks == [decision for decision in drafted if decision[0] == seat]
        assert [decision for decision in seen if decision not in picks] != []
