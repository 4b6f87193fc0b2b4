"""Fluent texts that are parsed when they are asked for say what they say when all is parsed at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import smallcouncil as sc
from smallcouncil.locale import _sources, languages, texts
from smallcouncil.locale.reading import Bundle

MIXED = """\
### A file
first = One
# about the second
second = { $n ->
    [one] a card
   *[other] { $n } cards
}
    .part = of { first }

parts =
    .only = a part
below =
    on a line of its own

    and after an empty one
## A group
-term = the { -deeper }
-deeper = deep
uses = into { -term } { second.part }
round = { about }
about = { round }
= broken
last = Last
"""


def said(bundle: Bundle, key: str, **arguments: int) -> str:
    pattern = bundle.pattern(key)
    assert pattern is not None
    text, problems = bundle.format(pattern, arguments)
    assert problems == []
    return text


def test_an_entry_has_all_its_lines_and_what_it_refers_to() -> None:
    bundle = Bundle("en", [MIXED])
    assert said(bundle, "uses") == "into the deep of One"
    assert [said(bundle, "second", n=n) for n in (1, 2)] == ["a card", "2 cards"]
    assert said(bundle, "parts.only") == "a part"
    assert said(bundle, "below") == "on a line of its own\n\nand after an empty one"
    assert said(bundle, "last") == "Last"


def test_keys_are_the_messages_that_have_a_text() -> None:
    assert Bundle("en", [MIXED]).keys == ("first", "second", "below", "uses", "round", "about", "last")


@pytest.mark.parametrize("key", ["nothing", "parts", "parts.other", "first.part", "term", ""])
def test_what_is_not_there_is_not_found(key: str) -> None:
    bundle = Bundle("en", [MIXED])
    assert (bundle.plain(key), bundle.pattern(key)) == (None, None)


def test_a_text_on_one_line_with_nothing_to_fill_in_is_plain() -> None:
    bundle = Bundle("en", [MIXED, "spaced   =   a  b   \n    .one = 1 = 1\n    .two = 2\n      and more\n"])
    keys = ("first", "parts.only", "last", "spaced", "spaced.one")
    assert [bundle.plain(key) for key in keys] == ["One", "a part", "Last", "a  b", "1 = 1"]
    assert [bundle.plain(key) for key in keys] == [said(bundle, key) for key in keys]
    assert [bundle.plain(key) for key in ("second", "second.part", "below", "uses", "spaced.two")] == [None] * 5


def test_texts_that_refer_to_each_other_can_be_read() -> None:
    bundle = Bundle("en", [MIXED])
    assert bundle.pattern("round") is not None
    assert bundle.pattern("about") is not None


def test_the_last_of_several_counts_with_all_its_parts() -> None:
    bundle = Bundle("en", ["key = old\n    .part = old part\nother = { key }\n", "key = new\n"])
    assert said(bundle, "other") == "new"
    assert bundle.pattern("key.part") is None
    assert bundle.keys == ("key", "other")


def test_a_broken_entry_harms_no_other() -> None:
    bundle = Bundle("en", ["good = 1\nbroken = { $x ->\nafter = 2\n"])
    assert (said(bundle, "good"), bundle.pattern("broken"), said(bundle, "after")) == ("1", None, "2")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [None, *sc.games()])
def test_our_texts_read_one_by_one_are_those_that_are_read_together(lang: str, game: str | None) -> None:
    sources = list(_sources(lang, game))
    together = FluentBundle([lang], use_isolating=False)
    for source in sources:
        together.add_resource(FluentResource(source), allow_overrides=True)
    messages = {
        each.id.name: each
        for source in sources
        for each in FluentParser().parse(source).body
        if isinstance(each, ast.Message)
    }
    single = Bundle(lang, sources)
    assert set(single.keys) == {name for name, message in messages.items() if message.value is not None}
    for name, message in messages.items():
        for part in (None, *(each.id.name for each in message.attributes)):
            whole = together.get_message(name)
            expected = whole.value if part is None else whole.attributes[part]
            key = name if part is None else f"{name}.{part}"
            pattern, plain = single.pattern(key), single.plain(key)
            assert (pattern is None) == (expected is None), key
            if pattern is not None and expected is not None:
                text = str(together.format_pattern(expected, {})[0])
                assert (single.format(pattern, {})[0], plain or text) == (text, text), key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [None, *sc.games()])
def test_a_simple_text_is_filled_as_fluent_fills_it(lang: str, game: str | None) -> None:
    say, filled = texts(lang, game), 0
    bundle = Bundle(lang, _sources(lang, game))
    for key in say.keys:
        simple = bundle.simple(key)
        for name in (simple or [])[1::2]:
            filled += 1
            words = dict.fromkeys((simple or [])[1::2], "Arya “Nobody” & <b>") | {name: "{ $n } { -term }"}
            assert (say(key, **words), []) == bundle.format(bundle.pattern(key), words), key
    assert filled > 100


def test_a_simple_text_that_lacks_a_word_or_gets_a_number_is_left_to_fluent() -> None:
    say = texts("en")
    with pytest.raises(TypeError):
        say("seat")
    assert say("seat", n=1234) == "Seat 1234"
    assert say("list-and", most="", last="Bran") == "none and Bran"
