# SPDX-License-Identifier: MIT
"""The agency, charters, swaps and the piles (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import Act, DrawShips, EndTurn
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_SHIP, State
from core.terms import Chance, IllegalMove, Move


def charters(rules: Rules, state: State, seat: int) -> Iterator[Move]:
    """The ships that a seat can pay and has room for (R5)."""
    player = state.players[seat]
    if len(player.hand) < rules.hand_limit(player.voyages):
        yield from (moves.charter(price) for price in rules.prices if price <= player.money)


def chartered(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A ship is taken and paid; dearer ones become cheaper by a space (section 4)."""
    price = _checked_price(rules, state, seat, move)
    at = rules.prices.index(price)
    player = state.players[seat]
    hand = tuple(sorted((*player.hand, state.agency[at])))
    agency = (NO_SHIP, *state.agency[:at], *state.agency[at + 1 :])
    state = state.with_player(seat, structs.replace(player, money=player.money - price, hand=hand))
    return state.but(agency=agency).with_agenda(DrawShips(), EndTurn(seat))


def _checked_price(rules: Rules, state: State, seat: int, move: Move) -> int:
    player = state.players[seat]
    limit = rules.hand_limit(player.voyages)
    if len(player.hand) >= limit:
        raise IllegalMove("charter.beyond_hand_limit", hand=len(player.hand), limit=limit)
    match move.args:
        case (int(price),) if price in rules.prices:
            if price > player.money:
                raise IllegalMove("charter.too_dear", price=price, money=player.money)
            return price
    raise IllegalMove("charter.no_such_price", prices=" ".join(map(str, rules.prices)))


def swaps(rules: Rules, state: State, seat: int) -> Iterator[Move]:
    """A swap, as long as it can be paid."""
    if rules.swap_price <= state.players[seat].money:
        yield moves.SWAP


def swapped(rules: Rules, state: State, seat: int, head: Act) -> State:
    """All ships on offer go to the discard pile together, then others come (section 5)."""
    player = state.players[seat]
    if player.money < rules.swap_price:
        raise IllegalMove("swap.too_dear", price=rules.swap_price, money=player.money)
    paid = structs.replace(player, money=player.money - rules.swap_price)
    discard = tuple(sorted((*state.discard, *state.agency)))
    agency = (NO_SHIP,) * len(state.agency)
    state = state.with_player(seat, paid).but(agency=agency, discard=discard)
    return state.with_agenda(DrawShips(), structs.replace(head, swapped=True))


def draw(rules: Rules, state: State) -> State:
    """Shuffle if a ship is due and the pile is empty (R6); the same state if chance is due."""
    if not _gaps(state):
        return state.done()
    if state.pile:
        return state
    return state.but(pile=state.discard, discard=(), shuffles=state.shuffles + 1)


def chance_of_ships(rules: Rules, state: State) -> Chance:
    """As many ships as are due, or as the pile still has."""
    return Chance(state.pile, count=min(_gaps(state), len(state.pile)))


def ships_drawn(rules: Rules, state: State, outcomes: tuple[str, ...]) -> State:
    """Ships lie on the empty spaces, the first one on the dearest (R17)."""
    pile = tuple(ship for ship in state.pile if ship not in outcomes)
    drawn = iter(outcomes)
    agency = tuple(ship or next(drawn, NO_SHIP) for ship in state.agency)
    return state.but(pile=pile, agency=agency)


def _gaps(state: State) -> int:
    return state.agency.count(NO_SHIP)
