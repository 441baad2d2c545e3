# SPDX-License-Identifier: MIT
"""A playthrough as text: all that can be seen of a match after every event."""

from __future__ import annotations

from collections.abc import Iterator

from core.digest import canonical, digest
from core.figures import fingerprint
from core.match import Match
from core.terms import (
    Awaiting,
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
    Unsealed,
)

LISTED = 12
"""So many moves are listed; of more, the number, the ends and a digest are."""


def header(match: Match) -> Iterator[str]:
    """What the match is played by."""
    options = " ".join(f"{name}={value}" for name, value in match.header.options)
    yield f"game {match.header.game}"
    yield f"rules {match.header.rules_version}"
    yield f"figures {match.header.figures_hash.hex()[:16]}"
    yield f"seats {match.header.seats}"
    yield f"options {options}".rstrip()


def situation(match: Match) -> Iterator[str]:
    """What a match waits for, who may do what, and its digest."""
    yield f"  awaits {awaiting_text(match.awaiting)}"
    for seat in range(match.header.seats):
        if moves := tuple(match.game.legal_moves(match.state, seat)):
            yield f"  seat {seat}: {moves_text(moves)}"
    yield f"  digest {digest(match.state).hex()[:16]}"


def step(number: int, before: Match, event: Event, after: Match) -> Iterator[str]:
    """An event, its log lines and the situation after it."""
    yield f"{number} {event_text(event)}"
    yield from map(note_text, before.game.notes(before.state, event, after.state))
    yield from situation(after)


def event_text(event: Event) -> str:
    """An event as one line."""
    match event:
        case Moved(seat, move):
            return f"moved {seat}: {move}"
        case Unsealed(moves):
            return "unsealed " + "; ".join(f"{seat}: {move}" for seat, move in moves)
        case Drawn(outcomes):
            return "drawn " + " ".join(outcomes)
        case Shuffled(deck):
            return f"shuffled {deck}"
        case Dealt(deck, slots, to):
            return f"dealt {deck} {' '.join(map(str, slots))} to {to}"
        case Opened(deck, cards):
            return f"opened {deck} " + " ".join(f"{slot}={card}" for slot, card in cards)
        case Left(seat):
            return f"left {seat}"


def event_of(text: str) -> Event:
    """The event that a line stands for. Raises ValueError for a line that is none."""
    kind, _, rest = text.partition(" ")
    words = rest.split()
    match kind:
        case "moved":
            return Moved(*_move(rest))
        case "unsealed":
            return Unsealed(tuple(_move(part) for part in rest.split("; ")))
        case "drawn":
            return Drawn(tuple(words))
        case "shuffled":
            return Shuffled(rest)
        case "dealt":
            return Dealt(words[0], tuple(map(int, words[1:-2])), int(words[-1]))
        case "opened":
            pairs = (word.partition("=") for word in words[1:])
            return Opened(words[0], tuple((int(slot), card) for slot, _, card in pairs))
        case "left":
            return Left(int(rest))
    raise ValueError(f"not an event: {text}")


def _move(text: str) -> tuple[int, Move]:
    seat, _, move = text.partition(": ")
    return int(seat), Move.parse(move)


def awaiting_text(awaited: Awaiting) -> str:
    """What is awaited as one line."""
    match awaited:
        case Turn(seats):
            return "turn " + " ".join(map(str, seats))
        case Sealed(seats):
            return "sealed " + " ".join(map(str, seats))
        case Chance(pool, weights, count):
            pairs = zip(pool, weights or (1,) * len(pool), strict=True)
            return f"chance {count} of " + " ".join(f"{name}*{weight}" for name, weight in pairs)
        case Shuffle(deck, cards):
            return f"shuffle {deck}: {' '.join(cards)}"
        case Deal(deck, slots, to):
            return f"deal {deck} {' '.join(map(str, slots))} to {to}"
        case Opening(deck, slots, cards):
            return f"opening {deck} {' '.join(map(str, slots))} of {' '.join(cards)}"
        case Over(places, scores, reason):
            groups = " > ".join("=".join(map(str, place)) for place in places)
            return f"nothing, over by {reason}: {groups}, scores {' '.join(map(str, scores))}"


def moves_text(moves: tuple[Move, ...]) -> str:
    """Legal moves as one line."""
    if len(moves) <= LISTED:
        return " | ".join(map(str, moves))
    code = fingerprint(canonical(moves)).hex()[:16]
    return f"{len(moves)} moves, {moves[0]} .. {moves[-1]}, {code}"


def note_text(note: Note) -> str:
    """A log line."""
    params = " ".join(f"{name}={value}" for name, value in note.params)
    return f"  note {note.key} {params}".rstrip()
