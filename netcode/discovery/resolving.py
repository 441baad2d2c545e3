# SPDX-License-Identifier: MIT
"""From what a person typed to a table that has answered: invitation, address, name.

Understood are an invitation, an IPv4 address or host name with or without a
port, and the name of a table on this network.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re

from netcode.discovery.browser import Browser
from netcode.discovery.called import is_called, which
from netcode.discovery.host_names import addresses_of
from netcode.discovery.invite import BadInvite, Invite, is_invite, read_invite
from netcode.discovery.probe import FoundTable, Unreachable, probe
from netcode.link.listener import DEFAULT_PORT
from netcode.link.versions import Versions

_HOST = re.compile(r"(?P<host>[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}))(?::(?P<port>[0-9]{1,5}))?")
_POLL_SECONDS = 0.05
_SETTLE_SECONDS = 0.3


async def resolve(
    text: str, versions: Versions, seconds: float = 3.0, loopback: bool | None = None
) -> FoundTable:
    """The table that a text means, asked just now.

    A name is looked for on the network for up to that many seconds. Raises
    Unreachable with one sentence that says what was tried.
    """
    text = text.strip()
    if is_invite(text):
        return await _invited(text, versions)
    address = _HOST.fullmatch(text)
    if address is not None and (address["port"] or _is_ipv4(address["host"])):
        return await _called(address["host"], int(address["port"] or DEFAULT_PORT), versions)
    named = await _named(text, versions, seconds, loopback)
    if named is not None:
        return named
    if address is None:
        raise Unreachable(f"no table called '{text}' is on this network")
    try:
        return await _called(text, DEFAULT_PORT, versions)
    except Unreachable as error:
        raise Unreachable(
            f"no table called '{text}' is on this network; as a host name: {error.reason}"
        ) from None


async def _invited(text: str, versions: Versions) -> FoundTable:
    try:
        invite = read_invite(text)
    except BadInvite as error:
        raise Unreachable(str(error)) from None
    found = await _first(invite.addresses, invite.port, versions, invite.pin)
    if found.table and not found.table.startswith(invite.table):
        raise Unreachable(f"{found.where} now has another table than the invitation is for")
    return found


async def _called(host: str, port: int, versions: Versions) -> FoundTable:
    if not 1 <= port <= 65535:
        raise Unreachable(f"{port} is not a port; ports are 1 to 65535")
    if _is_ipv4(host):
        return await probe(host, port, versions)
    addresses = await addresses_of(host)
    if not addresses:
        raise Unreachable(f"nothing on this network is called '{host}'")
    return await _first(addresses, port, versions)


async def _first(
    addresses: tuple[str, ...], port: int, versions: Versions, pin: bytes = b""
) -> FoundTable:
    """The first address that answers, all asked at once."""
    probes = [asyncio.create_task(probe(each, port, versions, pin)) for each in addresses]
    reasons: list[str] = []
    try:
        for answer in asyncio.as_completed(probes):
            try:
                return await answer
            except Unreachable as error:
                reasons.append(error.reason)
    finally:
        for task in probes:
            task.cancel()
        await asyncio.gather(*probes, return_exceptions=True)
    raise Unreachable("; ".join(sorted(reasons)))


async def _named(
    text: str, versions: Versions, seconds: float, loopback: bool | None
) -> FoundTable | None:
    browser = Browser(versions, loopback=loopback)
    try:
        await browser.start()
        async with asyncio.timeout(seconds):
            while not _matching(text, browser):
                await asyncio.sleep(_POLL_SECONDS)
            await asyncio.sleep(_SETTLE_SECONDS)
    except TimeoutError:
        pass
    finally:
        matching = _matching(text, browser)
        await browser.close()
    if len(matching) > 1:
        raise Unreachable(which(text, matching))
    return matching[0] if matching else None


def _matching(text: str, browser: Browser) -> tuple[FoundTable, ...]:
    return tuple(each for each in browser.tables() if is_called(each, text))


def _is_ipv4(text: str) -> bool:
    try:
        ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return True


def invitation(
    addresses: tuple[str, ...], port: int, table: bytes, key: bytes, code: str = ""
) -> str:
    """The invitation to a table of ours, with its code if it has one."""
    return str(Invite(addresses, port, table, key, code))


def code_in(text: str) -> str:
    """The code that a text carries if it is an invitation; empty if it carries none."""
    try:
        return read_invite(text).code if is_invite(text) else ""
    except BadInvite:
        return ""
