# SPDX-License-Identifier: MIT
"""What ends a command early: one clear sentence and an exit status."""

from __future__ import annotations


class Failure(Exception):
    """Something that did not work. Its text is the one line a person reads.

    `key` names it, where the window has words of its own for it.
    """

    status = 1

    def __init__(self, sentence: str, key: str = "") -> None:
        super().__init__(sentence)
        self.key = key


class WrongUsage(Failure):
    """A command line that means nothing: an unknown game, a value out of range."""

    status = 2
