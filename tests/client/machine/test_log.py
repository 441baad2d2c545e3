# SPDX-License-Identifier: MIT
"""The log file is written, rotates and may be missing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.machine import log, storage


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Leave no log file open."""
    yield
    log.stop()


def test_what_is_logged_is_in_the_tail() -> None:
    """A line that was logged is found again."""
    kept = storage.folders()
    assert log.start(kept) == log.path(kept)
    logging.getLogger("table").info("seat 1 is lost")
    assert "INFO table: seat 1 is lost" in log.tail(kept)


def test_tail_is_short() -> None:
    """A report holds the last lines only."""
    kept = storage.folders()
    log.start(kept)
    for number in range(9):
        logging.getLogger("table").info("line %d", number)
    assert [line[-1] for line in log.tail(kept, lines=2).splitlines()] == ["7", "8"]


def test_log_begins_once() -> None:
    """Whoever begins it a second time writes no line twice."""
    kept = storage.folders()
    assert log.start(kept) == log.start(kept) == log.path(kept)
    logging.getLogger("table").info("seat 1 is lost")
    assert log.tail(kept).count("seat 1 is lost") == 1


def test_log_rotates() -> None:
    """The log never grows without bound."""
    kept = storage.folders()
    log.start(kept)
    for _ in range(30):
        logging.getLogger("table").info("x" * 100_000)
    assert 2 <= len(list(kept.log.iterdir())) <= 4


def test_no_log_is_no_obstacle(home: Path) -> None:
    """Where nothing can be written the program goes on without a log."""
    home.write_bytes(b"")
    assert log.start(storage.folders()) is None
    assert log.tail(storage.folders()) == ""
