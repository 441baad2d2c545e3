# SPDX-License-Identifier: MIT
"""What the doctor finds when it really looks."""

from __future__ import annotations

import sys

import pytest

from client.machine import examination, program


def test_network_is_looked_at() -> None:
    """Adapters, both ports and a probable cause are among the findings, each with a text."""
    found = dict(examination.network(seconds=0))
    assert {"adapters", "TCP port 47620", "UDP port 47620", "probable cause"} <= set(found)
    assert "direction that fails" in found
    assert all(found.values())


def test_window_that_does_not_open_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line of what the other process said is the finding."""
    script = "import sys; print('first\\nno screen', file=sys.stderr); sys.exit(1)"
    monkeypatch.setattr(program, "command", lambda: [sys.executable, "-c", script])
    assert examination.window_opens() == "does not open: no screen"


def test_window_that_ends_the_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt aborts without a word when its platform plugin is missing."""
    monkeypatch.setattr(program, "command", lambda: [sys.executable, "-c", "import os; os.abort()"])
    assert examination.window_opens() == "does not open: exit status -6"
