# SPDX-License-Identifier: MIT
"""How much of what was written is on disk: made sure of in a thread, so that the loop goes on.

What is written while the disk is busy, or while nobody waits for it, goes together next time.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

PATIENT_SECONDS = 0.01
"""How long what nobody waits for may lie before it is made sure of."""


class Syncing:
    """The watermarks of one table: `written` counts what was written, `durable` what is on disk.

    `unsynced` gives descriptors of what was written since it was last asked; they are closed
    here. `on_progress` is called on the loop when `durable` has risen, or with the trouble
    that ends it all.
    """

    def __init__(
        self, unsynced: Callable[[], Sequence[int]], on_progress: Callable[[OSError | None], None]
    ) -> None:
        self.written = 0
        self.durable = 0
        self._unsynced = unsynced
        self._on_progress = on_progress
        self._thread = ThreadPoolExecutor(1, "sync")
        self._under_way: asyncio.Future[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._failed = False

    def start(self, somebody_waits: bool = True) -> None:
        """Make sure of all that is written up to now; soon, if nobody waits for it.

        While the disk is busy this does nothing: whoever waits starts again on progress.
        """
        if self._under_way is not None or self._failed or self.durable == self.written:
            return
        loop = asyncio.get_running_loop()
        if not somebody_waits:
            self._later = self._later or loop.call_later(PATIENT_SECONDS, self.start)
            return
        self._cancel()
        written = self.written
        self._under_way = loop.run_in_executor(self._thread, _sync, self._unsynced())
        self._under_way.add_done_callback(lambda done: self._ended(written, done))

    async def flush(self) -> None:
        """Wait until what is written by now is on disk, or cannot be."""
        written = self.written
        self.start()
        while self._under_way is not None and self.durable < written:
            await asyncio.wait((self._under_way,))
            await asyncio.sleep(0)
            self.start()

    async def close(self) -> None:
        """End, once what is written is on disk."""
        while self.durable < self.written and not self._failed:
            await self.flush()
        self._cancel()
        self._thread.shutdown()

    def _cancel(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _ended(self, written: int, done: asyncio.Future[None]) -> None:
        self._under_way = None
        error = done.exception()
        if isinstance(error, OSError):
            self._failed = True
            self._on_progress(error)
            return
        done.result()
        self.durable = written
        self._on_progress(None)


def _sync(files: Sequence[int]) -> None:
    """Raises OSError once every file was tried and closed."""
    trouble: OSError | None = None
    for file in files:
        try:
            os.fsync(file)
        except OSError as error:
            trouble = error
        finally:
            os.close(file)
    if trouble is not None:
        raise trouble
