# SPDX-License-Identifier: MIT
"""The presenter of Power Grid: The Card Game: what is shown and what is picked. No widgets."""

from __future__ import annotations

from core.games.power_grid_card_game import moves, scrapping
from core.games.power_grid_card_game.agenda import (
    Bidding,
    KeepFuel,
    OpenAuction,
    RunPlants,
    ScrapPlant,
)
from core.terms import Move, Note
from ui.tables.grid.bidding import AutomaticBidder, highest, lowest
from ui.tables.grid.running import toggled
from ui.tables.grid.view import CompanyView
from ui.tables.power_grid_card_game import (
    cards,
    companies,
    desks,
    markets,
    move_words,
    prompts,
    running,
    state_words,
)
from ui.tables.power_grid_card_game.deeds import TrustDeeds
from ui.tables.power_grid_card_game.picked import Picked
from ui.tables.power_grid_card_game.scene import Scene
from ui.tables.power_grid_card_game.view import BoardView
from ui.tables.table_kit import Prompt, SeatFacts, StateTable, View

_COMPOSED = ("open", "scrap", "buy")
"""Moves that wait for `Done` where they end a turn, because a click on the board makes them."""


class PowerGridCardGamePresenter:
    """Turns the newest view into what is shown, and clicks on it into legal moves."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._picked = Picked()
        self._bidder = AutomaticBidder()
        self._deeds = TrustDeeds()

    @property
    def scene(self) -> Scene:
        """What is shown. There is none before the first `show`."""
        assert self._scene is not None
        return self._scene

    @property
    def picked(self) -> Picked:
        """What is picked and not a move yet."""
        return self._picked

    def show(self, view: View) -> None:
        """Take the newest view. What was picked stays only while the same thing is asked."""
        before, self._scene = self._scene, Scene(view)
        same = before is not None and _asked(before) == _asked(self._scene)
        self._picked = self._settled(self._picked if same else Picked())

    def _settled(self, picked: Picked) -> Picked:
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

    def immediate(self, move: Move) -> bool:
        """Whether a move that hands over is sent at once: it was made by a named button."""
        return move.verb not in _COMPOSED

    def final(self, move: Move) -> bool:
        """Every such move: the phase may go on with the same seat, but not the turn."""
        return self.immediate(move)

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
                return self._legal(moves.open_auction(plant))
            case ScrapPlant():
                return self._legal(moves.scrap(plant))
            case RunPlants():
                move = toggled(self._picked.found, self._picked.chosen, plant)
                if move is not None:
                    self._picked = self._settled(Picked(chosen=move))
        return None

    def pick_card(self, card: str) -> Move | None:
        """A click on a resource card of the market: its purchase, if it is a target."""
        return self._legal(moves.buy(card)) if self.scene.acting else None

    def without_card(self, card: str) -> tuple[Move, ...]:
        """The staged moves without the purchase of a card."""
        return desks.without(self.scene.view.staged, card)

    def pick_row(self, key: str) -> None:
        """A click on a way to run plants or on units to keep."""
        move = Move.parse(key)
        if move in self.scene.legal:
            self._picked = self._settled(Picked(chosen=move))

    def set_bid(self, price: int) -> None:
        """Turn the stepper of an auction. Prices that cannot be bid become the nearest one."""
        self._picked = self._settled(Picked(bid=price))

    def bid(self) -> Move | None:
        """The bid on the stepper, if one can be made."""
        return self._legal(moves.bid(self._picked.bid))

    def bid_up_to(self, price: int) -> None:
        """Bid on automatically, as far as that."""
        if self.scene.acting and isinstance(self.scene.head, Bidding):
            self._bidder.set_limit(self.scene, price)
            self._picked = self._settled(self._picked)

    def stop_bidding(self) -> None:
        """Ask the person again."""
        if self.scene.seat is not None:
            self._bidder.cancel(self.scene.seat)
            self._picked = self._settled(self._picked)

    def automatic(self) -> Move | None:
        """The bid that the automatic bidder of whoever looks makes now. Ask once."""
        move = self._bidder.bid(self.scene)
        if move is None:
            self._picked = self._settled(self._picked)
        return move

    def _legal(self, move: Move) -> Move | None:
        return move if move in self.scene.legal else None


def _asked(scene: Scene) -> tuple[object, ...]:
    """What is asked of whom: while it stays the same, picks do too."""
    head = scene.head
    asked = (type(head), head.plant) if isinstance(head, Bidding) else (type(head),)
    return (scene.seat, scene.acting, scene.state.round, *asked)
