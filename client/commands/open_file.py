# SPDX-License-Identifier: MIT
"""`sobremesa open`: what a double click on a ledger file does."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "open the table of a ledger file: play on where a seat is yours, look at it otherwise"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `open`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a ledger file")


def run(args: argparse.Namespace) -> int:
    """Open the window on that game; what is wrong with the file, the window says."""
    from client.desktop import opening

    return opening.open_file(args)
