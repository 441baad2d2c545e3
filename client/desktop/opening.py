# SPDX-License-Identifier: MIT
"""The window that a command opens: on a table, on a file, or only to see that it opens."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QTimer

from client.desktop import trial, window
from client.failure import Failure
from client.machine.storage import folders
from client.sessions import installation
from client.sessions.installation import Damaged, Installation
from client.terminal import chosen, table_arguments
from core import catalogue
from ui.games import registry
from ui.ports.backend import NewTable
from ui.window import MainWindow

_SMOKE_MILLISECONDS = 300


def smoke() -> int:
    """Open the window, load every data file, let a bot play one turn, close again."""
    trial.one_turn_each()
    return window.show(_show_round)


def host(args: argparse.Namespace) -> int:
    """Open the window on a new table on the LAN."""
    figures = chosen.figures(args.data)
    game = chosen.game(args.game, figures)
    seats = chosen.seats(game, args.seats)
    options = chosen.settled(game, chosen.options(args.option), seats)
    bots = [name for name in args.bots.split(",") if name]
    player = table_arguments.player(args)
    wanted = NewTable(
        game.name,
        args.table or f"{player}'s table",
        options,
        ("me", *bots, *["open"] * (seats - 1 - len(bots))),
        lan=True,
        figures_path=str(args.data or ""),
        code=args.code,
        watchers=args.watchers,
    )
    return window.show(lambda shown: shown.open_table(wanted))


def join(args: argparse.Namespace) -> int:
    """Open the window on a table of somebody else."""
    return window.show(lambda shown: shown.join(args.where, args.watch, args.code))


def resume(args: argparse.Namespace) -> int:
    """Open the window on a game from a file. Raises Failure for a file that is none."""
    installation.load(args.file, args.until)
    return window.show(lambda shown: shown.resume(str(args.file), args.until or 0))


def open_file(args: argparse.Namespace) -> int:
    """Open the window on a ledger file, or on the lobby that says what is wrong with it."""
    here = Installation(folders(), "")
    return window.show(lambda shown: show_file(shown, here, args.file))


def show_file(shown: MainWindow, here: Installation, path: Path) -> None:
    """Play on where the game goes on and a seat is ours; look at it otherwise."""
    try:
        ours = here.can_resume(path)
    except Damaged as damaged:
        shown.offer_beginning(str(damaged.path), damaged.sound, str(damaged))
        return
    except Failure as failure:
        shown.banner.say(str(failure), "warn")
        return
    if ours:
        shown.resume(str(path))
    else:
        shown.show_replay(str(path))


def _show_round(shown: MainWindow) -> None:
    """Come to what the window imports only when somebody comes to it."""
    for game in catalogue.names():
        registry.load(game)
    shown.show_settings()
    shown.show_new_table()
    shown.show_diagnosis()
    shown.show_lobby()
    QTimer.singleShot(_SMOKE_MILLISECONDS, shown.close)
