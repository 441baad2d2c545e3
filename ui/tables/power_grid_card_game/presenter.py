# SPDX-License-Identifier: MIT
"""The presenter of Power Grid: The Card Game: what is shown and what is picked. No widgets."""

from __future__ import annotations

from typing import Any

from core.games.power_grid_card_game import moves, scrapping
from core.games.power_grid_card_game.agenda import (
    Bidding,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from core.terms import Move, Note
from ui.tables.grid.bidding import highest, lowest
from ui.tables.grid.picked import Picked
from ui.tables.grid.presenter import GridPresenter
from ui.tables.grid.view import CompanyView
from ui.tables.power_grid_card_game import (
    cards,
    companies,
    desks,
    markets,
    move_words,
    prompts,
    rules_words,
    running,
    state_words,
)
from ui.tables.power_grid_card_game.deeds import TrustDeeds
from ui.tables.power_grid_card_game.scene import Scene
from ui.tables.power_grid_card_game.view import BoardView
from ui.tables.shown import Prompt, SeatFacts, StateTable, View


class PowerGridCardGamePresenter(GridPresenter[Scene, Picked]):
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    composed = ("open", "scrap", "buy")

    def __init__(self) -> None:
        super().__init__()
        self._deeds = TrustDeeds()

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
            case Bidding():
                bid = max(lowest(scene), min(picked.bid, highest(scene)))
                return Picked(bid=bid, limit=limit)
            case RunPlants():
                found = running.choices(scene)
                chosen = picked.chosen if picked.chosen in scene.legal else found[0].move
                return Picked(found=found, chosen=chosen)
            case KeepFuel():
                assert scene.seat is not None
                default = scrapping.default_keep(scene.rules, scene.state, scene.seat)
                return Picked(chosen=picked.chosen or default)
        return Picked()

    # What is shown

    def board(self) -> BoardView:
        """Everything on the board."""
        scene = self.scene
        return BoardView(
            companies.strip_view(scene),
            markets.last_sign(scene),
            markets.house_sign(scene),
            markets.market_view(scene),
            cards.columns_view(scene),
            markets.contracts_view(scene),
            cards.pool_view(scene),
            desks.desk_view(scene, self._picked),
        )

    def company(self, seat: int) -> CompanyView:
        """What lies before a seat."""
        return companies.company_view(self.scene, seat)

    def trust(self) -> CompanyView | None:
        """What lies before the Trust, where it plays, and what it did in this round."""
        view = self.scene.view
        return companies.trust_view(self.scene, self._deeds.of(view.base or view.match))

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
        return state_words.table(self.scene, self.trust())

    def move_words(self, move: Move) -> str:
        """A legal move in words."""
        return move_words.of_move(self.scene, move)

    def note_words(self, note: Note) -> str:
        """A line of the public log in words."""
        return move_words.of_note(self.scene, note)

    # What is picked

    def act(self, action: str) -> None:
        """There is nothing local among the answers of this game."""

    def pick_plant(self, plant: str) -> Move | None:
        """A click on a plant: the move it makes, or None where it only picks or is no target."""
        scene = self.scene
        if not scene.acting:
            return None
        match scene.head:
            case OpenAuction():
                return self.legal(moves.open_auction(plant))
            case ScrapPlant():
                return self.legal(moves.scrap(plant))
            case RunPlants():
                self.toggle(plant)
        return None

    def pick_card(self, card: str) -> Move | None:
        """A click on a resource card of the market: its purchase, if it is a target."""
        return self.legal(moves.buy(card)) if self.scene.acting else None

    def without_card(self, card: str) -> tuple[Move, ...]:
        """The staged moves without the purchase of a card."""
        return desks.without(self.scene.view.staged, card)
