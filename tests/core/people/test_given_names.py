# SPDX-License-Identifier: MIT
"""Intent: every bot has a name of its own, which says who did what and is nobody else's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.people.given_names import GIVEN_NAMES, unused
from core.people.writing import MAX_NAME, fit

SEATS = 16


@given(st.binary(max_size=16), st.lists(st.sampled_from(GIVEN_NAMES), max_size=6))
def test_a_name_is_nobody_elses(seed: bytes, people: list[str]) -> None:
    """Of the people's, in whatever case and with whatever surname, nor of another bot."""
    taken = [f"{name.upper()} Maria" for name in people]
    for _ in range(SEATS):
        name = unused(seed, taken)
        assert name.casefold() not in {word for each in taken for word in each.casefold().split()}
        taken.append(name)


def test_names_follow_from_the_seed() -> None:
    """The same table has the same bots, another one others."""
    assert unused(b"oak", ()) == unused(b"oak", ())
    assert len({unused(bytes([seed]), ()) for seed in range(64)}) > 20


@pytest.mark.parametrize("name", GIVEN_NAMES)
def test_a_name_is_one_short_word(name: str) -> None:
    """It is shown as it is, with room for a number, and there is one of it."""
    assert fit(name, MAX_NAME) == name
    assert name.isalpha()
    assert len(name) <= 8
    assert [each.casefold() for each in GIVEN_NAMES].count(name.casefold()) == 1
