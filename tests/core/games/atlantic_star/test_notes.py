# SPDX-License-Identifier: MIT
"""The public log of Atlantic Star."""

from __future__ import annotations

from core.games.atlantic_star.agenda import Act
from core.games.atlantic_star.state import NOBODY, State
from core.terms import Drawn, Event, Left, Move, Moved
from tests.core.games.atlantic_star.builder import (
    AGENCY,
    GAME,
    MAIL,
    chosen,
    fit,
    move,
    mover,
    player,
    sea,
    table,
    unfit,
)

A9, B5 = fit("baltic A 9"), fit("baltic B 5")
(UNFIT,) = unfit("baltic")


def log(state: State, event: Event | str) -> list[str]:
    """The lines of an event, keys and figures in one text each."""
    if isinstance(event, str):
        event = Moved(mover(state), Move.parse(event))
    notes = GAME.notes(state, event, GAME.apply(state, event))
    return [" ".join((n.key, *(f"{name}={value}" for name, value in n.params))) for n in notes]


def test_the_beginning() -> None:
    """Who begins and the first ships with their prices."""
    state = GAME.setup(chosen(3), 3)
    assert log(state, Drawn(("2",))) == ["start.drawn seat=2", "turn seat=2"]
    state = GAME.apply(state, Drawn(("2",)))
    assert log(state, Drawn(AGENCY)) == [
        f"agency.turned_up ship={ship} price={price}"
        for ship, price in zip(AGENCY, (3000, 2000, 1000, 0), strict=True)
    ]


def test_charters_and_turns() -> None:
    """The ship, its price, the next one on the dearest space, whose turn it is."""
    state = table(player(), player(), player())
    assert log(state, "charter 1000") == [f"agency.chartered seat=0 ship={AGENCY[2]} price=1000"]
    state = move(state, "charter 1000")
    assert log(state, Drawn(("mail-9",))) == [
        "agency.turned_up ship=mail-9 price=3000",
        "turn seat=1",
    ]


def test_swaps_and_shuffles() -> None:
    """What was swapped away, and that the discard pile became the draw pile."""
    state = table(player(), player(), player(), pile=("mail-8", "mail-9"), discard=("hesper",))
    assert log(state, "swap") == [f"agency.swapped seat=0 price=2000 ships={' '.join(AGENCY)}"]
    state = move(state, "swap")
    assert log(state, Drawn(("mail-8", "mail-9"))) == [
        "agency.turned_up ship=mail-8 price=3000",
        "agency.turned_up ship=mail-9 price=2000",
        "pile.shuffled ships=5",
    ]
    state = GAME.apply(state, Drawn(("mail-8", "mail-9")))
    assert log(state, Drawn(("hesper", AGENCY[0]))) == [
        "agency.turned_up ship=hesper price=1000",
        f"agency.turned_up ship={AGENCY[0]} price=0",
    ]


def test_a_loan() -> None:
    """The points, the money, the value and the place that are left."""
    seas = {"baltic": sea(5, (0, 23), (1, 19), (2, 15))}
    state = table(player(), player(), player(), player(), seas=seas)
    assert log(state, "loan baltic 1 8") == [
        "loan.taken seat=0 sea=baltic points=8 money=8000 value=15 place=3"
    ]


def test_a_first_voyage_ship_by_ship() -> None:
    """Ships with their values, an emergency, the class, the operators, the plate."""
    state = table(player((A9, B5, UNFIT)), player(), player(), player())
    assert log(state, "sail baltic") == ["voyage.begun seat=0 sea=baltic"]
    state = move(state, "sail baltic")
    assert log(state, f"put A {A9}") == [f"voyage.ship seat=0 ship={A9} value=9 sea=baltic leg=A"]
    state = move(state, f"put A {A9}")
    assert log(state, "best") == [
        f"voyage.ship seat=0 ship={B5} value=5 sea=baltic leg=B",
        f"voyage.emergency seat=0 ship={UNFIT} sea=baltic leg=C",
    ]
    assert log(move(state, "best"), "class 4") == [
        "class.chosen seat=0 sea=baltic stars=4",
        "operator.entered sea=baltic value=17",
        "operator.entered sea=baltic value=13",
        "voyage.made seat=0 sea=baltic value=14 bonus=0 place=2",
        "turn seat=1",
    ]


def test_a_later_voyage_filled_up_at_once() -> None:
    """The ships that `best` found, then the plate with bonus and place."""
    seas = {"baltic": sea(5, (1, 20), (NOBODY, 15))}
    state = table(player((A9, B5, MAIL[0])), *(player() for _ in range(4)), seas=seas)
    assert log(move(state, "sail baltic"), "best") == [
        f"voyage.ship seat=0 ship={A9} value=9 sea=baltic leg=A",
        f"voyage.ship seat=0 ship={B5} value=5 sea=baltic leg=B",
        "voyage.ship seat=0 ship=mail-1 value=1 sea=baltic leg=C",
        "voyage.made seat=0 sea=baltic value=18 bonus=3 place=2",
        "turn seat=1",
    ]


def test_the_last_voyages() -> None:
    """A seat is finished; after the last one the game is over."""
    seas = {"baltic": sea(5, (1, 20))}
    hand = player(MAIL[:3], voyages="baltic 1")
    state = table(hand, player(), seas=seas)
    assert log(move(state, "sail baltic"), "best")[-3:] == [
        "voyage.made seat=0 sea=baltic value=6 bonus=3 place=2",
        "seat.finished seat=0",
        "turn seat=1",
    ]
    alone = table(hand, player(voyages=""), seas=seas, agenda=(Act(0),))
    assert log(move(alone, "sail baltic"), "best")[-2:] == [
        "seat.finished seat=0",
        "game.all_sailed",
    ]


def test_somebody_leaves() -> None:
    """Said once."""
    assert log(table(player(), player(), player()), Left(2)) == ["seat.left seat=2"]
