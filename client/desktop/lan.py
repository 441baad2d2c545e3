# SPDX-License-Identifier: MIT
"""Tables and files for the window: those on the network, and those on this disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, wait
from functools import partial
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from client.desktop import saved_files
from client.desktop.home import Home
from client.failure import Failure
from client.machine.storage import identity_seed
from client.sessions import friends, going_on
from client.sessions.installation import Damaged, Installation, start_alone
from client.sessions.lan_session import LanSession, Opener
from client.sessions.network import Network
from client.sessions.replaying import FileRecording
from client.sessions.saved.shelf import Shelf
from client.sessions.seats import Seats
from client.terminal import chosen
from client.version import VERSION
from netcode.crypto.identity import Identity
from netcode.discovery.browser import Browser
from netcode.discovery.called import labels
from netcode.discovery.diagnosis import diagnose
from netcode.discovery.probe import FoundTable
from netcode.guest import Guest
from netcode.host import Host
from netcode.ledger import file_names, saved_games
from netcode.link.listener import DEFAULT_PORT
from netcode.link.versions import own_versions
from netcode.runner import Automatic
from netcode.seating.plan import Watching
from netcode.seating.room import SeatPlan
from ui.ports.backend import NewTable, SavedGame, TableView
from ui.ports.recording import Recording
from ui.ports.session import Session
from ui.ports.snapshot import Notice

_CLOSING_SECONDS = 3.0

LOOK_SECONDS = 3.0
"""How long the network is looked at for a running table before a game is opened here."""

BOT_PACE = 0.7
"""Seconds that a bot takes for a move, so that people can follow."""


class Lan(QObject):
    """What the window's backend does with tables and ledger files. `start` before use.

    Its signals are those of the `Home` that it belongs to. Raises Failure if the
    identity cannot be had.
    """

    _found = Signal(object)
    _examined = Signal(object)
    _listed = Signal(object)

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.tables: tuple[TableView, ...] = ()
        """The tables seen now."""
        self._seen: tuple[FoundTable, ...] = ()
        self._seats = Seats(home.kept.ledgers)
        self._home = home
        self._key = Identity.from_seed(identity_seed(home.kept)).public
        self._friends = friends.load(home.kept)
        self.shelf = Shelf(home.kept.ledgers, self._key, self._listed.emit)
        """The games on this disk."""
        self._network = Network()
        self._browsing: Future[Browser] | None = None
        self._sessions: list[LanSession] = []
        self._recordings: list[FileRecording] = []
        self._found.connect(self._show_tables, Qt.ConnectionType.QueuedConnection)
        self._listed.connect(self._show_saved, Qt.ConnectionType.QueuedConnection)
        self._examined.connect(self._show_findings, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the network thread, and look for tables."""
        self._network.start()
        self.shelf.look()
        self._browsing = self._network.run(self._browse())

    def stop(self) -> None:
        """Leave all tables and stop the network thread."""
        self.shelf.close()
        for session in (*self._sessions, *self._recordings):
            session.leave()
        for recording in self._recordings:
            recording.join()
        wait((*self._leaving(), self._network.run(self._stop_browsing())), _CLOSING_SECONDS)
        self._network.stop()

    def say_goodbye(self) -> None:
        """Wait for the tables that were left, so that the others are told and files are closed."""
        wait(self._leaving(), _CLOSING_SECONDS)

    def _leaving(self) -> tuple[Future[None], ...]:
        """Done when the tables that were left are closed."""
        return tuple(s.closed for s in self._sessions if s.closed is not None)

    async def _left_before(self, session: LanSession) -> None:
        """A table that was just left still has its file for a moment.

        Only those before it are waited for: it may have been left itself before it was opened.
        """
        earlier = takewhile(lambda each: each is not session, tuple(self._sessions))
        leaving = [asyncio.wrap_future(each.closed) for each in earlier if each.closed]
        await asyncio.gather(*leaving, return_exceptions=True)

    def rename(self, path: str, name: str) -> None:
        """Call a game on this disk by another name. Raises ValueError with a sentence."""
        saved_files.rename(Path(path), name)
        self.shelf.look()

    def throw_away(self, path: str) -> None:
        """Put a game on this disk into the system's bin. Raises ValueError with a sentence."""
        saved_files.throw_away(Path(path))
        self.shelf.look()

    def open_table(self, wanted: NewTable) -> Session:
        """Open a table, on the LAN or on this laptop only. Raises ValueError with a sentence."""
        here = self._here()
        try:
            figures = chosen.figures(Path(wanted.figures_path) if wanted.figures_path else None)
            game = chosen.game(wanted.game, figures)
            options = game.settle(wanted.options, len(wanted.seats))
            plans = _plans(wanted, here.player)
            code = wanted.code and wanted.lan
            watching = Watching.of(wanted.watchers)
            host = here.host(
                game, options, wanted.name, plans, figures, code=code, watching=watching
            )
        except Failure as failure:
            raise ValueError(str(failure)) from failure
        return self._session(here, lambda _: _opened(host, wanted.lan), wanted.name)

    def join(self, address: str, watch: bool = False, code: str = "") -> Session:
        """Sit down at, or watch, a table by name or address."""
        here = self._here()

        async def opener(session: LanSession) -> Host | Guest:
            await self._left_before(session)
            return await here.join(address, watch, code=code)

        return self._session(here, opener, address)

    def resume(self, path: str, until: int = 0) -> Session:
        """Play on from a ledger file, or from its first entries, at the table that is open.

        That may be one of this program or of this network; if there is none, it is opened here.
        What is wrong with the file, the session's notice says, and the list of games from then on.
        """
        for session in self._sessions:
            if not session.left and session.path == Path(path):
                return session
        here = self._here()
        gone = {session.gone for session in self._sessions if session.snapshot().deserted == path}

        async def opener(session: LanSession) -> Host | Guest:
            await self._left_before(session)
            if (guest := await self._joined(here, Path(path), session, gone)) is not None:
                return guest
            try:
                host = here.resume(Path(path), until or None)
            except Damaged as damaged:
                self.shelf.suspect(damaged.path)
                raise
            alone = host.table.replica is not None and host.table.replica.holders == 1
            return await _opened(host, not alone)

        name = _called(Path(path))
        return self._session(here, opener, name, Notice("table.opening", (("table", name),)))

    async def _joined(
        self, here: Installation, path: Path, session: LanSession, gone: set[bytes]
    ) -> Guest | None:
        """The seat in a game taken back at the table that somebody else has open, if it is one.

        A host that has just `gone` may be seen for a moment yet.
        """
        seen = saved_games.glimpse(path)
        draft = seen.draft if seen else None
        if draft is None or len(draft.holders) == 1 or self._browsing is None:
            return None
        session.tell(Notice("table.looking", (("table", _called(path)),)))
        browser = await asyncio.wrap_future(self._browsing)
        others = partial(_but_of, browser, gone)
        found = await going_on.running(draft, self._key, others, LOOK_SECONDS, lambda: session.left)
        if found is None:
            return None
        try:
            return await here.join(found.where, ledger=path)
        except Failure as failure:
            if failure.key:
                raise
            return None

    def replay(self, path: str) -> Recording:
        """A game to look at. What is wrong with its file, a notice says."""
        recording = FileRecording(Path(path), self._key, self)
        recording.failed.connect(self._suspect)
        recording.ended.connect(self._forget_recording, Qt.ConnectionType.QueuedConnection)
        self._recordings.append(recording)
        recording.start()
        return recording

    def _suspect(self, failure: Failure) -> None:
        if isinstance(failure, Damaged):
            self.shelf.suspect(failure.path)

    def diagnose(self) -> None:
        """Look at the network for some seconds, and tell in `diagnosed`."""
        self._network.run(self._diagnose())

    async def _diagnose(self) -> None:
        self._examined.emit(await diagnose(own_versions(VERSION)))

    def _here(self) -> Installation:
        here = Installation(
            self._home.kept, self._home.settings().name, automatic=Automatic("", BOT_PACE)
        )
        here.friends = frozenset(bytes.fromhex(key) for key in self._friends)
        return here

    def _session(
        self, here: Installation, opener: Opener, table: str, notice: Notice | None = None
    ) -> Session:
        session = LanSession(
            self._network,
            opener,
            self._friends,
            self._keep_friends,
            here.rematch,
            table,
            notice,
            self,
        )
        self._sessions.append(session)
        session.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)
        return session

    @Slot()
    def _forget(self) -> None:
        """Let go of tables that were left: their secrets are in memory until then."""
        closed = [s for s in self._sessions if s.closed is not None and s.closed.done()]
        for session in closed:
            self._seats.take(session.seat_at)
            self._sessions.remove(session)
            session.deleteLater()
        self.shelf.look()
        self._show_tables(self._seen)

    @Slot()
    def _forget_recording(self) -> None:
        """Let go of a game that nobody looks at any more."""
        for recording in [each for each in self._recordings if each.over()]:
            self._recordings.remove(recording)
            recording.deleteLater()

    def _keep_friends(self, found: dict[str, str]) -> None:
        friends.keep(self._home.kept, found)

    async def _browse(self) -> Browser:
        browser = Browser(own_versions(VERSION), self._found.emit)
        await browser.start()
        return browser

    async def _stop_browsing(self) -> None:
        if self._browsing is not None:
            browser = await asyncio.wrap_future(self._browsing)
            await browser.close()

    @Slot(object)
    def _show_findings(self, findings: tuple[tuple[str, str], ...]) -> None:
        self._home.diagnosed.emit(findings)

    @Slot(object)
    def _show_saved(self, games: tuple[SavedGame, ...]) -> None:
        self._home.saved_changed.emit(games)

    @Slot(object)
    def _show_tables(self, found: tuple[FoundTable, ...]) -> None:
        self._seen = found
        others = tuple(table for table in found if table.key != self._key)
        playing = ((table.table, table.key) for table in others if table.state == "playing")
        self.shelf.show_running(frozenset(playing))
        seats = self._seats.among(table.table for table in others)
        tables = tuple(
            _view(table, name, table.table in seats)
            for table, name in zip(others, labels(others), strict=True)
        )
        if tables != self.tables:
            self.tables = tables
            self._home.tables_changed.emit(tables)


def _but_of(browser: Browser, gone: set[bytes]) -> tuple[FoundTable, ...]:
    return tuple(table for table in browser.tables() if table.key not in gone)


def _called(path: Path) -> str:
    """What the game of a file is called, as far as that can be told."""
    seen = saved_games.glimpse(path)
    if seen is None or seen.draft is None:
        return path.stem
    return file_names.called(path, seen.draft.name, seen.draft.table)


def _plans(wanted: NewTable, player: str) -> tuple[SeatPlan, ...]:
    names = wanted.names or ("",) * len(wanted.seats)
    plans = []
    for seat, name in zip(wanted.seats, names, strict=True):
        match seat:
            case "me":
                plans.append(SeatPlan(player, mine=True))
            case "here":
                plans.append(SeatPlan(name or player, mine=True))
            case "open":
                plans.append(SeatPlan())
            case bot:
                plans.append(SeatPlan(bot=bot))
    return tuple(plans)


async def _opened(host: Host, lan: bool) -> Host | Guest:
    """A table that runs; one on this laptop only starts at once."""
    host.start()
    if lan:
        try:
            await host.open(DEFAULT_PORT)
        except OSError as error:
            await host.close()
            raise Failure(f"the table cannot be opened: {error.strerror}") from error
    elif host.table.ledger is None:
        start_alone(host)
    return host


def _view(found: FoundTable, name: str, mine: bool) -> TableView:
    return TableView(
        found.where,
        name,
        found.game,
        found.host,
        found.taken,
        found.seats,
        found.state,
        found.obstacle,
        watch=not found.obstacle,
        code_needed=found.code_needed,
        mine=mine,
        table=found.table.hex(),
    )
