# SPDX-License-Identifier: MIT
"""One message of each kind that a guest may say, well formed and otherwise nonsense."""

from __future__ import annotations

from netcode.statements.entry import Signed
from netcode.statements.messages import (
    Aye,
    Ballot,
    Call,
    Committed,
    Contributed,
    Differs,
    Entries,
    FromGuest,
    Goodbye,
    Got,
    Have,
    Leaving,
    Outvoted,
    Petition,
    Ping,
    Pong,
    Ready,
    Reckoning,
    Say,
    Submit,
    Vote,
)
from netcode.statements.roster import Contribution

FROM_GUEST: tuple[FromGuest, ...] = (
    Ping(),
    Pong(),
    Goodbye("enough"),
    Leaving(),
    Ready(False),
    Committed(0, bytes(32)),
    Contributed(0, Contribution(bytes(32), bytes(32), "")),
    Have(0, 0, bytes(32)),
    Entries(0, ()),
    Got(1),
    Submit(Signed(b"", bytes(64))),
    Vote(1, bytes(64)),
    Outvoted(Ballot(Call(bytes(32), 1, 0, 0, bytes(32)), bytes(64), 0, bytes(64))),
    Aye(Petition(bytes(32), 1, 0, bytes(32), 0, 1, ""), bytes(64)),
    Differs(Reckoning(1, (), bytes(64))),
    Reckoning(1, (), bytes(64)),
    Say(bytes(16), "hello", bytes(64)),
)
