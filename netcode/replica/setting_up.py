# SPDX-License-Identifier: MIT
"""The first entries of a table: the roster, then each holder's set-up."""

from __future__ import annotations

from netcode.crypto import beacon, sharing
from netcode.crypto.boxes import OVERHEAD
from netcode.crypto.group import Part
from netcode.errors import ProtocolError
from netcode.replica.replica import Replica
from netcode.statements import roster as rosters
from netcode.statements.payloads import Begin, Complaint, Setup

COMPARED = "compared"
SKIPPED = "skipped"
VERIFIED = "verified"
AUTOMATIC = "automatic"
CODE = "code"
WORDS = (COMPARED, SKIPPED, VERIFIED, AUTOMATIC, CODE)

CODE_SINCE = 2
"""The protocol that knows the answer `code`: nothing to compare, as the table's code was."""

_BOXED_SHARE = OVERHEAD + 32


def enter_begin(replica: Replica, holder: int, begin: Begin) -> Replica:
    """Entry 0. Its author is the first host."""
    if holder != replica.host:
        raise ProtocolError("only the host begins a ledger")
    rosters.check(replica.roster)
    return replica


def enter_setup(replica: Replica, holder: int, setup: Setup) -> Replica:
    """A holder's set-up, once."""
    if holder in replica.setups:
        raise ProtocolError(f"holder {holder} is set up already")
    if setup.words not in WORDS or (setup.words == CODE and not knows_code(replica)):
        raise ProtocolError(f"words are one of {', '.join(WORDS)}")
    beacon.check_public(setup.beacon, (other.beacon for other in replica.setups.values()))
    _check_shares(replica, holder, setup)
    return replica.but(setups={**replica.setups, holder: setup})


def knows_code(replica: Replica) -> bool:
    """Whether a code can stand in for the words: between two, in a protocol that says so.

    With three and more a guest knows nothing of another one but what the host tells.
    """
    draft = replica.roster.draft
    return draft.version >= CODE_SINCE and len(draft.holders) == 2


def enter_complaint(replica: Replica, holder: int, complaint: Complaint) -> Replica:
    """A holder got a false share: the table stops, and says between whom."""
    if complaint.dealer not in replica.setups or complaint.dealer == holder:
        raise ProtocolError("there is no share to complain about")
    return replica.but(complaint=(complaint.dealer, holder))


def share_label(replica: Replica, dealer: int, receiver: int) -> tuple[Part, ...]:
    """What the box of a share is bound to."""
    return ("beacon share", replica.game_id, dealer, receiver)


def _check_shares(replica: Replica, holder: int, setup: Setup) -> None:
    if replica.holders < sharing.FEWEST:
        if setup.commitments or setup.shares:
            raise ProtocolError("so few holders share nothing")
        return
    sharing.check_commitments(setup.commitments, setup.beacon, replica.holders)
    sizes = [0 if n == holder else _BOXED_SHARE for n in range(replica.holders)]
    if [len(each) for each in setup.shares] != sizes:
        raise ProtocolError("a set-up boxes one share to each other holder")
