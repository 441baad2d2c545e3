# SPDX-License-Identifier: MIT
"""The bidder that bids on for a person, and the auction as it is shown."""

from __future__ import annotations

from msgspec import structs

from core.games.power_grid import agenda as tasks
from core.games.power_grid import moves
from core.games.power_grid.agenda import Bidding
from core.games.power_grid.state import State
from core.match import Match
from core.terms import Moved
from tests.ui.games.positions import asked, view, with_state
from tests.ui.games.power_grid.grid_tables import found, shown, state_of, with_money


def _contested(seats: int = 4) -> Match:
    """An auction in which the seat that acts can raise by ten, and three bid."""

    def wanted(state: State) -> bool:
        head = state.agenda[0]
        return isinstance(head, tasks.Bidding) and head.price > 0 and len(head.bidders) > 1

    match = found(wanted, seats)
    for seat in range(seats):
        match = with_money(match, seat, 200)
    return match


def _later(match: Match, price: int) -> Match:
    """The same auction, back at the same seat, at another price."""
    head = match.state.agenda[0]
    assert isinstance(head, Bidding)
    leader = head.bidders[-1]
    raised = structs.replace(head, price=price, leader=leader)
    changed = with_state(match, agenda=(raised, *match.state.agenda[1:]))
    return Match(changed.game, changed.header, changed.state, (*match.events, match.events[-1]))


def test_it_raises_by_one_up_to_its_limit_and_then_asks() -> None:
    """Interface: 'bid up to N' raises by the least bid; above N the person decides again."""
    match = _contested()
    seat, price = asked(match), match.state.agenda[0].price
    presenter = shown(match, seat)
    presenter.bid_up_to(price + 3)
    assert presenter.automatic() == moves.bid(price + 1)
    presenter.show(view(_later(match, price + 2), seat))
    assert presenter.automatic() == moves.bid(price + 3)
    presenter.show(view(_later(_later(match, price + 2), price + 4), seat))
    assert presenter.automatic() is None
    assert presenter.picked.limit == 0


def test_it_can_be_cancelled_while_others_decide() -> None:
    """Interface: cancelled at will, also in somebody else's turn."""
    match = _contested()
    seat = asked(match)
    presenter = shown(match, seat)
    price = match.state.agenda[0].price
    presenter.bid_up_to(price + 5)
    others = match.after(Moved(seat, moves.bid(price + 1)))
    presenter.show(view(others, seat))
    auction = presenter.board().desk.auction
    assert auction is not None
    assert str(price + 5) in auction.limit_words
    presenter.stop_bidding()
    presenter.show(view(match, seat))
    assert presenter.automatic() is None


def test_it_bids_once_at_a_position_and_gives_up_when_refused() -> None:
    """A bid that the table refused is not sent again and again."""
    match = _contested()
    presenter = shown(match, asked(match))
    presenter.bid_up_to(match.state.agenda[0].price + 5)
    assert presenter.automatic() is not None
    assert presenter.automatic() is None
    assert presenter.picked.limit == 0


def test_limit_is_seen_by_its_owner_alone() -> None:
    """On a laptop that several people share, nobody sees another's limit."""
    match = _contested()
    seat = asked(match)
    presenter = shown(match, seat)
    presenter.bid_up_to(match.state.agenda[0].price + 7)
    assert presenter.picked.limit
    for other in (None, (seat + 1) % 4):
        presenter.show(view(match, other))
        assert presenter.picked.limit == 0
        assert str(match.state.agenda[0].price + 7) not in repr(presenter.board().desk.auction)


def test_limit_is_for_one_plant() -> None:
    """The next plant is bid for by the person."""
    match = _contested()
    seat, head = asked(match), match.state.agenda[0]
    presenter = shown(match, seat)
    presenter.bid_up_to(head.price + 7)
    another = next(plant for plant in state_of(match).current if plant != head.plant)
    next_auction = structs.replace(head, plant=another, price=another)
    other = with_state(match, agenda=(next_auction, *match.state.agenda[1:]))
    presenter.show(view(other, seat))
    assert presenter.picked.limit == 0
    assert presenter.automatic() is None


def test_bid_above_what_any_rival_can_pay_is_named() -> None:
    """Warn only when the loss has a number: nobody else can bid, you pay 20 instead of 15."""
    match = _contested()
    seat, head = asked(match), match.state.agenda[0]
    for other in range(4):
        if other != seat:
            match = with_money(match, other, head.price)
    presenter = shown(match, seat)
    presenter.set_bid(head.price + 6)
    detail = presenter.prompt().detail
    assert str(head.price + 6) in detail
    assert str(head.price + 1) in detail


def test_no_warning_from_money_that_is_hidden() -> None:
    """With hidden money the prompt must not tell what the others have."""
    match = found(
        lambda state: isinstance(state.agenda[0], tasks.Bidding) and state.agenda[0].price > 0,
        money="hidden",
    )
    seat, head = asked(match), match.state.agenda[0]
    match = with_money(match, seat, 200)
    details = []
    for cash in (head.price, 199):
        for other in range(4):
            if other != seat:
                match = with_money(match, other, cash)
        presenter = shown(match, seat)
        presenter.set_bid(head.price + 6)
        details.append(presenter.prompt())
    assert details[0] == details[1]


def test_stepper_stays_between_least_bid_and_own_money() -> None:
    """No button leads to a bid that the rules refuse."""
    match = _contested()
    seat = asked(match)
    presenter = shown(match, seat)
    for wanted in (0, 10**6):
        presenter.set_bid(wanted)
        assert moves.bid(presenter.picked.bid) in presenter.scene.legal
    assert presenter.picked.bid == state_of(match).players[seat].money
