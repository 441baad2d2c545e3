# SPDX-License-Identifier: MIT
"""What is told of the city or the region that is pointed at. No Qt."""

from __future__ import annotations

from msgspec import Struct

from ui.games.power_grid.map.model import Light, MapModel, Sheet


class Told(Struct, frozen=True):
    """Something on the map in words: its name, what it costs and why, or why not."""

    name: str
    light: Light
    label: str = ""
    price: int | None = None
    detail: str = ""
    why: str = ""
    path: tuple[str, ...] = ()

    def more_than_its_name(self) -> bool:
        """Whether there is something to tell that the map itself does not say."""
        return self.price is not None or bool(self.detail or self.why)


def told(sheet: Sheet, model: MapModel, id_: str) -> Told | None:
    """What is told of an id: of a region while those are chosen, otherwise of a city."""
    if model.choosing_regions:
        names = {region.id: region.name for region in sheet.regions}
        for region in model.regions:
            if region.id == id_:
                name = region.label or names[id_]
                return Told(name, region.light, name, why=region.why)
        return None
    names = {place.id: place.name for place in sheet.places}
    for city in model.cities:
        if city.id == id_:
            name = names[id_]
            return Told(
                name,
                city.light,
                city.label or name,
                city.price,
                city.detail,
                city.why,
                city.path,
            )
    return None


def said(found: Told) -> str:
    """All that is told of something, in one line."""
    price = "" if found.price is None else str(found.price)
    return ". ".join(filter(None, (found.label, price, found.detail, found.why)))


def spoken(model: MapModel, found: Told | None) -> str:
    """The map and what is pointed at, for a screen reader."""
    if found is None:
        return model.label
    return ". ".join(filter(None, (model.label, said(found))))
