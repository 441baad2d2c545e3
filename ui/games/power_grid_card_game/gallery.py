# SPDX-License-Identifier: MIT
"""The states of Power Grid: The Card Game that the gallery shows, in games of bots from seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QTimer

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import moves, resource_market
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.state import IN_MARKET, State
from ui.games.power_grid_card_game.board import PowerGridCardGameBoard
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.games.scene import head_of
from ui.games.staging import Shot, Shots, Studio, ended, played_until, watched
from ui.kit.light import Light
from ui.ports.local_session import LocalSession

GAME = "power_grid_card_game"
_SEEDS = tuple(b"cards %d" % number for number in range(12))
Wanted = Callable[[State], bool]


def shots() -> Shots:
    """The shots by name."""
    return {
        "cards-opening": opening,
        "cards-auction": auction,
        "cards-surplus": surplus,
        "cards-bought": bought,
        "cards-run": run,
        "cards-scrap": scrap,
        "cards-trust": trust,
        "cards-one-more": one_more,
        "cards-last": last,
        "cards-watching": watching,
        "cards-result": result,
    }


def opening() -> Shot:
    """The first auction is to be opened, with four players."""
    return Shot(_until(tasks.OpenAuction, lambda state: state.round == 1, seats=4))


def auction() -> Shot:
    """A plant is bid for by six, and a higher bid is on the stepper."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        assert isinstance(head, tasks.Bidding)
        rich = state.players[0].money > head.price + 6
        return head.price > 0 and state.round > 4 and len(head.bidders) > 3 and rich

    def then(studio: Studio) -> None:
        presenter = _presenter(studio)
        presenter.set_bid(presenter.picked.bid + 3)
        studio.refresh()

    return Shot(_until(tasks.Bidding, wanted), then)


def surplus() -> Shot:
    """Resources are to be bought, and a card that does not fit whole is pointed at."""

    def then(studio: Studio) -> None:
        board = studio.board
        assert isinstance(board, PowerGridCardGameBoard)
        QTimer.singleShot(0, board, board.resources.columns.cards[_partly(studio)].setFocus)

    return Shot(_until(tasks.BuyResources, _cramped, seats=5), then)


def bought() -> Shot:
    """The turn that is being composed has a card whose surplus went on sale as singles."""

    def then(studio: Studio) -> None:
        studio.play(moves.buy(_partly(studio)))
        for _ in range(2):
            studio.play(next(move for move in studio.legal() if move.verb == "buy"))

    return Shot(_until(tasks.BuyResources, _rich_and_cramped), then)


def run() -> Shot:
    """Plants are to be run, a hybrid among them."""

    def wanted(state: State) -> bool:
        player = state.players[0]
        hybrid = any(plant in player.plants for plant in ("s06a", "l17", "l30"))
        return hybrid and len(player.plants) == 3 and len(player.pool) > 3

    return Shot(_until(tasks.RunPlants, wanted, seats=4))


def scrap() -> Shot:
    """One plant too many, and contracts of the house variant lie open."""

    def wanted(state: State) -> bool:
        return state.contracts is not None and len(state.contracts.open) > 1

    return Shot(_until(tasks.ScrapPlant, wanted, seats=3, demolition="on"))


def trust() -> Shot:
    """Two players, and the Trust has taken its plant and its resources."""

    def wanted(state: State) -> bool:
        assert state.trust is not None
        done = tasks.TrustTakesFuel() not in state.agenda
        return done and state.round > 3 and len(state.trust.plants) == 3

    return Shot(_until(tasks.BuyResources, wanted, seats=2, money="open"))


def one_more() -> Shot:
    """The "one more round" card lies behind the plants."""
    return Shot(_until(tasks.OpenAuction, lambda state: state.end_card == IN_MARKET, seats=4))


def last() -> Shot:
    """The last round: six plants, all of them current, and the last purchases."""
    return Shot(_until(tasks.OpenAuction, lambda state: state.last, seats=3))


def watching() -> Shot:
    """Somebody watches; money is hidden."""
    return watched(_until(tasks.OpenAuction, lambda state: state.round > 2))


def result() -> Shot:
    """The end of a game, told in full with its charts."""
    return ended(GAME, b"cards", seats=4)


def _until(kind: type, wanted: Wanted, seats: int = 6, **options: str) -> LocalSession:
    """A game in which the first seat has such a decision. Raises LookupError."""

    def decides(state: State) -> bool:
        return isinstance(head_of(state), kind) and wanted(state)

    return played_until(GAME, _SEEDS, decides, seats, **options)


@cache
def _game() -> PowerGridCardGame:
    return PowerGridCardGame()


def _cramped(state: State) -> bool:
    """The first seat can buy a card that would not fit whole."""
    rules, player = _game().rules(state), state.players[0]
    return any(
        0 < resource_market.room(rules, state, 0, rules.fuel(card)) < rules.cards[card].units
        and resource_market.price(rules, at, card) <= player.money
        for at, cards in enumerate(state.columns)
        for card in cards
    )


def _rich_and_cramped(state: State) -> bool:
    player = state.players[0]
    fuels = {fuel for plant in player.plants for fuel in _game().rules(state).fuels(plant)}
    return player.money > 30 and len(fuels) > 2 and _cramped(state)


def _partly(studio: Studio) -> str:
    """A card on the market that would not be kept whole."""
    columns = _presenter(studio).board().columns.columns
    cards = [card for column in columns for card in column.cards]
    partly = [card for card in cards if card.light is Light.LEGAL and card.kept < card.units]
    return partly[0].id


def _presenter(studio: Studio) -> PowerGridCardGamePresenter:
    assert isinstance(studio.presenter, PowerGridCardGamePresenter)
    return studio.presenter
