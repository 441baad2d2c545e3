# SPDX-License-Identifier: MIT
"""The end of any game: who won, who has which place, and why it is over."""

from __future__ import annotations

from core.match import Match, begin
from core.terms import Left, Over
from tests.core.toys.bones import Bones
from ui.games.plain.result import result_of
from ui.games.plain.words import Words

NAMES = ("Anna", "Bruno", "Chidi", "Dalia")


class Ended(Bones):
    """A game that is over before it begins."""

    over = Over(((1, 2), (0,), (3,)), (5, 9, 9, 0), "rounds")

    def expects(self, state: object) -> Over:
        """The result."""
        return self.over


class Unscored(Ended):
    """Nobody has any points."""

    over = Over(((2,), (0, 1, 3)), (0, 0, 0, 0), "king_taken")


def ended(game: Ended) -> Match:
    """A match of it."""
    match = begin(Bones(), (), 4)
    return Match(game, match.header, match.state, ())


def test_places_are_counted_as_people_count() -> None:
    """After two first ones comes the third."""
    result = result_of(Words(), ended(Ended()), NAMES)
    (step,) = result.steps
    assert result.headline == "Bruno, Chidi share the first place"
    assert step.text.splitlines() == ["1. Bruno, Chidi", "3. Anna", "4. Dalia"]
    assert step.title == "Why it ended: Rounds"
    assert step.gained == (5, 9, 9, 0)


def test_a_game_without_points_shows_none() -> None:
    """And says in its own words why it ended."""
    words = Words({"end.king_taken": "The king is taken"})
    result = result_of(words, ended(Unscored()), NAMES)
    (step,) = result.steps
    assert result.headline == "Chidi wins"
    assert (step.title, step.gained) == ("The king is taken", ())


def test_one_who_leaves_a_game_of_two_has_lost() -> None:
    """Every game may end so, whatever its own reasons are."""
    match = begin(Bones(), (), 2).after(Left(0))
    result = result_of(Words(), match, NAMES[:2])
    assert result.headline == "Bruno wins"
    assert result.steps[0].title == "Why it ended: Left"
