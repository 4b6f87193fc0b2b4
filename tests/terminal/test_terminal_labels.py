"""Whatever is read beside a number may be typed instead, in every question of every game."""

import random

import pytest

import smallcouncil as sc
from smallcouncil.locale import languages, texts
from smallcouncil.narration import narration
from smallcouncil.terminal import answer_list, table_commands
from smallcouncil.terminal.typed_input import Move, Reader


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("hand-of-the-king", 3, {"crows": True}),
        ("btwixt", 4, {"advanced": True}),
        ("btwixt", 3, {"leaders": "choose"}),
        ("stark-vs-lannister", 2, {"draft": True}),
        ("legendary", 3, {"houses": "choose"}),
    ],
)
def test_label_words_and_number_mean_the_same(lang: str, slug: str, seats: int, options: dict[str, object]) -> None:
    game, say = sc.game(slug), texts(lang, slug)
    voice = narration(slug)(say, [say.seat(seat) for seat in range(seats)])
    typed = {action: (voice.typed(word),) for action, word in enumerate(game.vocabulary)}
    state, luck, asked = game.start(seats=seats, seed=3, **options), random.Random(3), 0
    while state.awaiting and asked < 150:
        seat = luck.choice(state.awaiting)
        found = answer_list.answers(voice, state, seat)
        view = state.view(seat)
        labels = {action: (voice.label(word, view),) for action, word in enumerate(game.vocabulary)}
        numbers = answer_list.numbers(voice, found)
        legal = {each.action: typed[each.action] for each in found}
        reader = Reader(legal, typed, table_commands.wordings(say), labels, numbers)
        for number, each in zip(numbers, found, strict=True):
            lines = (str(number), voice.typed(each.word), each.label)
            assert [reader.read(line) for line in lines] == [Move(each.action)] * 3, lines
        state.act(seat, luck.choice(state.actions(seat)))
        asked += 1
    assert asked > 40


def test_what_is_no_seat_counts_on_behind_the_seats() -> None:
    say = texts("en", "btwixt")
    voice = narration("btwixt")(say, [say.seat(seat) for seat in range(4)])
    words = ("seat 1", "seat 3", "decline")
    found = [answer_list.Answer(number, word, word, "") for number, word in enumerate(words)]  # type: ignore[attr-defined]
    assert answer_list.numbers(voice, found) == [2, 4, 5]
    assert answer_list.numbers(voice, found[2:]) == [1]
    assert answer_list.numbers(voice, [answer_list.Answer(0, "council 2", "", "")]) == [3]  # type: ignore[attr-defined]
