# SPDX-License-Identifier: MIT
"""What is shown and what clicks mean, without a window."""

from __future__ import annotations

from core.games.atlantic_star import moves
from core.games.atlantic_star.agenda import ChooseClass
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.state import State
from tests.ui.games.atlantic_star.star_tables import (
    ATLANTIC,
    BALTIC,
    MEDITERRANEAN,
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
)
from tests.ui.games.positions import asked, view
from ui.kit.light import Light

# The voyage


def test_a_click_on_a_sea_lays_out_the_best_voyage() -> None:
    """Section 6.1: the best assignment is offered, with value, rank and points."""
    match = found(able(PACIFIC, known=True))
    presenter = shown(match, asked(match))
    staged = restage(presenter, match, presenter.pick_sea(PACIFIC))
    assert staged == (moves.sail("pacific"), moves.BEST)
    plan = presenter.plan
    player = state_of(match).players[asked(match)]
    rest = tuple(n - (sea == PACIFIC) for sea, n in enumerate(player.voyages))
    assert plan.ships == rules_of(match).best(PACIFIC, (), player.hand, rest)
    shown_plan = presenter.board().desk.plan
    assert shown_plan is not None
    value, _ = rules_of(match).value(PACIFIC, plan.ships)
    assert shown_plan.total == str(value)
    made = state_of(after(match, staged)).seas[PACIFIC]
    place = next(n for n, plate in enumerate(made.plates, 1) if plate.ships == plan.ships)
    points = rules_of(match).points(made.stars, place)
    assert f"{points} point" in shown_plan.standing


def test_value_rank_and_points_are_those_of_the_board_for_every_voyage() -> None:
    """What is promised before a turn is sent comes true when it is, for each sea and class."""
    for sea in range(len(SEAS)):
        match = found(able(sea))
        seat = asked(match)
        presenter = shown(match, seat)
        staged = restage(presenter, match, presenter.pick_sea(sea))
        if isinstance(presenter.scene.head, ChooseClass):
            for move in presenter.scene.legal:
                turn = (*staged, move)
                made = state_of(after(match, turn))
                gained = match.game.scores(made)[seat] - match.game.scores(match.state)[seat]
                assert f"{gained} point" in presenter.move_words(move)
            continue
        gained = match.game.scores(presenter.scene.state)[seat]
        gained -= match.game.scores(match.state)[seat]
        plan = presenter.board().desk.plan
        assert plan is not None
        assert f"{gained} point" in plan.standing


def test_a_ship_on_a_leg_can_be_exchanged_either_way_round() -> None:
    """Section 6.1: which ships and where is up to the player, leg or ship first."""
    match = found(able(PACIFIC, spare=1, known=True))
    seat = asked(match)
    presenter = shown(match, seat)
    restage(presenter, match, presenter.pick_sea(PACIFIC))
    before = presenter.plan.ships
    spare = next(s for s in state_of(match).players[seat].hand if s not in before)
    assert presenter.pick_leg(2) is None
    rows = presenter.board().desk.plan
    assert rows is not None
    assert rows.rows[2].light is Light.CHOSEN
    by_leg = presenter.pick_ship(spare)
    assert presenter.pick_leg(2) is None
    assert presenter.pick_ship(spare) is None
    by_ship = presenter.pick_leg(2)
    assert by_leg == by_ship
    restage(presenter, match, by_leg)
    assert presenter.plan.ships == (*before[:2], spare, *before[3:])
    assert after(match, by_leg or ()).state.agenda


def test_two_ships_of_a_voyage_change_places() -> None:
    """A ship that lies on another leg takes the place of the one it drives out (R13)."""
    match = found(able(ATLANTIC, known=True))
    presenter = shown(match, asked(match))
    restage(presenter, match, presenter.pick_sea(ATLANTIC))
    first, *middle, last = presenter.plan.ships
    presenter.pick_leg(0)
    restage(presenter, match, presenter.pick_ship(last))
    assert presenter.plan.ships == (last, *middle, first)


def test_an_emergency_is_named_and_costs_the_bonus() -> None:
    """Section 6.2: one ship that does not fit, and there is no bonus at all."""
    match = found(able(MEDITERRANEAN))
    presenter = shown(match, asked(match))
    rules = rules_of(match)
    staged = restage(presenter, match, presenter.pick_sea(MEDITERRANEAN))
    assert staged[0] == moves.sail("mediterranean")
    hand = state_of(match).players[asked(match)].hand
    unfit = next(
        (leg, ship)
        for leg in range(4)
        for ship in hand
        if rules.fit(ship, MEDITERRANEAN, leg) is None
    )
    presenter.pick_leg(unfit[0])
    restage(presenter, match, presenter.pick_ship(unfit[1]))
    plan = presenter.board().desk.plan
    assert plan is not None
    assert plan.tone == "warn"
    assert LETTERS[unfit[0]] in plan.sum
    assert not plan.rows[unfit[0]].fits
    card = next(ship for ship in presenter.board().hand.ships if ship.id == unfit[1])
    assert card.emergency
    assert card.leg == LETTERS[unfit[0]]


def test_leg_by_leg_works_as_well() -> None:
    """Undo takes the best assignment back; then ships go on the next leg, one by one."""
    match = found(able(BALTIC, spare=1))
    seat = asked(match)
    presenter = shown(match, seat, (moves.sail("baltic"),))
    plan = presenter.board().desk.plan
    assert plan is not None
    assert [row.light for row in plan.rows] == [Light.CHOSEN, Light.DIM, Light.DIM]
    assert "leg A" in plan.rows[1].why or "Leg A" in plan.rows[1].why
    hand = state_of(match).players[seat].hand
    staged = restage(presenter, match, presenter.pick_ship(hand[1]))
    assert staged == (moves.sail("baltic"), moves.put("A", hand[1]))
    assert presenter.pick_leg(2) is None
    staged = restage(presenter, match, presenter.pick_ship(hand[0]))
    assert staged[-1] == moves.put("B", hand[0])
    assert moves.BEST in [answer.move for answer in presenter.prompt().answers]


def test_a_sea_that_cannot_be_sailed_says_why_and_is_looked_at() -> None:
    """Section 4: too few ships, and the planner shows what the hand does there."""
    match = found(lambda state: len(state.players[state.active].hand) == 3)
    presenter = shown(match, asked(match))
    tile = presenter.board().desk.seas[PACIFIC]
    assert tile.light is Light.DIM
    assert "6" in tile.why
    assert "3" in tile.why
    assert presenter.pick_sea(PACIFIC) is None
    plan = presenter.board().desk.plan
    assert plan is not None
    assert len(plan.rows) == 6
    assert not plan.staged
    assert presenter.board().desk.seas[PACIFIC].chosen


def test_too_many_ships_are_a_reason_too() -> None:
    """Test vector 4: with six ships the Baltic is refused, the Mediterranean allowed."""

    def six(state: State) -> bool:
        player = state.players[state.active]
        return len(player.hand) == 6 and all(player.voyages)

    match = found(six)
    seas = shown(match, asked(match)).board().desk.seas
    assert seas[BALTIC].light is Light.DIM
    assert "too many" in seas[BALTIC].why
    assert seas[MEDITERRANEAN].light is Light.LEGAL


def test_other_seas_say_what_they_would_bring_in_its_place() -> None:
    """While a voyage is staged the tiles still count the hand that the turn began with."""
    match = found(lambda state: able(ATLANTIC, known=True)(state) and able(PACIFIC)(state))
    presenter = shown(match, asked(match))
    before = presenter.board().desk.seas[PACIFIC].best
    restage(presenter, match, presenter.pick_sea(ATLANTIC))
    assert presenter.plan.made
    assert presenter.board().desk.seas[PACIFIC].best == before


def test_picks_outlast_news_and_end_with_the_turn() -> None:
    """A line of chat brings a newer view of the same turn; another turn begins anew."""
    match = found(borrower)
    seat = asked(match)
    presenter = shown(match, seat)
    plate = next(p for p in plates_of(presenter) if p.light is Light.LEGAL)
    presenter.pick_plate(plate.sea, plate.place)
    presenter.show(view(match, seat))
    assert presenter.board().desk.loan is not None
    presenter.show(view(match, seat, (moves.charter(0),)))
    assert presenter.board().desk.loan is None
    presenter.pick_sea(PACIFIC)
    presenter.show(view(match, (seat + 1) % 4))
    assert presenter.picked.sea == -1


# Classes


def test_first_in_a_sea_chooses_its_class_and_sees_each_rank() -> None:
    """Section 6.3: a class that no other sea occupies; operators come first."""
    match = found(able(BALTIC, known=False))
    seat = asked(match)
    presenter = shown(match, seat)
    staged = restage(presenter, match, presenter.pick_sea(BALTIC))
    classes = presenter.board().classes.classes
    taken = [sea.stars for sea in state_of(match).seas if sea.stars]
    for each in classes:
        if each.stars in taken:
            assert each.light is Light.DIM
            assert each.why
            assert presenter.pick_class(each.stars) is None
            continue
        assert each.light is Light.LEGAL
        ghosts = [rank for rank in each.ranks if rank.plate and rank.plate.ghost]
        assert len(ghosts) == 1
        made = state_of(after(match, (*staged, moves.choose_class(each.stars))))
        mine = [plate.owner for plate in made.seas[BALTIC].plates].index(seat)
        assert each.ranks[mine].plate == ghosts[0].plate


def test_a_class_can_be_chosen_anew_before_the_turn_is_sent() -> None:
    """Interface: undone, one by one or all at once; a second click on another column changes it."""
    match = found(able(BALTIC, known=False))
    presenter = shown(match, asked(match))
    restage(presenter, match, presenter.pick_sea(BALTIC))
    free = [c.stars for c in presenter.board().classes.classes if c.light is Light.LEGAL]
    restage(presenter, match, presenter.pick_class(free[0]))
    chosen = next(c for c in presenter.board().classes.classes if c.light is Light.CHOSEN)
    assert chosen.stars == free[0]
    staged = restage(presenter, match, presenter.pick_class(free[1]))
    assert staged[-1] == moves.choose_class(free[1])
    assert state_of(after(match, staged)).seas[BALTIC].stars == free[1]


def test_a_ship_can_still_be_exchanged_once_the_class_is_chosen() -> None:
    """The class stays with the voyage that is laid out anew."""
    match = found(able(BALTIC, known=False))
    presenter = shown(match, asked(match))
    restage(presenter, match, presenter.pick_sea(BALTIC))
    free = next(c.stars for c in presenter.board().classes.classes if c.light is Light.LEGAL)
    restage(presenter, match, presenter.pick_class(free))
    presenter.pick_leg(0)
    staged = restage(presenter, match, presenter.pick_ship(presenter.plan.ships[1]))
    assert staged[-1] == moves.choose_class(free)
    assert presenter.plan.made


# Watching


def test_nothing_is_lit_for_whoever_waits() -> None:
    """Only whoever is asked has targets; a watcher has no hand."""
    match = found(able(BALTIC))
    for seat in (None, (asked(match) + 1) % 4):
        presenter = shown(match, seat)
        board = presenter.board()
        assert all(p.light is Light.PLAIN for p in plates_of(presenter))
        assert all(tile.light is Light.PLAIN for tile in board.desk.seas)
        assert all(pier.ship and pier.ship.light is Light.PLAIN for pier in board.agency.piers)
        assert presenter.pick_pier(0) is None
        assert presenter.pick_sea(BALTIC) is None
        assert presenter.pick_ship("persimmon") is None
        assert presenter.borrow(1) is None
        assert not board.agency.can_swap
    assert shown(match, None).board().hand.ships == ()


def test_an_open_hand_can_be_looked_at() -> None:
    """Option `hands_and_money` = open: a click on a player shows his ships, a second one not."""
    match = found(able(BALTIC), hands_and_money="open")
    seat = asked(match)
    other = (seat + 1) % 4
    presenter = shown(match, seat)
    assert presenter.company(other).can_look
    presenter.look_at(other)
    ids = {ship.id for ship in presenter.board().hand.ships}
    assert ids == set(state_of(match).players[other].hand)
    assert presenter.company(other).looked_at
    presenter.look_at(other)
    ids = {ship.id for ship in presenter.board().hand.ships}
    assert ids == set(state_of(match).players[seat].hand)
