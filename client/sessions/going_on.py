# SPDX-License-Identifier: MIT
"""Where a game of a file goes on: at a table that one of its players has open, or nowhere yet.

Whoever opened a second table of a running game would read that everybody else is gone, and so
would they. So the network is looked at first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from client.failure import Failure
from netcode.discovery.probe import FoundTable
from netcode.statements.roster import Draft

POLL_SECONDS = 0.1


async def running(
    draft: Draft,
    me: bytes,
    tables: Callable[[], Iterable[FoundTable]],
    seconds: float,
    stopped: Callable[[], bool],
) -> FoundTable | None:
    """The table of this game that another of its holders hosts; None if none shows up in time.

    Anybody can announce a table under that id: only one with the key of a holder counts, and
    of several the one in the highest epoch. Raises Failure once it is `stopped`.
    """
    clock = asyncio.get_running_loop().time
    end = clock() + seconds
    while not stopped():
        found = [
            table
            for table in tables()
            if table.table == draft.table and table.key != me and table.key in draft.holders
        ]
        if found:
            return max(found, key=lambda table: table.epoch)
        if clock() >= end:
            return None
        await asyncio.sleep(POLL_SECONDS)
    raise Failure("nobody wants it any more")
