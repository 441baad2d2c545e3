# SPDX-License-Identifier: MIT
"""From picks on the board to exactly one legal move. No Qt.

Every move that names things on the board is a path of picks: the card, then the
area; the zone, then the number. What may be picked next is what some legal move
goes on with, so a path can only end in a legal move.
"""

from __future__ import annotations

from msgspec import Struct

from core.terms import Move


class Pick(Struct, frozen=True):
    """Something on the board: `kind` is `card`, `zone` or `area`, `id` names it."""

    kind: str
    id: int | str


_KINDS: dict[str, tuple[str, ...]] = {
    "play": ("card", "area"),
    "put": ("zone",),
    "take": ("zone",),
    "remove": ("zone",),
    "clear": ("zone",),
    "relocate": ("zone", "zone"),
    "shift": ("zone",),
    "set": ("zone", "area"),
}


def path(move: Move) -> tuple[Pick, ...]:
    """The picks that lead to a move; empty for one that names nothing on the board.

    `order none` starts with the word of an order, but names no zone.
    """
    kinds = _KINDS.get(move.verb, ())
    return tuple(Pick(kind, id_) for kind, id_ in zip(kinds, move.args, strict=False))


class Selection(Struct, frozen=True):
    """What is picked so far, among the moves that are legal now."""

    legal: tuple[Move, ...] = ()
    picks: tuple[Pick, ...] = ()

    @property
    def open(self) -> tuple[Move, ...]:
        """The legal moves that begin with these picks and name something on the board."""
        return tuple(m for m in self.legal if path(m) and self._begins(m))

    @property
    def next(self) -> tuple[Pick, ...]:
        """What can be picked next, each once, in the order of the moves."""
        depth = len(self.picks)
        found = (path(m)[depth] for m in self.open if len(path(m)) > depth)
        return tuple(dict.fromkeys(found))

    @property
    def complete(self) -> tuple[Move, ...]:
        """The moves that these picks leave to choose from, once all is picked but a number."""
        if not self.picks:
            return ()
        return tuple(m for m in self.open if len(path(m)) == len(self.picks))

    @property
    def loose(self) -> tuple[Move, ...]:
        """The legal moves that name nothing on the board: plain buttons."""
        return tuple(m for m in self.legal if not path(m))

    def click(self, pick: Pick) -> tuple[Selection, Move | None]:
        """The selection after a click, and the move if the click left only one.

        A click on something picked lays it and what followed back. A click on
        another beginning starts there. Anything else changes nothing.
        """
        if pick in self.next:
            chosen = Selection(self.legal, (*self.picks, pick)).settled()
            if len(chosen.open) == 1 and len(chosen.complete) == 1:
                return chosen.cleared(), chosen.complete[0]
            return chosen, None
        if pick in self.picks:
            return Selection(self.legal, self.picks[: self.picks.index(pick)]), None
        if pick in self.cleared().next:
            return self.cleared().click(pick)
        return self, None

    def settled(self) -> Selection:
        """With picks added that leave no choice, as long as nothing else could be answered.

        The zone an event has just cleared is the only one whose area can be
        chosen; picking it would be a click without a meaning.
        """
        only = self.next if not self.picks and not self.loose else ()
        if len(only) == 1:
            return Selection(self.legal, only)
        if len(self.open) == 1 and self.picks:
            return Selection(self.legal, path(self.open[0]))
        return self

    def cleared(self) -> Selection:
        """Nothing picked."""
        return Selection(self.legal)

    def _begins(self, move: Move) -> bool:
        return path(move)[: len(self.picks)] == self.picks
