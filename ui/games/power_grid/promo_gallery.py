# SPDX-License-Identifier: MIT
"""The promo cards of Power Grid and the Demolition Contractor as the gallery shows them."""

from __future__ import annotations

from typing import cast

from msgspec import structs

from core.games.grid.contracts import Contracts
from core.games.power_grid import agenda as tasks
from core.games.power_grid.state import Player, State
from ui.games.power_grid.gallery import presenter_of, until
from ui.games.scene import head_of
from ui.games.staging import Shot, Shots, Studio, with_state
from ui.ports.demo import StillSession
from ui.ports.local_session import LocalSession
from ui.ports.snapshot import Snapshot

FLUX = 333
"""What names the Flux Generator in state and moves."""


def shots() -> Shots:
    """The shots by name."""
    return {
        "grid-promo-auction": auction,
        "grid-promo-station": station,
        "grid-promo-fuel": fuel,
        "grid-promo-run": run,
        "grid-promo-event": event,
    }


def auction() -> Shot:
    """A promo card came up while a plant was replaced, and is auctioned first."""

    def wanted(state: State) -> bool:
        head = head_of(state)
        return isinstance(head, tasks.CardAuction) and head.price > 0

    return Shot(StillSession(_rich(until(wanted, promos="all").snapshot())))


def station() -> Shot:
    """Whoever won the Transformer Station chooses the plant that it lies under."""
    snapshot = _owning(_hungry().snapshot(), cards=("transformer",), plants=(21, 25, FLUX))
    match = snapshot.match
    assert match is not None
    agenda = (tasks.PlaceStation(0), *match.state.agenda)
    return Shot(StillSession(with_state(snapshot, agenda=agenda)))


def fuel() -> Shot:
    """Fuel is bought for a Warehouse too; the Flux Generator is in the market."""

    def then(studio: Studio) -> None:
        for kind in ("uranium", "garbage"):
            studio.play(next(m for m in studio.legal() if m.args[:1] == (kind,)))

    return Shot(StillSession(_later(_hungry().snapshot())), then)


def run() -> Shot:
    """The Flux Generator runs beside a hybrid, on any mix of four fuels."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.RunPlants) and state.round > 5

    snapshot = until(wanted, promos="all").snapshot()
    owned = _owning(
        snapshot,
        plants=(21, 25, FLUX),
        fuel=(4, 3, 3, 2),
        cards=("theme_park", "transformer", "warehouse"),
        station=FLUX,
        cities=("halle", "leipzig", "berlin", "erfurt", "kassel", "fulda", "bremen", "hannover"),
    )

    def then(studio: Studio) -> None:
        presenter = presenter_of(studio)
        for plant in (FLUX, 25):
            presenter.pick_plant(plant)
        presenter.step_mix("coal", -1)
        presenter.step_mix("uranium", 1)
        studio.refresh()

    return Shot(StillSession(owned), then)


def event() -> Shot:
    """An event card moved fuel, and contracts lie open for who scraps a plant."""

    def wanted(state: State) -> bool:
        events = {"shortage", "surplus"} & set(state.effects)
        return isinstance(head_of(state), tasks.OpenAuction) and bool(events)

    snapshot = until(wanted, promos="all", demolition="on").snapshot()
    contracts = Contracts(pile=(2, 8, 12), open=(4, 10), aside=(6,))
    return Shot(StillSession(with_state(snapshot, contracts=contracts)))


def _hungry() -> LocalSession:
    """Somebody who can buy fuel, late enough for promo cards to be about."""

    def wanted(state: State) -> bool:
        return isinstance(head_of(state), tasks.BuyFuel) and state.round > 4

    return until(wanted, promos="all")


def _later(snapshot: Snapshot) -> Snapshot:
    """All promo cards are with somebody, or in the market."""
    owned = _owning(
        snapshot,
        plants=(21, 25, 32),
        fuel=(3, 1, 1, 0),
        cards=("theme_park", "transformer", "warehouse"),
        station=25,
    )
    assert owned.match is not None
    state = cast(State, owned.match.state)
    lower = tuple(plant for plant in state.current if plant != FLUX)[:3]
    return with_state(owned, current=(*lower, FLUX))


def _owning(snapshot: Snapshot, **owned: object) -> Snapshot:
    """The snapshot with other things before the first seat, and money for more."""
    assert snapshot.match is not None
    players = cast(State, snapshot.match.state).players
    first: Player = structs.replace(players[0], money=64, **owned)
    return with_state(snapshot, players=(first, *players[1:]))


def _rich(snapshot: Snapshot) -> Snapshot:
    """The snapshot with money to bid for whoever looks."""
    return _owning(snapshot)
