# SPDX-License-Identifier: MIT
"""Four words that people can say, hear and tell apart."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from netcode.crypto import words

HASHES = st.binary(min_size=32, max_size=32)
KNOWN = (
    ("sela", "gota", "bira", "bino"),
    (
        ("kasa", "rumo", "sela"),
        ("tega", "napa", "gota"),
        ("runa", "sata", "bira"),
        ("tota", "gabo", "bino"),
    ),
)


def test_there_are_2048_words_of_four_letters() -> None:
    """All distinct, consonant and vowel twice."""
    assert len(words.WORDS) == len(set(words.WORDS)) == 2048
    for word in words.WORDS:
        assert len(word) == 4
        assert word[0] in "bdfgklmnprst"
        assert word[2] in "bdfgklmnprsty"
        assert word[1] in "aeiou"
        assert word[3] in "aio"


def test_no_word_is_read_differently_by_the_rules_of_the_docstring() -> None:
    """No soft g, no y before i, e or u, no letter left out."""
    for word in words.WORDS:
        assert not set(word) & set("cqxvwzjh")
        assert not {word[:2], word[2:]} & {"ge", "gi", "ye", "yi", "yu"}


def test_no_word_offends() -> None:
    """What is struck out is out, and nothing is listed that could not arise anyway."""
    assert not words.OFFENSIVE & set(words.WORDS)
    assert {"puta", "kaka", "pedo", "kulo", "paki", "sida"} <= words.OFFENSIVE
    assert len(words.OFFENSIVE) == 97


@given(HASHES)
def test_candidates_hold_the_true_word_among_clearly_others(game_id: bytes) -> None:
    """Three, one true, any two unlike in both consonants and the first vowel."""
    shown = words.words(game_id)
    for position in range(words.COUNT):
        choices = words.candidates(game_id, position)
        assert len(choices) == words.CHOICES
        assert choices.count(shown[position]) == 1
        pairs = [(a, b) for a in choices for b in choices if a != b]
        assert all(a[0] != b[0] and a[1] != b[1] and a[2] != b[2] for a, b in pairs)
        assert all(words.unlike(a, b) for a, b in pairs)
        assert words.candidates(game_id, position) == choices


def test_a_wrong_candidate_is_read_aloud_by_nobody() -> None:
    """Who hears all four words finds just one of the three among them, in each place."""
    for number in range(1000):
        game_id = number.to_bytes(32, "big")
        read = words.words(game_id)
        for position in range(words.COUNT):
            heard = set(words.candidates(game_id, position)) & set(read)
            assert heard == {read[position]}


def test_words_that_sound_alike_are_not_unlike() -> None:
    """b and p, d and t, g and k, m and n, l and r, e and i, o and u."""
    for left, right in (
        ("bado", "palo"),
        ("dalo", "tifo"),
        ("gasi", "kupi"),
        ("mela", "nupa"),
        ("lena", "rofa"),
        ("bena", "dila"),
        ("bona", "dula"),
        ("bamo", "dino"),
    ):
        assert not words.unlike(left, right)
    assert words.unlike("bado", "foli")


@given(HASHES, st.integers(0, 255))
def test_another_hash_has_other_words(game_id: bytes, bit: int) -> None:
    """One changed bit of the roster's hash changes the words (section 9, item 12)."""
    changed = (int.from_bytes(game_id, "big") ^ 1 << bit).to_bytes(32, "big")
    assert words.words(changed) != words.words(game_id)


def test_all_words_and_all_places_occur() -> None:
    """44 bits: no word is out of reach, and the true word stands in each of the three places."""
    hashes = [n.to_bytes(32, "big") for n in range(6000)]
    used = Counter(word for game_id in hashes for word in words.words(game_id))
    assert len(used) > 2040
    assert max(used.values()) < 40
    places = Counter(
        words.candidates(game_id, 0).index(words.words(game_id)[0]) for game_id in hashes[:300]
    )
    assert all(60 < places[place] < 140 for place in range(words.CHOICES))


def test_the_words_of_a_hash_are_fixed() -> None:
    """Known answer: two versions of one protocol show the same words."""
    assert words.words(bytes(32)) == KNOWN[0]
    assert tuple(words.candidates(bytes(32), position) for position in range(4)) == KNOWN[1]
