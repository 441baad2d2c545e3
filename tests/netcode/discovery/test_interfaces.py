# SPDX-License-Identifier: MIT
"""Intent: only adapters that are up, private and IPv4 are used; the loopback when asked."""

from __future__ import annotations

import ifaddr
import pytest

from netcode.discovery import interfaces
from netcode.discovery.interfaces import Interface, usable

LOOPBACK = Interface("lo", "127.0.0.1", "127.255.255.255")


def adapter(name: str, *ips: tuple[str | tuple[str, int, int], int]) -> ifaddr.Adapter:
    """An adapter as the library describes it."""
    return ifaddr.Adapter(name, name, [ifaddr.IP(ip, prefix, name) for ip, prefix in ips])


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> list[ifaddr.Adapter]:
    """The adapters of a computer on which every address is up but 10.9.9.9."""
    adapters: list[ifaddr.Adapter] = [adapter("lo", ("127.0.0.1", 8), (("::1", 0, 0), 128))]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(interfaces, "_is_up", lambda address: address != "10.9.9.9")
    return adapters


def test_the_loopback_serves_only_when_there_is_nothing_else(
    plugged: list[ifaddr.Adapter],
) -> None:
    """Alone it is used; beside a network only on request."""
    assert usable() == (LOOPBACK,)
    assert usable(False) == ()
    plugged.append(adapter("wlan0", ("192.168.1.7", 24)))
    wifi = Interface("wlan0", "192.168.1.7", "192.168.1.255")
    assert usable() == (wifi,)
    assert usable(True) == (LOOPBACK, wifi)


def test_public_sixth_version_and_down_addresses_are_left_out(
    plugged: list[ifaddr.Adapter],
) -> None:
    """Failures B14: what cannot serve a table at home is not used."""
    plugged.append(adapter("eth0", (("fe80::1", 0, 2), 64), ("8.8.8.8", 24), ("10.9.9.9", 8)))
    plugged.append(adapter("eth1", ("10.0.0.5", 16), ("169.254.3.3", 16)))
    assert [each.address for each in usable()] == ["10.0.0.5", "169.254.3.3"]
    assert usable()[0].broadcast == "10.0.255.255"


def test_an_address_of_nobody_is_not_up() -> None:
    """The trial that finds out whether an address is up, on this computer."""
    assert interfaces._is_up("127.0.0.1")
    assert not interfaces._is_up("10.255.255.1")
