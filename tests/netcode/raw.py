# SPDX-License-Identifier: MIT
"""What a modified program sends: the encoding without what stops an honest sender."""

from __future__ import annotations

import msgpack  # type: ignore[import-untyped]
import msgspec
from msgspec import structs

from netcode.crypto.identity import Identity
from netcode.holder import author
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.statements.entry import AUTHOR, Signed, Statement, glance
from netcode.statements.payloads import AnyPayload, Leave


def packed(message: msgspec.Struct) -> bytes:
    """A message as bytes, whatever is in it."""
    plain = msgspec.to_builtins(message, builtin_types=(bytes,))
    return bytes(msgpack.packb(plain, use_bin_type=True))


def sign(identity: Identity, statement: Statement) -> Signed:
    """A well signed statement, whatever is in it."""
    data = packed(statement)
    return Signed(data, identity.sign(data, AUTHOR))


def state(
    holder: Holder, replica: Replica, payload: AnyPayload, epoch: int | None = None
) -> Signed:
    """What a holder states next, as `author.state` has it, whatever is in it."""
    right = glance(author.state(holder, replica, Leave(0), epoch))
    return sign(holder.identity, structs.replace(right, payload=payload))
