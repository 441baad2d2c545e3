# SPDX-License-Identifier: MIT
"""The progress bar shows on a terminal only."""

from __future__ import annotations

import io

from client.terminal.progress import Bar


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_silent_without_a_terminal() -> None:
    """A file or a pipe gets nothing."""
    stream = io.StringIO()
    Bar(10, stream)(5)
    assert stream.getvalue() == ""


def test_shows_how_many_are_done() -> None:
    """Half done is half a bar."""
    stream = Terminal()
    Bar(10, stream)(5)
    assert "5/10" in stream.getvalue()
    assert stream.getvalue().count("#") == stream.getvalue().count(".")


def test_redraws_only_what_can_be_seen() -> None:
    """Steps of less than a percent are not drawn."""
    stream = Terminal()
    bar = Bar(100_000, stream)
    for done in range(1, 2000):
        bar(done)
    assert stream.getvalue().count("\r") == 2


def test_wipes_itself_away() -> None:
    """When all are done the line is empty again."""
    stream = Terminal()
    bar = Bar(2, stream)
    bar(1)
    bar(2)
    assert stream.getvalue().split("\r")[-2].strip() == ""
    assert stream.getvalue().endswith("\r")
