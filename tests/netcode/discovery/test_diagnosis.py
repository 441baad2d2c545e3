# SPDX-License-Identifier: MIT
"""Intent: the page names what was found on this computer and the likeliest cause."""

from __future__ import annotations

import asyncio
import socket
import sys

import pytest

from netcode.discovery import mdns
from netcode.discovery.browser import Browser
from netcode.discovery.diagnosis import adapters, diagnose, direction, port, probable_cause
from netcode.discovery.directions import Between
from netcode.discovery.interfaces import Interface
from netcode.discovery.probe import FoundTable
from netcode.discovery.udp.probing_back import Echo
from tests.netcode.discovery.open_table import LOOPBACK, MINE, own_port

WIFI = Interface("wlan0", "192.168.1.7", "192.168.1.255")
VPN = Interface("tun0", "10.8.0.2", "10.8.0.255")
DOCKER = Interface("docker0", "172.17.0.1", "172.17.255.255")
TABLE = FoundTable("192.168.1.9", 47620, bytes(32), "Oak")


def test_the_page_covers_everything_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adapters, ports, mDNS, what was heard, a cause and what to do."""
    monkeypatch.setattr(mdns, "usable", lambda _: (LOOPBACK,))
    findings = dict(asyncio.run(diagnose(MINE, 0.1)))
    assert findings["adapters"] == "lo 127.0.0.1"
    assert {"TCP port 47620", "UDP port 47620", "mDNS", "heard of tables"} <= findings.keys()
    assert {"tables that answer", "probable cause", "firewall", "otherwise"} <= findings.keys()
    assert "direction that fails" in findings
    assert all(findings.values())


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
def test_the_hint_fits_the_system(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each system has its own place for the firewall."""
    monkeypatch.setattr(mdns, "usable", lambda _: ())
    monkeypatch.setattr(sys, "platform", platform)
    hint = dict(asyncio.run(diagnose(MINE, 0.0)))["firewall"]
    place = {"win32": "Windows Security", "darwin": "Local Network", "linux": "ufw"}
    assert place[platform] in hint


def test_only_what_fails_is_told_of_the_directions() -> None:
    """One sentence for each computer to which or from which something does not pass."""
    well = Between("10.0.0.1", Echo(True, True, True, True, "reached"), reached=True)
    deaf = Between("10.0.0.2", Echo(heard=True), reached=False)
    assert direction(()).startswith("not known: no other computer was heard")
    assert direction((well,)) == "none"
    assert direction((well, deaf)) == deaf.failure
    assert direction((deaf, deaf)) == f"{deaf.failure}; {deaf.failure}"


def test_a_port_in_use_is_told() -> None:
    """A port that another program has, and one that is free."""
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        number = taken.getsockname()[1]
        assert "in use" in port(socket.SOCK_STREAM, number)
    assert port(socket.SOCK_DGRAM, own_port(1)) == "free"


def test_adapters_that_lead_elsewhere_are_marked() -> None:
    """VPN and virtual adapters are named as such; none at all is said."""
    shown = adapters((WIFI, VPN, DOCKER))
    assert shown == "wlan0 192.168.1.7, tun0 10.8.0.2 (VPN), docker0 172.17.0.1 (virtual)"
    assert "none" in adapters(())


@pytest.mark.parametrize(
    ("interfaces", "heard", "tables", "cause"),
    [
        ((), 0, (), "in no local network"),
        ((LOOPBACK,), 0, (), "in no local network"),
        ((WIFI,), 0, (), "guest Wi-Fi"),
        ((VPN,), 0, (), "VPN"),
        ((WIFI,), 3, (), "host's firewall"),
        ((WIFI,), 3, (TABLE,), "none"),
    ],
)
def test_the_likeliest_cause(
    interfaces: tuple[Interface, ...], heard: int, tables: tuple[FoundTable, ...], cause: str
) -> None:
    """From nothing at all to a table that is there."""
    browser = Browser(MINE)
    browser._mdns.interfaces = interfaces
    browser.heard["udp"] = heard
    browser._shown = tables
    assert cause in probable_cause(browser)
