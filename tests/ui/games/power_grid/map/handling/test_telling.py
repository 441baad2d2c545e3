# SPDX-License-Identifier: MIT
"""What is told of a city or a region."""

from __future__ import annotations

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.handling.telling import spoken, told
from ui.games.power_grid.map.model import CityModel, Light, MapModel, RegionModel

SHEET = sheets()["germany"]


def test_a_city_is_told_by_its_printed_name() -> None:
    """Without words of its own it still has a name and a light."""
    model = MapModel(cities=(CityModel("koln", light=Light.DIM, why="Full."),), label="Germany")
    found = told(SHEET, model, "koln")
    assert found is not None
    assert (found.name, found.light, found.why) == ("Köln", Light.DIM, "Full.")
    assert spoken(model, found) == "Germany. Köln. Full."


def test_a_free_house_has_a_price_too() -> None:
    """A price of 0 is a price."""
    model = MapModel(cities=(CityModel("koln", price=0),), label="Germany")
    found = told(SHEET, model, "koln")
    assert found is not None
    assert found.more_than_its_name()
    assert spoken(model, found) == "Germany. Köln. 0"


def test_regions_are_told_while_they_are_chosen_and_cities_otherwise() -> None:
    """The same id could be both; what is asked decides."""
    cities, regions = (CityModel("koln"),), (RegionModel("red", label="West"),)
    choosing = MapModel(cities=cities, regions=regions, choosing_regions=True)
    assert told(SHEET, choosing, "koln") is None
    region = told(SHEET, choosing, "red")
    assert region is not None
    assert region.name == "West"
    assert told(SHEET, MapModel(cities=cities, regions=regions), "red") is None


def test_a_city_that_is_not_in_play_is_not_told() -> None:
    """There is nothing to say of it."""
    assert told(SHEET, MapModel(), "koln") is None
    assert spoken(MapModel(label="Germany"), None) == "Germany"
