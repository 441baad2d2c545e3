# SPDX-License-Identifier: MIT
"""The states of Power Grid that the gallery shows, found in games that bots play from seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import structs

from core.games.power_grid import agenda as tasks
from core.games.power_grid.state import OUT, State
from ui.games.power_grid.board import PowerGridBoard
from ui.games.power_grid.presenter import PowerGridPresenter
from ui.games.scene import head_of
from ui.games.staging import Shot, Shots, Studio, ended, played_until, watched, with_state
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession

GAME = "power_grid"
_SEEDS = (b"gallery", b"lamp", b"table", b"paper", b"current", b"winter")
Wanted = Callable[[State], bool]


def shots() -> Shots:
    """The shots by name."""
    return {
        "grid-regions": regions,
        "grid-opening": opening,
        "grid-auction": auction,
        "grid-bidding-on": bidding_on,
        "grid-fuel": fuel,
        "grid-building": building,
        "grid-bureaucracy": bureaucracy,
        "grid-scrap": scrap,
        "grid-step3-six": step3,
        "grid-step3-eight": step3_crowded,
        "grid-waiting": waiting,
        "grid-trust": trust,
        "grid-result": result,
    }


def regions() -> Shot:
    """The host chooses the regions, and has chosen three."""

    def then(studio: Studio) -> None:
        presenter = presenter_of(studio)
        chosen = presenter.scene.legal[0].args
        for region in chosen[:3]:
            presenter.pick_region(str(region))
        studio.refresh()

    return Shot(until(lambda state: True, regions="host"), then)


def opening() -> Shot:
    """The first auction is to be opened."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.OpenAuction) and state.round == 1

    return Shot(until(wanted))


def auction() -> Shot:
    """A plant is bid for, and a higher bid is on the stepper."""

    def then(studio: Studio) -> None:
        presenter = presenter_of(studio)
        presenter.set_bid(presenter.picked.bid + 3)
        studio.refresh()

    return Shot(until(_bidding), then)


def bidding_on() -> Shot:
    """The automatic bidder goes on while another one decides."""
    snapshot = until(_bidding, "usa").snapshot()
    session = StillSession(snapshot)
    assert snapshot.match is not None
    head, *rest = cast(State, snapshot.match.state).agenda
    assert isinstance(head, tasks.Bidding)
    later = structs.replace(head, bidders=(*head.bidders[1:], head.bidders[0]))

    def then(studio: Studio) -> None:
        presenter_of(studio).bid_up_to(presenter_of(studio).picked.bid + 5)
        session.show(with_state(snapshot, agenda=(later, *rest)))

    return Shot(session, then)


def fuel() -> Shot:
    """Some fuel is in the turn that is being composed."""

    def wanted(state: State) -> bool:
        hungry = len(state.players[0].plants) > 2 and sum(state.players[0].fuel) < 8
        return isinstance(head_of(state), tasks.BuyFuel) and hungry

    def then(studio: Studio) -> None:
        for _ in range(3):
            studio.play(next(move for move in studio.legal() if move.verb == "buy"))

    return Shot(until(wanted), then)


def building() -> Shot:
    """Two houses are in the turn that is being composed, and a way to a third one is lit."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.Build) and len(state.players[0].cities) > 2

    snapshot = until(wanted, "usa").snapshot()
    assert snapshot.match is not None
    players = cast(State, snapshot.match.state).players
    rich = structs.replace(players[0], money=98)

    def then(studio: Studio) -> None:
        for _ in range(2):
            studio.play(next(move for move in studio.legal() if move.verb == "build"))
        board = studio.board
        assert isinstance(board, PowerGridBoard)
        targets = [move.args[0] for move in studio.legal() if move.verb == "build"]
        board.map.look_at(str(targets[-1]))

    return Shot(StillSession(with_state(snapshot, players=(rich, *players[1:]))), then)


def bureaucracy() -> Shot:
    """Plants are to be run, and the best choice is preselected."""

    def wanted(state: State) -> bool:
        stocked = len(state.players[0].plants) > 2 and sum(state.players[0].fuel) > 3
        return isinstance(head_of(state), tasks.RunPlants) and stocked

    return Shot(until(wanted))


def scrap() -> Shot:
    """One plant too many."""
    return Shot(until(lambda state: isinstance(head_of(state), tasks.ScrapPlant), "usa"))


def step3() -> Shot:
    """Step 3, with six current plants."""

    def wanted(state: State) -> bool:
        return state.step == 3 and isinstance(head_of(state), tasks.OpenAuction)

    return Shot(until(wanted))


def step3_crowded() -> Shot:
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
    return Shot(StillSession(crowded))


def waiting() -> Shot:
    """Somebody watches while others bid; money is hidden."""
    return watched(until(_bidding, money="hidden"))


def trust() -> Shot:
    """Two players against the Trust."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.Build) and state.round > 4

    return Shot(until(wanted, seats=2))


def result() -> Shot:
    """The end of a game, told in full with its charts."""
    return ended(GAME, b"gallery", seats=6)


def until(wanted: Wanted, board: str = "germany", seats: int = 6, **options: str) -> LocalSession:
    """A game in which the first seat has a decision of that kind. Raises LookupError."""
    return played_until(GAME, _SEEDS, wanted, seats, map=board, **options)


def _opening_late(state: State) -> bool:
    return isinstance(head_of(state), tasks.OpenAuction) and state.round > 2


def _bidding(state: State) -> bool:
    head = head_of(state)
    return isinstance(head, tasks.Bidding) and head.price > 0 and state.round > 3


def presenter_of(studio: Studio) -> PowerGridPresenter:
    """The presenter of a table of this game."""
    assert isinstance(studio.presenter, PowerGridPresenter)
    return studio.presenter
