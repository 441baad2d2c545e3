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

from netcode.discovery.browser import Browser
from netcode.discovery.called import labels
from netcode.discovery.interfaces import Interface
from netcode.discovery.udp_query import UDP_PORT
from netcode.link.listener import DEFAULT_PORT
from netcode.link.versions import Versions

Finding: TypeAlias = tuple[str, str]
"""What was checked, and what was found."""

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
    versions: Versions, seconds: float = 3.0, loopback: bool | None = None
) -> tuple[Finding, ...]:
    """All findings, after looking at the network for that many seconds."""
    browser = Browser(versions, loopback=loopback)
    try:
        await browser.start()
        await asyncio.sleep(seconds)
        return (
            ("adapters", adapters(browser.interfaces)),
            (f"TCP port {DEFAULT_PORT}", port(socket.SOCK_STREAM, DEFAULT_PORT)),
            (f"UDP port {UDP_PORT}", port(socket.SOCK_DGRAM, UDP_PORT)),
            ("mDNS", "; ".join(browser.obstacles) or f"open on port {_MDNS_PORT}"),
            ("heard of tables", _heard(browser)),
            ("tables that answer", _answering(browser)),
            ("probable cause", probable_cause(browser)),
            ("firewall", _FIREWALL.get(sys.platform, _LINUX_FIREWALL)),
            ("otherwise", "the host's screen shows an address and an invitation: join by that"),
        )
    finally:
        await browser.close()


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
