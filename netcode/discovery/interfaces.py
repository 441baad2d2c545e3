# SPDX-License-Identifier: MIT
"""The network interfaces that a table can be found on: up, IPv4, private addresses."""

from __future__ import annotations

import ipaddress
import socket

import ifaddr
from msgspec import Struct

_DISCARD_PORT = 9


class Interface(Struct, frozen=True):
    """One address of one adapter. `name` is what the system calls the adapter."""

    name: str
    address: str
    broadcast: str

    @property
    def loopback(self) -> bool:
        """Whether only this computer can be reached through it."""
        return ipaddress.IPv4Address(self.address).is_loopback


def usable(loopback: bool | None = None) -> tuple[Interface, ...]:
    """The interfaces to announce and look on, sorted by address.

    With `loopback` None, the loopback is among them only if nothing else is.
    """
    found = _private()
    others = tuple(each for each in found if not each.loopback)
    if loopback or (loopback is None and not others):
        return found
    return others


def _private() -> tuple[Interface, ...]:
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if ip.is_IPv4 and _is_private(str(ip.ip)) and _is_up(str(ip.ip)):
                network = ipaddress.IPv4Network(f"{ip.ip}/{ip.network_prefix}", strict=False)
                broadcast = str(network.broadcast_address)
                found.append(Interface(adapter.nice_name, str(ip.ip), broadcast))
    return tuple(sorted(found, key=lambda each: ipaddress.IPv4Address(each.address)))


def _is_private(address: str) -> bool:
    return ipaddress.IPv4Address(address).is_private


def _is_up(address: str) -> bool:
    """Whether there is a route from this address, to itself at least. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.bind((address, 0))
            trial.connect((address, _DISCARD_PORT))
        except OSError:
            return False
    return True
