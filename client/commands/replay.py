# SPDX-License-Identifier: MIT
"""`sobremesa replay`: step through a ledger file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from client.sessions import installation
from client.terminal import output
from core.digest import digest
from core.match import Match
from core.terms import Event, Move, Moved, Note, Opened, Unsealed

HELP = "show a game from its ledger file, event by event"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a ledger file")
    output.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every event with what the log says of it."""
    ledger = installation.load(args.file)
    match = ledger.before_first.match
    steps = []
    for number, event in enumerate(ledger.replica.match.events):
        after = match.after(event)
        steps.append(_step(number, event, match, after))
        match = after
    if args.json:
        names = [place.name for place in ledger.replica.roster.draft.places]
        output.document({"game": match.header.game, "seats": names, "events": steps})
        return 0
    for step in steps:
        print(f"{step['event']:4}  {step['text']}")
        for note in step["notes"]:
            print(f"        {note}")
    return 0


def _step(number: int, event: Event, before: Match, after: Match) -> dict[str, Any]:
    notes = after.game.notes(before.state, event, after.state)
    return {
        "event": number,
        "kind": type(event).__name__.lower(),
        "text": _text(event),
        "notes": [_note(note) for note in notes],
        "digest": digest(after.state).hex(),
    }


def _text(event: Event) -> str:
    match event:
        case Moved(seat, move):
            return f"seat {seat}: {move}"
        case Unsealed(moves):
            return "; ".join(_secret(seat, move) for seat, move in moves)
        case Opened(deck, cards):
            return f"{deck} opens: " + ", ".join(f"{slot} {card}" for slot, card in cards)
    body = msgspec.to_builtins(event)
    details = " ".join(f"{key}={value}" for key, value in body.items() if key != "type")
    return f"{type(event).__name__.lower()} {details}".rstrip()


def _secret(seat: int, move: Move) -> str:
    return f"seat {seat}: {move} (sealed)"


def _note(note: Note) -> str:
    return " ".join((note.key, *(f"{name}={value}" for name, value in note.params)))
