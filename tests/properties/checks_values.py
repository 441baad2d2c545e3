# SPDX-License-Identifier: MIT
"""Checks that a state is a value: plain, immutable, the same after a journey through bytes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, msgpack, structs

from core.digest import canonical, components, digest
from core.match import Header, Match
from core.terms import Awaiting, Event
from tests.properties.traces import Trace

LARGEST = 2**53


def check_plain(value: Any, path: str = "state") -> None:
    """Property 24: structs, tuples, ids, flags, integers that every language can hold."""
    if isinstance(value, Struct):
        assert value.__struct_config__.frozen, f"{path} is not frozen"
        for name in value.__struct_fields__:
            check_plain(getattr(value, name), f"{path}.{name}")
    elif type(value) is tuple:
        for index, item in enumerate(value):
            check_plain(item, f"{path}[{index}]")
    elif type(value) is int:
        assert abs(value) <= LARGEST, f"{path} is {value}"
    else:
        assert value is None or type(value) in (str, bool), f"{path} is a {type(value).__name__}"


def check_round_trip(match: Match) -> None:
    """Properties 5 and 24: bytes and back is the same state, the same bytes."""
    data = canonical(match.state)
    back = msgpack.decode(data, type=match.game.state_type)
    assert back == match.state, f"{back} is not {match.state}"
    assert canonical(back) == data
    header = msgpack.decode(canonical(match.header), type=Header)
    assert header == match.header
    awaited: Awaiting = msgpack.decode(canonical(match.awaiting), type=Awaiting)
    assert awaited == match.awaiting
    for seat in range(match.header.seats):
        assert match.game.legal_moves(back, seat) == match.game.legal_moves(match.state, seat)


def check_event_round_trip(event: Event) -> None:
    """Events come back from bytes as they were."""
    back: Event = msgpack.decode(canonical(event), type=Event)
    assert back == event
    assert canonical(back) == canonical(event)


def check_old_states(trace: Trace) -> None:
    """Properties 4 and 15: no later event changed an earlier state."""
    for index, (match, before) in enumerate(zip(trace.matches, trace.digests, strict=True)):
        assert digest(match.state) == before, f"{trace.where}: state {index} changed later"


def check_reading(match: Match) -> None:
    """T9: to ask a match anything changes nothing, and gives the same answer again."""
    before = digest(match.state)
    game, state = match.game, match.state
    for _ in range(2):
        answers = [
            (
                match.awaiting,
                [tuple(game.legal_moves(state, seat)) for seat in range(match.header.seats)],
                game.scores(state),
                components(state),
            )
            for _ in range(2)
        ]
        assert answers[0] == answers[1]
    assert digest(state) == before


def check_components(match: Match) -> None:
    """The components of a digest are the fields, one digest each."""
    names = [field.name for field in structs.fields(type(match.state))]
    found = components(match.state)
    assert [name for name, _ in found] == names
    assert all(len(part) == 32 for _, part in found)
