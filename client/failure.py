# SPDX-License-Identifier: MIT
"""What ends a command early: one clear sentence and an exit status."""

from __future__ import annotations


class Failure(Exception):
    """Something that did not work. Its text is the one line a person reads."""

    status = 1


class WrongUsage(Failure):
    """A command line that means nothing: an unknown game, a value out of range."""

    status = 2
