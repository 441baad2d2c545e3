# SPDX-License-Identifier: MIT
"""Scoring and who wins (rules/thirteen-minutes.md, sections 8 and 9, vectors of section 12)."""

from __future__ import annotations

import msgspec
import pytest

from core.games.thirteen_minutes.reading import builtin, read
from core.games.thirteen_minutes.scoring import score
from core.games.thirteen_minutes.state import NOBODY, Zone
from tests.core.games.thirteen_minutes.builder import cuba, scored, table, zone

PLAIN = cuba(card="us-5")
"""Cuba in neutral without a cube, no military card: nobody's."""


def points(*zones: Zone, last: tuple[str, str] = ("un-1", "un-2")) -> tuple[int, int]:
    """Points of a finished game whose epilogue gives none."""
    return scored(*zones, last=last).points


# Territory.


def test_more_cubes_control_a_zone() -> None:
    """Section 8, step 1: wherever it lies."""
    zones = (zone("un-3", "ussr", us=2, ussr=1), zone("us-4", "us", ussr=1))
    result = scored(PLAIN, *zones, last=("un-1", "un-2"))
    assert [(held.zone.id, held.seat, held.why, held.points) for held in result.territory] == [
        ("cuba", NOBODY, "nobody", 0),
        ("un-3", 0, "cubes", 1),
        ("us-4", 1, "cubes", 1),
    ]
    assert result.points == (1, 1)


@pytest.mark.parametrize(("area", "seat"), [("us", 0), ("ussr", 1), ("neutral", NOBODY)])
@pytest.mark.parametrize("cubes", [0, 3])
def test_a_tie_goes_to_the_sphere(area: str, seat: int, cubes: int) -> None:
    """Section 8, step 1 and section 12 (d): 0-0 too; in neutral nobody."""
    result = scored(PLAIN, zone("un-3", area, us=cubes, ussr=cubes))
    held = result.territory[1]
    assert held.seat == seat
    assert held.why == ("nobody" if seat == NOBODY else "sphere")
    assert held.points == (0 if seat == NOBODY else 1)


def test_spheres_follow_the_sides() -> None:
    """Section 8, step 1: seat 0 as the USSR has the USSR sphere."""
    result = scored(PLAIN, zone("un-3", "ussr"), sides=("USSR", "US"))
    assert result.territory[1].seat == 0


def test_cuba_is_worth_two() -> None:
    """Section 8, step 1."""
    assert points(cuba(ussr=1, card="us-5")) == (0, 2)


# Military dominance.


def test_strictly_more_military_zones_give_a_point() -> None:
    """Section 8, step 2: controlled, not merely in the sphere."""
    result = scored(PLAIN, zone("us-1", us=1), zone("us-2", us=1), zone("ussr-1", ussr=1))
    assert result.military == (2, 1)
    assert result.dominance == 0
    assert result.points == (3, 1)


def test_a_tie_in_military_zones_gives_none() -> None:
    """Section 8, step 2."""
    result = scored(PLAIN, zone("us-1", us=1), zone("ussr-1", ussr=1))
    assert result.dominance == NOBODY
    assert result.points == (1, 1)


def test_cuba_counts_as_what_lies_there() -> None:
    """Section 8, step 2: Cuba's type is always that of the hidden card."""
    assert scored(cuba(us=1, card="us-2")).military == (1, 0)
    assert scored(cuba(us=1, card="us-4")).military == (0, 0)


# Epilogue.


@pytest.mark.parametrize("last", [("us-1", "us-5"), ("us-5", "us-1")])
def test_vector_e(last: tuple[str, str]) -> None:
    """Section 12 (e): last cards US-3 and US-2: US +1, whoever holds them."""
    result = scored(PLAIN, last=last)
    assert result.influence == (5, 0)
    assert result.epilogue == 0
    assert result.points == (1, 0)


def test_the_superpower_has_the_point_not_the_holder() -> None:
    """Section 8, step 3: the US player holds the stronger card of the USSR."""
    result = scored(PLAIN, last=("ussr-1", "us-5"))
    assert result.influence == (2, 3)
    assert result.epilogue == 1


def test_un_cards_are_ignored() -> None:
    """Section 8, step 3."""
    result = scored(PLAIN, last=("un-2", "us-4"))
    assert result.influence == (1, 0)
    assert result.epilogue == 0


@pytest.mark.parametrize("last", [("us-1", "ussr-3"), ("un-1", "un-2")])
def test_equal_influence_gives_none(last: tuple[str, str]) -> None:
    """Section 8, step 3: a tie, 0-0 too."""
    assert scored(PLAIN, last=last).epilogue == NOBODY


# Nuclear war.


def test_vector_f() -> None:
    """Section 12 (f): US sphere: 2 military + Cuba (military face): US loses."""
    zones = (zone("us-1", "us"), zone("us-2", "us"))
    result = scored(cuba("us", card="un-1"), *zones)
    assert result.war == (0,)
    assert (result.winner, result.reason) == (1, "nuclear_war")
    assert scored(cuba("us", card="us-5"), *zones).war == ()
    assert scored(cuba("neutral", card="un-1"), *zones).war == ()


def test_vector_g() -> None:
    """Section 12 (g): US sphere: 2 political, last cards both political: US war."""
    zones = (zone("us-3", "us"), zone("us-4", "us"), zone("un-3", "ussr"))
    result = scored(PLAIN, *zones, last=("ussr-3", "ussr-4"))
    assert result.war == (0,)
    assert (result.winner, result.reason) == (1, "nuclear_war")


def test_vector_g_for_both() -> None:
    """Section 12 (g): the USSR too if it has 2 political, in a deck with six such cards."""
    raw = msgspec.json.decode(builtin())
    for card in raw["cards"]:
        if card["id"] in ("un-2", "un-3"):
            card["type"] = "political"
    figures = read(msgspec.json.encode(raw))
    us = (zone("us-3", "us"), zone("us-4", "us"))
    ussr = (zone("ussr-3", "ussr"), zone("ussr-4", "ussr"))
    state = table(PLAIN, *us, *ussr, last_cards=("un-2", "un-3"))
    assert score(figures, state).war == (0, 1)


def test_vector_h() -> None:
    """Section 12 (h): last cards of different types: no addition."""
    zones = (zone("us-3", "us"), zone("us-4", "us"))
    result = scored(PLAIN, *zones, last=("ussr-3", "us-1"))
    assert not result.last_cards_count
    assert result.war == ()


def test_last_cards_of_one_type_lie_in_both_holders_spheres() -> None:
    """Section 8, step 4: each in its holder's own sphere, and no territory points."""
    result = scored(PLAIN, zone("us-3", "us"), last=("ussr-3", "ussr-4"))
    assert result.last_cards_count
    assert result.defcon == ((0, 2, 0), (0, 1, 0))
    assert len(result.territory) == 2


def test_where_a_zone_lies_counts_not_who_controls_it() -> None:
    """Section 8, step 4."""
    enemy_held = (zone(card, "us", ussr=2) for card in ("us-1", "us-2", "un-1"))
    assert scored(PLAIN, *enemy_held, last=("un-2", "us-3")).war == (0,)
    own_elsewhere = (zone(card, "neutral", us=2) for card in ("us-1", "us-2", "un-1"))
    assert scored(PLAIN, *own_elsewhere, last=("un-2", "us-3")).war == ()


def test_three_of_different_types_are_no_war() -> None:
    """Section 8, step 4: three of one type."""
    zones = (zone("us-1", "us"), zone("us-3", "us"), zone("un-2", "us"))
    assert scored(PLAIN, *zones, last=("un-1", "us-4")).war == ()


# Who wins.


def test_war_by_one_outweighs_points() -> None:
    """Section 9: the other wins, whatever the points."""
    zones = tuple(zone(card, "us", us=2) for card in ("us-1", "us-2", "un-1"))
    result = scored(PLAIN, *zones, last=("un-2", "us-3"))
    assert result.points[0] > result.points[1]
    assert (result.winner, result.reason) == (1, "nuclear_war")


def test_war_by_both_goes_to_points() -> None:
    """Section 9: more points wins."""
    us = tuple(zone(card, "us") for card in ("us-1", "us-2", "un-1"))
    ussr = tuple(zone(card, "ussr") for card in ("us-5", "ussr-5", "un-2"))
    result = scored(PLAIN, *us, *ussr, last=("un-3", "ussr-3"))
    assert result.war == (0, 1)
    assert result.points == (4, 4)
    result = scored(cuba(ussr=1, card="us-4"), *us, *ussr, last=("un-3", "us-3"))
    assert result.war == (0, 1)
    assert result.points == (5, 5)
    result = scored(cuba(ussr=1, card="us-4"), *us, *ussr, last=("un-3", "ussr-3"))
    assert (result.winner, result.reason) == (1, "points")


def test_without_war_more_points_win() -> None:
    """Section 9."""
    result = scored(PLAIN, zone("un-3", us=1), last=("un-1", "un-2"))
    assert (result.winner, result.reason) == (0, "points")


def test_equal_points_go_to_zones_in_the_own_sphere() -> None:
    """Section 9: controlled or not; Cuba counts for the sphere it lies in (section 14)."""
    zones = (zone("un-3", "neutral", us=2), zone("us-5", "us", ussr=1))
    result = scored(PLAIN, *zones, last=("un-1", "un-2"))
    assert result.points == (1, 1)
    assert result.own_sphere == (1, 0)
    assert (result.winner, result.reason) == (0, "zones")
    other = (zone("un-3", us=1), zone("us-5", us=1))
    result = scored(cuba("ussr", card="us-4"), *other, last=("un-1", "un-2"))
    assert result.points == (2, 2)
    assert (result.winner, result.reason) == (1, "zones")


def test_matched_last_cards_do_not_break_a_tie() -> None:
    """Sections 9 and 14: they count for both alike."""
    result = scored(PLAIN, last=("un-2", "un-3"))
    assert result.last_cards_count
    assert (result.winner, result.reason) == (NOBODY, "void")


def test_still_equal_is_void() -> None:
    """Section 9."""
    zones = (zone("un-3", "us"), zone("us-5", "ussr"))
    result = scored(PLAIN, *zones, last=("un-1", "un-2"))
    assert (result.winner, result.reason) == (NOBODY, "void")


def test_no_more_than_fourteen_points() -> None:
    """Section 9: 10 zones + 2 + 1 + 1."""
    cards = ("us-1", "us-2", "us-4", "us-5", "ussr-1", "ussr-2", "ussr-4", "ussr-5", "un-1", "un-2")
    zones = tuple(zone(card, "neutral", us=1) for card in cards)
    assert points(cuba(us=1, card="un-3"), *zones, last=("us-3", "ussr-3")) == (13, 0)
    zones = (*zones[:6], *zones[8:], zone("ussr-3", us=1), zone("un-3", us=1))
    assert points(cuba(us=1, card="ussr-4"), *zones, last=("us-3", "ussr-5")) == (14, 0)
