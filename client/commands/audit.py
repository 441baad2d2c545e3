# SPDX-License-Identifier: MIT
"""`sobremesa audit`: does a ledger file prove an honest game?"""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec import structs

from client.failure import Failure
from client.sessions import installation
from client.terminal import output
from netcode.errors import ProtocolError
from netcode.evidence import evidence
from netcode.evidence.audit import Audit, audit
from netcode.evidence.evidence import Overtaken, TwoHistories, Unlawful
from netcode.ledger import files
from netcode.ledger.files import FileTrouble

HELP = "verify signatures, chain, chance and secrets of a ledger file"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `audit`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a ledger or evidence file")
    parser.add_argument(
        "--against",
        metavar="OTHER",
        type=Path,
        help="somebody else's ledger of the same game, or an entry that a guest refused",
    )
    output.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Audit the file; 1 if there is a fault, naming its entry and the seats at fault."""
    try:
        data = files.read(args.file)
    except FileTrouble as error:
        raise Failure(str(error)) from error
    if data.startswith(evidence.MAGIC):
        return _judge(data, args.json)
    if args.against is not None:
        return _compare(args.file, args.against)
    found = audit(data)
    if args.json:
        output.document(found)
    elif found.entries:
        _print(found)
    if found.faults:
        first = found.faults[0]
        seats = ", ".join(f"seat {seat}" for seat in first.seats)
        sound = f"; the first {first.entry} entries are sound"
        raise Failure(
            f"entry {first.entry}: {first.reason}"
            + (f" [{seats}]" if seats else "")
            + (sound if 0 < first.entry == found.entries else "")
        )
    return 0


def _compare(file: Path, against: Path) -> int:
    """Write the evidence beside the first file if the two tell different histories.

    `against` may also be an entry that a guest refused.
    """
    try:
        other = files.read(against)
        if other.startswith(evidence.REFUSED):
            return _condemn(evidence.condemn(installation.load(file), other))
        found = evidence.compare(installation.load(file), installation.load(against))
    except (FileTrouble, ProtocolError) as error:
        raise Failure(str(error)) from error
    if found is None:
        print("both files tell the same history as far as they go")
        return 0
    if isinstance(found, Overtaken):
        return _went_on(found)
    proof = evidence.judge(found)
    path = file.with_suffix(f".entry-{proof.seq}.evidence")
    path.write_bytes(found)
    raise Failure(f"entry {proof.seq}: {_convicted(proof)}; the proof is in {path}")


def _went_on(found: Overtaken) -> int:
    """Say that others went on without one of two files, and whether somebody knew better."""
    if found.doubtful:
        who = ", ".join(f"holder {holder}" for holder in found.doubtful)
        raise Failure(
            f"entry {found.seq}: {who} voted as if there were no more entries than that, and had "
            f"signed more: a lie, or files that were restored from a backup. {found.void} entries "
            "of the file that does not hold are void"
        )
    print(f"from entry {found.seq} on a majority went on without the holder of one of the files:")
    print(f"the last {found.void} entries there are void; neither file shows a lie")
    return 0


def _condemn(proof: Unlawful) -> int:
    seats = ", ".join(f"seat {seat}" for seat in proof.seats) or "no seat"
    raise Failure(f"entry {proof.seq}: holder {proof.holder} ({seats}) signed it: {proof.reason}")


def _convicted(proof: TwoHistories) -> str:
    seats = ", ".join(f"seat {seat}" for seat in proof.seats) or "no seat"
    unless = ", unless its files were restored from a backup" if proof.restored else ""
    return f"holder {proof.holder} ({seats}) signed two different entries{unless}"


def _judge(data: bytes, as_json: bool) -> int:
    """Say whom an evidence file convicts, or that it proves nothing."""
    try:
        proof = evidence.judge(data)
    except ProtocolError as error:
        raise Failure(f"this evidence proves nothing: {error}") from error
    if as_json:
        output.document({**structs.asdict(proof), "game": proof.game.hex()})
    else:
        print(f"entry {proof.seq} of game {proof.game.hex()[:16]}: {_convicted(proof)}")
    return 0


def _print(found: Audit) -> None:
    print(f"{found.game}: {found.entries} entries, game {found.game_id[:16]}")
    print(f"state digest: {found.digest}")
    if found.over:
        print(f"over: {found.reason}, places {found.places}, scores {found.scores}")
    else:
        print("not over yet")
    for seat, holder in found.left:
        print(f"seat {seat} left, entered by holder {holder}")
    for trust in found.entrusted:
        who = (
            f"bot '{trust.bot}' of holder {trust.trustee}"
            if trust.bot
            else f"holder {trust.trustee}"
        )
        until = f"to entry {trust.until}" if trust.until else "on"
        print(f"seat {trust.seat} played by {who} from entry {trust.since} {until}")
    print(f"words: {', '.join(found.words)}")
    print(f"decks replayed from their seeds: {found.decks_replayed}")
    if found.decks_kept_secret:
        print(f"decks not disclosed: {', '.join(found.decks_kept_secret)}")
    print(f"bot turns run again: {found.bot_turns_run_again}")
    for reservation in found.reservations:
        print(f"not proven: {reservation}")
    if not found.faults:
        rest = "everything else" if found.reservations else "everything"
        print(f"{rest} that this file says is proven")
