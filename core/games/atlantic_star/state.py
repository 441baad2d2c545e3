# SPDX-License-Identifier: MIT
"""What everybody at the table can see of a game of Atlantic Star.

Hands and money are here too: every charter is made openly, so that they are
known in principle (R2). Whatever is said per sea is in the order of
`figures.SEAS`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import structs

from core import contract
from core.games.atlantic_star.agenda import Task
from core.value import Value

NOBODY = -1
"""The owner of a package operator's plate, and who begins before it is drawn."""
NO_SHIP = ""
"""An agency space between a ship that was taken and the next one turned up."""
NO_CLASS = 0

PerSea: TypeAlias = tuple[int, int, int, int]


class Player(Value, frozen=True, array_like=True):
    """What a player has.

    `hand` are ids, sorted. `voyages` counts the plates that he still has to place;
    `borrowed` says on how many loans he took in a sea, at most one each (section 7).
    """

    money: int
    hand: tuple[str, ...] = ()
    voyages: PerSea = (0, 0, 0, 0)
    borrowed: PerSea = (0, 0, 0, 0)


class Plate(Value, frozen=True, array_like=True):
    """A voyage on the board: whose, its value now, and as it was written first.

    `ships` lie in the order of the legs; an operator's plate has none. `bonus` is
    the part of `written` that all legs brought together.
    """

    owner: int
    value: int
    written: int
    ships: tuple[str, ...] = ()
    bonus: int = 0


class Sea(Value, frozen=True, array_like=True):
    """A sea: its class, and its plates in the order of their ranks."""

    stars: int = NO_CLASS
    plates: tuple[Plate, ...] = ()


class State(contract.State, frozen=True, kw_only=True, array_like=True):
    """One game: the agency, the piles, the board, and what everybody has."""

    agenda: tuple[Task, ...] = ()
    starter: int = NOBODY
    active: int = NOBODY
    """Whose turn it is."""
    agency: tuple[str, ...] = ()
    """Ships on offer, the dearest space first."""
    pile: tuple[str, ...] = ()
    """The ships in the face-down draw pile, sorted: nobody knows their order."""
    discard: tuple[str, ...] = ()
    """The ships that were swapped away since the last shuffle, sorted."""
    shuffles: int = 0
    """How often the discard pile became the draw pile."""
    seas: tuple[Sea, Sea, Sea, Sea] = (Sea(), Sea(), Sea(), Sea())
    players: tuple[Player, ...] = ()

    def with_player(self, seat: int, player: Player) -> State:
        """This state with what one seat has replaced."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return structs.replace(self, players=players)

    def with_sea(self, sea: int, changed: Sea) -> State:
        """This state with one sea replaced."""
        one, two, three, four = (changed if at == sea else s for at, s in enumerate(self.seas))
        return structs.replace(self, seas=(one, two, three, four))

    def with_agenda(self, *tasks: Task) -> State:
        """This state with the head of the agenda replaced by these steps."""
        return structs.replace(self, agenda=(*tasks, *self.agenda[1:]))


def changed_by(counts: PerSea, sea: int, difference: int) -> PerSea:
    """Counts per sea with one of them changed."""
    one, two, three, four = (n + difference * (at == sea) for at, n in enumerate(counts))
    return (one, two, three, four)
