# SPDX-License-Identifier: MIT
"""What everybody at the table can see of a game of Power Grid.

Fuel is always four numbers in the order of `figures.FUELS`: coal, oil, garbage,
uranium. Seats are numbered clockwise; the order of players is another matter.
"""

from __future__ import annotations

from msgspec import structs

from core import contract
from core.games.grid import face_down
from core.games.grid.contracts import Contracts
from core.games.grid.fuel import NO_FUEL, FuelCounts
from core.games.power_grid.agenda import Task
from core.value import Value

NO_PLANT = 0

COAL, OIL, GARBAGE, URANIUM = range(4)

FLUX, TRANSFORMER, WAREHOUSE = "flux", "transformer", "warehouse"
THEME_PARK, SHORTAGE, SURPLUS = "theme_park", "shortage", "surplus"
PROMOS = (FLUX, TRANSFORMER, WAREHOUSE, THEME_PARK, SHORTAGE, SURPLUS)
"""The promo cards. In the stack the Flux Generator goes by its number, as every plant."""
AUCTIONED = (TRANSFORMER, WAREHOUSE, THEME_PARK)
"""Those that are auctioned the moment they are turned up."""
EVENTS = (SHORTAGE, SURPLUS)
"""Those that happen the moment they are turned up."""
DEMOLITION = "demolition"

SETUP, ORDER, AUCTION, FUEL, BUILDING, BUREAUCRACY = range(6)
"""The phases of a round as the rules number them, and 0 before round 1."""

IN_STACK = "stack"
IN_MARKET = "market"
OUT = "out"
"""Where the Step 3 card is: in the stack, waiting in the plant market, or out of the game."""


class Player(Value, frozen=True, array_like=True):
    """What lies before a player, and the cities with a house of his, first one first.

    `cards` are the promo cards that he won, sorted; `station` is the plant that
    the Transformer Station lies under.
    """

    money: int
    plants: tuple[int, ...] = ()
    fuel: FuelCounts = NO_FUEL
    cities: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    station: int = NO_PLANT

    @property
    def connected(self) -> int:
        """Cities that count for order, supply, Steps and the end: the Theme Park is one."""
        return len(self.cities) + (THEME_PARK in self.cards)


class Trust(Value, frozen=True, array_like=True):
    """The third company of a game of two (section 3).

    `due` says that it has not yet had its turn to take a plant in this phase 2.
    """

    plants: tuple[int, ...] = ()
    fuel: FuelCounts = NO_FUEL
    cities: tuple[str, ...] = ()
    due: bool = False


class Stack(face_down.Stack, frozen=True, array_like=True):
    """The face-down stack of plants: what everybody knows of it (see `grid.face_down`).

    Below its cards, while it is there, lies the Step 3 card, and `under` it the
    plants that were put down, first one first.
    """

    under: tuple[int, ...] = ()


class State(contract.State, frozen=True, kw_only=True, array_like=True):
    """One game: the board, both markets, the stack, and what lies before everybody."""

    agenda: tuple[Task, ...] = ()
    regions: tuple[str, ...] = ()
    """The regions in play, sorted by id."""
    order: tuple[int, ...] = ()
    """The order of players, first one first."""
    round: int = 0
    phase: int = SETUP
    step: int = 1
    """The Step in force."""
    current: tuple[int, ...] = ()
    """Plants that can be auctioned, ascending."""
    future: tuple[int, ...] = ()
    """Plants of the future market, ascending; the Step 3 card is not among them."""
    step3_card: str = IN_STACK
    discount: int = NO_PLANT
    """The plant with the discount token."""
    stack: Stack = Stack()
    removed: tuple[str, ...] = ()
    """Plants that left the game for all to see, and those found to have been removed unseen."""
    finished: tuple[int, ...] = ()
    """Seats that bought a plant or opted out in this phase 2, first one first."""
    sold: bool = False
    """Whether a player bought a plant in this phase 2."""
    fuel_market: FuelCounts = NO_FUEL
    supply: FuelCounts = NO_FUEL
    """Fuel neither on the market nor with anybody."""
    phased_out: bool = False
    """Whether uranium is no longer restocked (Germany)."""
    players: tuple[Player, ...] = ()
    trust: Trust | None = None
    contracts: Contracts | None = None
    effects: tuple[str, ...] = ()
    """Promo cards, and `demolition`, whose effect was seen, first one first: for statistics."""
    ended: str = ""
    """Why the game is over: a `course.End`, or nothing yet."""

    def seen(self, effect: str) -> State:
        """This state with an effect that was seen."""
        return self if effect in self.effects else self.but(effects=(*self.effects, effect))

    def with_player(self, seat: int, player: Player) -> State:
        """This state with what lies before one seat replaced."""
        return structs.replace(self, players=replaced(self.players, seat, player))

    def houses(self, city: str) -> int:
        """Houses in a city, those of the Trust included."""
        count = 0
        for player in self.players:
            count += city in player.cities
        return count + (self.trust is not None and city in self.trust.cities)


def replaced(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """Players with what lies before one seat replaced."""
    return (*players[:seat], player, *players[seat + 1 :])
