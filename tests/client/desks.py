# SPDX-License-Identifier: MIT
"""Intent: laptops in one process, each with a home, a backend, a network thread, a window."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from client.desktop.backend import Application
from client.machine.storage import Folders
from core.bots import catalogue as bots
from core.chance import Stream
from core.terms import Move, Sealed, Turn
from tests.patience import MILLISECONDS
from ui.ports.backend import NewTable, SavedGame, Settings
from ui.ports.knowing import known
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot, Stage, WordsState
from ui.window import MainWindow

OAK = f"Oak {os.getpid()}"
"""What a table is called: as no other on this network, where other tests are played too."""


class Desk:
    """One laptop with the window open."""

    def __init__(self, folder: Path, name: str, qtbot: QtBot) -> None:
        self.name = name
        self.app = Application(Folders(folder / "data", folder / "config", folder / "log"))
        self.app.save_settings(Settings(name))
        self.app.lan()
        self.window = MainWindow(self.app)
        self.refusals: list[str] = []
        self._qtbot = qtbot
        self._moved: tuple[int, int] | None = None

    @property
    def session(self) -> Session:
        """The table in the window."""
        assert self.window.session is not None
        return self.window.session

    @property
    def shown(self) -> Snapshot:
        """What the window shows of it."""
        return self.session.snapshot()

    def saved(self) -> tuple[SavedGame, ...]:
        """The ledger files on its disk, looked at now."""
        return self.app.lan().shelf.scan()

    def open_table(
        self,
        *seats: str,
        lan: bool = True,
        names: tuple[str, ...] = (),
        game: str = "thirteen_minutes",
        code: bool = False,
    ) -> None:
        """Lay a table called Oak and a number."""
        self.window.open_table(NewTable(game, OAK, (), seats, lan, names, code=code))
        self.listen()

    def join(self, address: str, watch: bool = False, code: str = "") -> None:
        """Sit down, or look on."""
        self.window.join(address, watch, code)
        self.listen()

    def listen(self) -> None:
        """Note what a newly opened table refuses; no move was made at it yet."""
        self._moved = None
        self.session.refused.connect(self.refusals.append)

    def until(self, wanted: Callable[[Snapshot], object]) -> Snapshot:
        """The snapshot that is wanted, once it is shown."""
        met: list[Snapshot] = []

        def is_met() -> bool:
            shown = self.shown
            met[:] = [shown] if wanted(shown) else []
            return bool(met)

        self._qtbot.waitUntil(is_met)
        return met[0]

    def banner(self) -> str:
        """What the banner says, once it says anything."""
        return said(self.window, self._qtbot)

    def move(self) -> None:
        """Make one move for a seat of this laptop, once, if the table waits for it."""
        shown = self.shown
        for seat in shown.mine():
            if waits_for(shown, seat) and shown.match is not None:
                moment = (seat, len(shown.match.events))
                if moment != self._moved:
                    self._moved = moment
                    self.session.submit(seat, [some_move(shown, seat)])

    def close(self) -> None:
        """Close the window and the program."""
        self.window.end()
        self.app.stop()


def said(window: MainWindow, qtbot: QtBot) -> str:
    """What the banner says, once it says anything but that a table is being looked for."""

    def told() -> bool:
        session = window.session
        coming = session is not None and session.snapshot().coming
        return not (window.banner.isHidden() or coming)

    qtbot.waitUntil(told)
    return window.banner.accessibleName()


def waits_for(shown: Snapshot, seat: int) -> bool:
    """Whether the table waits for a move of this seat that is not under way."""
    if shown.match is None or shown.stage is not Stage.PLAYING or shown.sent:
        return False
    awaited = shown.match.awaiting
    if isinstance(awaited, Sealed):
        return seat in awaited.seats and seat not in shown.sealed
    return isinstance(awaited, Turn) and seat in awaited.seats


def some_move(shown: Snapshot, seat: int) -> Move:
    """A legal move of a seat."""
    match = shown.match
    assert match is not None
    bot = bots.load(shown.game, "random")
    entropy = Stream(len(match.events).to_bytes(32, "big"))
    return bot.choose(match.game, match.state, seat, known(shown, seat), entropy)


def sit_down(host: Desk, guest: Desk) -> None:
    """From an open table to the four words."""
    guest.join(host.until(lambda shown: shown.address).address)
    (asker,) = host.until(lambda shown: shown.asking).asking
    assert asker.name == guest.name
    host.session.admit(asker.key)
    guest.until(lambda shown: shown.mine())
    guest.session.set_ready(True)
    host.session.set_ready(True)
    host.until(lambda shown: all(view.ready for view in shown.seats))
    host.session.start()


def seated(desks: tuple[Desk, Desk], qtbot: QtBot) -> None:
    """Both sit at a table that has started, with the words compared."""
    ada, bob = desks
    ada.open_table("me", "open")
    sit_down(ada, bob)
    hear_words(ada, bob)
    for desk in desks:
        desk.until(lambda shown: shown.words_state is WordsState.CONFIRMED)
        desk.until(lambda shown: any(waits_for(shown, seat) for seat in (0, 1)))


def hear_words(*desks: Desk) -> None:
    """Everybody taps the word that the other one reads aloud."""
    comparing = [
        desk.until(lambda shown: shown.words_state is WordsState.COMPARE) for desk in desks
    ]
    for desk, shown in zip(desks, comparing, strict=True):
        read = {word for other in comparing if other is not shown for word in other.words}
        (heard,) = (word for word in shown.word_choices if word in read)
        desk.session.hear_word(heard)


def play(qtbot: QtBot, *desks: Desk, until: Callable[[Snapshot], object] | None = None) -> None:
    """Play until the first desk shows what is wanted: the end, if nothing else is."""
    wanted = until or (lambda shown: shown.stage is Stage.OVER)

    def step() -> bool:
        if wanted(desks[0].shown):
            return True
        for desk in desks:
            desk.move()
        return False

    qtbot.waitUntil(step, timeout=2 * MILLISECONDS)
