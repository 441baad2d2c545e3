# SPDX-License-Identifier: MIT
"""Which direction fails between this computer and another one, and on which to look for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Address

from msgspec import Struct

from netcode.discovery.browser import Rumour
from netcode.discovery.interfaces import Interface
from netcode.discovery.udp.probing_back import PAUSE_SECONDS, Asking, Echo
from netcode.discovery.udp.query import UDP_PORT
from netcode.link.listener import DEFAULT_PORT


class Between(Struct, frozen=True):
    """What is known of this computer and the one at `address`.

    `reached` says whether its table, at `port`, answers over TCP; None if it has none that is
    known. `door_open` says whether a TCP connection that comes in is seen here.
    """

    address: str
    echo: Echo
    reached: bool | None
    port: int = DEFAULT_PORT
    door_open: bool = True

    @property
    def reaches_us(self) -> bool | None:
        """Whether it can connect to a table here; None if that is not known."""
        if self.echo.came or self.echo.tcp == "reached":
            return True
        if self.echo.tcp == "silent" or (self.echo.tcp == "refused" and self.door_open):
            return False
        return None

    @property
    def works(self) -> bool:
        """Whether nothing is known to fail."""
        return self.failure == ""

    @property
    def facts(self) -> str:
        """What passes and what does not, as one line."""
        return (
            f"we hear it: {_word(self.echo.heard)}; it hears us: {_word(self.echo.hears_us)}; "
            f"TCP to it: {_word(self.reached, 'no table known')}; "
            f"TCP from it: {_word(self.reaches_us, 'not known')}; "
            f"its questions arrive: {_word(self.echo.calls, 'not known')}"
        )

    @property
    def failure(self) -> str:
        """The direction that fails, and what to do; empty if both work as far as is known."""
        if self.echo == Echo():
            return (
                f"with {self.address} nothing passes: no Sobremesa is open there, a firewall, or "
                "a guest Wi-Fi that keeps computers apart"
            )
        if self.reached is False and not self.echo.hears_us:
            return (
                f"from here to {self.address}: it is heard, and nothing from this computer arrives "
                f"there; let TCP port {self.port} and UDP port {UDP_PORT} through its firewall"
            )
        if self.reached is False:
            return (
                f"from here to {self.address}: it hears our questions, but its table cannot be "
                f"reached; let TCP port {self.port} through its firewall"
            )
        if not self.echo.hears_us:
            return "" if self.reached else self._silent
        ports = [f"TCP port {DEFAULT_PORT}"] if self.reaches_us is False else []
        ports += [] if self.echo.calls else [f"UDP port {UDP_PORT}"]
        if not ports:
            return ""
        joined = self.reaches_us is not False
        what = "a table here is not seen there" if joined else "a table here cannot be joined"
        return (
            f"from {self.address} to here: {what}; let {' and '.join(ports)} through the firewall "
            "of this computer" + (", or join by address" if joined else "")
        )

    @property
    def _silent(self) -> str:
        return (
            f"from here to {self.address}: it is heard, but does not answer; "
            f"let UDP port {UDP_PORT} through its firewall"
        )


def between(
    rumours: Iterable[Rumour], asking: Asking, named: Iterable[str] = ()
) -> tuple[Between, ...]:
    """What is known of every other computer that was heard or `named`, by address.

    `rumours` are tables that were heard of, `asking` what came back when peers were asked.
    """
    tables = {each.address: each for each in rumours}
    for address in tables:
        asking.echo(address).heard = True
    for address in named:
        asking.echo(address)
    found = []
    for address, echo in sorted(asking.echoes.items()):
        if IPv4Address(address).is_loopback:
            continue
        table = tables.get(address)
        reached, port = (table.answers, table.port) if table else (None, DEFAULT_PORT)
        found.append(Between(address, echo, reached, port, asking.door_open))
    return tuple(found)


async def why_unanswered(rumour: Rumour, interfaces: tuple[Interface, ...]) -> str:
    """Which direction fails to a table that was heard of and does not answer."""
    asking = Asking(interfaces)
    try:
        await asking.start(door=False)
        asking.ask((rumour.address,))
        await asyncio.sleep(2 * PAUSE_SECONDS)
        asking.ask((rumour.address,))
        await asyncio.sleep(2 * PAUSE_SECONDS)
    finally:
        await asking.close()
    (found,) = (b for b in between((rumour,), asking) if b.address == rumour.address)
    return found.failure


def _word(known: bool | None, otherwise: str = "") -> str:
    return otherwise if known is None else "yes" if known else "no"
