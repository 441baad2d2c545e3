# SPDX-License-Identifier: MIT
"""Where a table is: first where a person says, later wherever on this network it went.

A table outlives its host's process: it is opened again at another port, or by
another holder at another address. Its id stays.
"""

from __future__ import annotations

import asyncio

from netcode.discovery.browser import Browser
from netcode.discovery.probe import FoundTable, Unreachable
from netcode.discovery.resolving import resolve
from netcode.link.versions import Versions

_POLL_SECONDS = 0.1


class Finder:
    """Finds one table by what a person typed, and again by the id that it has then."""

    def __init__(self, text: str, versions: Versions, seconds: float) -> None:
        """`seconds` is how long to look on the network each time."""
        self._text = text
        self._versions = versions
        self._seconds = seconds

    async def locate(self, table: bytes = b"") -> FoundTable:
        """The table; `table` is its id where that is known. Raises Unreachable."""
        try:
            found = await resolve(self._text, self._versions, self._seconds)
        except Unreachable:
            if not table:
                raise
        else:
            if table in (b"", found.table):
                return found
        return await self._on_network(table)

    async def _on_network(self, table: bytes) -> FoundTable:
        browser = Browser(self._versions)
        try:
            await browser.start()
            async with asyncio.timeout(self._seconds):
                while True:
                    for found in browser.tables():
                        if found.table == table:
                            return found
                    await asyncio.sleep(_POLL_SECONDS)
        except TimeoutError:
            raise Unreachable(f"the table that was '{self._text}' is nowhere to be seen") from None
        finally:
            await browser.close()
