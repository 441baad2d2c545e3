# SPDX-License-Identifier: MIT
"""Charters, swaps and loans as they are shown, and what clicks on them mean."""

from __future__ import annotations

from core.games.atlantic_star import moves
from core.games.atlantic_star.figures import SEAS
from core.games.atlantic_star.state import NOBODY
from core.terms import Moved
from tests.ui.games.atlantic_star.star_tables import (
    BALTIC,
    PACIFIC,
    able,
    after,
    borrower,
    found,
    plates_of,
    restage,
    rules_of,
    shown,
    state_of,
    with_player,
)
from tests.ui.games.positions import asked
from ui.kit.light import Light

# Charters and swaps


def test_a_charter_can_be_changed_for_another_and_for_a_voyage() -> None:
    """Nothing is sent before Done: the agency stays as the turn began."""
    match = found(able(BALTIC, known=True))
    presenter = shown(match, asked(match))
    dear = restage(presenter, match, presenter.pick_pier(0))
    assert dear == (moves.charter(0),)
    piers = presenter.board().agency.piers
    assert [pier.ship is not None for pier in piers] == [True] * 4
    assert piers[-1].ship is not None
    assert piers[-1].ship.light is Light.CHOSEN
    fresh = [ship.id for ship in presenter.board().hand.ships if ship.fresh]
    assert fresh == [piers[-1].ship.id]
    voyage = restage(presenter, match, presenter.pick_sea(BALTIC))
    assert voyage == (moves.sail("baltic"), moves.BEST)


def test_what_one_cannot_pay_says_so() -> None:
    """Section 4: money never goes below 0; the free space is always there."""
    match = found(lambda state: len(state.players[state.active].hand) < 5)
    seat = asked(match)
    presenter = shown(with_player(match, seat, money=1000), seat)
    agency = presenter.board().agency
    lights = [pier.ship.light for pier in agency.piers if pier.ship]
    assert lights == [Light.DIM, Light.DIM, Light.LEGAL, Light.LEGAL]
    first = agency.piers[0].ship
    assert first is not None
    assert "3" in first.why
    assert "1" in first.why
    assert presenter.pick_pier(3000) is None
    assert not agency.can_swap
    assert "2" in agency.swap_why


def test_a_full_hand_says_that_it_must_sail() -> None:
    """R5: a ship that no open voyage could use is refused."""
    match = found(able(PACIFIC, spare=2))
    presenter = shown(match, asked(match))
    ships = [pier.ship for pier in presenter.board().agency.piers]
    assert all(ship is not None and ship.light is Light.DIM for ship in ships)
    assert all(ship is not None and "8" in ship.why for ship in ships)
    assert not [answer for answer in presenter.prompt().answers if answer.move]


def test_a_swap_is_sent_at_once_and_nothing_else_is() -> None:
    """It turns up ships, so it can never be undone."""
    match = found(borrower)
    presenter = shown(match, asked(match))
    assert [m.verb for m in presenter.scene.legal if presenter.immediate(m)] == ["swap"]
    restage(presenter, match, presenter.pick_pier(0))
    agency = presenter.board().agency
    assert not agency.can_swap
    assert "undo" in agency.swap_why


# Loans


def test_every_amount_shows_the_rank_it_leaves() -> None:
    """Section 7: below all plates of equal value; what is promised is what the rules do."""
    match = found(borrower)
    seat = asked(match)
    presenter = shown(match, seat)
    plate = next(p for p in plates_of(presenter) if p.light is Light.LEGAL)
    presenter.pick_plate(plate.sea, plate.place)
    loan = presenter.board().desk.loan
    assert loan is not None
    assert len(loan.rows) == min(10, plate.value)
    sea = SEAS.index(plate.sea)
    for row in loan.rows:
        move = moves.loan(plate.sea, plate.place, row.points)
        then = state_of(match.after(Moved(seat, move)))
        assert row.value == str(plate.value - row.points)
        lower = then.seas[sea].plates
        place = next(
            n
            for n, other in enumerate(lower, 1)
            if other.owner == seat and other.written != other.value
        )
        assert row.place.startswith(str(place))
        points = rules_of(match).points(then.seas[sea].stars, place)
        assert row.earns.startswith(f"{points} point")
        assert row.loses == (place != plate.place)


def test_a_loan_is_staged_changed_and_kept_with_the_main_action() -> None:
    """Section 3: loan first, then the charter; another amount takes the place of the first."""
    match = found(borrower)
    seat = asked(match)
    presenter = shown(match, seat)
    plate = next(p for p in plates_of(presenter) if p.light is Light.LEGAL)
    presenter.pick_plate(plate.sea, plate.place)
    restage(presenter, match, presenter.borrow(1))
    assert presenter.board().desk.loan is None
    restage(presenter, match, presenter.pick_pier(0))
    lower = next(p for p in plates_of(presenter) if p.light is Light.CHOSEN)
    presenter.pick_plate(lower.sea, lower.place)
    loan = presenter.board().desk.loan
    assert loan is not None
    assert [row.points for row in loan.rows if row.chosen] == [1]
    staged = restage(presenter, match, presenter.borrow(3))
    assert staged == (moves.loan(plate.sea, plate.place, 3), moves.charter(0))
    now = next(p for p in plates_of(presenter) if p.light is Light.CHOSEN)
    assert (now.value, now.written) == (plate.value - 3, plate.value)
    assert after(match, staged).state is not match.state


def test_plates_that_cannot_be_borrowed_on_say_why() -> None:
    """Section 7: once per sea, and never on a full one."""
    match = found(lambda state: borrower(state) and any(state.players[state.active].borrowed))
    seat = asked(match)
    borrowed = state_of(match).players[seat].borrowed
    presenter = shown(match, seat)
    dim = [p for p in plates_of(presenter) if p.mark == seat and p.light is Light.DIM]
    assert dim
    for plate in dim:
        assert plate.why
        presenter.pick_plate(plate.sea, plate.place)
        assert presenter.board().desk.loan is None
        if borrowed[SEAS.index(plate.sea)] and "once" not in plate.why:
            assert "no more loans" in plate.why
    others = [p for p in plates_of(presenter) if p.mark not in (seat,)]
    assert all(p.light is Light.PLAIN for p in others)
    assert any(p.mark == NOBODY for p in others)
