# SPDX-License-Identifier: MIT
"""A map on the table, and models of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.power_grid.map.printed import sheets
from ui.games.power_grid.map.model import CityModel, House, Light, MapModel, RegionModel
from ui.games.power_grid.map.view import MapView

IN_PLAY = ("brown", "cyan", "green", "red", "yellow")
WHY = "It costs 62 and you have 50."


@pytest.fixture
def building() -> MapModel:
    """Germany without the south while blue builds: Berlin may be built in, Aachen may not."""
    special = {
        "hannover": CityModel("hannover", (House(0),), Light.DIM, why="You have a house there."),
        "magdeburg": CityModel("magdeburg", (House(1),), Light.DIM, why="It is full."),
        "berlin": CityModel(
            "berlin",
            light=Light.LEGAL,
            price=35,
            path=("hannover", "magdeburg", "berlin"),
            detail="House 10, connection 25",
            label="Berlin",
        ),
        "hamburg": CityModel("hamburg", light=Light.LEGAL, price=27, path=("hannover", "hamburg")),
        "kassel": CityModel("kassel", (House(0, staged=True),), Light.LEGAL),
        "aachen": CityModel("aachen", light=Light.DIM, price=62, why=WHY),
    }
    places = [place for place in sheets()["germany"].places if place.region in IN_PLAY]
    cities = tuple(special.get(place.id, CityModel(place.id)) for place in places)
    return MapModel(IN_PLAY, cities, open_slots=1, label="Germany")


@pytest.fixture
def choosing() -> MapModel:
    """Germany while regions are drafted: yellow is taken, brown may follow, purple may not."""
    lights = {"brown": Light.LEGAL, "red": Light.LEGAL, "purple": Light.DIM}
    return MapModel(
        regions=tuple(
            RegionModel(
                region.id,
                lights.get(region.id, Light.PLAIN),
                picked=region.id == "yellow",
                mark=2 if region.id == "yellow" else None,
                why="It touches no region picked before." if region.id == "purple" else "",
            )
            for region in sheets()["germany"].regions
        ),
        choosing_regions=True,
        label="Germany",
    )


@pytest.fixture
def lay_map(qtbot: QtBot) -> Callable[[MapModel], MapView]:
    """Shows Germany in the room that a table gives at 1366x768."""

    def lay(model: MapModel) -> MapView:
        view = MapView()
        qtbot.addWidget(view)
        view.resize(700, 480)
        view.show_sheet(sheets()["germany"])
        view.show_model(model)
        view.show()
        qtbot.waitExposed(view)
        QApplication.processEvents()
        return view

    return lay


@pytest.fixture
def spot() -> Callable[[MapView, str], QPoint]:
    """Where on the viewport the middle of a city or the chip of a region is."""

    def find(view: MapView, id_: str) -> QPoint:
        drawn = view.drawn
        assert drawn is not None
        item = drawn.cities[id_] if id_ in drawn.cities else drawn.chips[id_]
        return view.mapFromScene(item.pos())

    return find
