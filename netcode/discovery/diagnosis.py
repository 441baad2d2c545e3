# SPDX-License-Identifier: MIT
"""Why can't I see the table: what was checked on this computer, and what was found.

Shown on a page of the window and printed by the command line. It looks for a
few seconds, opens nothing for longer, and never fails itself.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TypeAlias

from netcode.discovery.browser import PROBE_EVERY_SECONDS, Browser
from netcode.discovery.called import labels
from netcode.discovery.directions import Between, between
from netcode.discovery.interfaces import Interface
from netcode.discovery.udp.probing_back import PAUSE_SECONDS, Asking
from netcode.discovery.udp.query import UDP_PORT
from netcode.link.listener import DEFAULT_PORT
from netcode.link.versions import Versions

Finding: TypeAlias = tuple[str, str]
"""What was checked, and what was found."""

LOOK_SECONDS = PROBE_EVERY_SECONDS + 1.0
"""A lobby that is open anywhere asks within this time, and is heard."""
ASK_EVERY_SECONDS = 2 * PAUSE_SECONDS

_MDNS_PORT = 5353
_VPN = ("tun", "tap", "wg", "ppp", "utun", "vpn", "tailscale", "zerotier", "zt", "nord")
_VIRTUAL = ("docker", "virbr", "vbox", "virtualbox", "vmnet", "vmware", "vethernet", "br-")
_FIREWALL = {
    "win32": "Windows Security, Firewall, Allow an app: tick Sobremesa for private networks, "
    "and set this network to private",
    "darwin": "System Settings, Network, Firewall, and Privacy & Security, Local Network: "
    "allow Sobremesa",
}
_LINUX_FIREWALL = (
    f"open TCP and UDP port {DEFAULT_PORT} and the service mdns "
    f"(ufw allow {DEFAULT_PORT}; firewall-cmd --add-service=mdns)"
)


async def diagnose(
    versions: Versions,
    seconds: float = LOOK_SECONDS,
    loopback: bool | None = None,
    peers: tuple[str, ...] = (),
) -> tuple[Finding, ...]:
    """All findings, after looking at the network for that many seconds.

    Whoever is heard is asked to probe back, and so are the addresses of `peers`.
    """
    ports = (
        (f"TCP port {DEFAULT_PORT}", port(socket.SOCK_STREAM, DEFAULT_PORT)),
        (f"UDP port {UDP_PORT}", port(socket.SOCK_DGRAM, UDP_PORT)),
    )
    browser = Browser(versions, loopback=loopback)
    asking: Asking | None = None
    try:
        await browser.start()
        asking = Asking(browser.interfaces)
        await asking.start()
        await _ask(asking, browser, peers, seconds)
        others = between(browser.rumours(), asking, peers)
        return (
            ("adapters", adapters(browser.interfaces)),
            *ports,
            ("mDNS", "; ".join(browser.obstacles) or f"open on port {_MDNS_PORT}"),
            ("heard of tables", _heard(browser)),
            ("tables that answer", _answering(browser)),
            *((f"with {each.address}", each.facts) for each in others),
            ("direction that fails", direction(others)),
            ("probable cause", probable_cause(browser)),
            ("firewall", _FIREWALL.get(sys.platform, _LINUX_FIREWALL)),
            ("otherwise", "the host's screen shows an address and an invitation: join by that"),
        )
    finally:
        if asking is not None:
            await asking.close()
        await browser.close()


async def _ask(asking: Asking, browser: Browser, peers: tuple[str, ...], seconds: float) -> None:
    """Ask again and again: whoever announces itself later is asked too."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while True:
        asking.ask({*peers, *(each.address for each in browser.rumours()), *asking.echoes})
        left = end - loop.time()
        if left < 2 * ASK_EVERY_SECONDS:
            await asyncio.sleep(max(left, 0.0))
            return
        await asyncio.sleep(ASK_EVERY_SECONDS)


def direction(others: tuple[Between, ...]) -> str:
    """Which directions fail, or why nothing can be said."""
    if not others:
        return (
            "not known: no other computer was heard; open the lobby or a table on another one, "
            "and look again, or name it: sobremesa doctor --peer ADDRESS"
        )
    return "; ".join(each.failure for each in others if each.failure) or "none"


def adapters(interfaces: tuple[Interface, ...]) -> str:
    """The adapters in use, with a remark on those that lead elsewhere."""
    shown = (f"{each.name} {each.address}{_remark(each)}" for each in interfaces)
    return ", ".join(shown) or "none with a private IPv4 address is up"


def port(kind: socket.SocketKind, number: int) -> str:
    """Whether a table could be opened on this port."""
    with socket.socket(socket.AF_INET, kind) as trial:
        try:
            trial.bind(("", number))
        except OSError as error:
            return f"in use, by a table or another program ({error.strerror})"
    return "free"


def probable_cause(browser: Browser) -> str:
    """The likeliest reason for not seeing a table that is open."""
    interfaces, heard = browser.interfaces, browser.heard
    if not interfaces or all(each.loopback for each in interfaces):
        return "this computer is in no local network: connect to the Wi-Fi or cable of the others"
    if any(not table.obstacle for table in browser.tables()):
        return "none: a table was found"
    if browser.tables():
        return f"another version: {browser.tables()[0].obstacle}"
    if heard["mdns"] or heard["udp"]:
        return "a table announces itself but cannot be reached: the host's firewall blocks it"
    if all(_is_a(_VPN, each) for each in interfaces):
        return "all traffic goes through a VPN: switch it off, or let it pass the local network"
    if browser.obstacles:
        return "mDNS cannot be used here (see above); join by address"
    return (
        "no table is open, a firewall blocks the answers, or this is a guest Wi-Fi "
        "that keeps computers apart (use the main network)"
    )


def _heard(browser: Browser) -> str:
    heard = browser.heard
    ways = f"{heard['mdns']} by mDNS, {heard['udp']} by UDP"
    strange = heard["not understood"]
    return f"{ways}, {strange} under a name that no table has" if strange else ways


def _answering(browser: Browser) -> str:
    tables = browser.tables()
    named = zip(labels(tables), tables, strict=True)
    return ", ".join(f"{name} at {each.where}" for name, each in named) or "none"


def _remark(interface: Interface) -> str:
    if _is_a(_VPN, interface):
        return " (VPN)"
    return " (virtual)" if _is_a(_VIRTUAL, interface) else ""


def _is_a(kind: tuple[str, ...], interface: Interface) -> bool:
    return interface.name.casefold().startswith(kind)
