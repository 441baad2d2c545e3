# SPDX-License-Identifier: MIT
"""Positions of games that bots play from seeds, seen through chosen eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from msgspec import structs

from core import catalogue
from core.bots import catalogue as bots
from core.games.power_grid.state import State
from core.match import Match, begin
from core.playout import steps
from core.terms import Move, Turn
from tests.ui.games.positions import view, with_state
from ui.games.power_grid.presenter import PowerGridPresenter


def course(seed: int, seats: int, bot: str = "steady", **options: str) -> Iterator[Match]:
    """Every position of a game in which somebody decides, and its end."""
    chosen = tuple(sorted(options.items()))
    match = begin(catalogue.load("power_grid"), chosen, seats)
    players = [bots.load("power_grid", bot)] * seats
    for _, after in steps(match, players, b"grid %d" % seed):
        if not after.state.agenda or isinstance(after.awaiting, Turn):
            yield after


def found(
    wanted: Callable[[State], bool], seats: int = 4, bot: str = "steady", **options: str
) -> Match:
    """The first position of that kind, over some seeds. Raises LookupError."""
    for seed in range(12):
        for match in course(seed, seats, bot, **options):
            if match.state.agenda and wanted(state_of(match)):
                return match
    raise LookupError("no game of these seeds has such a position")


def state_of(match: Match) -> State:
    """The state of a match of this game."""
    return cast(State, match.state)


def with_money(match: Match, seat: int, money: int) -> Match:
    """The match with other cash for one seat."""
    state = state_of(match)
    player = structs.replace(state.players[seat], money=money)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return with_state(match, players=players)


def shown(match: Match, seat: int | None, staged: tuple[Move, ...] = ()) -> PowerGridPresenter:
    """A presenter that shows a position."""
    presenter = PowerGridPresenter()
    presenter.show(view(match, seat, staged))
    return presenter
