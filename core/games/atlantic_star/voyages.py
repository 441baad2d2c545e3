# SPDX-License-Identifier: MIT
"""Voyages: sea, ships leg by leg, class, plates and ranks (section 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from core.games.atlantic_star import moves, ranking
from core.games.atlantic_star.agenda import ChooseClass, EndTurn, PutShips
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import NO_CLASS, NOBODY, Plate, Sea, State, changed_by
from core.terms import IllegalMove, Move


def sailings(rules: Rules, state: State, seat: int) -> Iterator[Move]:
    """The open seas that fit the hand."""
    player = state.players[seat]
    yield from (moves.sail(name) for sea, name in enumerate(SEAS) if rules.can_sail(player, sea))


def begun(rules: Rules, state: State, seat: int, move: Move) -> State:
    """The sea is named; the ships follow."""
    return state.with_agenda(PutShips(seat, _checked_sea(rules, state, seat, move)))


def _checked_sea(rules: Rules, state: State, seat: int, move: Move) -> int:
    player = state.players[seat]
    match move.args:
        case (str(name),) if name in SEAS:
            sea = SEAS.index(name)
            legs, hand = rules.legs[sea], len(player.hand)
            most = legs + rules.kept(player.voyages)
            if not player.voyages[sea]:
                raise IllegalMove("voyage.none_left", sea=name)
            if hand < legs:
                raise IllegalMove("voyage.too_few_ships", sea=name, hand=hand, legs=legs)
            if hand > most:
                raise IllegalMove("voyage.too_many_ships", sea=name, hand=hand, most=most)
            return sea
    raise IllegalMove("voyage.no_such_sea", seas=" ".join(SEAS))


def placements(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """Any ship in hand for the next leg (R13), or the best ones for all the rest."""
    head = _putting(state)
    leg = LETTERS[len(head.ships)]
    hand = state.players[seat].hand
    return (moves.BEST, *(moves.put(leg, ship) for ship in hand if ship not in head.ships))


def placed(rules: Rules, state: State, seat: int, move: Move) -> State:
    """Ships lie on legs; on the last leg the class is next, or the plate."""
    head = _putting(state)
    ships = (*head.ships, *_meant(rules, state, head, move))
    if len(ships) < rules.legs[head.sea]:
        return state.with_agenda(PutShips(seat, head.sea, ships))
    if state.seas[head.sea].stars == NO_CLASS:
        return state.with_agenda(ChooseClass(seat, head.sea, ships))
    return _registered(rules, state, seat, head.sea, ships)


def free_classes(rules: Rules, state: State) -> tuple[int, ...]:
    """The classes that no sea occupies, of the fewest stars first (R16)."""
    taken = [sea.stars for sea in state.seas]
    return tuple(stars for stars in range(1, len(rules.classes) + 1) if stars not in taken)


def classes(rules: Rules, state: State, seat: int) -> Sequence[Move]:
    """The classes that can be chosen."""
    return tuple(map(moves.choose_class, free_classes(rules, state)))


def class_chosen(rules: Rules, state: State, seat: int, move: Move) -> State:
    """A sea gets its class, and the package operators enter it, the higher one first."""
    head = state.agenda[0]
    assert isinstance(head, ChooseClass)
    stars = _checked_class(rules, state, move)
    plates: tuple[Plate, ...] = ()
    for value in rules.operators[head.sea]:
        plates = ranking.ranked(plates, Plate(NOBODY, value, value))
    state = state.with_sea(head.sea, Sea(stars, plates))
    return _registered(rules, state, seat, head.sea, head.ships)


def _checked_class(rules: Rules, state: State, move: Move) -> int:
    match move:
        case Move("class", (int(stars),)):
            for name, sea in zip(SEAS, state.seas, strict=True):
                if sea.stars == stars != NO_CLASS:
                    raise IllegalMove("class.occupied", stars=stars, sea=name)
            if stars in free_classes(rules, state):
                return stars
    raise IllegalMove("class.choose_one", most=len(rules.classes))


def _registered(rules: Rules, state: State, seat: int, sea: int, ships: tuple[str, ...]) -> State:
    """The plate is written and ranked, and the ships leave the game."""
    value, bonus = rules.value(sea, ships)
    board = state.seas[sea]
    plates = ranking.ranked(board.plates, Plate(seat, value, value, ships, bonus))
    player = state.players[seat]
    left = structs.replace(
        player,
        hand=tuple(ship for ship in player.hand if ship not in ships),
        voyages=changed_by(player.voyages, sea, -1),
    )
    state = state.with_player(seat, left).with_sea(sea, structs.replace(board, plates=plates))
    return state.with_agenda(EndTurn(seat))


def _meant(rules: Rules, state: State, head: PutShips, move: Move) -> tuple[str, ...]:
    """The ships that a move puts on the next legs, or IllegalMove."""
    player = state.players[head.seat]
    leg = LETTERS[len(head.ships)]
    match move:
        case moves.BEST:
            voyages = changed_by(player.voyages, head.sea, -1)
            return rules.best(head.sea, head.ships, player.hand, voyages)
        case Move("put", (str(where), str(ship))):
            if where != leg:
                raise IllegalMove("voyage.wrong_leg", leg=where, next=leg)
            if ship in head.ships:
                raise IllegalMove("voyage.ship_put_already", ship=ship)
            if ship not in player.hand:
                raise IllegalMove("voyage.not_in_hand", ship=ship)
            return (ship,)
    raise IllegalMove("voyage.ships_first", leg=leg)


def _putting(state: State) -> PutShips:
    head = state.agenda[0]
    assert isinstance(head, PutShips)
    return head
