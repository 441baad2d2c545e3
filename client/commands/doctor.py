# SPDX-License-Identifier: MIT
"""`sobremesa doctor`: why can't others see me, and what a bug report needs."""

from __future__ import annotations

import argparse
import ipaddress
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
    parser.add_argument(
        "--peer",
        metavar="ADDRESS",
        type=_address,
        action="append",
        default=[],
        help="ask this computer too whether it reaches us; Sobremesa has to be open there",
    )
    output.add_json(parser)


def _address(text: str) -> str:
    try:
        return str(ipaddress.IPv4Address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not an IPv4 address") from None


def run(args: argparse.Namespace) -> int:
    """Print what was found, or write it into a file with the log."""
    kept = folders()
    found = examination.findings(kept, tuple(args.peer))
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
