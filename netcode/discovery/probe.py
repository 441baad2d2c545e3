# SPDX-License-Identifier: MIT
"""Asks a table over TCP what it is now. Everything else about a table is a hint.

A record in the local network's memory can outlive its host by 19 minutes
(failures T59): only what answers is shown.
"""

from __future__ import annotations

import asyncio
import errno
import sys

from msgspec import Struct

from netcode.errors import ProtocolError
from netcode.link.channel import ChannelClosed
from netcode.link.handshake import Hello, ask
from netcode.link.tls import connect
from netcode.link.versions import Refusal, Versions, rules_mismatch
from netcode.wire import clean_name, clean_text

PROBE_SECONDS = 3.0
"""How long a person who typed an address waits for it."""

_MACOS_HINT = " On a Mac, allow Sobremesa under System Settings, Privacy & Security, Local Network."
_REASONS = {
    errno.ECONNREFUSED: "{where} is there, but no table is open on that port",
    errno.EHOSTUNREACH: "{where} cannot be reached from this network",
    errno.ENETUNREACH: "this computer has no network that leads to {where}",
    errno.ETIMEDOUT: "{where} does not answer: a firewall, guest Wi-Fi or a wrong address",
}


class Unreachable(Exception):
    """No table there, or none that can be asked; `reason` is one sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class FoundTable(Struct, frozen=True):
    """A table that has just answered. `key` is the identity its certificate proves.

    `obstacle` says why this installation cannot sit down there; empty if it can.
    All text is fit to be shown. `table` is empty where even the protocol differs.
    """

    address: str
    port: int
    key: bytes
    name: str
    obstacle: str = ""
    table: bytes = b""
    game: str = ""
    host: str = ""
    taken: int = 0
    seats: int = 0
    state: str = ""
    code_needed: bool = False
    epoch: int = 0

    @property
    def where(self) -> str:
        """Its address and port as one text."""
        return f"{self.address}:{self.port}"


async def probe(
    address: str,
    port: int,
    versions: Versions,
    pin: bytes = b"",
    name: str = "",
    seconds: float = PROBE_SECONDS,
) -> FoundTable:
    """What the table at an address is now; `name` is what it is called until it says so.

    Raises Unreachable.
    """
    where = f"{address}:{port}"
    try:
        async with asyncio.timeout(seconds):
            channel = await connect(address, port, pin)
            try:
                hello = await ask(channel, versions)
            except Refusal as refusal:
                shown = clean_text(name, 24) or where
                return FoundTable(address, port, channel.peer, shown, refusal.sentence)
            finally:
                await channel.close()
            return _found(address, port, channel.peer, hello, versions)
    except OSError as error:
        raise Unreachable(explain(error, where)) from None
    except (ProtocolError, ChannelClosed) as error:
        raise Unreachable(f"{where}: {error.reason}") from None


def explain(error: OSError, where: str) -> str:
    """One sentence on why nothing at `where` could be reached, with a hint where there is one."""
    number = errno.ETIMEDOUT if isinstance(error, TimeoutError) else error.errno
    reason = _REASONS.get(number or 0, "{where} cannot be reached: {error}")
    sentence = reason.format(where=where, error=error.strerror or error)
    if number == errno.EHOSTUNREACH and sys.platform == "darwin":
        sentence += "." + _MACOS_HINT
    return sentence


def _found(address: str, port: int, key: bytes, hello: Hello, mine: Versions) -> FoundTable:
    info = hello.info
    refusal = rules_mismatch(info.played, hello.versions.preface, mine)
    return FoundTable(
        address,
        port,
        key,
        clean_name(info.name) or f"{address}:{port}",
        "" if refusal is None else clean_text(refusal.sentence, 300),
        info.table,
        clean_text(info.played.playable.game, 64),
        clean_name(info.host),
        info.taken,
        info.seats,
        info.state,
        info.code_needed,
        info.epoch,
    )
