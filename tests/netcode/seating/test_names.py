# SPDX-License-Identifier: MIT
"""Intent: no name at a table can be taken for another one, nor for what the table itself says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.bounds import MAX_NAME
from netcode.seating.names import NAMELESS, all_apart, apart, chosen, speaker
from netcode.wire import clean_name


@pytest.mark.parametrize("other", ["Ada", "ada", "A da", "\uff21da", "ADA"])
def test_who_is_called_like_another_gets_a_number(other: str) -> None:
    """Case, spaces and wide letters tell nobody apart."""
    assert apart("Ada", (other,)) == "Ada 2"
    assert apart("Ada", (other, "ada2")) == "Ada 3"
    assert apart("Ada", ("Adam", "Eve")) == "Ada"


def test_how_emoji_are_joined_tells_nobody_apart() -> None:
    """Two names that a font may show alike get a number, which no emoji is cut for."""
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert apart(family, (family.replace("\u200d", ""),)) == f"{family} 2"
    long = f"{'x' * 18} {family}"
    assert len(long) == MAX_NAME
    assert apart(long, (long,)) == f"{'x' * 18} 2"


def test_names_are_told_apart_in_order() -> None:
    """The first one keeps its name; a seat without anybody has none."""
    assert all_apart(("Ada", "", "ada", "", "Ada 2")) == ("Ada", "", "ada 2", "", "Ada 2 2")
    assert all_apart(("Ada", "Eve"), ("eve",)) == ("Ada", "Eve 2")


@given(st.lists(st.text(max_size=30).map(clean_name), max_size=8))
def test_all_names_differ_and_fit(names: list[str]) -> None:
    """Whatever people are called; telling them apart again changes nothing."""
    shown = [name for name in all_apart(names) if name]
    assert len(set(shown)) == len(shown)
    assert all(len(name) <= MAX_NAME and name == clean_name(name) for name in shown)
    assert all_apart(shown) == tuple(shown)


def test_nobody_says_in_its_name_what_the_table_says() -> None:
    """Brackets are the table's own: '(watching)' is not to be chosen."""
    assert chosen("Ada (watching)") == "Ada watching"
    assert chosen("Ada \uff08watching\uff09") == "Ada watching"
    assert chosen("()") == NAMELESS


def test_a_line_is_shown_under_the_name_of_its_seat() -> None:
    """A seat belongs to a key: whoever passes a line on cannot give it another name."""
    seated = ((b"a", "Ada"), (b"a", "Alan"), (b"b", "Bob"))
    assert speaker(seated, b"a", "Ada") == ("Ada", False)
    assert speaker(seated, b"a", "Alan") == ("Alan", False)
    assert speaker(seated, b"b", "Ada") == ("Bob", False)
    assert speaker(seated, b"e", "Bob") == ("Bob 2", True)
    assert speaker(seated, b"e", "Eve") == ("Eve", True)
