# SPDX-License-Identifier: MIT
"""The states of Atlantic Star that the gallery shows, found in games that bots play from seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.state import NO_CLASS, State
from ui.games.atlantic_star.board import AtlanticStarBoard
from ui.games.atlantic_star.presenter import AtlanticStarPresenter
from ui.games.scene import head_of
from ui.games.staging import Shot, Shots, Studio, ended, played_until, watched
from ui.ports.local_session import LocalSession

GAME = "atlantic_star"
_SEEDS = tuple(b"harbour %d" % number for number in (8, 9, 0, 1, 2, 3))
_PACIFIC = SEAS.index("pacific")
Wanted = Callable[[State], bool]


def shots() -> Shots:
    """The shots by name."""
    return {
        "star-opening": opening,
        "star-charter": charter,
        "star-class": choosing_class,
        "star-pacific": pacific,
        "star-emergency": emergency,
        "star-loan": loan,
        "star-full": full,
        "star-two": two,
        "star-open-hand": open_hand,
        "star-watching": watching,
        "star-result": result,
    }


def opening() -> Shot:
    """The first turn of the game: no ship yet, and four on offer."""
    return Shot(_until(lambda state: True, seats=5))


def charter() -> Shot:
    """A hand that is nearly a voyage, and a ship chartered for it."""
    session = _until(lambda state: len(state.players[0].hand) == 4, seats=4)
    return Shot(session, lambda studio: _board(studio).agency.picked.emit(2000))


def choosing_class() -> Shot:
    """The first voyage in the Pacific is laid out, and its class is to be chosen."""
    session = _until(lambda state: _first(state) and _worth(state, _PACIFIC) > 29, seats=5)
    return Shot(session, lambda studio: _board(studio).desk.sea_picked.emit(_PACIFIC))


def pacific() -> Shot:
    """A voyage in the Pacific is complete, and a leg waits for another ship."""

    def wanted(state: State) -> bool:
        spare = len(state.players[0].hand) > 6
        return spare and not _first(state) and _worth(state, _PACIFIC) > 29

    def then(studio: Studio) -> None:
        _board(studio).desk.sea_picked.emit(_PACIFIC)
        _board(studio).desk.leg_picked.emit(2)

    return Shot(_until(wanted, seats=6), then)


def emergency() -> Shot:
    """A ship lies where it does not fit, and the bonus is gone."""

    def then(studio: Studio) -> None:
        board, presenter = _board(studio), studio.presenter
        assert isinstance(presenter, AtlanticStarPresenter)
        board.desk.sea_picked.emit(2)
        board.desk.leg_picked.emit(0)
        plan = presenter.plan
        assert plan is not None
        board.hand.picked.emit(plan.ships[3])

    wanted = _until(lambda state: state.seas[2].stars > 0 and _worth(state, 2) > 25, seats=4)
    return Shot(wanted, then)


def loan() -> Shot:
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

    def then(studio: Studio) -> None:
        classes = _board(studio).classes
        plates = [cell.view.plate for cells in classes.cells for cell in cells if cell.lit()]
        best = max((plate for plate in plates if plate is not None), key=lambda plate: plate.value)
        classes.plate_picked.emit(best.sea, best.place)

    return Shot(_until(wanted, seats=6), then)


def full() -> Shot:
    """Four seas with nearly all their plates, some of them borrowed on."""

    def wanted(state: State) -> bool:
        return sum(len(sea.plates) for sea in state.seas) > 20

    return Shot(_until(wanted, seats=5))


def two() -> Shot:
    """Two players with two voyages in each sea, and the operators beside the board."""

    def wanted(state: State) -> bool:
        return sum(len(sea.plates) for sea in state.seas) > 7

    return Shot(_until(wanted, seats=2))


def open_hand() -> Shot:
    """Hands are open, and that of another player is looked at."""

    def wanted(state: State) -> bool:
        return len(state.players[1].hand) > 4

    session = _until(wanted, seats=4, hands_and_money="open")
    return Shot(session, lambda studio: _board(studio).companies[1].click())


def watching() -> Shot:
    """Somebody watches; hands and money are hidden."""
    return watched(_until(lambda state: len(state.players[0].hand) == 5, seats=4))


def result() -> Shot:
    """The end of a game, told in full with its charts."""
    return ended(GAME, b"harbour", seats=4)


def _until(wanted: Wanted, seats: int, **options: str) -> LocalSession:
    """A game in which the first seat begins a turn in such a position. Raises LookupError."""

    def begins(state: State) -> bool:
        return isinstance(head_of(state), Act) and wanted(state)

    return played_until(GAME, _SEEDS, begins, seats, **options)


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


def _board(studio: Studio) -> AtlanticStarBoard:
    assert isinstance(studio.board, AtlanticStarBoard)
    return studio.board
