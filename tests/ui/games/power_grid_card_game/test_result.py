# SPDX-License-Identifier: MIT
"""The end is explained: fuelled plants, money handed in, what decides ties."""

from __future__ import annotations

import pytest

from core.games.power_grid_card_game.agenda import OpenAuction
from core.match import Match
from core.terms import Left, Over
from tests.ui.games.positions import NAMES, with_state
from tests.ui.games.power_grid_card_game.card_tables import course, found, state_of, with_player
from ui.games.power_grid_card_game import course as courses
from ui.games.power_grid_card_game import result
from ui.games.shown import Result


def _told(match: Match) -> Result:
    return result.of(match, NAMES[: match.header.seats])


def _over(match: Match) -> Over:
    over = match.awaiting
    assert isinstance(over, Over)
    return over


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_points_add_up_to_the_scores(seats: int) -> None:
    """Section 5: earnings of plants that can be fuelled, and a point for every ten Elektro."""
    match = course(2, seats)[-1]
    over = _over(match)
    plants, money, rest = _told(match).steps
    assert money.total == over.scores
    assert tuple(map(sum, zip(plants.gained, money.gained, strict=True))) == over.scores
    cash = [player.money for player in state_of(match).players]
    assert list(money.gained) == [each // 10 for each in cash]
    assert list(rest.gained) == [each % 10 for each in cash]
    assert NAMES[over.places[0][0]] in _told(match).headline


def test_the_plants_that_score_are_named() -> None:
    """A plant that nobody can fuel scores nothing and is not named."""
    match = course(2, 4)[-1]
    state = state_of(match)
    fuelled = _told(match).steps[0].text.split("\n")
    assert len(fuelled) == 5
    hungry = with_player(match, 0, pool=(), plants=("l20", "l26"))
    hungry = with_state(hungry, drawn=(*state.drawn, "l20", "l26"))
    assert _told(hungry).steps[0].text.split("\n")[1] == "Anna: 26"
    empty = with_player(match, 0, pool=(), plants=())
    assert "Anna: none" in _told(empty).steps[0].text


def _tied(money: tuple[int, int], plants: tuple[str, str]) -> Match:
    """A finished game of two with equal earnings from plants that need no fuel."""
    match = course(2, 2)[-1]
    match = with_state(match, drawn=("l19", "l19", "l12", "l23", "s07b"))
    for seat in range(2):
        match = with_player(match, seat, money=money[seat], plants=(plants[seat],), pool=())
    return match


def test_money_left_over_decides_a_tie_and_says_so() -> None:
    """Section 5: more Elektro left after the points are counted."""
    told = _told(_tied((12, 17), ("l19", "l19")))
    assert told.headline.startswith("Bruno")
    assert "left over: 7" in told.headline


def test_the_highest_plant_decides_what_money_does_not() -> None:
    """Section 5: then the highest plant number."""
    match = _tied((15, 5), ("l19", "l23"))
    assert _over(match).scores == (15, 15)
    told = _told(match)
    assert told.headline.startswith("Bruno")
    assert "highest plant: 23" in told.headline
    assert "Anna: highest plant 19" in told.steps[-1].text


def test_without_plants_the_win_is_shared() -> None:
    """Ruling: nothing is left that tells the two apart."""
    match = _tied((25, 25), ("l19", "l19"))
    for seat in range(2):
        match = with_player(match, seat, plants=())
    told = _told(match)
    assert told.headline.startswith("Anna and Bruno share")


def test_a_game_that_somebody_left_is_told_as_it_lay() -> None:
    """With two seats the other one wins."""
    match = found(OpenAuction, lambda state: state.round > 1, seats=2).after(Left(1))
    assert _told(match).headline.startswith("Anna")
    first = course(0, 2)[0].after(Left(1))
    assert all(step.title for step in _told(first).steps)


def test_the_course_has_a_position_per_round() -> None:
    """Charts end at the result; the last round earns nothing."""
    match = course(2, 4)[-1]
    state, lines = state_of(match), courses.of(match)
    assert lines.rounds == tuple(range(1, state.round + 1))
    for seat, player in enumerate(state.players):
        assert lines.money[seat][-1] == player.money
        assert lines.points[seat][-1] == _over(match).scores[seat]
        assert len(lines.earned[seat]) == state.round - 1
        assert max(lines.earned[seat]) > 0
    charts = _told(match).charts
    assert len(charts) == 3
    assert all(len(chart.labels) == len(chart.lines[0]) for chart in charts)
