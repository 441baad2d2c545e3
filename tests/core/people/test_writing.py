# SPDX-License-Identifier: MIT
"""Intent: what people write is shown as they meant it, and nothing in it is invisible."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.people.writing import fit, unjoined

NO_INK = (
    "\u034f\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u200d\u2060\u2065\u2800\u3164\ufe00\ufe0e\ufe0f"
    "\ufeff\uffa0\ufff0\U0001d159\U00016fe4\U000e0001\U000e0067\U000e0100"
)

JOINED = {
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a woman with dark skin and red hair": "\U0001f469\U0001f3ff\u200d\U0001f9b0",
    "a detective": "\U0001f575\ufe0f\u200d\u2640\ufe0f",
    "two in love": "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468\U0001f3fb",
    "a heart": "\u2764\ufe0f",
    "the key 1": "1\ufe0f\u20e3",
    "England": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a country": "\U0001f1ea\U0001f1f8",
}

PARTS = st.sampled_from(
    (*NO_INK, *JOINED.values(), "A", "e", "\u0301", "1", " ", "\u2190", "\u0338")
)


@pytest.mark.parametrize("blank", NO_INK, ids=lambda blank: f"U+{ord(blank):04X}")
def test_what_leaves_no_ink_goes(blank: str) -> None:
    """Alone it is no name, and within one it tells nobody apart."""
    assert fit(blank * 3, 24) == ""
    assert fit(f"A{blank}da{blank}", 24) == "Ada"


@pytest.mark.parametrize("emoji", JOINED.values(), ids=JOINED)
def test_joined_emoji_stay_whole(emoji: str) -> None:
    """Alone, among letters, and twice in a row."""
    for text in (emoji, f"Ada {emoji} B", emoji * 2):
        assert fit(text, 24) == text


@pytest.mark.parametrize("emoji", JOINED.values(), ids=JOINED)
def test_a_joined_emoji_is_not_cut(emoji: str) -> None:
    """One that does not fit is left out, never shown as what it is made of."""
    for most in range(1, len(emoji)):
        assert fit(f"A{emoji}", most) == "A"


def test_a_joiner_that_joins_nothing_goes() -> None:
    """After a letter, before one, twice, and at an end."""
    man = "\U0001f468"
    for text in (f"{man}\u200d", f"\u200d{man}", f"{man}\u200d\u200d", f"\ufe0f{man}"):
        assert fit(text, 24) == man
    assert fit("A\u200dB\ufe0f", 24) == "AB"


def test_without_joiners_joined_emoji_are_alike() -> None:
    """Where a font has no such picture both are shown as their parts."""
    assert unjoined(JOINED["a family"]) == "\U0001f468\U0001f469\U0001f467\U0001f466"


@given(st.lists(PARTS, max_size=14).map("".join) | st.text(), st.integers(1, 40))
def test_fit_text_stays_as_it_is(text: str, most: int) -> None:
    """Peers compare what they show."""
    shown = fit(text, most)
    assert fit(shown, most) == shown
    assert len(shown) <= most
    assert unicodedata.is_normalized("NFC", shown)
    assert shown == "" or fit(unjoined(shown), most)
