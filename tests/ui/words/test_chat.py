# SPDX-License-Identifier: MIT
"""Who said a line, and whether it has a say at the table."""

from __future__ import annotations

import pytest

from ui.ports.snapshot import ChatLine
from ui.words.chat import chat_words


@pytest.mark.parametrize("name", ["Eve", "{0} {name}"])
def test_a_line_says_who_said_it(name: str) -> None:
    """Whatever it is called, and whatever it says."""
    assert chat_words(ChatLine(name, "{text}")) == f"{name}: {{text}}"
    assert chat_words(ChatLine(name, "I resign", True)) == f"{name} (watching): I resign"


@pytest.mark.parametrize("watches", [False, True])
def test_a_line_without_a_name_does_not_begin_with_a_colon(watches: bool) -> None:
    """W-35: such as one's own while one only watches."""
    assert chat_words(ChatLine("", "hello", watches)).strip(" :")[0] == ("A" if watches else "h")
    assert not chat_words(ChatLine("", "hello", watches)).startswith((":", " "))
