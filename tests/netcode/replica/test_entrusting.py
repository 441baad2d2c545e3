# SPDX-License-Identifier: MIT
"""Intent: a seat goes to another holder, and back, by a majority's signatures for just that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from core.terms import Move, Sealed, Turn, Unsealed
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError, WrongStage
from netcode.holder import duties
from netcode.holder.author import state
from netcode.holder.holder import Holder
from netcode.replica import entrusting, transition
from netcode.replica.replica import Entrusted, Replica
from netcode.statements.entry import Signed
from netcode.statements.messages import Petition
from netcode.statements.payloads import AnyPayload, Commit, Entrust, Leave, Moves, Reveal
from tests.core.toys.council import YES, Council
from tests.core.toys.lots import Lots
from tests.netcode.desk import Desk
from tests.netcode.replica.stages import moments, played

pytestmark = pytest.mark.usefixtures("toys")

GONE = 2
"""The holder that is away, and its seat."""


class Table:
    """A replica that waits for seat 2, and the secrets of its three holders."""

    def __init__(self, desk: Desk) -> None:
        self.now = desk.host.replica
        self.holders: list[Holder] = []
        for player in (desk.host, *desk.guests):
            assert player.table is not None
            assert player.table.holder is not None
            self.holders.append(player.table.holder)

    def entrust(self, to: int, bot: str = "", voters: Sequence[int] = (0, 1)) -> Entrust:
        """What these holders vote: that seat 2 goes to a holder."""
        asked = entrusting.petition(self.now, GONE, to, bot)
        return Entrust(GONE, to, bot, self.ayes(asked, voters))

    def ayes(self, asked: Petition, voters: Sequence[int]) -> tuple[tuple[int, bytes], ...]:
        """Their signatures."""
        identities = [self.holders[voter].identity for voter in voters]
        signed = (entrusting.aye(identity, asked) for identity in identities)
        return tuple(zip(voters, signed, strict=True))

    def signed(self, holder: int, payload: AnyPayload) -> Signed:
        """A holder's next statement."""
        return state(self.holders[holder], self.now, payload)

    def state(self, holder: int, payload: AnyPayload) -> None:
        """A holder states something, and it is entered."""
        self.enter(self.signed(holder, payload))

    def enter(self, signed: Signed) -> None:
        """A statement is entered."""
        changed = transition.check(self.now, signed)
        self.now = transition.entered(self.now, changed, bytes([self.now.seq]) * 32)

    def move(self, holder: int, seat: int = GONE) -> Moves:
        """Some legal move of a seat, as a holder may state it."""
        match = self.now.match
        return Moves(seat, (str(match.game.legal_moves(match.state, seat)[0]),), ())


def at(game: Lots | Council, waits: type, guests: int = 2) -> Table:
    """A table of three at which something is awaited of seat 2."""
    desk = Desk(game, guests=guests)
    desk.seat_all()

    def wanted(replica: Replica) -> bool:
        awaited = replica.match.awaiting
        return isinstance(awaited, waits) and GONE in getattr(awaited, "seats", ())

    desk.play(wanted)
    assert wanted(desk.host.replica)
    return Table(desk)


@pytest.fixture
def table() -> Table:
    """Seat 2 is to move, and nobody else."""
    return at(Lots(), Turn)


@pytest.mark.parametrize("voters", [(0, 1), (0, 2), (0, 1, 2)], ids=str)
def test_a_majority_with_the_one_it_goes_to_entrusts_a_seat(
    table: Table, voters: tuple[int, ...]
) -> None:
    """Section 5: two of three; whoever is away may have voted for it before."""
    seq = table.now.seq
    table.state(0, table.entrust(0, "random", voters))
    assert table.now.entrusted == (Entrusted(GONE, 0, "random", seq),)
    assert table.now.player_of(GONE) == 0
    assert table.now.bot_of(GONE) == "random"
    assert table.now.played_by(0) == (0, GONE)
    assert table.now.played_by(GONE) == ()


@pytest.mark.parametrize("voters", [(), (0,), (0, 0), (1, 2)], ids=str)
def test_too_few_votes_or_none_of_the_one_it_goes_to(table: Table, voters: tuple[int, ...]) -> None:
    """Copies count once; nobody is made to play a seat."""
    with pytest.raises(ProtocolError, match="majority"):
        table.state(0, table.entrust(0, "", voters))


def test_half_of_four_is_no_majority() -> None:
    """Three of four: otherwise two halves could give it to two holders."""
    table = at(Lots(), Turn, guests=3)
    with pytest.raises(ProtocolError, match="majority"):
        table.state(0, table.entrust(0, "", (0, 1)))
    table.state(0, table.entrust(0, "", (0, 1, 3)))
    assert table.now.player_of(GONE) == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", b"g" * 32),
        ("epoch", 1),
        ("number", 1),
        ("decision", bytes(32)),
        ("seat", 1),
        ("to", 1),
        ("bot", "random"),
    ],
)
def test_a_signature_is_for_one_petition(table: Table, field: str, value: object) -> None:
    """Whatever else somebody signed, it does not count for this."""
    asked = entrusting.petition(table.now, GONE, 0, "")
    other = structs.replace(asked, **{field: value})
    votes = (*table.ayes(asked, (0,)), *table.ayes(other, (1,)))
    with pytest.raises(ProtocolError):
        table.state(0, Entrust(GONE, 0, "", votes))


def test_a_stranger_has_no_vote(table: Table) -> None:
    """A signature of a key that holds nothing is worth nothing."""
    asked = entrusting.petition(table.now, GONE, 0, "")
    stranger = entrusting.aye(Identity(b"s" * 32), asked)
    for voter in (1, 3):
        with pytest.raises(ProtocolError):
            table.state(0, Entrust(GONE, 0, "", (*table.ayes(asked, (0,)), (voter, stranger))))


@pytest.mark.parametrize(
    ("seat", "to", "bot", "reason"),
    [
        (0, 1, "", "nothing is awaited of seat 0"),
        (9, 1, "", "there is no seat 9"),
        (GONE, 3, "", "there is no holder 3"),
        (GONE, GONE, "", "plays seat 2 like that already"),
        (GONE, GONE, "random", "goes back as it was"),
        (GONE, 0, "a  b", "not fit to be shown"),
        (GONE, 0, "b" * 25, "not fit to be shown"),
    ],
)
def test_what_cannot_be_petitioned_for(
    table: Table, seat: int, to: int, bot: str, reason: str
) -> None:
    """Only a seat that the table waits for; nobody signs it, and nobody enters it."""
    with pytest.raises(ProtocolError, match=reason):
        entrusting.petition(table.now, seat, to, bot)
    asked = Petition(table.now.game_id, 0, 0, table.now.trigger, seat, to, bot)
    votes = table.ayes(asked, (0, 1, 2))
    with pytest.raises(ProtocolError, match=reason):
        table.state(0, Entrust(seat, to, bot, votes))


def test_tables_at_which_nothing_is_entrusted(table: Table) -> None:
    """An older protocol, a seat that left, and hidden decks: each has its sentence."""
    roster = table.now.roster
    older = structs.replace(roster, draft=structs.replace(roster.draft, version=1))
    with pytest.raises(ProtocolError, match="protocol that entrusts no seats"):
        entrusting.petition(table.now.but(roster=older), GONE, 0, "")
    table.state(GONE, Leave(GONE))
    with pytest.raises(ProtocolError, match="left for good"):
        entrusting.petition(table.now, GONE, 0, "")
    for moment, replica in moments().items():
        if replica.decks or moment == "shuffle":
            with pytest.raises(ProtocolError, match="hidden deck"):
                entrusting.petition(replica, 1, 1, "")
    replica = moments()["over"]
    with pytest.raises(WrongStage):
        transition.check(replica, state(played().holders[1], replica, Entrust(1, 1, "", ())))


def test_of_two_holders_the_other_one_waits_or_claims() -> None:
    """The majority of two is both."""
    desk = Desk(Lots())
    desk.seat_all()
    desk.play(lambda replica: replica.match.awaiting == Turn((1,)))
    with pytest.raises(ProtocolError, match="claims the game"):
        entrusting.petition(desk.host.replica, 1, 0, "")


def test_whoever_it_was_entrusted_to_moves_and_its_holder_does_not(table: Table) -> None:
    """The statement of the one that came back is refused, saying who plays."""
    table.state(0, table.entrust(0))
    with pytest.raises(
        ProtocolError, match="does not play seat 2, which was entrusted to holder 0"
    ):
        table.state(GONE, table.move(GONE))
    with pytest.raises(ProtocolError, match="does not play seat 2"):
        table.state(1, table.move(1))
    before = len(table.now.match.events)
    table.state(0, table.move(0))
    assert len(table.now.match.events) > before


def test_it_is_given_back_at_any_time_by_a_majority(table: Table) -> None:
    """The one that is back has to want it; then it plays, and the ledger says from when to when."""
    first = table.now.seq
    table.state(0, table.entrust(0))
    table.state(0, table.move(0))
    with pytest.raises(ProtocolError, match="majority"):
        table.state(0, table.entrust(GONE, voters=(0, 1)))
    last = table.now.seq
    table.state(1, table.entrust(GONE, voters=(1, 2)))
    assert table.now.entrusted == (Entrusted(GONE, 0, "", first, last),)
    assert table.now.player_of(GONE) == GONE


def test_a_vote_is_not_kept_for_later(table: Table) -> None:
    """Once the seat was given back, or has moved, what was signed before entrusts nothing."""
    old = table.entrust(0)
    table.state(0, old)
    table.state(0, table.entrust(GONE, voters=(0, 2)))
    with pytest.raises(ProtocolError):
        table.state(0, old)
    old = table.entrust(0)
    table.state(GONE, table.move(GONE))
    with pytest.raises(ProtocolError):
        table.state(0, old)


def test_it_goes_on_to_a_third_one(table: Table) -> None:
    """The one that played it is away as well."""
    table.state(0, table.entrust(0))
    table.state(1, table.entrust(1, voters=(1, 2)))
    assert [(trust.trustee, trust.until) for trust in table.now.entrusted] == [
        (0, table.now.seq - 1),
        (1, 0),
    ]
    assert table.now.player_of(GONE) == 1


def test_a_move_that_was_held_back_cannot_be_entered_once_the_seat_is_back(table: Table) -> None:
    """Otherwise a host had two moves of one decision to choose from."""
    held = table.signed(GONE, table.move(GONE))
    transition.check(table.now, held)
    table.state(0, table.entrust(0))
    table.state(0, table.entrust(GONE, voters=(0, 2)))
    with pytest.raises(ProtocolError, match="statement"):
        table.enter(held)
    table.state(GONE, table.move(GONE))


def test_its_holder_leaves_for_good_while_another_one_plays(table: Table) -> None:
    """The seat is its holder's: only that one gives it up, and then nobody plays it."""
    table.state(0, table.entrust(0))
    with pytest.raises(ProtocolError, match="only its holder"):
        table.state(0, Leave(GONE))
    table.state(GONE, Leave(GONE))
    assert table.now.trust(GONE) is None
    assert table.now.entrusted[0].until == table.now.seq - 1


def test_a_bot_shows_where_its_chance_came_from(table: Table) -> None:
    """It draws from the value of whoever it plays for: another proof is refused."""
    table.state(0, table.entrust(0, "random"))
    with pytest.raises(ProtocolError, match="carries its value and proof"):
        table.state(0, table.move(0))


# Secret moves


def council() -> Table:
    """All three are to vote in secret."""
    return at(Council(), Sealed)


def chosen(table: Table, holder: int, seat: int, move: Move = YES) -> AnyPayload | None:
    """What a holder states by itself once a seat of it has chosen."""
    me = table.holders[holder]
    me.secret_moves[table.now.trigger, seat] = str(move)
    return duties.due(table.now, me)


def states(table: Table, holder: int, seat: int, move: Move = YES) -> None:
    """A holder commits, or reveals, for a seat."""
    payload = chosen(table, holder, seat, move)
    assert isinstance(payload, Commit | Reveal)
    table.state(holder, payload)


def votes(table: Table) -> tuple[tuple[int, Move], ...]:
    """The newest votes of the council."""
    unsealed = table.now.match.events[-1]
    assert isinstance(unsealed, Unsealed)
    return unsealed.moves


@pytest.mark.parametrize("committed", [False, True])
def test_before_all_have_sealed_the_trustee_seals_its_own(committed: bool) -> None:
    """What the one that is away had sealed counts for nothing: nobody else can show it."""
    table = council()
    states(table, 0, 0)
    if committed:
        states(table, GONE, GONE)
    table.state(1, table.entrust(1))
    assert GONE not in table.now.commits
    states(table, 1, 1)
    states(table, 1, GONE, Move("no"))
    for holder, seat in ((0, 0), (1, 1), (1, GONE)):
        states(table, holder, seat, Move("no") if seat == GONE else YES)
    assert votes(table) == ((0, YES), (1, YES), (GONE, Move("no")))


def test_once_all_have_sealed_the_caretaker_s_move_counts() -> None:
    """Others may have shown theirs already: nobody may choose now.

    The council's caretaker says yes; the one that is away had said no.
    """
    table = council()
    for holder in range(3):
        states(table, holder, holder, Move("no"))
    states(table, 0, 0, Move("no"))
    late = chosen(table, GONE, GONE, Move("no"))
    table.state(0, table.entrust(0))
    assert duties.due(table.now, table.holders[0]) is None
    assert late is not None
    with pytest.raises(ProtocolError, match="does not play seat 2"):
        table.state(GONE, late)
    states(table, 1, 1, Move("no"))
    assert votes(table)[GONE] == (GONE, YES)


def test_what_a_trustee_has_shown_counts_though_the_seat_goes_back() -> None:
    """Nothing that was shown is taken back."""
    table = council()
    table.state(1, table.entrust(1))
    for holder, seat in ((0, 0), (1, 1), (1, GONE)):
        states(table, holder, seat, Move("no"))
    for seat in (1, GONE):
        states(table, 1, seat, Move("no"))
    table.state(0, table.entrust(GONE, voters=(0, GONE)))
    states(table, 0, 0, Move("no"))
    assert votes(table)[GONE] == (GONE, Move("no"))


def test_a_secret_move_that_is_shown_takes_no_seat_away() -> None:
    """Nothing is awaited of the seat any more."""
    table = council()
    for holder in (0, 1, GONE):
        states(table, holder, holder)
    states(table, GONE, GONE)
    with pytest.raises(ProtocolError, match="nothing is awaited"):
        table.entrust(0)


def test_a_table_that_asks_for_no_signatures_is_found_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mutant of the checks above: one holder takes every seat."""
    asked: Any = entrusting.petition(table.now, GONE, 0, "")
    forged = Entrust(GONE, 0, "", (*table.ayes(asked, (0,)), (1, bytes(64))))
    with pytest.raises(ProtocolError):
        table.state(0, forged)
    monkeypatch.setattr(entrusting, "check_aye", lambda *arguments: None)
    table.state(0, forged)
    assert table.now.player_of(GONE) == 0
