# SPDX-License-Identifier: MIT
"""Intent: a journal remembers what was written, whatever is torn off its end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto.identity import Identity
from netcode.crypto.keys import Keys
from netcode.ledger import journal
from netcode.ledger.journal import Cast, Convened, Master, Memory, Pending, SecretMove, Voted
from netcode.statements.entry import NOTHING, Signed, Statement, sign
from netcode.statements.messages import Ballot, Call
from netcode.statements.payloads import AnyPayload, Leave, Moves, Value
from netcode.statements.roster import Contribution, Draft, Place, Roster, Rules, commitment

DRAFT = Draft(
    1, b"t" * 16, 0, "table", Rules("chess", 1, (), 2, bytes(32)),
    (Place(0, "Ada", ""), Place(1, "Bo", "")), (b"a" * 32, b"b" * 32),
)  # fmt: skip
SHOWN = tuple(Contribution(Keys(bytes([n]) * 32).game_public, bytes([n]) * 32, "") for n in (1, 2))
COMMITMENTS = tuple(commitment(DRAFT, n, shown) for n, shown in enumerate(SHOWN))
RECORDS = (
    Master(b"m" * 32),
    Convened(DRAFT, COMMITMENTS),
    Pending(Signed(b"first", b"1" * 64)),
    SecretMove(b"d" * 32, 0, "bid 3"),
    Voted(2),
    SecretMove(b"e" * 32, 1, "bid 0"),
    Pending(Signed(b"second", b"2" * 64)),
    Voted(1),
    Cast(Ballot(Call(bytes(32), 4, 1, 9, bytes(32)), bytes(64), 0, bytes(64))),
    Cast(Ballot(Call(bytes(32), 3, 0, 8, bytes(32)), bytes(64), 1, bytes(64))),
)
FILE = b"".join(journal.encode(record) for record in RECORDS)


def test_all_of_it_comes_back() -> None:
    """The newest statement under way, the highest vote, every secret move."""
    assert journal.decode(FILE) == RECORDS
    memory = journal.remember(RECORDS)
    assert memory.master == b"m" * 32
    assert memory.pending == Signed(b"second", b"2" * 64)
    assert [move.move for move in memory.secret_moves] == ["bid 3", "bid 0"]
    assert memory.voted == 4
    assert memory.cast is not None
    assert Cast(memory.cast) == RECORDS[-2]
    assert memory.convened == RECORDS[1]


def test_the_newest_wish_is_remembered_beside_the_newest_statement() -> None:
    """A turn, or a farewell, whatever its author's program stated afterwards."""
    author = Identity(bytes(32))

    def stated(payload: AnyPayload) -> Pending:
        statement = Statement(1, b"g" * 32, 0, 0, 0, 0, NOTHING, NOTHING, payload)
        return Pending(sign(author, statement))

    turn, farewell = stated(Moves(0, ("roll",), ())), stated(Leave(0))
    value = stated(Value(0, bytes(32), bytes(64)))
    for wish in (turn, farewell):
        memory = journal.remember((stated(Moves(0, ("keep",), ())), wish, value))
        assert (memory.pending, memory.wished) == (value.signed, wish.signed)
    assert journal.remember(RECORDS).wished is None


def test_torn_anywhere_the_whole_records_count() -> None:
    """A power cut during a write loses that record and no other."""
    ends = [0]
    for record in RECORDS:
        ends.append(ends[-1] + len(journal.encode(record)))
    for cut in range(len(FILE) + 1):
        whole = max(n for n, end in enumerate(ends) if end <= cut)
        assert journal.decode(FILE[:cut]) == RECORDS[:whole], cut


@given(st.binary(max_size=300))
def test_garbage_is_nothing(garbage: bytes) -> None:
    """A journal that is no journal raises nothing and invents no master."""
    assert journal.remember(journal.decode(garbage)).master in (b"",)


@given(st.binary(max_size=60))
def test_garbage_after_whole_records_costs_none_of_them(garbage: bytes) -> None:
    """What follows the tear is ignored."""
    assert journal.decode(FILE + garbage)[: len(RECORDS)] == RECORDS


def test_a_roster_is_agreed_only_if_it_fits_all_commitments() -> None:
    """Section 2: nobody's keys may be chosen after the others were shown."""
    memory = journal.remember(RECORDS)
    assert memory.agreed(Roster(DRAFT, SHOWN))
    ground = Contribution(Keys(b"\x09" * 32).game_public, bytes(32), "")
    assert not memory.agreed(Roster(DRAFT, (ground, SHOWN[1])))
    assert not memory.agreed(Roster(DRAFT, SHOWN[:1]))
    assert not Memory(b"m" * 32).agreed(Roster(DRAFT, SHOWN))
