# SPDX-License-Identifier: MIT
"""Tables of Atlantic Star laid out by hand, so that a test reads like the rule it checks."""

from __future__ import annotations

from typing import Any

from core.games.atlantic_star.agenda import Act, Task
from core.games.atlantic_star.figures import LETTERS, SEAS
from core.games.atlantic_star.game import AtlanticStar
from core.games.atlantic_star.rules import Rules
from core.games.atlantic_star.state import PerSea, Plate, Player, Sea, State
from core.terms import Awaiting, Chance, Drawn, IllegalMove, Move, Moved, Options, Turn

GAME = AtlanticStar()
SHIPS = tuple(ship.id for ship in GAME.figures.ships)
AGENCY = ("nightingale", "firefly", "zinnia", "kestrel")
"""Some ships on offer, the dearest first."""
MAIL = ("mail-1", "mail-2", "mail-3", "mail-4", "mail-5", "mail-6")


def fit(words: str) -> str:
    """A house ship that shows this: `baltic A 9`."""
    sea, leg, value = words.split()
    for ship in GAME.figures.ships:
        if any((at.sea, at.leg, at.value) == (sea, leg, int(value)) for at in ship.legs):
            return ship.id
    raise KeyError(words)


def unfit(sea: str, count: int = 1) -> tuple[str, ...]:
    """House ships that show no leg of a sea and are no mail ships."""
    found = [
        ship.id
        for ship in GAME.figures.ships
        if not ship.mail and all(leg.sea != sea for leg in ship.legs)
    ]
    return tuple(found[:count])


def per_sea(words: str) -> PerSea:
    """Counts from words: `baltic 1 pacific 2`."""
    parts = words.split()
    counts = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
    one, two, three, four = (counts.pop(sea, 0) for sea in SEAS)
    assert not counts, words
    return (one, two, three, four)


ALL = "baltic 1 mediterranean 1 atlantic 1 pacific 1"


def player(
    hand: tuple[str, ...] = (), money: int = 18000, voyages: str = ALL, borrowed: str = ""
) -> Player:
    """What a seat has: by default all of one set of plates still to place."""
    return Player(money, tuple(sorted(hand)), per_sea(voyages), per_sea(borrowed))


def plate(owner: int, value: int, written: int | None = None) -> Plate:
    """A plate on the board; -1 is an operator."""
    return Plate(owner, value, value if written is None else written)


def sea(stars: int, *plates: tuple[int, int]) -> Sea:
    """A sea with its class and plates as (owner, value), first place first."""
    return Sea(stars, tuple(plate(owner, value) for owner, value in plates))


def table(
    *players: Player,
    agenda: tuple[Task, ...] = (Act(0),),
    options: dict[str, str] | None = None,
    seas: dict[str, Sea] | None = None,
    agency: tuple[str, ...] = AGENCY,
    pile: tuple[str, ...] | None = None,
    discard: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """A game in progress. Ships that lie nowhere are in the draw pile unless a test says it."""
    taken = {*agency, *discard}.union(*(seat.hand for seat in players))
    board = seas or {}
    one, two, three, four = (board.get(name, Sea()) for name in SEAS)
    return State(
        seats=len(players),
        options=chosen(len(players), **(options or {})),
        starter=0,
        active=0,
        agency=agency,
        pile=tuple(sorted(set(SHIPS) - taken)) if pile is None else tuple(sorted(pile)),
        discard=tuple(sorted(discard)),
        seas=(one, two, three, four),
        players=players,
        agenda=agenda,
        **fields,
    )


def chosen(seats: int, **options: str) -> Options:
    """Complete options."""
    return GAME.settle(tuple(sorted(options.items())), seats)


def rules(state: State) -> Rules:
    """The rules that a state is played by."""
    return GAME.rules(state)


def mover(state: State) -> int:
    """The seat whose turn it is."""
    awaited = GAME.awaiting(state)
    assert isinstance(awaited, Turn), awaited
    return awaited.seats[0]


def move(state: State, *texts: str) -> State:
    """The state after moves of whoever is to move, each checked."""
    for text in texts:
        state = GAME.apply(state, Moved(mover(state), Move.parse(text)))
    return state


def draw(state: State, *outcomes: str) -> State:
    """The state after chance gave these."""
    after: State = GAME.apply(state, Drawn(outcomes))
    return after


def drawn(state: State) -> State:
    """The state after every draw that is due, the first ships of the pile each time."""
    while isinstance(awaited := GAME.awaiting(state), Chance):
        state = draw(state, *awaited.pool[: awaited.count])
    return state


def chance(state: State) -> Chance:
    """The draw that is due."""
    awaited: Awaiting = GAME.awaiting(state)
    assert isinstance(awaited, Chance), awaited
    return awaited


def refused(state: State, text: str) -> str:
    """Why a move is refused, with its figures."""
    try:
        move(state, text)
    except IllegalMove as error:
        return str(error)
    raise AssertionError(f"'{text}' was taken")


def offered(state: State, verb: str = "") -> list[str]:
    """The moves of whoever is to move, or those of one verb."""
    found = GAME.legal_moves(state, mover(state))
    return [str(one) for one in found if verb in ("", one.verb)]


def order(state: State, name: str) -> list[tuple[int, int]]:
    """The plates of a sea as (owner, value), first place first."""
    return [(one.owner, one.value) for one in state.seas[SEAS.index(name)].plates]


def sailed(state: State, name: str, *ships: str, stars: int = 0) -> State:
    """The state after a voyage of these ships, leg by leg."""
    puts = (f"put {leg} {ship}" for leg, ship in zip(LETTERS, ships, strict=False))
    state = move(state, f"sail {name}", *puts)
    return move(state, f"class {stars}") if stars else state
