# SPDX-License-Identifier: MIT
"""The network thread: one asyncio loop that never waits for the window, nor the window for it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")

_JOIN_SECONDS = 3.0


class Network:
    """A loop on a thread of its own, from `start` to `stop`."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_log)
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._under_way: set[Future[Any]] = set()

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Run a coroutine there. It goes on also where nobody keeps what is returned.

        A loop has only weak references to its tasks: one that nobody else knows is
        garbage while it waits.
        """
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    def call(self, work: Callable[[], None]) -> None:
        """Call a function there, soon. Does nothing after `stop`."""
        if self._loop.is_running():
            self._loop.call_soon_threadsafe(work)

    def stop(self) -> None:
        """Cancel what is running and wait for the thread, three seconds at most."""
        if not self._thread.is_alive():
            return
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_JOIN_SECONDS)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
        finally:
            tasks = asyncio.all_tasks(self._loop)
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            self._loop.close()


def _log(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    logging.getLogger(__name__).error(
        "network: %s", context.get("message"), exc_info=context.get("exception")
    )
