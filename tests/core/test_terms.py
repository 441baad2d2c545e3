# SPDX-License-Identifier: MIT
"""Moves are their text; knowledge only grows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import msgpack

from core.terms import (
    Awaiting,
    Chance,
    Deal,
    Drawn,
    Event,
    IllegalMove,
    Knowledge,
    Left,
    Move,
    Moved,
    Opened,
    Opening,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Turn,
    Unsealed,
    in_order,
    places,
)

ids = st.from_regex(r"[a-z][a-z_-]{0,8}", fullmatch=True)
numbers = st.integers(-(10**15) + 1, 10**15 - 1)
moves = st.builds(Move, ids, st.lists(st.one_of(ids, numbers), max_size=4).map(tuple))


@given(moves)
def test_a_move_reads_back_from_its_text(move: Move) -> None:
    """The text is the only other form of a move."""
    assert Move.parse(str(move)) == move


@given(st.text())
def test_any_text_reads_as_some_move_with_that_text(text: str) -> None:
    """Nonsense is no error: it is merely never legal, and shows as what was typed."""
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize("text", ["bid 012", "bid +1", "bid -0", "bid 1_0", "bid ١", "bid 1e3"])
def test_only_plain_decimals_are_numbers(text: str) -> None:
    """Whatever else an int() would take is an id, so that no two texts are one move."""
    assert isinstance(Move.parse(text).args[0], str)


def test_moves_are_sorted_by_verb_then_numbers_then_ids() -> None:
    """Numbers sort as numbers, and stand before ids in the same place."""
    texts = ["bid 2", "put cuba 3", "bid 10", "bid", "put berlin 11", "put 3", "bid pass"]
    assert [str(m) for m in in_order([Move.parse(text) for text in texts])] == [
        "bid",
        "bid 2",
        "bid 10",
        "bid pass",
        "put 3",
        "put berlin 11",
        "put cuba 3",
    ]


@given(st.lists(moves))
def test_the_order_is_the_same_whatever_came_first(some: list[Move]) -> None:
    """Sorting does not depend on the order of its input."""
    assert in_order(some) == in_order(some[::-1])


EVENTS: tuple[Event, ...] = (
    Moved(1, Move("put", ("cuba", 3))),
    Unsealed(((0, Move("bid", (1,))), (1, Move("bid", (2,))))),
    Drawn(("a", "b")),
    Shuffled("cards"),
    Opened("cards", ((3, "a"),)),
    Left(2),
)
AWAITED: tuple[Awaiting, ...] = (
    Turn((0, 1)),
    Sealed((0, 1)),
    Chance(("a", "b"), (1, 2), 2),
    Shuffle("cards", ("a", "b")),
    Deal("cards", (0, 1), 1),
    Opening("cards", (0,), ("a", "b")),
    Over(((1,), (0, 2)), (1, 3, 1), "points"),
)


@pytest.mark.parametrize("event", EVENTS)
def test_events_read_back_as_their_own_kind(event: Event) -> None:
    """Bytes of an event say which kind it is."""
    back = msgpack.decode(msgpack.encode(event), type=Event)
    assert (type(back), back) == (type(event), event)


@pytest.mark.parametrize("awaited", AWAITED)
def test_what_is_awaited_reads_back_as_its_own_kind(awaited: Awaiting) -> None:
    """Turns and sealed turns, deals and openings are not taken for each other."""
    back = msgpack.decode(msgpack.encode(awaited), type=Awaiting)
    assert (type(back), back) == (type(awaited), awaited)


def test_knowledge_grows_and_keeps_what_it_saw_first() -> None:
    """A second look at a slot tells nothing new; other decks and slots are apart."""
    known = Knowledge().seen("cards-2", 1, "b").seen("cards-1", 1, "a").seen("cards-1", 1, "z")
    assert known.card("cards-1", 1) == "a"
    assert known.card("cards-2", 1) == "b"
    assert known.card("cards-1", 2) is None
    assert known == Knowledge().seen("cards-1", 1, "a").seen("cards-2", 1, "b")


def test_a_refusal_shows_its_rule_and_figures() -> None:
    """What a log shows where no interface puts it into words."""
    assert str(IllegalMove("bid.above_supply", bid=5, supply=3)) == (
        "bid.above_supply (bid=5, supply=3)"
    )
    assert str(IllegalMove("move.none")) == "move.none"


def test_equal_ranks_share_a_place() -> None:
    """The highest rank is first; seats of one rank stand together."""
    assert places([(3, 1), (5, 0), (3, 2), (5, 0)]) == ((1, 3), (2,), (0,))
    assert places([(1,), (1,)]) == ((0, 1),)


@given(
    rule=st.from_regex(r"[a-z_]{1,9}\.[a-z_]{1,9}", fullmatch=True),
    params=st.dictionaries(
        st.sampled_from(("seat", "move", "minimum")),
        st.integers(-(10**9), 10**9)
        | st.from_regex(r"[a-z]{1,9}( [a-z0-9]{1,4})*", fullmatch=True),
    ),
)
def test_a_refusal_is_read_back_from_its_text(rule: str, params: dict[str, int | str]) -> None:
    """It crosses the table as text; whoever has the words for it shows them."""
    refusal = IllegalMove(rule, **params)
    again = IllegalMove.parse(str(refusal))
    assert again is not None
    assert (again.rule, again.params) == (rule, params)


@pytest.mark.parametrize(
    "text", ["", "It is not your turn.", "the code is now A1-B2", "bid.too_low (", "/tmp/a.b (c)"]
)
def test_a_sentence_is_no_refusal(text: str) -> None:
    """Then it is shown as it is."""
    assert IllegalMove.parse(text) is None
