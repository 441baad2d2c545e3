# SPDX-License-Identifier: MIT
"""The presenter of Power Grid: what is shown and what is picked. Plain Python, no widgets."""

from __future__ import annotations

from typing import Any

from core.games.grid.auction import Auction
from core.games.power_grid import auction, moves
from core.games.power_grid.agenda import KeepFuel, OpenAuction, PlaceStation, RunPlants, ScrapPlant
from core.games.power_grid.figures import FUELS
from core.terms import Move, Note
from ui.tables.grid.bidding import highest, lowest
from ui.tables.grid.presenter import GridPresenter
from ui.tables.grid.view import CompanyView
from ui.tables.power_grid import (
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
from ui.tables.power_grid.map.model import MapModel, Sheet
from ui.tables.power_grid.news import NewsReader
from ui.tables.power_grid.picked import Picked
from ui.tables.power_grid.prompts import CLEAR_REGIONS, OLD_MIX
from ui.tables.power_grid.scene import Scene
from ui.tables.power_grid.view import BoardView
from ui.tables.shown import Prompt, SeatFacts, StateTable, View


class PowerGridPresenter(GridPresenter[Scene, Picked]):
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    composed = ("open", "scrap", "station", "region", "trust", "build", "buy")

    def __init__(self) -> None:
        super().__init__()
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
        """Picks that make sense now, with the best choice preselected."""
        scene = self.scene
        limit = self._bidder.limit(scene)
        if not scene.acting:
            return Picked(limit=limit)
        match scene.head:
            case Auction():
                bid = max(lowest(scene), min(picked.bid, highest(scene)))
                return Picked(bid=bid, limit=limit)
            case RunPlants():
                found = running.choices(scene)
                kept = picked.chosen in scene.legal
                chosen = picked.chosen if kept else found[0].move
                return Picked(found=found, chosen=chosen, mix=picked.mix if kept else None)
            case KeepFuel():
                assert scene.seat is not None
                default = auction.default_keep(scene.rules, scene.state, scene.seat)
                return Picked(chosen=picked.chosen or default)
        return Picked(regions=picked.regions)

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

    def company(self, seat: int) -> CompanyView:
        """What lies before a seat."""
        return companies.company_view(self.scene, seat)

    def trust(self) -> CompanyView | None:
        """What lies before the Trust, where it plays."""
        return companies.trust_view(self.scene)

    def prompt(self) -> Prompt:
        """What the game waits for, and the answers."""
        return prompts.prompt(self.scene, self._picked)

    def section(self) -> str:
        """The section of the rules about what is decided on the table."""
        return rules_words.section(self.scene.asked)

    def seat_facts(self, seat: int) -> SeatFacts:
        """The figures of a seat in words."""
        return companies.seat_facts(self.scene, seat)

    def state_table(self) -> StateTable:
        """The board in words."""
        return state_words.table(self.scene, self._news.view(self.scene))

    def move_words(self, move: Move) -> str:
        """A legal move in words."""
        return move_words.of_move(self.scene, move)

    def note_words(self, note: Note) -> str:
        """A line of the public log in words."""
        return move_words.of_note(self.scene, note)

    # What is picked

    def act(self, action: str) -> None:
        """Choose regions anew, or burn what was chosen before."""
        if action == CLEAR_REGIONS:
            self._picked = self.settled(Picked())
        if action == OLD_MIX:
            self._picked = self.settled(Picked(chosen=self._picked.chosen))

    def pick_plant(self, plant: int) -> Move | None:
        """A click on a plant: the move it makes, or None where it only picks or is no target."""
        scene = self.scene
        if not scene.acting:
            return None
        match scene.head:
            case OpenAuction():
                return self.legal(moves.open_auction(plant))
            case ScrapPlant():
                return self.legal(moves.scrap(plant))
            case PlaceStation():
                return self.legal(moves.station(plant))
            case RunPlants():
                self.toggle(plant)
        return None

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
