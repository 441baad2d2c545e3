# SPDX-License-Identifier: MIT
"""An owner's file: accepted, or refused with one message per fault (section 5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core.figures import fingerprint
from core.games.atlantic_star.figures import LETTERS, SEAT_COUNTS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.reading import builtin, read, ships_needed
from tests.core import changed_figures
from tests.core.changed_figures import Change, changed, put

FIGURES = read(builtin())


def faults(change: Change) -> tuple[str, ...]:
    """What is wrong with the built-in file once it is changed."""
    return changed_figures.faults(read, builtin(), change)


def test_the_built_in_figures_are_house_figures() -> None:
    """Most printed ships and columns are not public."""
    game = AtlanticStar()
    assert game.house_figures
    assert game.figures_hash == fingerprint(builtin())


def test_the_house_ships() -> None:
    """132 ships, 18 of them mail; each leg has the same fourteen values, named ships nine."""
    ships = FIGURES.ships
    assert len(ships) == 132
    assert sum(ship.mail for ship in ships) == 18
    assert all(ship.mail or sum(leg.value for leg in ship.legs) == 9 for ship in ships)
    values: dict[tuple[str, str], list[int]] = {}
    for ship in ships:
        for leg in ship.legs:
            values.setdefault((leg.sea, leg.leg), []).append(leg.value)
    assert len(values) == 18
    wanted = Counter([9, 7, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2])
    assert all(Counter(found) == wanted for found in values.values())


def test_the_house_board() -> None:
    """Known: the last ranks of one and five stars; legs and bonus of a sea are one number."""
    assert FIGURES.classes[0][-1] == 4
    assert FIGURES.classes[4][-1] == 0
    assert [len(sea.legs) for sea in FIGURES.seas] == [3, 4, 5, 6]
    assert all(sea.bonus == len(sea.legs) <= len(LETTERS) for sea in FIGURES.seas)


def test_an_owners_file_brings_its_own_ships_and_columns() -> None:
    """Names travel with the file, and it says itself that it is printed."""

    def printed(raw: Any) -> None:
        raw["figures"] = "printed"
        raw["ships"][0]["name"] = "Another name"
        raw["classes"]["5"] = [30, 20, 10, 5, 2, 0]

    data = changed(builtin(), printed)
    game = AtlanticStar(data)
    assert not game.house_figures
    assert game.figures.ships[0].name == "Another name"
    assert game.figures.classes[4] == (30, 20, 10, 5, 2, 0)
    assert game.figures_hash == fingerprint(data) != AtlanticStar().figures_hash


@pytest.mark.parametrize(("seats", "ships"), [(2, 80), (3, 118), (4, 84), (5, 104), (6, 124)])
def test_how_many_ships_a_table_needs(seats: int, ships: int) -> None:
    """Section 5: 20 a player and 4, or 38 with two sets."""
    assert ships_needed(FIGURES, seats) == ships


def test_a_file_with_too_few_ships_is_refused() -> None:
    """Section 5: both piles could run out; one message for each number of seats."""

    def fewer(raw: Any) -> None:
        raw["ships"] = raw["ships"][-110:]

    assert faults(fewer) == (
        "ships: 3 seats need 118, found 110",
        "ships: 6 seats need 124, found 110",
    )


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("schema", "other/1", "schema is 'other/1', this build reads 'atlantic-star/1'"),
        ("extra", 1, "unknown entry 'extra'"),
        ("figures", "mine", "figures: 'house' or 'printed', not 'mine'"),
        ("settings", [], "settings: expected an object"),
        ("settings.keep", 3, "settings, keep: from 1 to 2, not 3"),
        ("settings.money.4", 50000, "settings, money, 4 seats: from 0 to 40000, not 50000"),
        ("settings.money.7", 1, "settings, money: one number each for 2, 3, 4, 5, 6 seats"),
        ("settings.sets.2", 0, "settings, sets, 2 seats: from 1 to 99, not 0"),
        ("settings.sets.6", 2, "settings: 6 seats have 12 plates a sea for 6 ranks"),
        ("settings.operator_sets.3", 1, "settings: 3 seats have 7 plates a sea for 6 ranks"),
        ("settings.prices", [3, 2, 0], "settings, prices: 4, the dearest first"),
        ("settings.prices", [3, 1, 2, 0], "settings, prices: 4, the dearest first"),
        ("settings.prices", [4, 3, 2, 1], "settings, prices: 4, the dearest first"),
        ("settings.swap_price", 500, "settings, swap_price: from 1000 to 40000, not 500"),
        ("settings.mail_value", -1, "settings, mail_value: from 0 to 99, not -1"),
        ("settings.loan_points", 11, "settings: a loan brings at most 10000"),
        ("settings.loan_per_point", "a", "settings, loan_per_point: Expected `int`"),
        ("seas", {}, "seas: expected a list"),
        ("seas.0.id", "north", "seas: they are baltic, mediterranean, atlantic, pacific"),
        ("seas.1.bonus", 100, "sea 'mediterranean', bonus: from 0 to 99, not 100"),
        ("seas.0.legs", [], "sea 'baltic', legs: from 1 to 6, not 0"),
        ("seas.0.operators.2", [1], "sea 'baltic', operators, 2: as many values, not 1"),
        ("seas.0.operators", {"2": [1, 2]}, "sea 'baltic', operators: the values of 1 sets"),
        ("classes", [], "classes: Expected `object`"),
        ("classes.6", [1, 1, 1, 1, 1, 1], "classes: they are 1, 2, 3, 4, 5"),
        ("classes.3", [1, 2, 3, 4, 5, 6], "class 3: points from 0 to 99, the best rank first"),
        ("classes.3", [3, 2, 1], "classes: all have 6 ranks"),
        ("ships", None, "ships: expected a list"),
        ("ships.0", 7, "ship number 1: expected an object"),
        ("ships.0.id", "S 1", "ship number 1: an id is small letters"),
        ("ships.0.id", "mail-1", "ship 'mail-1' is there twice"),
        ("ships.0.name", " ", "ship 'persimmon': its name is empty"),
        ("ships.0.mail", True, "ship 'persimmon': it is a mail ship, or it has legs"),
        ("ships.0.legs", [], "ship 'persimmon': it is a mail ship, or it has legs"),
        ("ships.0.legs.0.leg", "D", "ship 'persimmon': the baltic has no leg D"),
        ("ships.0.legs.0.value", 100, "ship 'persimmon', baltic A: from 0 to 99, not 100"),
        ("ships.0.legs.0.sea", "north", "ship 'persimmon', legs: Invalid enum value 'north'"),
    ],
)
def test_every_fault_has_a_message(path: str, value: Any, says: str) -> None:
    """The message names the place in the file."""
    assert any(fault.startswith(says) for fault in faults(put(path, value))), faults(
        put(path, value)
    )


def test_a_leg_shown_twice_is_a_fault() -> None:
    """A ship has one value on a leg."""
    leg = {"sea": "baltic", "leg": "A", "value": 3}
    assert faults(put("ships.0.legs", [leg, leg])) == ("ship 'persimmon': a leg is there twice",)


def test_all_faults_at_once() -> None:
    """An owner mends a file in one go."""

    def several(raw: Any) -> None:
        raw["settings"]["keep"] = 0
        raw["seas"][3]["bonus"] = -1
        del raw["ships"][5]["name"]
        raw["ships"][7]["legs"][0]["value"] = 1000

    assert [fault.split(":")[0] for fault in faults(several)] == [
        "ship 'maribel-santos'",
        "settings, keep",
        "sea 'pacific', bonus",
        "ship 'lodestar', atlantic A",
    ]


def test_every_seat_count_can_be_played() -> None:
    """Section 2: the figures have an entry for each."""
    for seats in SEAT_COUNTS:
        assert ships_needed(FIGURES, seats) <= len(FIGURES.ships)
