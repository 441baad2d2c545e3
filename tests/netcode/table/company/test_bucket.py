# SPDX-License-Identifier: MIT
"""Intent: so much at once, so much a second, and nothing lost where the clock stands still."""

from __future__ import annotations

from netcode.table.company.bucket import Bucket


def test_what_was_taken_comes_back_with_time() -> None:
    """Never more than was there at the beginning."""
    bucket = Bucket(2, 0.5)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(2.0) for _ in range(2)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_who_owes_waits() -> None:
    """What is owed is paid by waiting; until then everything can be taken."""
    bucket = Bucket(10, 5)
    assert bucket.owe(0.0, 10) == 0.0
    assert bucket.owe(0.0, 5) == 1.0
    assert bucket.owe(1.0, 0) == 0.0
    assert not bucket.is_full(2.0)
    assert bucket.is_full(3.5)
