# SPDX-License-Identifier: MIT
"""Starts the Qt application and its window, on the lobby or on a table."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from client import chosen, tables, trial
from client.backend import Application
from client.commands import lan_arguments
from client.failure import Failure
from client.qt_application import started
from client.storage import folders
from ui.backend import NewTable
from ui.window import MainWindow

_SMOKE_MILLISECONDS = 300


def show() -> int:
    """Open the window on the lobby; returns when it is closed."""
    return _run(lambda window: None)


def smoke() -> int:
    """Open the window, load every data file, let a bot play one turn, close again."""
    trial.one_turn_each()
    return _run(lambda window: QTimer.singleShot(_SMOKE_MILLISECONDS, window.close))


def host(args: argparse.Namespace) -> int:
    """Open the window on a new table on the LAN."""
    figures = chosen.figures(args.data)
    game = chosen.game(args.game, figures)
    seats = chosen.seats(game, args.seats)
    options = chosen.settled(game, chosen.options(args.option), seats)
    bots = [name for name in args.bots.split(",") if name]
    player = lan_arguments.player(args)
    wanted = NewTable(
        game.name,
        args.table or f"{player}'s table",
        options,
        ("me", *bots, *["open"] * (seats - 1 - len(bots))),
        lan=True,
        figures_path=str(args.data or ""),
    )
    return _run(lambda window: window.open_table(wanted))


def join(args: argparse.Namespace) -> int:
    """Open the window on a table of somebody else."""
    return _run(lambda window: window.join(args.where, args.watch))


def resume(args: argparse.Namespace) -> int:
    """Open the window on a game from a file. Raises Failure for a file that is none."""
    tables.load(args.file)
    return _run(lambda window: window.show_session(window.backend.resume(str(args.file))))


def open_file(args: argparse.Namespace) -> int:
    """Open the window on a ledger file, or on the lobby that says what is wrong with it."""
    house = tables.House(folders(), "")
    return _run(lambda window: show_file(window, house, args.file))


def show_file(window: MainWindow, house: tables.House, path: Path) -> None:
    """Play on where the game goes on and a seat is ours; look at it otherwise."""
    try:
        ours = house.can_resume(path)
    except Failure as failure:
        window.banner.say(str(failure), "warn")
        return
    if ours:
        window.show_session(window.backend.resume(str(path)))
    else:
        window.show_replay(str(path))


def _run(begin: Callable[[MainWindow], object]) -> int:
    app = started()
    backend = Application(folders())
    backend.start()
    try:
        window = MainWindow(backend)
        begin(window)
        window.show()
        return app.exec()
    finally:
        backend.stop()
