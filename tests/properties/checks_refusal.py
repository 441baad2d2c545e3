# SPDX-License-Identifier: MIT
"""Checks that whatever does not answer a state is refused, and that nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.chance import Stream, derive
from core.digest import digest
from core.match import Match
from core.terms import (
    Chance,
    Deal,
    Dealt,
    Drawn,
    Event,
    IllegalMove,
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
)
from tests.properties.traces import Trace

NONSENSE = ("", " ", "x", "bid", "bid  1", "play -1 us", "put cuba 999999999999999", "ROLL", "İ ß")


def answers(match: Match, event: Event) -> bool:
    """Whether an event answers what a match waits for: the admission, said another way."""
    match event, match.awaiting:
        case Left(seat), awaited:
            present = set(range(match.header.seats)) - set(match.state.left)
            return seat in present and not isinstance(awaited, Over)
        case Moved(seat, move), Turn(seats):
            return seat in seats and move in tuple(match.game.legal_moves(match.state, seat))
        case Unsealed(moves), Sealed(seats):
            return [s for s, _ in moves] == [s for s in seats if s not in match.state.left]
        case Drawn(outcomes), Chance(pool, _, count):
            return len(outcomes) == count and not Counter(outcomes) - Counter(pool)
        case Shuffled(deck), Shuffle(name, _):
            return deck == name
        case Dealt(deck, slots, to), Deal() as deal:
            return Deal(deck, slots, to) == deal
        case Opened(deck, cards), Opening(name, slots, faces):
            fits = tuple(slot for slot, _ in cards) == slots
            return deck == name and fits and not Counter(c for _, c in cards) - Counter(faces)
    return False


def check_refused(match: Match, event: Event) -> None:
    """Property 25: IllegalMove and nothing changed, or a true answer."""
    before = digest(match.state)
    expected = answers(match, event)
    refused = ""
    try:
        match.after(event)
    except IllegalMove as error:
        refused = str(error)
    assert bool(refused) != expected, f"{event} for {match.awaiting}: {refused or 'was taken'}"
    assert digest(match.state) == before, f"{event} changed the state"


def hostile(trace: Trace, index: int) -> Iterator[Event]:
    """Events that a broken or hostile peer might send after `index` events."""
    match = trace.matches[index]
    rng = Stream(derive(b"hostile", trace.seed, index))
    seats = (-1, *range(match.header.seats), match.header.seats, 2**40)
    yield from (rng.choice(trace.events) for _ in range(6))
    yield from (Left(seat) for seat in seats)
    moves = [Move.parse(text) for text in NONSENSE]
    for seat in range(match.header.seats):
        legal = match.game.legal_moves(match.state, seat)
        if legal:
            moves += [*_bent(rng.choice(legal)), rng.choice(legal)]
    yield from (Moved(rng.choice(seats), move) for move in moves)
    yield from (Moved(seat, rng.choice(moves)) for seat in seats)
    move = rng.choice(moves)
    yield Unsealed(())
    yield Unsealed(tuple((seat, move) for seat in range(match.header.seats)))
    yield Unsealed(tuple((seat, move) for seat in reversed(range(match.header.seats))))
    yield from _chance(match, rng)


def _bent(move: Move) -> list[Move]:
    last = move.args[-1] if move.args else 0
    bigger = last + 1 if isinstance(last, int) else last + "x"
    return [
        Move(move.verb, (*move.args, 0)),
        Move(move.verb, move.args[:-1]),
        Move(move.verb, (*move.args[:-1], bigger)),
        Move(move.verb.upper(), move.args),
    ]


def _chance(match: Match, rng: Stream) -> Iterator[Event]:
    yield from (Drawn(()), Drawn(("nothing",)), Shuffled(""), Shuffled("nothing"))
    yield from (Dealt("", (), 0), Opened("", ()), Opened("cards", ((0, "nothing"),)))
    match match.awaiting:
        case Chance(pool, _, count):
            yield Drawn((*pool, pool[0]))
            yield Drawn((rng.choice(pool),) * count)
        case Deal(deck, slots, to):
            yield from (Dealt(deck, slots, to + 1), Dealt(deck, (*slots, slots[0]), to))
        case Opening(deck, slots, cards):
            faces = rng.shuffled(cards)
            yield Opened(deck, tuple(zip(slots, faces, strict=False)))
            yield Opened(deck, tuple((slot + 1, faces[0]) for slot in slots))
            yield Opened(deck, tuple((slot, "nothing") for slot in slots))
