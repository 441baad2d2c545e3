# SPDX-License-Identifier: MIT
"""Looks a host name up without holding anything up.

The system's resolver can take many seconds where there is no name server, and
cannot be cancelled: it runs in a thread of its own that nothing waits for.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading

_SECONDS = 4.0


async def addresses_of(host: str) -> tuple[str, ...]:
    """The IPv4 addresses of a host name; none if it is unknown or nobody answers in time."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[tuple[str, ...]] = loop.create_future()

    def keep(found: tuple[str, ...]) -> None:
        if not answer.done():
            answer.set_result(found)

    def work() -> None:
        found = _look_up(host)
        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(keep, found)

    threading.Thread(target=work, name="host name", daemon=True).start()
    try:
        async with asyncio.timeout(_SECONDS):
            return await answer
    except TimeoutError:
        return ()


def _look_up(host: str) -> tuple[str, ...]:
    try:
        known = socket.getaddrinfo(host, None, socket.AF_INET, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return ()
    return tuple(dict.fromkeys(str(entry[4][0]) for entry in known))
