# SPDX-License-Identifier: MIT
"""Loans on voyages that lie on the board (section 7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from core.games.atlantic_star import moves, ranking
from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import Plate, State, changed_by
from core.terms import IllegalMove, Move


def choices(rules: Rules, state: State, seat: int, head: Act) -> Iterator[Move]:
    """Every plate of a seat's own that can be borrowed on, with every amount."""
    if head.swapped or head.loans >= rules.loans_per_turn:
        return
    for sea, (name, board) in enumerate(zip(SEAS, state.seas, strict=True)):
        if state.players[seat].borrowed[sea] or len(board.plates) == rules.plates_per_sea:
            continue
        for place, plate in enumerate(board.plates, 1):
            if plate.owner == seat:
                most = _most(rules, plate)
                yield from (moves.loan(name, place, points + 1) for points in range(most))


def taken(rules: Rules, state: State, seat: int, head: Act, move: Move) -> State:
    """The bank pays, the plate loses the points and its place among equals."""
    sea, place, points = _checked(rules, state, seat, head, move)
    board = state.seas[sea]
    plate = board.plates[place - 1]
    lower = structs.replace(plate, value=plate.value - points)
    plates = ranking.ranked(ranking.without(board.plates, place), lower)
    player = state.players[seat]
    paid = structs.replace(
        player,
        money=player.money + points * rules.loan_per_point,
        borrowed=changed_by(player.borrowed, sea, 1),
    )
    state = state.with_player(seat, paid).with_sea(sea, structs.replace(board, plates=plates))
    return state.with_agenda(structs.replace(head, loans=head.loans + 1))


def _checked(rules: Rules, state: State, seat: int, head: Act, move: Move) -> tuple[int, int, int]:
    """The sea, the place and the points of a loan, or IllegalMove."""
    if head.swapped:
        raise IllegalMove("loan.after_swap")
    if head.loans >= rules.loans_per_turn:
        raise IllegalMove("loan.too_many", most=rules.loans_per_turn)
    match move.args:
        case (str(name), int(place), int(points)) if name in SEAS:
            sea = SEAS.index(name)
            plates = state.seas[sea].plates
            if not 1 <= place <= len(plates) or plates[place - 1].owner != seat:
                raise IllegalMove("loan.not_your_plate", sea=name, place=place)
            if state.players[seat].borrowed[sea]:
                raise IllegalMove("loan.already", sea=name)
            if len(plates) == rules.plates_per_sea:
                raise IllegalMove("loan.sea_full", sea=name, plates=len(plates))
            most = _most(rules, plates[place - 1])
            if not 1 <= points <= most:
                raise IllegalMove("loan.beyond_value", points=points, most=most)
            return sea, place, points
    raise IllegalMove("loan.no_such_sea", seas=" ".join(SEAS))


def _most(rules: Rules, plate: Plate) -> int:
    return min(rules.loan_points, plate.value)
