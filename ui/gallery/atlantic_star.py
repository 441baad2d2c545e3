# SPDX-License-Identifier: MIT
"""The states of Atlantic Star that the gallery shows, found in games that bots play from seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import cast

from PySide6.QtWidgets import QWidget

from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.state import NO_CLASS, State
from ui.play.table_frame import TableFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Phase
from ui.tables.atlantic_star.board import AtlanticStarBoard
from ui.tables.atlantic_star.presenter import AtlanticStarPresenter
from ui.window import MainWindow

GAME = "atlantic_star"
NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")
_SEEDS = tuple(b"harbour %d" % number for number in (8, 9, 0, 1, 2, 3))
_PACIFIC = SEAS.index("pacific")
Window = Callable[[Session], MainWindow]
Wanted = Callable[[State], bool]


def scenes(window: Window) -> dict[str, Callable[[], QWidget]]:
    """The scenes by name, in windows of that kind."""
    return {
        "star-opening": lambda: opening(window),
        "star-charter": lambda: charter(window),
        "star-class": lambda: choosing_class(window),
        "star-pacific": lambda: pacific(window),
        "star-emergency": lambda: emergency(window),
        "star-loan": lambda: loan(window),
        "star-full": lambda: full(window),
        "star-two": lambda: two(window),
        "star-open-hand": lambda: open_hand(window),
        "star-watching": lambda: watching(window),
        "star-result": lambda: result(window),
    }


def opening(window: Window) -> MainWindow:
    """The first turn of the game: no ship yet, and four on offer."""
    return window(_until(lambda state: True, seats=5))


def charter(window: Window) -> MainWindow:
    """A hand that is nearly a voyage, and a ship chartered for it."""
    shown = window(_until(lambda state: len(state.players[0].hand) == 4, seats=4))
    frame = _frame(shown)
    _board(frame).agency.picked.emit(2000)
    return shown


def choosing_class(window: Window) -> MainWindow:
    """The first voyage in the Pacific is laid out, and its class is to be chosen."""
    shown = window(_until(lambda state: _first(state) and _worth(state, _PACIFIC) > 29, seats=5))
    _board(_frame(shown)).desk.sea_picked.emit(_PACIFIC)
    return shown


def pacific(window: Window) -> MainWindow:
    """A voyage in the Pacific is complete, and a leg waits for another ship."""

    def wanted(state: State) -> bool:
        spare = len(state.players[0].hand) > 6
        return spare and not _first(state) and _worth(state, _PACIFIC) > 29

    shown = window(_until(wanted, seats=6))
    board = _board(_frame(shown))
    board.desk.sea_picked.emit(_PACIFIC)
    board.desk.leg_picked.emit(2)
    return shown


def emergency(window: Window) -> MainWindow:
    """A ship lies where it does not fit, and the bonus is gone."""
    shown = window(_until(lambda state: state.seas[2].stars > 0 and _worth(state, 2) > 25, seats=4))
    frame = _frame(shown)
    board, presenter = _board(frame), _presenter(frame)
    board.desk.sea_picked.emit(2)
    board.desk.leg_picked.emit(0)
    plan = presenter.plan
    assert plan is not None
    board.hand.picked.emit(plan.ships[3])
    return shown


def loan(window: Window) -> MainWindow:
    """A plate is picked, and each amount shows the rank that it leaves."""

    def wanted(state: State) -> bool:
        return any(
            len(board.plates) < 6
            and not state.players[0].borrowed[sea]
            and any(
                one.owner == 0 and 3 < one.value - other.value < 8
                for one, other in pairwise(board.plates)
            )
            for sea, board in enumerate(state.seas)
        )

    shown = window(_until(wanted, seats=6))
    board = _board(_frame(shown))
    plates = [cell.view.plate for cells in board.classes.cells for cell in cells if cell.lit()]
    best = max((plate for plate in plates if plate is not None), key=lambda plate: plate.value)
    board.classes.plate_picked.emit(best.sea, best.place)
    return shown


def full(window: Window) -> MainWindow:
    """Four seas with nearly all their plates, some of them borrowed on."""

    def wanted(state: State) -> bool:
        return sum(len(sea.plates) for sea in state.seas) > 20

    return window(_until(wanted, seats=5))


def two(window: Window) -> MainWindow:
    """Two players with two voyages in each sea, and the operators beside the board."""

    def wanted(state: State) -> bool:
        return sum(len(sea.plates) for sea in state.seas) > 7

    return window(_until(wanted, seats=2))


def open_hand(window: Window) -> MainWindow:
    """Hands are open, and that of another player is looked at."""

    def wanted(state: State) -> bool:
        return len(state.players[1].hand) > 4

    shown = window(_until(wanted, seats=4, hands_and_money="open"))
    frame = _frame(shown)
    _board(frame).companies[1].click()
    return shown


def watching(window: Window) -> MainWindow:
    """Somebody watches; hands and money are hidden."""
    snapshot = _until(lambda state: len(state.players[0].hand) == 5, seats=4).snapshot()
    seats = tuple(view._replace(mine=False) for view in snapshot.seats)
    return window(StillSession(snapshot._replace(seats=seats, knowledge=())))


def result(window: Window) -> MainWindow:
    """The end of a game, told in full with its charts."""
    session = LocalSession(GAME, NAMES[:4], b"harbour", mine=(), bot="steady")
    shown = window(session)
    _frame(shown).result.show_all()
    return shown


def _until(wanted: Wanted, seats: int, **options: str) -> LocalSession:
    """A game in which the first seat begins a turn in such a position. Raises LookupError."""
    chosen = tuple(sorted(options.items()))
    for seed in _SEEDS:
        session = LocalSession(GAME, NAMES[:seats], seed, options=chosen, bot="steady")
        while (snapshot := session.snapshot()).phase is not Phase.OVER:
            assert snapshot.match is not None
            state = cast(State, snapshot.match.state)
            if isinstance(state.agenda[0], Act) and wanted(state):
                return session
            session.play_bot(0)
    raise LookupError("no game of these seeds has such a position")


@cache
def _game() -> AtlanticStar:
    return AtlanticStar()


def _worth(state: State, sea: int) -> int:
    """The best voyage of the first seat in a sea, 0 if it can make none there."""
    rules, player = _game().rules(state), state.players[0]
    if not rules.can_sail(player, sea):
        return 0
    return rules.value(sea, rules.best(sea, (), player.hand, player.voyages))[0]


def _first(state: State) -> bool:
    return state.seas[_PACIFIC].stars == NO_CLASS


def _frame(window: MainWindow) -> TableFrame:
    frame = window.page
    assert isinstance(frame, TableFrame)
    return frame


def _board(frame: TableFrame) -> AtlanticStarBoard:
    board = frame.board
    assert isinstance(board, AtlanticStarBoard)
    return board


def _presenter(frame: TableFrame) -> AtlanticStarPresenter:
    presenter = frame.presenter
    assert isinstance(presenter, AtlanticStarPresenter)
    return presenter
