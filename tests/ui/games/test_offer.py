# SPDX-License-Identifier: MIT
"""What a game says of itself before anybody sits down, from its keys."""

from __future__ import annotations

import pytest

from core import catalogue
from ui.games import registry
from ui.games.offer import GameWords, Offer, OptionWords

TEXTS = {
    "title": "a game",
    "summary": "what it is",
    "players": "2",
    "length": "short",
    "map": "map",
    "map.sentence": "where",
    "map.b": "second",
    "map.a": "first",
    "bot.calm": "thinks",
}
OFFER = Offer(TEXTS, {"map": ("b", "a")}, lambda literal: str(literal).upper())


def test_the_game_an_option_and_a_bot_are_translated() -> None:
    """Every text goes through the translation of the game; values keep their order."""
    assert OFFER.game() == GameWords("A GAME", "WHAT IT IS", "2", "SHORT")
    option = OFFER.option("map")
    assert option == OptionWords("MAP", "WHERE", {"b": "SECOND", "a": "FIRST"})
    assert list(option.values) == ["b", "a"]
    assert OFFER.bot("calm") == "THINKS"


def test_what_has_no_words() -> None:
    """A bot without words goes by its name; an option without words is a mistake."""
    assert OFFER.bot("other") == "other"
    with pytest.raises(KeyError):
        OFFER.option("other")


@pytest.mark.parametrize("game", catalogue.names())
def test_an_offer_is_that_of_the_table_kit(game: str) -> None:
    """Had without the board, and the same."""
    assert registry.offer(game) is registry.load(game).offer


def test_a_game_of_another_build_has_no_offer() -> None:
    """The lobby shows such a game by its name."""
    with pytest.raises(KeyError):
        registry.offer("chess")
