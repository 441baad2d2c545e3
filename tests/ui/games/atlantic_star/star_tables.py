# SPDX-License-Identifier: MIT
"""Positions of games that bots play from seeds, seen through chosen eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core import catalogue
from core.bots import catalogue as bots
from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import State
from core.match import Match, begin
from core.playout import steps
from core.terms import Move, Turn
from tests.ui.games.positions import asked, snapshot_of, view, with_state
from ui.games.atlantic_star.board import AtlanticStarBoard
from ui.games.atlantic_star.game_kit import KIT
from ui.games.atlantic_star.presenter import AtlanticStarPresenter
from ui.games.atlantic_star.view import PlateView
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession

GAME = "atlantic_star"
BALTIC, MEDITERRANEAN, ATLANTIC, PACIFIC = range(4)
Wanted = Callable[[State], bool]


@cache
def course(
    seed: int, seats: int = 4, options: tuple[tuple[str, str], ...] = (), bot: str = "steady"
) -> tuple[Match, ...]:
    """Every position of a game in which somebody decides, and its end."""
    match = begin(catalogue.load(GAME), options, seats)
    players = [bots.load(GAME, bot)] * seats
    return tuple(
        after
        for _, after in steps(match, players, b"star %d" % seed)
        if not after.state.agenda or isinstance(after.awaiting, Turn)
    )


def found(wanted: Wanted, seats: int = 4, **options: str) -> Match:
    """The first turn to begin in such a position, over some seeds. Raises LookupError."""
    for seed in range(6):
        for match in course(seed, seats, tuple(sorted(options.items()))):
            state = state_of(match)
            if state.agenda and isinstance(state.agenda[0], Act) and wanted(state):
                return match
    raise LookupError("no game of these seeds has such a position")


def state_of(match: Match) -> State:
    """The state of a match of this game."""
    return cast(State, match.state)


def rules_of(match: Match) -> Rules:
    """The rules that a match is played by."""
    return cast(AtlanticStar, match.game).rules(state_of(match))


def with_player(match: Match, seat: int, **changes: object) -> Match:
    """The match with something else before one seat."""
    state = state_of(match)
    player = structs.replace(state.players[seat], **changes)
    return with_state(match, players=state.with_player(seat, player).players)


def able(sea: int, spare: int = 0, known: bool | None = None) -> Wanted:
    """The seat that begins its turn can sail a sea, with so many ships more than legs.

    `known` says whether the sea has its class already; None means either.
    """

    def wanted(state: State) -> bool:
        player = state.players[state.active]
        legs = (3, 4, 5, 6)[sea]
        fits = bool(player.voyages[sea]) and legs + spare <= len(player.hand) <= legs + 2
        return fits and (known is None or known == bool(state.seas[sea].stars))

    return wanted


def borrower(state: State) -> bool:
    """The seat that begins its turn has a plate to borrow on that is worth some points."""
    seat = state.active
    return any(
        plate.owner == seat and plate.value > 3
        for sea, board in enumerate(state.seas)
        if len(board.plates) < 6 and not state.players[seat].borrowed[sea]
        for plate in board.plates
    )


def shown(match: Match, seat: int | None, staged: tuple[Move, ...] = ()) -> AtlanticStarPresenter:
    """A presenter that shows a position."""
    presenter = AtlanticStarPresenter()
    presenter.show(view(match, seat, staged))
    return presenter


def laid(match: Match, *mine: int) -> GameFrame:
    """A table that stands still at a position."""
    return GameFrame(StillSession(snapshot_of(match, *mine)), KIT)


def board_of(frame: GameFrame) -> AtlanticStarBoard:
    """The board of a table."""
    assert isinstance(frame.board, AtlanticStarBoard)
    return frame.board


def plates_of(presenter: AtlanticStarPresenter) -> list[PlateView]:
    """All plates that are drawn."""
    board = presenter.board().classes
    return [rank.plate for each in board.classes for rank in each.ranks if rank.plate]


def restage(
    presenter: AtlanticStarPresenter, match: Match, staged: tuple[Move, ...] | None
) -> tuple[Move, ...]:
    """Show the table with the turn that a click composed."""
    assert staged is not None
    presenter.show(view(match, asked(match), staged))
    return staged


def after(match: Match, staged: tuple[Move, ...]) -> Match:
    """The match once a turn is sent."""
    return match.after_moves(asked(match), staged)


def click(qtbot: QtBot, target: QWidget | None) -> None:
    """Click with the left button on something that can be seen."""
    assert target is not None
    assert target.isVisible()
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton)


def sent_by(frame: GameFrame) -> tuple[object, ...]:
    """What a table that stands still was asked to send last."""
    session = frame.session
    assert isinstance(session, StillSession)
    return session.asked[-1]
