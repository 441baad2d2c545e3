# SPDX-License-Identifier: MIT
"""Checks of a match's course: its length, what it waits for, what may be played."""

from __future__ import annotations

from collections import Counter

from core.match import Match
from core.terms import (
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    Left,
    Move,
    Moved,
    Note,
    Opened,
    Opening,
    Over,
    Sealed,
    Shuffle,
    Shuffled,
    Turn,
    in_order,
)
from tests.properties.traces import Trace

MAX_MOVES = 1_500


def check_length(trace: Trace) -> None:
    """Property 1: a match ends within the events and the chance its game declares."""
    game = trace.case.game
    chance = sum(isinstance(event, Drawn | Shuffled) for event in trace.events)
    assert isinstance(trace.matches[-1].awaiting, Over), trace.where
    assert len(trace.events) <= game.max_events, trace.where
    assert chance <= game.max_chance, f"{trace.where}: {chance} events of chance"


def check_moves(match: Match) -> None:
    """Properties 2, 3 and 9: exactly those awaited have moves; sorted, unique, named."""
    awaited = match.awaiting
    seats = awaited.seats if isinstance(awaited, Turn | Sealed) else ()
    for seat in range(match.header.seats):
        moves = tuple(match.game.legal_moves(match.state, seat))
        assert bool(moves) == (seat in seats), f"seat {seat} has {len(moves)} moves in {awaited}"
        assert len(moves) <= MAX_MOVES, f"{len(moves)} moves"
        assert moves == in_order(moves), f"not sorted: {moves}"
        names = Counter(map(str, moves))
        assert len(names) == len(moves), f"not unique: {names.most_common(1)}"
        for move in moves:
            assert Move.parse(str(move)) == move, f"'{move}' reads back as another move"
            assert all(type(a) in (int, str) and a != "" for a in move.args), repr(move)
    assert not match.game.legal_moves(match.state, -1)
    assert not match.game.legal_moves(match.state, match.header.seats)


def check_awaiting(match: Match) -> None:
    """What a state waits for is well formed: seats, pools, weights, slots, places."""
    everyone = range(match.header.seats)
    match match.awaiting:
        case (Turn(seats) | Sealed(seats)) as awaited:
            assert seats, awaited
            assert list(seats) == sorted(set(seats)), awaited
            assert set(seats) <= set(everyone), awaited
        case Chance(pool, weights, count) as awaited:
            assert 1 <= count <= len(pool), awaited
            assert not weights or len(weights) == len(pool), awaited
            assert all(weight > 0 for weight in weights), awaited
        case Shuffle(_, cards) as awaited:
            assert cards, awaited
        case Deal(_, slots, to) as awaited:
            assert slots, awaited
            assert len(set(slots)) == len(slots), awaited
            assert to in everyone, awaited
        case Opening(_, slots, cards) as awaited:
            assert slots, awaited
            assert len(set(slots)) == len(slots) <= len(cards), awaited
        case Over(places, scores, reason) as awaited:
            assert sorted(seat for place in places for seat in place) == list(everyone), awaited
            assert len(scores) == match.header.seats, awaited
            assert reason, awaited


def check_turns_of_the_departed(match: Match) -> None:
    """Nobody ever waits for a seat that left."""
    awaited = match.awaiting
    if isinstance(awaited, Turn):
        assert not set(awaited.seats) & set(match.state.left), awaited
    if isinstance(awaited, Sealed):
        assert not set(awaited.seats) <= set(match.state.left), awaited


def check_notes(before: Match, event: Event, after: Match) -> None:
    """Property 9: the log has its lines for every event, made of ids and integers."""
    for note in before.game.notes(before.state, event, after.state):
        assert type(note) is Note, note
        assert note.key, note
        assert " " not in note.key, note
        assert all(type(value) in (int, str) for _, value in note.params), note


def check_decks(trace: Trace) -> None:
    """Property 26: a deck is shuffled once, and each card of it is opened at most once."""
    decks: dict[str, tuple[str, ...]] = {}
    opened: dict[str, dict[int, str]] = {}
    for before, event, _ in trace.steps():
        awaited = before.awaiting
        if isinstance(awaited, Shuffle) and isinstance(event, Shuffled):
            assert awaited.deck not in decks, f"{trace.where}: {awaited.deck} shuffled again"
            decks[awaited.deck], opened[awaited.deck] = awaited.cards, {}
        if isinstance(event, Dealt):
            assert all(0 <= slot < len(decks[event.deck]) for slot in event.slots), event
        if isinstance(awaited, Opening) and isinstance(event, Opened):
            faces = opened[event.deck]
            hidden = Counter(decks[event.deck]) - Counter(faces.values())
            assert Counter(awaited.cards) == hidden, f"{trace.where}: {awaited}, hidden {hidden}"
            for slot, card in event.cards:
                assert slot not in faces, f"{trace.where}: slot {slot} opened again"
                faces[slot] = card
        for deck, faces in opened.items():
            assert not Counter(faces.values()) - Counter(decks[deck]), trace.where


def check_leaving(match: Match, seat: int) -> Match:
    """A seat may leave at any time before the end; the match after it."""
    after = match.after(Left(seat))
    assert after.state.left == (*match.state.left, seat)
    if match.header.seats == 2:
        over = after.awaiting
        assert isinstance(over, Over), over
        assert over.places == ((1 - seat,), (seat,)), over
        assert over.reason == "left", over
    check_turns_of_the_departed(after)
    return after


def check_end(match: Match) -> None:
    """Whoever left is behind everybody who stayed; if nobody stayed, nobody has won."""
    over, left = match.awaiting, set(match.state.left)
    assert isinstance(over, Over), over
    stayed = set(range(match.header.seats)) - left
    if not stayed:
        assert over.places == (), over
        return
    ranked = [seat for place in over.places for seat in place]
    assert sorted(ranked) == list(range(match.header.seats)), over
    assert set(ranked[: len(stayed)]) == stayed, over
    assert not set(over.places[0]) & left, over


def check_caretaker(match: Match) -> None:
    """The caretaker's move is legal for whoever is awaited."""
    awaited = match.awaiting
    if isinstance(awaited, Turn | Sealed):
        for seat in awaited.seats:
            move = match.game.caretaker(match.state, seat)
            assert move in match.game.legal_moves(match.state, seat), str(move)


def check_orders(match: Match) -> None:
    """Where several seats may move in any order, every order gives the same state.

    A phase in which it does not must be `Sealed`.
    """
    awaited = match.awaiting
    if not isinstance(awaited, Turn) or len(awaited.seats) < 2:
        return
    for one in awaited.seats:
        for other in (seat for seat in awaited.seats if seat > one):
            for first in _ends(match, one):
                for second in _ends(match, other):
                    ab = match.after(Moved(one, first)).after(Moved(other, second))
                    ba = match.after(Moved(other, second)).after(Moved(one, first))
                    assert ab.state == ba.state, f"{one}: {first}, {other}: {second}"


def _ends(match: Match, seat: int) -> tuple[Move, ...]:
    moves = match.game.legal_moves(match.state, seat)
    return tuple(dict.fromkeys((moves[0], moves[-1])))
