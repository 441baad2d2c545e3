# SPDX-License-Identifier: MIT
"""What everybody at the table can see of a game of Power Grid: The Card Game.

Plants, resource cards and contracts are ids. Fuel is always four numbers in the
order of `figures.FUELS`: coal, gas, oil, uranium. Seats are numbered clockwise;
the order of players is another matter. No face-down pile has an order here: the
deck and the stack are the cards that may be drawn next.
"""

from __future__ import annotations

from msgspec import structs

from core import contract
from core.games.grid import face_down
from core.games.grid.contracts import Contracts
from core.games.power_grid_card_game.agenda import Task
from core.value import Value

NO_PLANT = ""

COAL, GAS, OIL, URANIUM = range(4)

SETUP, AUCTION, RESOURCES, BUREAUCRACY = range(4)
"""The phases of a round as the rules number them, and 0 before round 1."""

IN_STACK = "stack"
IN_MARKET = "market"
OUT = "out"
"""Where "one more round" is: in the stack, waiting in the plant market, or out of the game."""


class Held(Value, frozen=True, array_like=True, order=True):
    """A resource card before its owner, turned to the units that it still has."""

    card: str
    units: int


class Owner(Value, frozen=True, array_like=True):
    """Plants, ascending, and the pool of resource cards, by fuel."""

    plants: tuple[str, ...] = ()
    pool: tuple[Held, ...] = ()


class Player(Owner, frozen=True, array_like=True):
    """What lies before a player. `earned` is what his plants brought in this round."""

    money: int = 0
    earned: int = 0


class Trust(Owner, frozen=True, array_like=True):
    """The third company of a game of two (section 6).

    `due` says that it has not yet had its turn to take a plant in this phase 1.
    """

    due: bool = False


class Stack(face_down.Stack, frozen=True, array_like=True):
    """The face-down stack of plants (see `grid.face_down`).

    While "one more round" is in it, `under` are the plants below that card, first one first.
    """

    under: tuple[str, ...] = ()


class State(contract.State, frozen=True, kw_only=True, array_like=True):
    """One game: both markets, the face-down piles, and what lies before everybody."""

    agenda: tuple[Task, ...] = ()
    order: tuple[int, ...] = ()
    """The order of players, first one first, without the Trust: that is always second."""
    round: int = 0
    phase: int = SETUP
    last: bool = False
    """Whether this is the last round."""
    current: tuple[str, ...] = ()
    """Plants that can be auctioned, ascending."""
    future: tuple[str, ...] = ()
    """Plants of the future market, ascending; "one more round" is not among them."""
    end_card: str = IN_STACK
    discount: str = NO_PLANT
    """The plant with the discount token."""
    drawn: tuple[str, ...] = ()
    """Plants in the order in which they last came into the market: of two with one
    number the later one is the higher (section 10)."""
    stack: Stack = Stack()
    removed: tuple[str, ...] = ()
    """Plants that left the game for all to see, and those found to have been removed unseen."""
    finished: tuple[int, ...] = ()
    """Seats that bought a plant or passed in this phase 1, first one first."""
    columns: tuple[tuple[str, ...], ...] = ()
    """Resource cards for sale, column by column, the singles' first; each in its order."""
    deck: tuple[str, ...] = ()
    """The resource cards that lie face down."""
    discards: tuple[str, ...] = ()
    """The resource cards of the next deck."""
    waiting: tuple[str, ...] = ()
    """The `++` cards until they become a discard pile."""
    singles: tuple[str, ...] = ()
    """Single cards that are not for sale and with nobody."""
    shuffles: int = 0
    """How often the discard pile has become the deck."""
    contracts: Contracts | None = None
    """The Demolition Contractor, where it is played with."""
    players: tuple[Player, ...] = ()
    trust: Trust | None = None
    ended: str = ""
    """Why the game is over: a `course.End`, or nothing yet."""

    def with_player(self, seat: int, player: Player) -> State:
        """This state with what lies before one seat replaced."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return structs.replace(self, players=players)
