# SPDX-License-Identifier: MIT
"""The presenter of Power Grid: what is shown and what is picked. Plain Python, no widgets."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from core.games.power_grid import moves, scrapping
from core.games.power_grid.agenda import KeepFuel, OpenAuction, PlaceStation, RunPlants, ScrapPlant
from core.games.power_grid.figures import FUELS
from core.terms import Move
from ui.games.grid.presenter import GridPresenter, GridTelling
from ui.games.grid.view import CompanyView
from ui.games.power_grid import (
    companies,
    desks,
    map_view,
    markets,
    mixing,
    move_words,
    prompts,
    rules_words,
    running,
    state_words,
)
from ui.games.power_grid.map.model import MapModel, Sheet
from ui.games.power_grid.news import NewsReader
from ui.games.power_grid.picked import Picked
from ui.games.power_grid.prompts import CLEAR_REGIONS, OLD_MIX
from ui.games.power_grid.scene import Scene
from ui.games.power_grid.view import BoardView
from ui.games.shown import StateRows, View

TELLING = GridTelling[Scene, Picked](
    section=rules_words.section,
    seat_facts=companies.seat_facts,
    move=move_words.of_move,
    note=move_words.of_note,
    company=companies.company_view,
    prompt=prompts.prompt,
    run=RunPlants,
    choices=running.choices,
    keep=KeepFuel,
    default_keep=scrapping.default_keep,
    clicks={
        OpenAuction: moves.open_auction,
        ScrapPlant: moves.scrap,
        PlaceStation: moves.station,
    },
)


class PowerGridPresenter(GridPresenter[Scene, Picked]):
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    composed = ("open", "scrap", "station", "region", "trust", "build", "buy")

    def __init__(self) -> None:
        super().__init__(TELLING)
        self._news = NewsReader()

    def show(self, view: View) -> None:
        """Take the newest view, and follow what promo cards did."""
        super().show(view)
        self._news.follow(self.scene)

    def new_scene(self, view: View) -> Scene:
        """The scene of a view."""
        return Scene(view)

    def picks(self, **picked: Any) -> Picked:
        """These picks and no other."""
        return Picked(**picked)

    def settled(self, picked: Picked) -> Picked:
        """With the regions that are chosen so far, and the mix while its plants stay chosen."""
        settled = super().settled(picked)
        if not self.scene.acting:
            return settled
        mix = picked.mix if settled.chosen == picked.chosen else None
        return structs.replace(settled, regions=picked.regions, mix=mix)

    # What is shown

    def board(self) -> BoardView:
        """Everything around the map."""
        scene, picked = self.scene, self._picked
        return BoardView(
            companies.strip_view(scene),
            markets.market_view(scene),
            markets.track_views(scene),
            desks.desk_view(scene, picked),
            self._news.view(scene),
        )

    def sheet(self) -> Sheet:
        """What is printed on the map."""
        return map_view.sheet(self.scene)

    def map(self) -> MapModel:
        """The map as it is now."""
        return map_view.map_model(self.scene, self._picked.regions)

    def trust(self) -> CompanyView | None:
        """What lies before the Trust, where it plays."""
        return companies.trust_view(self.scene)

    def state_rows(self) -> StateRows:
        """The board in words."""
        return state_words.table(self.scene, self._news.view(self.scene))

    # What is picked

    def act(self, action: str) -> None:
        """Choose regions anew, or burn what was chosen before."""
        if action == CLEAR_REGIONS:
            self._picked = self.settled(Picked())
        if action == OLD_MIX:
            self._picked = self.settled(Picked(chosen=self._picked.chosen))

    def pick_city(self, city: str) -> Move | None:
        """A click on a city: the move it makes, if it is a target."""
        if not self.scene.acting:
            return None
        return self.legal(moves.build(city)) or self.legal(moves.trust(city))

    def without_city(self, city: str) -> tuple[Move, ...] | None:
        """The staged moves without the house in a city, if it is one of this turn."""
        if city not in self.scene.built:
            return None
        return desks.without(self.scene.view.staged, city)

    def pick_region(self, region: str) -> Move | None:
        """A click on a region: the move of a draft, or one region more or less of a set."""
        scene = self.scene
        if not scene.acting:
            return None
        if (move := self.legal(moves.region(region))) is not None:
            return move
        if any(move.verb == "regions" for move in scene.legal):
            chosen = map_view.extended(scene, self._picked.regions, region)
            self._picked = Picked(regions=tuple(sorted(chosen)))
        return None

    def step_mix(self, fuel: str, by: int) -> None:
        """One token more or less of a fuel that plants of several fuels are to burn."""
        picked = self._picked
        kind = FUELS.index(fuel)
        chosen, mix = mixing.stepped(picked.found, picked.chosen, picked.mix, kind, by)
        self._picked = self.settled(Picked(chosen=chosen, mix=mix))

    def buy(self, fuel: str, count: int) -> Move:
        """A click on so many tokens of a fuel. The move may be refused, with its reason."""
        return moves.buy(fuel, count)

    def fewer(self, fuel: str) -> tuple[Move, ...]:
        """The staged moves with one token of a fuel less."""
        return desks.fewer(self.scene.view.staged, fuel)
