# SPDX-License-Identifier: MIT
"""Proving over a channel that both sides know the table's code, without saying it.

    table:  Challenge     its share
    guest:  Answer        its share and its tag; both empty if it has no code
    table:  Opened        its tag, or Refused

The guest confirms first, so that whoever guesses has to show its guess to the table before it
can learn anything; the table counts it. The run is bound to what was said before it: to the
table's certificate, the guest's key and the nonces of both (`Proven`). Somebody in the middle has
another certificate, so two runs that fit nowhere, and one guess in each.

A table could judge some hundred guesses a second; after a wrong one it judges none for a second,
on whatever connection, so that an evening of guessing is some ten thousand of 24 million.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from netcode.crypto import codes
from netcode.crypto.cpace import SHARE_BYTES, TAG_BYTES, Side, lv_cat
from netcode.errors import ProtocolError
from netcode.link.versions import Refusal
from netcode.wire import Message

MAX_WRONG: Final = 3
"""After so many wrong guesses a table has a new code."""

PAUSE_SECONDS: Final = 1.0
"""How long a table judges no guess after a wrong one."""

_TABLE, _GUEST = b"table", b"guest"

Share = Annotated[bytes, Meta(min_length=SHARE_BYTES, max_length=SHARE_BYTES)]


class Challenge(Message, frozen=True, tag="challenge"):
    """The table asks for its code."""

    share: Share


class Answer(Message, frozen=True, tag="answer"):
    """The guest shows that it knows the code, or that it has none to show."""

    share: Annotated[bytes, Meta(max_length=SHARE_BYTES)] = b""
    tag: Annotated[bytes, Meta(max_length=TAG_BYTES)] = b""

    @property
    def shows(self) -> bool:
        """Whether it is a guess at all."""
        return bool(self.share or self.tag)


class Opened(Message, frozen=True, tag="opened"):
    """The table shows that it knows the code, too."""

    tag: Annotated[bytes, Meta(min_length=TAG_BYTES, max_length=TAG_BYTES)]


class Proven(Struct, frozen=True):
    """What both sides have proven before the code: who they are, in which conversation.

    `certificate` is the hash of the table's, `guest` the guest's key; `session` is the hash of
    all that was said, nonces included.
    """

    certificate: bytes
    guest: bytes
    session: bytes

    def side(self, code: str, role: bytes) -> Side:
        """One side of a run with this code."""
        channel = lv_cat(b"sobremesa table code", self.certificate, self.guest)
        return Side(code.encode(), channel, self.session, role)


class TableCode:
    """The code of one table, as its host keeps it. `renewed` is called when it is another one."""

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        self.code = codes.fresh(entropy)
        self.renewals = 0
        """How often it was guessed at in vain so often that it had to be a new one."""
        self.renewed: Callable[[], None] = lambda: None
        self.pause = PAUSE_SECONDS
        self._entropy = entropy
        self._wrong = 0
        self._turn = asyncio.Lock()
        self._judges_again = 0.0

    def challenge(self, proven: Proven) -> TableRun:
        """Ask one guest for the code, once."""
        return TableRun(self, proven.side(self.code, _TABLE))

    async def judge(self, run: TableRun, answer: Answer) -> Opened | None:
        """What a run says to an answer, guess after guess. Raises what `TableRun.judge` raises.

        Whoever is cut off meanwhile takes no pause away from those that wait behind.
        """
        if not answer.shows:
            return None
        async with self._turn:
            await asyncio.sleep(max(0.0, self._judges_again - time.monotonic()))
            return run.judge(answer)

    def guessed_wrong(self) -> None:
        """Count a wrong guess."""
        self._judges_again = time.monotonic() + self.pause
        self._wrong += 1
        if self._wrong == MAX_WRONG:
            self._wrong = 0
            self.renewals += 1
            self.code = codes.fresh(self._entropy)
            self.renewed()


class TableRun:
    """The table's side of one guess."""

    def __init__(self, table: TableCode, side: Side) -> None:
        self._table = table
        self._code = table.code
        self._side = side
        self.challenge = Challenge(side.share)

    def judge(self, answer: Answer) -> Opened:
        """What to answer a guest that knows the code.

        Raises Refusal for a wrong code, and for one that meanwhile is not the code any more:
        guesses that are made side by side count as those that follow each other.
        """
        if self._code != self._table.code:
            raise Refusal("code.changed", _CHANGED)
        try:
            confirmation = self._side.begun(answer.share, _GUEST)
        except ProtocolError:
            self._table.guessed_wrong()
            raise
        if not confirmation.fits(answer.tag):
            self._table.guessed_wrong()
            raise Refusal("code.wrong", _WRONG)
        return Opened(confirmation.tag)


class GuestRun:
    """The guest's side: the code goes into `answer`, and is proven once `opened` is content."""

    def __init__(self, code: str, proven: Proven, challenge: Challenge) -> None:
        """Raises ProtocolError for a share that is no point."""
        side = proven.side(code, _GUEST)
        self._confirmation = side.answered(challenge.share, _TABLE)
        self.answer = Answer(side.share, self._confirmation.tag)

    def check(self, opened: Opened) -> None:
        """Raises Refusal if the table does not know the code itself."""
        if not self._confirmation.fits(opened.tag):
            raise Refusal("code.false", _FALSE)


def needed() -> Refusal:
    """Why somebody without a code is not let in."""
    return Refusal("code.needed", _NEEDED)


def unasked() -> Refusal:
    """Why a guest with a code does not sit down at a table that asks for none."""
    return Refusal("code.unasked", _UNASKED)


_NEEDED = "this table asks for its code: the host's screen shows it"
_WRONG = (
    "that is not the code of this table: look at the host's screen again; "
    "after three wrong ones there is a new one"
)
_CHANGED = "the code has just become another one: the host's screen shows the new one"
_FALSE = "what answers there does not know the code itself: it is not the table that you look for"
_UNASKED = (
    "the table there asks for no code, so it is not the one that your code is for; "
    "join without a code if you mean this one"
)
