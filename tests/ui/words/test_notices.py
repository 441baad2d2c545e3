# SPDX-License-Identifier: MIT
"""Every notice is a sentence, whatever names and texts are in it."""

from __future__ import annotations

import pytest

from ui.ports.snapshot import Notice
from ui.words.notices import KNOWN, notice_words, tone


@pytest.mark.parametrize(
    "key",
    [
        "connection.lost",
        "host.closed",
        "table.forked",
        "votes.wanted",
        "votes.cast",
        "words.mismatch",
        "words.skipped",
        *KNOWN,
    ],
)
def test_a_notice_is_a_sentence(key: str) -> None:
    """Not the key, and with a full stop."""
    words = notice_words(Notice(key))
    assert words != key
    assert words.endswith(".")


@pytest.mark.parametrize("name", ["Bruno", "{0} {name} %1", "<b>"])
def test_a_name_stays_as_it_is(name: str) -> None:
    """Braces in a name are no template."""
    assert name in notice_words(Notice("seat.lost", (("name", name),)))
    assert notice_words(Notice("sentence", (("text", name),))) == name


def test_what_ends_something_is_grave() -> None:
    """A lost connection comes back, a forged history does not."""
    assert tone(Notice("connection.lost")) == "warn"
    assert tone(Notice("table.forked")) == "danger"
