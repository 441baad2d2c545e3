# SPDX-License-Identifier: MIT
"""`sobremesa doctor`: why can't others see me, and what a bug report needs."""

from __future__ import annotations

import argparse
import zipfile
from pathlib import Path

import msgspec

from client.failure import Failure
from client.machine import examination, log
from client.machine.storage import Folders, folders
from client.terminal import output

HELP = "versions, folders, screen and network: why can't others see me"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `doctor`."""
    parser.add_argument(
        "--bundle", metavar="FILE", type=Path, help="write a zip file for a bug report"
    )
    output.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print what was found, or write it into a file with the log."""
    kept = folders()
    found = examination.findings(kept)
    if args.bundle is not None:
        _bundle(args.bundle, found, kept)
    if args.json:
        output.document([{"checked": what, "found": which} for what, which in found])
    else:
        output.table(found)
    return 0


def _bundle(path: Path, found: tuple[examination.Finding, ...], kept: Folders) -> None:
    report = msgspec.json.format(msgspec.json.encode(found))
    try:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("doctor.json", report)
            file.writestr("sobremesa.log", log.tail(kept))
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}") from error
