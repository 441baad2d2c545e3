# SPDX-License-Identifier: MIT
"""Intent: a turn is taken as a whole, by its own seat, once; leaving is an entry of its own."""

from __future__ import annotations

import pytest
from msgspec import structs

from core.terms import IllegalMove, Move, Moved, Over, Turn
from netcode.errors import CheatError, ProtocolError, WrongStage
from netcode.holder import bots
from netcode.replica import transition, turns
from netcode.replica.disclosure import finished
from netcode.seating.room import NotYet
from netcode.statements.entry import glance, sign
from netcode.statements.payloads import Leave, Moves
from netcode.table import autoplay
from tests.core.toys.council import Council
from tests.core.toys.stall import Stall
from tests.netcode.desk import Desk

pytestmark = pytest.mark.usefixtures("toys")


def council() -> Desk:
    """Three holders who may speak in any order."""
    desk = Desk(Council(), guests=2)
    desk.seat_all()
    return desk


def test_several_seats_may_move_and_the_order_is_the_hosts() -> None:
    """T42: a simultaneous phase; whoever comes second is judged on what came first."""
    desk = council()
    awaited = desk.host.replica.match.awaiting
    assert isinstance(awaited, Turn)
    assert awaited.seats == (0, 1, 2)
    tables = [player.table for player in desk.players]
    for seat in (2, 0, 1):
        table = tables[seat]
        assert table is not None
        table.submit(seat, [Move("ask", (1,))])
        desk.run()
    first = desk.host.replica.match.events[0]
    assert isinstance(first, Moved)
    assert first.seat == 2
    desk.play()
    assert finished(desk.host.replica)


def test_a_move_that_crossed_another_is_refused_and_can_be_made_again() -> None:
    """T42: two act at once; the one who was late is told, and moves anew on the new state."""
    desk = council()
    first, second = desk.joined, desk.guests[1].table
    assert second is not None
    first.submit(1, [Move("ask", (1,))])
    second.submit(2, [Move("ask", (2,))])
    desk.run()
    events = desk.host.replica.match.events
    assert len(events) == 1
    late = second if second.refusals else first
    assert late.refusals == ["move.too_late"]
    seat = late.my_seats[0]
    late.submit(seat, [Move("ask", (2,))])
    desk.run()
    assert len(desk.host.replica.match.events) == 2
    desk.play()
    assert finished(desk.host.replica)


def test_a_turn_is_refused_as_a_whole() -> None:
    """T58: one wrong move in it, and none of it happened."""
    desk = Desk(Stall(), guests=1)
    desk.seat_all()
    desk.play(lambda replica: isinstance(replica.match.awaiting, Turn))
    replica = desk.host.replica
    awaited = replica.match.awaiting
    assert isinstance(awaited, Turn)
    seat = awaited.seats[0]
    good = str(replica.match.game.legal_moves(replica.match.state, seat)[0])
    with pytest.raises(IllegalMove):
        turns.enter_moves(replica, replica.holder_of(seat), Moves(seat, (good, "no such move"), ()))
    assert (
        turns.enter_moves(replica, replica.holder_of(seat), Moves(seat, (good,), ())) is not replica
    )


@pytest.mark.parametrize("count", [0, 65, 1000])
def test_a_turn_has_one_to_64_moves(count: int) -> None:
    """More is refused before anything is looked at."""
    replica = council().host.replica
    with pytest.raises(ProtocolError, match=f"not {count}"):
        turns.enter_moves(replica, 0, Moves(0, ("ask 1",) * count, ()))


def test_a_bots_turn_carries_its_proof() -> None:
    """Without value and proof, or with those of another turn or draw, it is refused."""
    desk = Desk(guests=0, hosts_bots=("random",))
    desk.seat_all()
    desk.play(lambda r: isinstance(r.match.awaiting, Turn) and 1 in r.match.awaiting.seats)
    replica, holder = desk.host.replica, desk.hosted.holder
    assert holder is not None
    turn = bots.turn(replica, holder, 1, "random")
    turns.enter_moves(replica, 0, turn)
    with pytest.raises(ProtocolError, match="value and proof"):
        turns.enter_moves(replica, 0, structs.replace(turn, bot=()))
    with pytest.raises(CheatError) as caught:
        turns.enter_moves(replica, 0, structs.replace(turn, bot=(turn.bot[0], bytes(64))))
    assert caught.value.seat == 1
    for other in (replica.but(bot_turns={1: 9}), replica.but(joint=b"d" * 32)):
        with pytest.raises(CheatError):
            turns.enter_moves(other, 0, turn)
    turns.enter_moves(replica.but(trigger=b"t" * 32), 0, turn)


def test_only_its_holder_gives_a_seat_up_at_a_table_of_three() -> None:
    """Section 5: of two the other one may claim it; of three nobody."""
    desk = council()
    replica = desk.host.replica
    with pytest.raises(ProtocolError, match="only its holder"):
        turns.enter_leave(replica, 0, Leave(2))
    left = turns.enter_leave(replica, 2, Leave(2))
    assert left.match.state.left == (2,)
    with pytest.raises(IllegalMove):
        turns.enter_leave(left, 2, Leave(2))


def test_leaving_ends_a_game_of_two_for_both() -> None:
    """Section 5: for two, leaving for good is a forfeit."""
    desk = Desk()
    desk.seat_all()
    desk.joined.give_up(1)
    desk.run()
    for player in desk.players:
        assert player.replica.over
        over = player.replica.match.awaiting
        assert isinstance(over, Over)
        assert over.places == ((0,), (1,))
    late = sign(desk.host.identity, desk.host.state(Leave(0)))
    with pytest.raises(WrongStage, match="'leave' came after the game is over"):
        transition.check(desk.host.replica, late)
    with pytest.raises(NotYet, match="over"):
        desk.hosted.give_up(0)


def test_bots_act_for_their_own_seats_only() -> None:
    """No automatic takeover (T45): a person's seat is played by a bot only where asked for."""
    desk = Desk(guests=1)
    desk.seat_all()
    desk.run()
    assert autoplay.due(desk.hosted, {}) is None
    assert autoplay.due(desk.joined, {}) is None
    assert not autoplay.act(desk.joined, {})
    assert autoplay.due(desk.hosted, {0: "random"}) == 0
    assert autoplay.due(desk.hosted, {1: "random"}) is None
    assert autoplay.act(desk.hosted, {0: "steady"})
    desk.run()
    one = desk.guest.kept()
    assert one is not None
    assert glance(one.entries[-1].signed).holder == 0


def test_nobody_moves_for_another_seat() -> None:
    """C12, B4: the table checks the seat before anything is signed."""
    desk = council()
    with pytest.raises(NotYet, match="not yours"):
        desk.joined.submit(2, [Move("ask", (1,))])
    with pytest.raises(NotYet, match="not yours"):
        desk.hosted.submit(9, [Move("ask", (1,))])
