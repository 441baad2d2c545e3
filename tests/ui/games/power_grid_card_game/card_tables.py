# SPDX-License-Identifier: MIT
"""Positions of games that bots play from seeds, seen through chosen eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from msgspec import structs

from core import catalogue
from core.bots import catalogue as bots
from core.games.power_grid_card_game import moves, resource_market
from core.games.power_grid_card_game.agenda import Bidding, BuyResources, ScrapPlant
from core.games.power_grid_card_game.game import PowerGridCardGame
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Held, State
from core.match import Match, begin
from core.playout import steps
from core.terms import Move, Moved, Turn
from tests.ui.games.positions import asked, snapshot_of, view, with_state
from ui.games.power_grid_card_game.board import PowerGridCardGameBoard
from ui.games.power_grid_card_game.game_kit import KIT
from ui.games.power_grid_card_game.presenter import PowerGridCardGamePresenter
from ui.play.game_frame import GameFrame
from ui.ports.demo import StillSession

GAME = "power_grid_card_game"
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
        for _, after in steps(match, players, b"cards %d" % seed)
        if not after.state.agenda or isinstance(after.awaiting, Turn)
    )


def found(
    kind: type,
    wanted: Wanted = lambda state: True,
    seats: int = 4,
    bot: str = "steady",
    **options: str,
) -> Match:
    """The first such decision in such a position, over some seeds. Raises LookupError."""
    for seed in range(8):
        for match in course(seed, seats, tuple(sorted(options.items())), bot):
            state = state_of(match)
            if state.agenda and isinstance(state.agenda[0], kind) and wanted(state):
                return match
    raise LookupError("no game of these seeds has such a position")


def state_of(match: Match) -> State:
    """The state of a match of this game."""
    return cast(State, match.state)


def rules_of(match: Match) -> Rules:
    """The rules that a match is played by."""
    return cast(PowerGridCardGame, match.game).rules(state_of(match))


def with_player(match: Match, seat: int, **changes: object) -> Match:
    """The match with something else before one seat."""
    state = state_of(match)
    player = structs.replace(state.players[seat], **changes)
    return with_state(match, players=state.with_player(seat, player).players)


def partly(match: Match, seat: int) -> tuple[str, ...]:
    """Cards that a seat could buy and not keep whole."""
    rules, state = rules_of(match), state_of(match)
    money = state.players[seat].money
    return tuple(
        card
        for at, cards in enumerate(state.columns)
        for card in cards
        if 0 < resource_market.room(rules, state, seat, rules.fuel(card)) < rules.cards[card].units
        and resource_market.price(rules, at, card) <= money
    )


def cramped(seats: int = 5) -> Match:
    """A purchase in which some card would not be kept whole."""
    for seed in range(8):
        for match in course(seed, seats):
            agenda = state_of(match).agenda
            if agenda and isinstance(agenda[0], BuyResources) and partly(match, asked(match)):
                return match
    raise LookupError("no game of these seeds has such a position")


def rich_bidder(state: State) -> bool:
    """A bid stands, and whoever is to bid has more money than that and so much besides."""
    head = cast(Bidding, state.agenda[0])
    return head.price > 0 and state.players[head.seat].money > head.price + 14


def keeping() -> Match:
    """Somebody has scrapped one of two hybrids, and gas and oil compete for the other one."""
    match = found(ScrapPlant)
    seat, state = asked(match), state_of(match)
    bought = cast(ScrapPlant, state.agenda[0]).bought
    plants = ("s06a", "l17", "l20", bought)
    pool = (Held("r15", 2), Held("r19", 3), Held("r26", 2), Held("r28", 3))
    match = with_player(match, seat, plants=plants, pool=pool)
    match = with_state(match, drawn=tuple(dict.fromkeys((*state.drawn, *plants))))
    return match.after(Moved(seat, moves.scrap("l17")))


def shown(
    match: Match, seat: int | None, staged: tuple[Move, ...] = ()
) -> PowerGridCardGamePresenter:
    """A presenter that shows a position."""
    presenter = PowerGridCardGamePresenter()
    presenter.show(view(match, seat, staged))
    return presenter


def laid(match: Match, *mine: int) -> GameFrame:
    """A table that stands still at a position; these seats are played at this laptop."""
    return GameFrame(StillSession(snapshot_of(match, *mine)), KIT)


def board_of(frame: GameFrame) -> PowerGridCardGameBoard:
    """The board of a table."""
    assert isinstance(frame.board, PowerGridCardGameBoard)
    return frame.board
