# SPDX-License-Identifier: MIT
"""A short code that keeps strangers out: SPAKE2, so that each try is one guess.

    X = x B + w M        guest, in its Introduction
    Y = y B + w N        table
    K = x (Y - w N) = y (X - w M)

w is the hash of the code; nobody knows the logarithms of M and N. The guest
confirms first: who hangs up before has learned nothing, who confirms wrongly is
counted. The certificate and both keys are in what is confirmed (design, section 2).
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from msgspec import Struct

from netcode import group
from netcode.errors import ProtocolError

MAX_WRONG = 3
_DIGITS = 6
_M = group.hash_to_point("spake2", "M")
_N = group.hash_to_point("spake2", "N")


class Confirmations(Struct, frozen=True):
    """What either side sends to prove that it knew the code."""

    guest: bytes
    host: bytes


class TableCode:
    """The code of one table. After three wrong tries there is a new one.

    `on_renewed` is called then, so that the host's screen shows the new code.
    """

    def __init__(self, code: str, on_renewed: Callable[[str], None] | None = None) -> None:
        self.code = code
        self._on_renewed = on_renewed
        self._wrong = 0

    def right(self) -> None:
        """Somebody knew the code."""
        self._wrong = 0

    def wrong(self) -> None:
        """Somebody did not know the code."""
        self._wrong += 1
        if self._wrong >= MAX_WRONG:
            self._wrong = 0
            self.code = new_code()
            if self._on_renewed is not None:
                self._on_renewed(self.code)


class GuestSide:
    """One try of a guest. `share` is its X."""

    def __init__(self, code: str) -> None:
        self._secret = group.hash_to_scalar(secrets.token_bytes(32))
        self._password = _password(code)
        self.share = group.point_add(group.base(self._secret), group.mul(self._password, _M))

    def confirm(self, theirs: bytes, transcript: bytes) -> Confirmations:
        """Both confirmations, from the table's Y. Raises ProtocolError."""
        group.check_point(theirs)
        masked = group.point_sub(theirs, group.mul(self._password, _N))
        shared = group.mul(self._secret, masked)
        return _confirmations(self.share, theirs, shared, self._password, transcript)


class HostSide:
    """One try as the table sees it. `share` is its Y. Raises ProtocolError for a bad X."""

    def __init__(self, code: str, theirs: bytes) -> None:
        self.code = code
        self._secret = group.hash_to_scalar(secrets.token_bytes(32))
        self._password = _password(code)
        self._theirs = group.check_point(theirs)
        self.share = group.point_add(group.base(self._secret), group.mul(self._password, _N))

    def confirm(self, transcript: bytes) -> Confirmations:
        """Both confirmations. Raises ProtocolError."""
        masked = group.point_sub(self._theirs, group.mul(self._password, _M))
        shared = group.mul(self._secret, masked)
        return _confirmations(self._theirs, self.share, shared, self._password, transcript)


def new_code() -> str:
    """A fresh code of six digits."""
    return f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"


def same(one: bytes, other: bytes) -> bool:
    """Whether two confirmations are equal, in constant time."""
    return hmac.compare_digest(one, other)


def _password(code: str) -> bytes:
    cleaned = "".join(code.split()).casefold()
    if not cleaned:
        raise ProtocolError("a table code cannot be empty")
    return group.hash_to_scalar("table code", cleaned)


def _confirmations(
    guest: bytes, host: bytes, shared: bytes, password: bytes, transcript: bytes
) -> Confirmations:
    key = group.digest("spake2", guest, host, shared, password, transcript)
    return Confirmations(group.digest("guest knows", key), group.digest("host knows", key))
