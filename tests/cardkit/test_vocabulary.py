"""Vocabulary: families of words, what they mean, and copies that are told apart by numbers."""

import pytest

from smallcouncil.cardkit.vocabulary import NOTHING, Vocabulary, lowest_free, numbered

WORDS = Vocabulary(("play", ("ace", "king")), "pass", "done", ("seat", range(3)), meanings={"done": -2})


def test_words_are_numbered_in_their_order() -> None:
    assert WORDS.words == ("play ace", "play king", "pass", "done", "seat 0", "seat 1", "seat 2")
    assert (WORDS["play"], WORDS["pass"], WORDS["done"], WORDS["seat"]) == (0, 2, 3, 4)


def test_a_word_means_its_place_in_the_family() -> None:
    assert WORDS.meaning == (0, 1, NOTHING, -2, 0, 1, 2)


def test_a_word_stands_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Vocabulary(("play", ("ace",)), "play ace")


def test_only_cards_of_which_there_are_several_carry_numbers() -> None:
    assert numbered({"jon-snow": 1, "escort": 3}) == ("jon-snow", "escort#1", "escort#2", "escort#3")


def test_a_copy_takes_the_lowest_free_place() -> None:
    assert lowest_free([], range(1, 4)) == 1
    assert lowest_free([1, 3], range(1, 4)) == 2
    assert lowest_free([1, 2, 3], range(1, 4)) == NOTHING
