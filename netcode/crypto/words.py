# SPDX-License-Identifier: MIT
"""Four short words for a 32-byte hash, to be read aloud across the room.

netcode.md, section 2: all screens show the same words, people tap the word that they hear
among three. The words are ours, 2048 pairs of open syllables, so that an English, Spanish,
Portuguese or German reader says nearly the same thing.

Consonants: b d f g k l m n p r s t, and y inside a word. Left out: c q x (k, s or gs), v and w
(v is b in Spanish, f or v in German), z (s, th or ts), j and h (h, j, zh or silent). g stands
before a, o, u only, since it softens before e and i; y only before a and o. No word ends
in e (silent in English) or u (a Portuguese final o). Words that are rude, sick or political in
one of the languages are struck out; `OFFENSIVE` lists them as they are spelt here.
"""

from __future__ import annotations

from typing import Final

from core.chance import Stream
from netcode.crypto import group

SIZE: Final = 2048
COUNT: Final = 4
CHOICES: Final = 3

_OFFENSIVE = """
    boba bobo buba bubi dago dika diki diko dopa dumo fasi fati feto figa fika fiki foda fodi
    fodo fota fuka fuki fuko gasa gasi kaga kagi kago kaka kaki kako kika kiki kona koni kono
    kuli kulo kuni kuno loka loko lula maga mama mamo maso mata mato meko moro nega nego niga
    nigo nuta nuto paki peda pedi pedo peni pika piki piko pila pipi pisi pito popa popo pota
    poti poto pusa pusi puso puta puti puto rabo rapi rola sado sida siko suka suki suko tara
    tesa teso teta teti tita titi tusi
"""
OFFENSIVE: Final = frozenset(_OFFENSIVE.split())

_SOUNDS = ("bp", "dt", "gk", "mn", "lr", "fs", "y")
_VOWELS = ("a", "ei", "ou")


def _all() -> tuple[str, ...]:
    consonants = "bdfgklmnprst"
    first = [c + v for c in consonants for v in "aeiou" if c + v not in ("ge", "gi")]
    last = [c + v for c in consonants + "y" for v in "aio" if c + v not in ("gi", "yi")]
    clean = [a + b for a in first for b in last if a + b not in OFFENSIVE]
    return tuple(clean[:SIZE])


WORDS: Final = _all()


def words(game_id: bytes) -> tuple[str, ...]:
    """The four words of a roster hash: 44 of its bits."""
    bits = int.from_bytes(group.digest("words", game_id), "big")
    return tuple(WORDS[(bits >> 11 * position) % SIZE] for position in range(COUNT))


def candidates(game_id: bytes, position: int) -> tuple[str, ...]:
    """Three words to choose from, one of them the word at this position, in a mixed order.

    The same on every screen with the same hash. Any two differ by ear in the first vowel and
    in both consonants, and a wrong one sounds like no word that is read aloud at this table.
    """
    stream = Stream(group.digest("candidates", game_id, position))
    read = words(game_id)
    chosen = [read[position]]
    sounds = {_heard(word) for word in read}
    while len(chosen) < CHOICES:
        word = stream.choice(WORDS)
        if _heard(word) not in sounds and all(unlike(word, other) for other in chosen):
            chosen.append(word)
    return stream.shuffled(chosen)


def unlike(left: str, right: str) -> bool:
    """Whether two words cannot be taken for each other across a noisy room."""
    heard = zip(_heard(left), _heard(right), strict=True)
    return all(a != b for a, b in heard)


def _heard(word: str) -> tuple[str, str, str]:
    return (_among(_SOUNDS, word[0]), _among(_VOWELS, word[1]), _among(_SOUNDS, word[2]))


def _among(classes: tuple[str, ...], letter: str) -> str:
    return next(letters for letters in classes if letter in letters)
