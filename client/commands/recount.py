# SPDX-License-Identifier: MIT
"""`sobremesa recount`: what a fresh process computes from a ledger file.

A table starts it by itself when it cannot take an entry of its host (`netcode.recounting`).
The answer goes into a file, as a program without a terminal has no output.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from client.failure import Failure
from netcode.errors import ProtocolError
from netcode.evidence.recount import recount
from netcode.ledger import files
from netcode.ledger.files import FileTrouble

HELP = "compute the state of a ledger file anew, and write it as JSON"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `recount`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a ledger file")
    parser.add_argument("answer", metavar="ANSWER", type=Path, help="the file to be written")


def run(args: argparse.Namespace) -> int:
    """Replay the file as far as it can be followed. Raises Failure for what is no ledger."""
    try:
        found = recount(files.read(args.file))
    except (FileTrouble, ProtocolError) as error:
        raise Failure(str(error)) from error
    try:
        args.answer.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    except OSError as error:
        raise Failure(f"cannot write {args.answer}: {error.strerror}") from error
    return 0
