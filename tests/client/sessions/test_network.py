# SPDX-License-Identifier: MIT
"""Intent: the network thread runs what it is given, and ends with everything on it."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading

import pytest

from client.sessions.network import Network
from tests.patience import PATIENCE


def test_work_runs_on_the_thread_and_its_end_cancels_the_rest() -> None:
    """Results come back; what still runs is cancelled; calls after the end do nothing."""
    network = Network()
    network.start()
    cancelled = threading.Event()

    async def where() -> str:
        return threading.current_thread().name

    async def forever() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    assert network.run(where()).result(PATIENCE) == "network"
    network.run(forever())
    network.run(asyncio.sleep(0)).result(PATIENCE)
    gc.collect()
    assert not cancelled.is_set()
    network.stop()
    assert cancelled.is_set()
    network.call(lambda: pytest.fail("called after the end"))
    network.stop()


def test_a_failing_task_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """Failures T72: an exception on the thread is neither lost nor the end of it."""
    network = Network()
    network.start()
    with caplog.at_level(logging.ERROR):
        network.call([].pop)
        assert network.run(asyncio.sleep(0, "still here")).result(PATIENCE) == "still here"
    assert "network: " in caplog.text
    network.stop()
