# SPDX-License-Identifier: MIT
"""Intent: a code that is read aloud arrives as it was meant, and none is easy to guess."""

from __future__ import annotations

import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import codes
from netcode.crypto.codes import ALPHABET, COUNT, LENGTH, BadCode

CODES = st.text(ALPHABET, min_size=LENGTH, max_size=LENGTH)


@given(CODES)
def test_a_code_reads_back(code: str) -> None:
    """As it is shown, in small letters, with gaps or without."""
    assert codes.read(codes.shown(code)) == code
    assert codes.read(f" {code[:2]}-{code[2:].lower()} ") == code
    assert codes.from_number(codes.to_number(code)) == code


@pytest.mark.parametrize("sounds", ["BPVW", "DT", "GJ", "KHQ", "MN", "FS", "CZ", "23", "95"])
def test_what_sounds_alike_is_taken_for_the_same(sounds: str) -> None:
    """Only the first of each group occurs, and whoever hears another one means it."""
    assert set(sounds) & set(ALPHABET) == {sounds[0]}
    for sound in sounds:
        assert codes.read(sound * LENGTH) == sounds[0] * LENGTH


def test_no_code_is_a_word() -> None:
    """There are no vowels, nor the digits that are read as some."""
    assert not set("AEIOU01") & set(ALPHABET)


@pytest.mark.parametrize(
    "text", ["", "BCDFG", "BCDFGKL", "BCDFGA", "BCDFG0", "BCDFGÄ", "BCDFG\u0661"]
)
def test_what_can_be_no_code_is_refused_at_once(text: str) -> None:
    """A mistyped code costs no guess where it can be seen here."""
    with pytest.raises(BadCode):
        codes.read(text)


@pytest.mark.parametrize("number", [-1, COUNT])
def test_a_number_that_is_no_code_is_refused(number: int) -> None:
    """What an invitation carries is checked."""
    with pytest.raises(BadCode):
        codes.from_number(number)


def test_a_code_is_random_and_no_table_has_that_of_another() -> None:
    """A hundred codes differ, and every sign occurs in a thousand of them."""
    some = [codes.fresh(secrets.token_bytes) for _ in range(1000)]
    assert len(set(some[:100])) == 100
    assert set("".join(some)) == set(ALPHABET)


def test_a_code_has_24_bits() -> None:
    """What the reasoning on guesses counts on."""
    assert COUNT == 24_137_569
