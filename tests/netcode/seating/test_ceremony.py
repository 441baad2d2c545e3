# SPDX-License-Identifier: MIT
"""Intent: nobody shows its keys before all have committed, and nobody changes its mind after."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec import structs

from netcode.errors import ProtocolError
from netcode.seating.ceremony import Ceremony
from netcode.seating.convening import Convening
from netcode.statements.messages import AllCommitted, AllContributed, Committed, Contributed
from netcode.statements.roster import Draft, Place, Rules

KEYS = (b"a" * 32, b"b" * 32, b"c" * 32)
DRAFT = Draft(
    1,
    b"t" * 16,
    0,
    "table",
    Rules("chess", 1, (), 3, bytes(32)),
    tuple(Place(n, name, "") for n, name in enumerate(("Ada", "Bo", "Cy"))),
    KEYS,
)


def part(holder: int, draft: Draft = DRAFT) -> Ceremony:
    """A holder's part, with secrets of its own."""
    return Ceremony(draft, holder, bytes([holder + 1]) * 32, bytes([holder + 9]) * 32, "")


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_contributions_stay_hidden_until_the_last_commitment(order: tuple[int, ...]) -> None:
    """netcode.md, section 9, 12: impossible by the state machine, in every order."""
    parts = [part(holder) for holder in range(3)]
    shown = parts[order[1]]._contribution
    mine = parts[order[0]]
    for holder in order[1:]:
        for forbidden in (mine.contribution, lambda: mine.contributed(order[1], shown)):
            with pytest.raises(ProtocolError, match="before all have committed"):
                forbidden()
        mine.committed(holder, parts[holder].commitment)
    assert mine.contribution() == mine._contribution
    for one in parts:
        one.all_committed(tuple(other.commitment for other in parts))
    for one in parts:
        for other in parts:
            other.contributed(one.me, one.contribution())
    assert len({one.roster().game_id for one in parts}) == 1


def complete() -> list[Ceremony]:
    """Three parts that have all commitments."""
    parts = [part(holder) for holder in range(3)]
    for one in parts:
        one.all_committed(tuple(other.commitment for other in parts))
    return parts


def test_a_commitment_or_contribution_is_final() -> None:
    """A second, other one is refused with its holder's number."""
    one, two, _ = complete()
    with pytest.raises(ProtocolError, match="holder 1 commits to something else now"):
        one.committed(1, bytes(32))
    one.contributed(1, two.contribution())
    one.contributed(1, two.contribution())
    with pytest.raises(ProtocolError, match="holder 1 shows"):
        one.contributed(1, structs.replace(two.contribution(), nonce=bytes(32)))


def test_a_contribution_that_was_not_committed_to_is_refused() -> None:
    """Each field is bound: key, nonce and standby address."""
    one, two, _ = complete()
    shown = two.contribution()
    for change in (
        {"game_key": one.game_key},
        {"nonce": bytes(32)},
        {"standby": "10.0.0.7:4711"},
    ):
        with pytest.raises(ProtocolError, match="holder 1 shows other keys"):
            one.contributed(1, structs.replace(shown, **change))


def test_a_commitment_is_for_its_holder_and_attempt() -> None:
    """A copied commitment cannot be shown by another holder, nor in another attempt."""
    one, two, _ = complete()
    assert two.commitment != part(1, structs.replace(DRAFT, attempt=1)).commitment
    copy = Ceremony(DRAFT, 2, bytes([2]) * 32, bytes([10]) * 32, "")
    assert copy.game_key == two.game_key
    assert copy.commitment != two.commitment
    assert one.commitments is not None


def test_as_many_commitments_as_holders() -> None:
    """A list that is too short or too long is the host's fault."""
    mine = part(0)
    for wrong in ((), (mine.commitment,), (mine.commitment,) * 4):
        with pytest.raises(ProtocolError, match="not as many commitments"):
            mine.all_committed(wrong)


def test_no_roster_while_something_is_missing() -> None:
    """Neither without a commitment nor without a contribution."""
    with pytest.raises(ProtocolError, match="is missing"):
        part(0).roster()
    with pytest.raises(ProtocolError, match="is missing"):
        complete()[0].roster()


def test_equal_game_keys_are_refused() -> None:
    """Section 2: two holders with one key cannot both be honest."""
    parts = [Ceremony(DRAFT, n, b"\x01" * 32, bytes([n]) * 32, "") for n in range(3)]
    for one in parts:
        one.all_committed(tuple(other.commitment for other in parts))
    for other in parts[1:]:
        parts[0].contributed(other.me, other.contribution())
    with pytest.raises(ProtocolError, match="same game key"):
        parts[0].roster()


def test_the_host_passes_on_only_when_all_are_in() -> None:
    """Convening: nothing is told about single commitments, and strangers are refused."""
    parts = [part(holder) for holder in range(3)]
    convening = Convening(parts[0])
    assert convening.hear(KEYS[1], Committed(0, parts[1].commitment)) is None
    assert convening.hear(KEYS[1], Committed(7, parts[1].commitment)) is None
    with pytest.raises(ProtocolError, match="hold no seat"):
        convening.hear(b"s" * 32, Committed(0, bytes(32)))
    with pytest.raises(ProtocolError, match="before all have committed"):
        convening.hear(KEYS[1], Contributed(0, parts[1]._contribution))
    told = convening.hear(KEYS[2], Committed(0, parts[2].commitment))
    assert isinstance(told, AllCommitted)
    for other in parts[1:]:
        other.all_committed(told.commitments)
        assert convening.roster is None
        told_all = convening.hear(KEYS[other.me], Contributed(0, other.contribution()))
    assert isinstance(told_all, AllContributed)
    assert convening.roster is not None
