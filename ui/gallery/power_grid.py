# SPDX-License-Identifier: MIT
"""The states of Power Grid that the gallery shows, found in games that bots play from seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import structs
from PySide6.QtWidgets import QWidget

from core.games.power_grid import agenda as tasks
from core.games.power_grid.state import OUT, State
from core.match import Match
from ui.play.table_frame import TableFrame
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.session import Session
from ui.ports.snapshot import Phase, Snapshot
from ui.tables.power_grid.board import PowerGridBoard
from ui.tables.power_grid.presenter import PowerGridPresenter
from ui.window import MainWindow

GAME = "power_grid"
NAMES = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")
_SEEDS = (b"gallery", b"lamp", b"table", b"paper", b"current", b"winter")
Window = Callable[[Session], MainWindow]
Wanted = Callable[[State], bool]


def scenes(window: Window) -> dict[str, Callable[[], QWidget]]:
    """The scenes by name, in windows of that kind."""
    return {
        "grid-regions": lambda: regions(window),
        "grid-opening": lambda: opening(window),
        "grid-auction": lambda: auction(window),
        "grid-bidding-on": lambda: bidding_on(window),
        "grid-fuel": lambda: fuel(window),
        "grid-building": lambda: building(window),
        "grid-bureaucracy": lambda: bureaucracy(window),
        "grid-scrap": lambda: scrap(window),
        "grid-step3-six": lambda: step3(window),
        "grid-step3-eight": lambda: step3_crowded(window),
        "grid-waiting": lambda: waiting(window),
        "grid-trust": lambda: trust(window),
        "grid-result": lambda: result(window),
    }


def regions(window: Window) -> MainWindow:
    """The host chooses the regions, and has chosen three."""
    shown = window(until(lambda state: True, regions="host"))
    frame = frame_of(shown)
    presenter = presenter_of(frame)
    chosen = presenter.scene.legal[0].args
    for region in chosen[:3]:
        presenter.pick_region(str(region))
    frame.refresh()
    return shown


def opening(window: Window) -> MainWindow:
    """The first auction is to be opened."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.OpenAuction) and state.round == 1

    return window(until(wanted))


def auction(window: Window) -> MainWindow:
    """A plant is bid for, and a higher bid is on the stepper."""
    shown = window(until(_bidding))
    frame = frame_of(shown)
    presenter = presenter_of(frame)
    presenter.set_bid(presenter.picked.bid + 3)
    frame.refresh()
    return shown


def bidding_on(window: Window) -> MainWindow:
    """The automatic bidder goes on while another one decides."""
    snapshot = until(_bidding, "usa").snapshot()
    session = StillSession(snapshot)
    shown = window(session)
    frame = frame_of(shown)
    presenter_of(frame).bid_up_to(presenter_of(frame).picked.bid + 5)
    assert snapshot.match is not None
    head = cast(tasks.Bidding, head_of(cast(State, snapshot.match.state)))
    later = structs.replace(head, bidders=(*head.bidders[1:], head.bidders[0]))
    session.show(with_state(snapshot, agenda=(later, *snapshot.match.state.agenda[1:])))
    return shown


def fuel(window: Window) -> MainWindow:
    """Some fuel is in the turn that is being composed."""

    def wanted(state: State) -> bool:
        hungry = len(state.players[0].plants) > 2 and sum(state.players[0].fuel) < 8
        return isinstance(head_of(state), tasks.BuyFuel) and hungry

    shown = window(until(wanted))
    frame = frame_of(shown)
    for _ in range(3):
        frame.play(next(move for move in frame.desk.legal() if move.verb == "buy"))
    return shown


def building(window: Window) -> MainWindow:
    """Two houses are in the turn that is being composed, and a way to a third one is lit."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.Build) and len(state.players[0].cities) > 2

    snapshot = until(wanted, "usa").snapshot()
    assert snapshot.match is not None
    players = cast(State, snapshot.match.state).players
    rich = structs.replace(players[0], money=98)
    shown = window(StillSession(with_state(snapshot, players=(rich, *players[1:]))))
    frame = frame_of(shown)
    for _ in range(2):
        frame.play(next(move for move in frame.desk.legal() if move.verb == "build"))
    board = frame.board
    assert isinstance(board, PowerGridBoard)
    targets = [move.args[0] for move in frame.desk.legal() if move.verb == "build"]
    board.map.look_at(str(targets[-1]))
    return shown


def bureaucracy(window: Window) -> MainWindow:
    """Plants are to be run, and the best choice is preselected."""

    def wanted(state: State) -> bool:
        stocked = len(state.players[0].plants) > 2 and sum(state.players[0].fuel) > 3
        return isinstance(head_of(state), tasks.RunPlants) and stocked

    return window(until(wanted))


def scrap(window: Window) -> MainWindow:
    """One plant too many."""
    return window(until(lambda state: isinstance(head_of(state), tasks.ScrapPlant), "usa"))


def step3(window: Window) -> MainWindow:
    """Step 3, with six current plants."""

    def wanted(state: State) -> bool:
        return state.step == 3 and isinstance(head_of(state), tasks.OpenAuction)

    return window(until(wanted))


def step3_crowded(window: Window) -> MainWindow:
    """Eight current plants, as many as can ever lie there."""
    snapshot = until(_opening_late, "usa").snapshot()
    assert snapshot.match is not None
    state = cast(State, snapshot.match.state)
    market = (*state.current, *state.future)
    rich = structs.replace(state.players[0], money=36)
    crowded = with_state(
        snapshot,
        current=market,
        future=(),
        step=3,
        step3_card=OUT,
        players=(rich, *state.players[1:]),
    )
    return window(StillSession(crowded))


def waiting(window: Window) -> MainWindow:
    """Somebody watches while others bid; money is hidden."""
    snapshot = until(_bidding, money="hidden").snapshot()
    seats = tuple(view._replace(mine=False) for view in snapshot.seats)
    return window(StillSession(snapshot._replace(seats=seats, knowledge=())))


def trust(window: Window) -> MainWindow:
    """Two players against the Trust."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.Build) and state.round > 4

    return window(until(wanted, seats=2))


def result(window: Window) -> MainWindow:
    """The end of a game, told in full with its charts."""
    session = LocalSession(GAME, NAMES, b"gallery", mine=(), bot="steady")
    shown = window(session)
    frame_of(shown).result.show_all()
    return shown


def until(wanted: Wanted, board: str = "germany", seats: int = 6, **options: str) -> LocalSession:
    """A game in which the first seat has a decision of that kind. Raises LookupError."""
    chosen = tuple(sorted({"map": board, **options}.items()))
    for seed in _SEEDS:
        session = LocalSession(GAME, NAMES[:seats], seed, options=chosen, bot="steady")
        while (snapshot := session.snapshot()).phase is not Phase.OVER:
            assert snapshot.match is not None
            if wanted(cast(State, snapshot.match.state)):
                return session
            session.play_bot(0)
    raise LookupError("no game of these seeds has such a position")


def _opening_late(state: State) -> bool:
    return isinstance(head_of(state), tasks.OpenAuction) and state.round > 2


def _bidding(state: State) -> bool:
    head = head_of(state)
    return isinstance(head, tasks.Bidding) and head.price > 0 and state.round > 3


def head_of(state: State) -> object:
    """What happens next, or None at the end."""
    return state.agenda[0] if state.agenda else None


def with_state(snapshot: Snapshot, **changes: object) -> Snapshot:
    """The snapshot with another state, as if it had come about."""
    match = snapshot.match
    assert match is not None
    state = match.state.but(**changes)
    return snapshot._replace(match=Match(match.game, match.header, state, match.events))


def frame_of(window: MainWindow) -> TableFrame:
    """The table in a window."""
    frame = window.page
    assert isinstance(frame, TableFrame)
    return frame


def presenter_of(frame: TableFrame) -> PowerGridPresenter:
    """The presenter of a table of this game."""
    presenter = frame.presenter
    assert isinstance(presenter, PowerGridPresenter)
    return presenter
