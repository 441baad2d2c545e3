# SPDX-License-Identifier: MIT
"""The states of Power Grid: The Card Game that the gallery shows, in games of bots from seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from core.games.power_grid_card_game import agenda as tasks
from core.games.power_grid_card_game import moves, resource_market
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.state import IN_MARKET, State
from ui.play.table_frame import TableFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Phase
from ui.tables.light import Light
from ui.tables.power_grid_card_game.board import PowerGridCardGameBoard
from ui.tables.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.window import MainWindow

GAME = "power_grid_card_game"
NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")
_SEEDS = tuple(b"cards %d" % number for number in range(12))
Window = Callable[[Session], MainWindow]
Wanted = Callable[[State], bool]


def scenes(window: Window) -> dict[str, Callable[[], QWidget]]:
    """The scenes by name, in windows of that kind."""
    return {
        "cards-opening": lambda: opening(window),
        "cards-auction": lambda: auction(window),
        "cards-surplus": lambda: surplus(window),
        "cards-bought": lambda: bought(window),
        "cards-run": lambda: run(window),
        "cards-scrap": lambda: scrap(window),
        "cards-trust": lambda: trust(window),
        "cards-one-more": lambda: one_more(window),
        "cards-last": lambda: last(window),
        "cards-watching": lambda: watching(window),
        "cards-options": lambda: options(window),
        "cards-result": lambda: result(window),
    }


def opening(window: Window) -> MainWindow:
    """The first auction is to be opened, with four players."""
    return window(_until(tasks.OpenAuction, lambda state: state.round == 1, seats=4))


def auction(window: Window) -> MainWindow:
    """A plant is bid for by six, and a higher bid is on the stepper."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        assert isinstance(head, tasks.Bidding)
        rich = state.players[0].money > head.price + 6
        return head.price > 0 and state.round > 4 and len(head.bidders) > 3 and rich

    shown = window(_until(tasks.Bidding, wanted))
    frame = _frame(shown)
    presenter = _presenter(frame)
    presenter.set_bid(presenter.picked.bid + 3)
    frame.refresh()
    return shown


def surplus(window: Window) -> MainWindow:
    """Resources are to be bought, and a card that does not fit whole is pointed at."""
    shown = window(_until(tasks.BuyResources, _cramped, seats=5))
    frame = _frame(shown)
    card = _partly(frame)
    board = frame.board
    assert isinstance(board, PowerGridCardGameBoard)
    QTimer.singleShot(0, board, board.resources.columns.cards[card].setFocus)
    return shown


def bought(window: Window) -> MainWindow:
    """The turn that is being composed has a card whose surplus went on sale as singles."""
    shown = window(_until(tasks.BuyResources, _rich_and_cramped))
    frame = _frame(shown)
    frame.play(moves.buy(_partly(frame)))
    for _ in range(2):
        frame.play(next(move for move in frame.desk.legal() if move.verb == "buy"))
    return shown


def run(window: Window) -> MainWindow:
    """Plants are to be run, a hybrid among them."""

    def wanted(state: State) -> bool:
        player = state.players[0]
        hybrid = any(plant in player.plants for plant in ("s06a", "l17", "l30"))
        return hybrid and len(player.plants) == 3 and len(player.pool) > 3

    return window(_until(tasks.RunPlants, wanted, seats=4))


def scrap(window: Window) -> MainWindow:
    """One plant too many, and contracts of the house variant lie open."""

    def wanted(state: State) -> bool:
        return state.contracts is not None and len(state.contracts.open) > 1

    return window(_until(tasks.ScrapPlant, wanted, seats=3, demolition="on"))


def trust(window: Window) -> MainWindow:
    """Two players, and the Trust has taken its plant and its resources."""

    def wanted(state: State) -> bool:
        assert state.trust is not None
        done = tasks.TrustTakesFuel() not in state.agenda
        return done and state.round > 3 and len(state.trust.plants) == 3

    return window(_until(tasks.BuyResources, wanted, seats=2, money="open"))


def one_more(window: Window) -> MainWindow:
    """The "one more round" card lies behind the plants."""
    wanted = _is_end_card
    return window(_until(tasks.OpenAuction, wanted, seats=4))


def last(window: Window) -> MainWindow:
    """The last round: six plants, all of them current, and the last purchases."""
    return window(_until(tasks.OpenAuction, lambda state: state.last, seats=3))


def watching(window: Window) -> MainWindow:
    """Somebody watches; money is hidden."""
    snapshot = _until(tasks.OpenAuction, lambda state: state.round > 2).snapshot()
    seats = tuple(view._replace(mine=False) for view in snapshot.seats)
    return window(StillSession(snapshot._replace(seats=seats, knowledge=())))


def options(window: Window) -> MainWindow:
    """A new table of this game, with its options and the label of its figures."""
    shown = window(_until(tasks.OpenAuction, lambda state: True, seats=2))
    shown.show_new_table()
    shown.page.game_cards[GAME].picked.emit()  # type: ignore[attr-defined]
    return shown


def result(window: Window) -> MainWindow:
    """The end of a game, told in full with its charts."""
    session = LocalSession(GAME, NAMES[:4], b"cards", mine=(), bot="steady")
    shown = window(session)
    _frame(shown).result.show_all()
    return shown


def _until(kind: type, wanted: Wanted, seats: int = 6, **options: str) -> LocalSession:
    """A game in which the first seat has such a decision. Raises LookupError."""
    chosen = tuple(sorted(options.items()))
    for seed in _SEEDS:
        session = LocalSession(GAME, NAMES[:seats], seed, options=chosen, bot="steady")
        while (snapshot := session.snapshot()).phase is not Phase.OVER:
            assert snapshot.match is not None
            state = cast(State, snapshot.match.state)
            if isinstance(state.agenda[0], kind) and wanted(state):
                return session
            session.play_bot(0)
    raise LookupError("no game of these seeds has such a position")


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


def _is_end_card(state: State) -> bool:
    return state.end_card == IN_MARKET


def _partly(frame: TableFrame) -> str:
    """A card on the market that would not be kept whole."""
    columns = _presenter(frame).board().columns.columns
    cards = [card for column in columns for card in column.cards]
    partly = [card for card in cards if card.light is Light.LEGAL and card.kept < card.units]
    return partly[0].id


def _frame(window: MainWindow) -> TableFrame:
    frame = window.page
    assert isinstance(frame, TableFrame)
    return frame


def _presenter(frame: TableFrame) -> PowerGridCardGamePresenter:
    presenter = frame.presenter
    assert isinstance(presenter, PowerGridCardGamePresenter)
    return presenter
