# SPDX-License-Identifier: MIT
"""Phase 3: plants run, cards slide to cheaper columns, both markets are filled up (section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import structs

from core.games.power_grid_card_game import plant_market, player_order, pool, trust
from core.games.power_grid_card_game.agenda import DrawPlant, DrawResources, RunPlants
from core.games.power_grid_card_game.rules import Rules
from core.games.power_grid_card_game.state import Player, State
from core.terms import Chance, IllegalMove, Move, not_legal

_SINGLES = 1
"""Columns that only ever hold singles: the first one."""


def choices(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Nothing, or any plants that can run, with every mix of gas and oil in hybrids."""
    player = state.players[seat]
    stock = pool.units(rules, player.pool)
    return [way.move for way in rules.fleet(player.plants).possible(stock, strict=False)]


def entered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A seat has run its plants and is paid what they earn."""
    head = state.agenda[0]
    assert isinstance(head, RunPlants)
    player = state.players[seat]
    fleet = rules.fleet(player.plants)
    way = fleet.way(move)
    if way is None:
        raise _fault_of_name(rules, player, seat, move)
    if not fleet.can(way, pool.units(rules, player.pool), strict=False):
        raise IllegalMove("bureaucracy.not_enough_fuel", run=str(move))
    state, owner = pool.spent(rules, state.done(), player, way.burnt)
    owner = structs.replace(owner, money=owner.money + way.output, earned=way.output)
    others = tuple([other for other in head.seats if other != seat])
    waiting = (RunPlants(others),) if others else ()
    return state.with_player(seat, owner).first(*waiting)


def _fault_of_name(rules: Rules, player: Player, seat: int, move: Move) -> IllegalMove:
    named = takewhile(lambda arg: arg in rules.plants, move.args)
    for plant in named if move.verb == "run" else ():
        if plant not in player.plants:
            return IllegalMove("bureaucracy.not_your_plant", plant=plant)
    return not_legal(seat, move)


def end_production(rules: Rules, state: State) -> State:
    """The Trust runs its plants, the order is determined anew, cards slide and are drawn."""
    state = trust.run(rules, state.done())
    return slid(rules, player_order.determined(rules, state)).first(DrawResources())


def slid(rules: Rules, state: State) -> State:
    """Gaps of a column are filled from the next dearer one that has a card, its first card first.

    Column by column, the cheapest first; the singles' column takes no part (section 10).
    """
    singles, *columns = map(list, state.columns)
    for at, column in enumerate(columns):
        dearer = columns[at + 1 :]
        while len(column) < rules.rows and any(dearer):
            column.append(next(cards for cards in dearer if cards).pop(0))
    return state.but(
        columns=tuple(pool.sorted_cards(rules, cards) for cards in (singles, *columns))
    )


def gaps(rules: Rules, state: State) -> tuple[int, ...]:
    """The gaps of each column but the singles', the cheapest first."""
    return tuple(rules.rows - len(cards) for cards in state.columns[_SINGLES:])


def chance_of_resources(rules: Rules, state: State) -> Chance:
    """The deck, as far as it fills the gaps."""
    return Chance(state.deck, count=min(len(state.deck), sum(gaps(rules, state))))


def draw_resources(rules: Rules, state: State) -> State:
    """Carry the drawing out as far as it needs no chance; the same state if it does.

    An empty deck is made anew of the discards once a card is needed; the `++` cards
    are the next discards the first time. If both are empty the gaps stay (section 10).
    """
    if not sum(gaps(rules, state)) or not (state.deck or state.discards):
        return state.done()
    if len(state.deck) > 1:
        return state
    if state.deck:
        return resources_drawn(rules, state, state.deck)
    return state.but(
        deck=state.discards,
        discards=state.waiting,
        waiting=(),
        shuffles=state.shuffles + 1,
    )


def resources_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """Cards fill the gaps of the cheapest column first; then the columns are sorted."""
    drawn = list(outcomes)
    columns = [state.columns[0]]
    for cards, gap in zip(state.columns[_SINGLES:], gaps(rules, state), strict=True):
        columns.append(pool.sorted_cards(rules, (*cards, *drawn[:gap])))
        del drawn[:gap]
    deck = tuple(card for card in state.deck if card not in outcomes)
    return state.but(columns=tuple(columns), deck=deck)


def update_market(rules: Rules, state: State) -> State:
    """The largest plant goes under the stack, below "one more round", and is replaced."""
    *market, highest = plant_market.plants(state)
    stack = structs.replace(state.stack, under=(*state.stack.under, highest))
    return plant_market.arranged(rules, state.but(stack=stack).done(), market).first(DrawPlant())
