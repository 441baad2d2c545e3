# SPDX-License-Identifier: MIT
"""What the window asks of a table: one snapshot to show, and what a person can do.

`client` implements `Session` over the network thread; tests and the gallery
implement it with a local dealer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from core.terms import Move
    from ui.ports.snapshot import Snapshot


class Session(QObject):
    """One table that this laptop sits at, hosts or watches.

    Signals come on the GUI thread. Methods return at once; what they cause shows
    in a later snapshot, what the table refuses in `refused`.
    """

    changed = Signal(object)
    """A new `Snapshot`."""
    refused = Signal(str)
    """One clear sentence about something that was not accepted."""

    def snapshot(self) -> Snapshot:
        """The newest snapshot."""
        raise NotImplementedError

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Send a composed turn, or one sealed move, of a seat of mine."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Send a line of chat."""
        raise NotImplementedError

    def admit(self, key: str) -> None:
        """Host: give an asker the first open seat, or let it watch."""
        raise NotImplementedError

    def turn_away(self, key: str) -> None:
        """Host: refuse an asker."""
        raise NotImplementedError

    def free(self, seat: int) -> None:
        """Host: free the seat of somebody else before the start."""
        raise NotImplementedError

    def swap(self, one: int, other: int) -> None:
        """Host: swap two seats before the start."""
        raise NotImplementedError

    def set_ready(self, ready: bool) -> None:
        """Mark my seats as ready."""
        raise NotImplementedError

    def start(self) -> None:
        """Host: start when all seats are taken and ready."""
        raise NotImplementedError

    def hear_word(self, word: str) -> None:
        """Say which of `word_choices` was read aloud across the room."""
        raise NotImplementedError

    def skip_words(self) -> None:
        """Play on without comparing; every screen then says so."""
        raise NotImplementedError

    def rematch(self) -> None:
        """After the end: the same seats and options again."""
        raise NotImplementedError

    def leave(self) -> None:
        """Leave the table for now, with a goodbye: the seats of mine wait."""
        raise NotImplementedError

    def claim(self) -> None:
        """Say that the other of two is gone for good: the game ends, and the file says so."""
        raise NotImplementedError

    def entrust(self, seat: int, to: int, bot: str) -> None:
        """Vote that a seat is played by holder `to`, with a bot or by hand, or given back."""
        raise NotImplementedError

    def forfeit(self, seat: int) -> None:
        """Give up with a seat of mine, and no other: its person cannot win any more.

        Bots and other people of this laptop play on; without a person the game ends unfinished.
        """
        raise NotImplementedError
