# SPDX-License-Identifier: MIT
"""Where there is no screen the program says so, and Qt's chatter stays in the log."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from client.desktop.qt_application import started, window_icon
from client.machine import program
from tests.client.processes import python

ROOT = Path(__file__).resolve().parents[2]
SCREEN = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")


def run(*arguments: str, **given: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, with only these settings of a screen."""
    bare = {key: value for key, value in os.environ.items() if key not in SCREEN}
    return subprocess.run(
        [*program.command(), *arguments],
        cwd=ROOT,
        env={**bare, **given},
        capture_output=True,
        text=True,
        check=False,
    )


def test_no_screen_is_one_line() -> None:
    """Qt would end the process without a word that helps."""
    done = run()
    expected = "sobremesa: there is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set\n"
    assert (done.returncode, done.stderr) == (1, expected)


def test_smoke_opens_the_window_and_says_nothing() -> None:
    """Window, data files and one bot turn of every game: status 0 and silence."""
    done = run("--smoke", QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_plugin_that_cannot_be_loaded_is_seen() -> None:
    """What ends the process is on stderr, not only in the log."""
    done = run("--smoke", QT_QPA_PLATFORM="nosuch")
    assert done.returncode != 0
    assert "nosuch" in done.stderr


def test_style_is_ours_whatever_the_desktop_likes(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Palette and style sheet are made for one style; the desktop's own is not asked."""
    code = "from client.desktop.qt_application import started; print(started().style().name())"
    monkeypatch.setenv("QT_STYLE_OVERRIDE", "windows")
    status, out, _ = python(home, "-c", code)
    assert (status, out) == (0, "fusion\n")


def test_application_is_started_once(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running application is taken as it is, screen or not."""
    for name in SCREEN:
        monkeypatch.delenv(name, raising=False)
    assert started() is qapp


def test_window_has_our_icon(qapp: object) -> None:
    """Drawn from the one SVG, at any size."""
    assert not window_icon().pixmap(48, 48).isNull()
