# SPDX-License-Identifier: MIT
"""A game that brings no words is offered by its ids and by what its package says."""

from __future__ import annotations

import pytest

from core import catalogue
from tests.ui.plain_kit import plain_kit
from ui.games.plain.offer import docstring, offer_of
from ui.i18n import languages


@pytest.mark.parametrize("name", catalogue.names())
def test_every_option_and_value_of_every_game_has_a_name(name: str) -> None:
    """For any number of seats, also what only some value of another option brings up."""
    game = catalogue.load(name)
    offer = offer_of(game)
    for seats in game.seat_counts:
        for option in game.options(seats):
            words = offer.option(option.name)
            assert words.title
            assert set(option.values) <= set(words.values)
    assert offer.game().title
    assert offer.game().summary == docstring(game)[0]


def test_players_and_bots_are_said_in_the_language_in_force() -> None:
    """Asked again after the language has changed."""
    offer = offer_of(catalogue.load("power_grid"))
    languages.speak("en")
    assert (offer.game().players, offer.game().title) == ("2 to 6 players", "Power grid")
    languages.speak("de")
    assert offer.game().players == "2 bis 6 Spieler"
    assert offer.bot("random").startswith("Zufällig")
    assert offer.bot("steady") == "steady"


def test_the_rules_are_what_the_package_says_of_itself() -> None:
    """Paragraph by paragraph, as rich text."""
    (text,) = plain_kit("power_grid").rules().values()
    assert "<h3>Power grid</h3>" in text
    assert text.count("<p>") == len(docstring(catalogue.load("power_grid")))
