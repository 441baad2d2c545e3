# SPDX-License-Identifier: MIT
"""The code of a table as people say and type it: six signs that are hard to mishear.

17 signs: no vowels, so that no code is a word in any language, and of those that sound alike in
English, Spanish, Portuguese or German only one (b p v w, d t, g j, h k q, m n, f s, c z, 2 3,
5 9); whoever types another one of them means that one. 0 and 1 look like letters.

17^6 is 24 million, 24.5 bits: nothing against guesses at home, but CPace allows none there. One
guess a connection, the table hears each, and after three wrong ones the code is another: one
chance in eight million per code (docs/protocol.md has the sum for an evening).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

ALPHABET: Final = "BCDFGKLMRXY246789"
LENGTH: Final = 6
COUNT: Final = len(ALPHABET) ** LENGTH

_MEANT = str.maketrans("PVWTJHQNSZ35", "BBBDGKKMFC29")
_BETWEEN = str.maketrans("", "", " -.\t\u00a0")
_ENTROPY_BYTES = 16


class BadCode(ValueError):
    """A text that cannot be the code of a table: mistyped or incomplete."""


def fresh(entropy: Callable[[int], bytes]) -> str:
    """A code at random; `entropy` gives fresh random bytes."""
    return from_number(int.from_bytes(entropy(_ENTROPY_BYTES), "big") % COUNT)


def read(text: str) -> str:
    """The code that a person typed or said: case, gaps and sounds alike do not matter.

    Raises BadCode.
    """
    code = text.upper().translate(_BETWEEN).translate(_MEANT)
    for sign in code:
        if sign not in ALPHABET:
            raise BadCode(f"'{sign}' does not occur in the code of a table")
    if len(code) != LENGTH:
        raise BadCode(f"the code of a table has {LENGTH} signs, not {len(code)}")
    return code


def shown(code: str) -> str:
    """The code in two groups, as it is read out."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def to_number(code: str) -> int:
    """A code as a number below COUNT."""
    number = 0
    for sign in code:
        number = number * len(ALPHABET) + ALPHABET.index(sign)
    return number


def from_number(number: int) -> str:
    """The code of a number below COUNT. Raises BadCode for another one."""
    if not 0 <= number < COUNT:
        raise BadCode("that number is no code")
    signs = []
    for _ in range(LENGTH):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    return "".join(reversed(signs))
