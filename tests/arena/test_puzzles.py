"""Puzzles: what is shipped can be laid and answered, what the solver proved it proves again, and how they are mined."""

from collections import Counter

import pytest

import smallcouncil as sc
from smallcouncil.arena import puzzle_mining, puzzle_proofs
from smallcouncil.arena.puzzle_mining import Place
from smallcouncil.arena.puzzles import Puzzle, laid, puzzles, read
from smallcouncil.bots.levels import LEVELS
from smallcouncil.core.chance import Chance

SHIPPED = [slug for slug in sc.games() if puzzles(slug)]


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
    clear = proof["lead"] > puzzle_proofs.CLEAR - 0.001 and proof["thought_lead"] > puzzle_proofs.THOUGHT_CLEAR - 0.001
    return clear and all(
        proof[lead] + 0.001 > errors * (proof[error] - 0.0001)
        for lead, error, errors in (
            ("lead", "error", puzzle_proofs.CLEAR_ERRORS),
            ("thought_lead", "thought_error", puzzle_proofs.THOUGHT_ERRORS),
            ("ends_lead", "ends_error", puzzle_proofs.AGREED_ERRORS),
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


def _mined(game: "sc.Game", place: Place, until: Place) -> list[Puzzle]:
    found: list[Puzzle] = []
    for mined in puzzle_mining.mine(game, place):
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


def test_no_answer_is_that_of_more_than_half_of_the_puzzles() -> None:
    """Neither while they are mined nor of those that come with a game: else one need not look at the board."""
    assert puzzle_mining.adds_variety("kneel", Counter(kneel=puzzle_mining.FREE - 1))
    assert not puzzle_mining.adds_variety("kneel", Counter(kneel=puzzle_mining.FREE))
    assert puzzle_mining.adds_variety("kneel", Counter({"kneel": 9, "play a": 4, "play b": 6}))
    assert not puzzle_mining.adds_variety("kneel", Counter({"kneel": 10, "play a": 4, "play b": 6}))
    for slug in SHIPPED:
        (_, most), *_ = Counter(puzzle.best for puzzle in puzzles(slug)).most_common(1)
        assert most <= max(puzzle_mining.FREE, len(puzzles(slug)) / 2)
