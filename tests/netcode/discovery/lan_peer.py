# SPDX-License-Identifier: MIT
"""Intent: a program to run in a namespace: opens a table, looks for some, resolves, diagnoses."""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from netcode.crypto.identity import Identity
from netcode.discovery import mdns
from netcode.discovery.announcer import Announcer
from netcode.discovery.browser import Browser
from netcode.discovery.diagnosis import diagnose
from netcode.discovery.interfaces import Interface
from netcode.discovery.probe import FoundTable, Unreachable
from netcode.discovery.resolving import resolve
from netcode.discovery.udp import query
from netcode.link.channel import Channel
from netcode.link.handshake import TableInfo, greet
from netcode.link.listener import DEFAULT_PORT, serve
from netcode.link.versions import Playable, Played, Preface, Versions

CHESS = Playable("chess", 3, bytes(32))
VERSIONS = Versions(Preface(1, "0.1.0"), (CHESS,))


def say(document: object) -> None:
    """One line of JSON."""
    print(json.dumps(document), flush=True)


async def host(name: str) -> None:
    """Open a table and announce it until killed."""
    identity = Identity.create()
    table = identity.public[:16]
    info = TableInfo(table, name, "Ada", Played(CHESS), (), 1, 2)

    async def on_channel(channel: Channel) -> None:
        await greet(channel, VERSIONS, info, lambda _: None)

    listener = await serve(identity, "", DEFAULT_PORT, on_channel)
    announcer = Announcer(info, listener.port, identity.public, 1)
    await announcer.start()
    say({"port": listener.port, "obstacles": announcer.obstacles, "key": identity.public.hex()})
    await asyncio.Event().wait()


async def browse() -> None:
    """Print the names and places of the tables whenever they change, until killed."""

    def changed(tables: tuple[FoundTable, ...]) -> None:
        say({each.name: each.address for each in tables})

    browser = Browser(VERSIONS, changed)
    await browser.start()
    say({"obstacles": browser.obstacles})
    await asyncio.Event().wait()


async def locate(texts: list[str]) -> None:
    """Print for each text the table that it means, or why there is none."""
    for text in texts:
        await locate_one(text)


async def locate_one(text: str) -> None:
    """Print the table that a text means, or why there is none."""
    try:
        found = await resolve(text, VERSIONS)
        say({"name": found.name, "address": found.address, "key": found.key.hex()})
    except Unreachable as error:
        say({"error": error.reason})


async def explain(peers: list[str]) -> None:
    """Print the diagnosis, again and again until killed."""
    while True:
        say(dict(await diagnose(VERSIONS, 2.0, peers=tuple(peers))))


async def join_nothing(self: mdns.Mdns, interface: Interface) -> None:
    """Stand in for mDNS where it is switched off."""


def hold_mdns_port() -> socket.socket:
    """Take the port of mDNS for oneself alone, as some programs do."""
    greedy = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    greedy.bind(("", 5353))
    return greedy


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("action", choices=("host", "browse", "locate", "explain"))
    parser.add_argument("texts", nargs="*")
    parser.add_argument("--only", choices=("mdns", "udp"))
    parser.add_argument("--hold-mdns-port", action="store_true")
    parser.add_argument("--rescan", type=float, default=mdns.RESCAN_SECONDS)
    asked = parser.parse_args()
    mdns.RESCAN_SECONDS = asked.rescan
    if asked.only == "mdns":
        query.Querier.ask = lambda self, udp_port=0: None  # type: ignore[method-assign]
    if asked.only == "udp":
        mdns.Mdns._join = join_nothing  # type: ignore[method-assign]
    held = [hold_mdns_port()] if asked.hold_mdns_port else []
    actions: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
        "host": lambda: host(asked.texts[0]),
        "browse": browse,
        "locate": lambda: locate(asked.texts),
        "explain": lambda: explain(asked.texts),
    }
    asyncio.run(actions[asked.action]())
    for each in held:
        each.close()


if __name__ == "__main__":
    main()
