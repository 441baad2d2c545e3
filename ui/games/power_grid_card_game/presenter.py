# SPDX-License-Identifier: MIT
"""The presenter of Power Grid: The Card Game: what is shown and what is picked. No widgets."""

from __future__ import annotations

from typing import Any

from core.games.power_grid_card_game import moves, scrapping
from core.games.power_grid_card_game.agenda import (
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from core.terms import Move
from ui.games.grid.picked import Picked
from ui.games.grid.presenter import GridPresenter, GridTelling
from ui.games.grid.view import CompanyView
from ui.games.power_grid_card_game import (
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
from ui.games.power_grid_card_game.deeds import TrustDeeds
from ui.games.power_grid_card_game.scene import Scene
from ui.games.power_grid_card_game.view import BoardView
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
    clicks={OpenAuction: moves.open_auction, ScrapPlant: moves.scrap},
)


class PowerGridCardGamePresenter(GridPresenter[Scene, Picked]):
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    composed = ("open", "scrap", "buy")

    def __init__(self) -> None:
        super().__init__(TELLING)
        self._deeds = TrustDeeds()

    def new_scene(self, view: View) -> Scene:
        """The scene of a view."""
        return Scene(view)

    def picks(self, **picked: Any) -> Picked:
        """These picks and no other."""
        return Picked(**picked)

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

    def trust(self) -> CompanyView | None:
        """What lies before the Trust, where it plays, and what it did in this round."""
        view = self.scene.view
        return companies.trust_view(self.scene, self._deeds.of(view.base or view.match))

    def state_rows(self) -> StateRows:
        """The board in words."""
        return state_words.table(self.scene, self.trust())

    # What is picked

    def act(self, action: str) -> None:
        """There is nothing local among the answers of this game."""

    def pick_card(self, card: str) -> Move | None:
        """A click on a resource card of the market: its purchase, if it is a target."""
        return self.legal(moves.buy(card)) if self.scene.acting else None

    def without_card(self, card: str) -> tuple[Move, ...]:
        """The staged moves without the purchase of a card."""
        return desks.without(self.scene.view.staged, card)
