"""Puzzles: what is shipped can be laid and answered, what the solver proved it proves again, and how they are mined."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.arena import puzzle_mining, puzzle_proofs
from smallcouncil.arena.comparing import Comparison
from smallcouncil.arena.puzzle_mining import Place, Shelf
from smallcouncil.arena.puzzle_proofs import Bar, Wanted
from smallcouncil.arena.puzzles import Puzzle, laid, puzzles, read
from smallcouncil.bots.levels import LEVELS
from smallcouncil.core.chance import Chance

SHIPPED = [slug for slug in sc.games() if puzzles(slug)]
PUZZLE = "61d2bb747b"
"""One of Stark against Lannister that takes little time to prove."""


@pytest.mark.parametrize("slug", SHIPPED)
def test_every_puzzle_is_a_question_with_its_best_answer_among_several(slug: str) -> None:
    found = puzzles(slug)
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        state = laid(slug, puzzle)
        legal = state.words(puzzle.seat)
        assert state.awaiting == (puzzle.seat,)
        assert len(legal) >= puzzle_mining.FEWEST_ACTIONS
        assert puzzle.best != puzzle.tempting
        assert {puzzle.best, puzzle.tempting, *(worth.word for worth in puzzle.worths)} <= set(legal)
        assert puzzle.worths[0].word == puzzle.best
        assert all(worth.chance < puzzle.worths[0].chance for worth in puzzle.worths[1:])
        assert set(puzzle.solved) <= set(LEVELS)
        assert 1 <= puzzle.rating <= 6
        assert _carried(puzzle)


def _carried(puzzle: Puzzle) -> bool:
    """Whether what is written of the proof is enough for a puzzle."""
    proof = puzzle.proof
    if proof["by"] == "solver":
        return puzzle.worths[0].outcome in ("win", "draw")
    return all(
        proof[guesses] >= bar.guesses and bar.passed(proof[lead] + 0.001, proof[error] - 0.0001)
        for guesses, lead, error, bar in (
            ("guesses", "lead", "error", puzzle_proofs.LOOK),
            ("thought", "thought_lead", "thought_error", puzzle_proofs.THOUGHT),
            ("ends", "ends_lead", "ends_error", puzzle_proofs.TO_THE_END),
        )
    )


def test_what_the_solver_proved_it_proves_again() -> None:
    proved = [puzzle for puzzle in puzzles("hand-of-the-king") if puzzle.proof["by"] == "solver"]
    assert proved
    for puzzle in proved[:: max(1, len(proved) // 12)]:
        state = laid("hand-of-the-king", puzzle)
        for word in state.words(puzzle.seat):
            after = state.copy()
            after.play(word, puzzle.seat)
            solution = sc.solve(after)
            lost = solution.winner not in (puzzle.seat, None)
            if puzzle.worths[0].outcome == "win":
                assert (solution.winner == puzzle.seat) == (word == puzzle.best)
            else:
                assert lost == (word != puzzle.best)


def _mined(game: "sc.Game", place: Place, until: Place, wanted: Wanted = puzzle_mining.anything) -> list[Puzzle]:
    found: list[Puzzle] = []
    for mined in puzzle_mining.mine(game, place, wanted):
        if mined.place == until:
            return found
        found += filter(None, [mined.found])
    raise AssertionError


def test_mining_a_game_again_finds_the_same_and_it_can_be_read_back() -> None:
    game = sc.game("hand-of-the-king")
    one, other = (_mined(game, Place(), Place(1)) for _ in range(2))
    assert one == other
    assert one
    assert read("\n".join(puzzle.line() for puzzle in one)) == one


def test_mining_goes_on_where_it_stopped_and_finds_the_same() -> None:
    game = sc.game("hand-of-the-king")
    whole = _mined(game, Place(), Place(1))
    stopped = next(mined for mined in puzzle_mining.mine(game) if mined.found is not None)
    assert stopped.found == whole[0]
    assert _mined(game, Place.read(str(stopped.place)), Place(1)) == whole[1:]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_position_is_a_puzzle_only_if_one_answer_alone_is_best(seed: int) -> None:
    state, luck = sc.game("hand-of-the-king").start(seed=seed, companions=False), Chance(seed)
    looked = 0
    while state.awaiting:
        seat = state.awaiting[0]
        if len(state.actions(seat)) >= puzzle_mining.FEWEST_ACTIONS and _cards(state) < 14:
            winning = [word for word in state.words(seat) if _wins(state, seat, word)]
            found = puzzle_mining.puzzle_at(state, seat)
            assert (found.best if found else None) == (winning[0] if len(winning) == 1 else None) or not winning
            looked += 1
        state.act(seat, luck.choice(state.actions(seat)))
    assert looked


def _cards(state: "sc.State") -> int:
    return sum(card is not None for card in state.view(None)["grid"])


def _wins(state: "sc.State", seat: int, word: str) -> bool:
    after = state.copy()
    after.play(word, seat)
    return sc.solve(after).winner == seat


def _puzzle(number: int, best: str, solved: tuple[str, ...] = ("master",)) -> Puzzle:
    return Puzzle(f"{number:010}", "", 0, best, "", (), solved, {})


def _shelf(best: list[str], easy: int = 0) -> Shelf:
    solved = [tuple(LEVELS)] * easy + [("master",)] * (len(best) - easy)
    return Shelf(_puzzle(number, each, solved[number]) for number, each in enumerate(best))


def _obvious() -> tuple["sc.State", int, str]:
    """A puzzle that every level solves: where, who is asked, and the answer."""
    puzzle = next(each for each in puzzles("hand-of-the-king") if set(each.solved) == set(LEVELS))
    return laid("hand-of-the-king", puzzle), puzzle.seat, puzzle.best


def _hard() -> tuple["sc.State", int, str]:
    puzzle = next(each for each in puzzles("hand-of-the-king") if each.solved == ("maester", "master"))
    return laid("hand-of-the-king", puzzle), puzzle.seat, puzzle.best


def test_no_answer_is_that_of_more_than_half_of_the_puzzles() -> None:
    """Neither while they are mined nor of those that come with a game: else one need not look at the board."""
    state, seat, best = _hard()
    free, others = puzzle_mining.FREE, ["other a"] * 4 + ["other b"] * 6
    assert _shelf([best] * (free - 1)).wants(state, seat, best)
    assert not _shelf([best] * free).wants(state, seat, best)
    assert _shelf([best] * 9 + others).wants(state, seat, best)
    assert not _shelf([best] * 10 + others).wants(state, seat, best)
    for slug in SHIPPED:
        (_, most), *_ = Counter(puzzle.best for puzzle in puzzles(slug)).most_common(1)
        assert most <= max(puzzle_mining.FREE, len(puzzles(slug)) / 2)


def test_once_half_of_the_puzzles_are_easy_only_harder_ones_are_wanted() -> None:
    many = [f"answer {number}" for number in range(20)]
    assert _shelf(many[: puzzle_mining.FREE], easy=puzzle_mining.FREE - 1).wants(*_obvious())
    assert not _shelf(many[: puzzle_mining.FREE], easy=puzzle_mining.FREE).wants(*_obvious())
    assert _shelf(many, easy=9).wants(*_obvious())
    assert not _shelf(many, easy=10).wants(*_obvious())
    assert _shelf(many, easy=20).wants(*_hard())


def test_what_is_not_wanted_is_passed_over_and_all_else_is_found_as_before() -> None:
    game = sc.game("hand-of-the-king")
    whole = _mined(game, Place(), Place(1))
    left_out = whole[0].best
    others = [each for each in whole if each.best != left_out]
    assert _mined(game, Place(), Place(1), lambda state, seat, best: best != left_out) == others


# What the bars of a proof ask for, and when it is given up

BAR = Bar(guesses=100, share=0.06, errors=2.0, patience=25)


@pytest.mark.parametrize(
    ("lead", "error", "passed"),
    [(0.06, 0.0, False), (0.0601, 0.0, True), (0.2, 0.1, False), (0.2001, 0.1, True), (-0.3, 0.1, False)],
)
def test_a_lead_passes_by_its_share_and_by_its_errors(lead: float, error: float, passed: bool) -> None:
    assert BAR.passed(lead, error) == passed


def test_a_comparison_is_not_given_up_before_its_patience_is_over_nor_at_its_end() -> None:
    assert BAR.reachable(-0.5, 0.0, 24)
    assert not BAR.reachable(-0.5, 0.0, 25)
    assert not BAR.reachable(-0.5, 0.0, 99)
    assert BAR.reachable(-0.5, 0.0, 100)


@pytest.mark.parametrize(("lead", "reachable"), [(-0.0733, False), (-0.0732, True)])
def test_after_a_quarter_the_rest_may_bring_two_errors_of_what_is_open(lead: float, reachable: bool) -> None:
    """An error of 0.1 will be one of 0.05: 0.1 is asked for, and 2 * 0.1 * sqrt(3/4) = 0.1732 may still come."""
    assert BAR.reachable(lead, 0.1, 25) == reachable


def _comparisons(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Bar, Comparison]]:
    """All comparisons that are made from now on."""
    made: list[tuple[Bar, Comparison]] = []
    compared = puzzle_proofs._compared

    def noted(state: "sc.State", seat: int, guide: Any, bar: Bar, *rest: Any, **more: Any) -> Comparison:
        made.append((bar, compared(state, seat, guide, bar, *rest, **more)))
        return made[-1][1]

    monkeypatch.setattr(puzzle_proofs, "_compared", noted)
    return made


def test_a_puzzle_is_compared_on_all_guesses_and_told_as_if_none_could_be_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = next(each for each in puzzles("stark-vs-lannister") if each.id == PUZZLE)
    state = laid("stark-vs-lannister", puzzle)
    made = _comparisons(monkeypatch)
    quick = puzzle_proofs.proved(state, puzzle.seat, puzzle_mining.anything)
    assert [bar for bar, _ in made] == [
        puzzle_proofs.TRIAL,
        puzzle_proofs.TO_THE_END,
        puzzle_proofs.LOOK,
        puzzle_proofs.THOUGHT,
    ]
    assert all(len(found.found[state.game.action(puzzle.best)]) >= bar.guesses for bar, found in made)
    monkeypatch.setattr(Bar, "reachable", lambda *_: True)
    assert quick is not None
    assert quick == puzzle_proofs.proved(state, puzzle.seat, puzzle_mining.anything)
    assert quick[1] == puzzle.proof


def test_a_comparison_that_cannot_come_out_well_ends_early_and_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles("stark-vs-lannister") if each.id == PUZZLE)
    state = laid("stark-vs-lannister", puzzle)
    monkeypatch.setattr(puzzle_proofs, "TO_THE_END", replace(puzzle_proofs.TO_THE_END, share=1.0))
    made = _comparisons(monkeypatch)
    assert puzzle_proofs.proved(state, puzzle.seat, puzzle_mining.anything) is None
    bar, ended = made[-1]
    assert bar.share == 1.0
    assert len(made) == 2
    assert len(ended.found[state.game.action(puzzle.best)]) == bar.patience
