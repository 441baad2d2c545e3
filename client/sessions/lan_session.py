# SPDX-License-Identifier: MIT
"""A table of netcode behind the `Session` of the window.

The table lives on the network thread. Snapshots are made there and cross over
by one queued signal; what the person does crosses back as a call.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

from client.failure import Failure
from client.sessions.network import Network
from client.sessions.patience import Patience, Waited
from client.sessions.snapshots import Log, Talk, snapshot
from core.terms import IllegalMove, Move
from netcode.guest import Guest
from netcode.host import Host
from netcode.replica.setting_up import COMPARED
from netcode.seating.room import NotYet
from netcode.table.table import Table
from ui.ports.session import Session
from ui.ports.snapshot import Notice, Snapshot, Stage
from ui.words.notices import KNOWN

SNAPSHOT_SECONDS = 0.02
"""The least time between two snapshots: fifty a second are more than anybody sees."""

Opener: TypeAlias = Callable[["LanSession"], Coroutine[Any, Any, Host | Guest]]
Confirmed: TypeAlias = Callable[[dict[str, str]], None]


class LanSession(Session):
    """One table. `opener` runs on the network thread and gives the running table; meanwhile it
    may `tell` what it does, and stops where the table was `left`. `notice` is told until then.

    `friends` are names by the hex of keys; `confirmed` is called, on the network
    thread, with those whom the four words confirmed. `rematch` lays a game again.
    """

    ended = Signal()
    """The table was left and is closed, files included. Comes on the network thread."""
    _arrived = Signal()
    _objected = Signal(str)

    def __init__(
        self,
        network: Network,
        opener: Opener,
        friends: dict[str, str],
        confirmed: Confirmed,
        rematch: Callable[[Host], None],
        table: str = "",
        notice: Notice | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._network = network
        self._friends = friends
        self._confirmed = confirmed
        self._rematch = rematch
        self._runner: Host | Guest | None = None
        self._log, self._talk = Log(), Talk()
        self._patience = Patience()
        self._logged: Table | None = None
        self._lock = threading.Lock()
        self._newest: Snapshot | None = None
        """A snapshot on its way to the GUI thread."""
        self._shown = Snapshot(Stage.JOINING, table, "", notice=notice)
        self._passed = self._shown
        """The newest snapshot that was passed on."""
        self.gone = b""
        """The key of a host that nobody waits for any more."""
        self._told_friends = False
        self._making: asyncio.TimerHandle | None = None
        self._made = 0.0
        """When the newest snapshot was made, by the clock of the loop."""
        self.seat_at = b""
        """The id of the table at which this laptop has a seat, or had one when it left."""
        self._left = False
        self._arrived.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._objected.connect(self._object, Qt.ConnectionType.QueuedConnection)
        self._opening = network.run(self._open(opener))
        self.closed: Future[None] | None = None
        """Done when a table that was left is closed, files included."""

    @property
    def left(self) -> bool:
        """Whether the person has left the table, or no longer waits for it."""
        return self._left

    @property
    def path(self) -> Path | None:
        """The file of the table, once it is open."""
        runner = self._runner
        return runner.ledger_path if runner is not None else None

    def snapshot(self) -> Snapshot:
        """The newest snapshot."""
        return self._shown

    def tell(self, notice: Notice) -> None:
        """Say what is being done until the table is open. On any thread."""
        self._pass(self._shown._replace(notice=notice))

    # What the person does

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Send a composed turn, or one sealed move, of a seat of mine."""
        chosen = tuple(moves)
        self._tell(lambda runner: runner.table.submit(seat, chosen))

    def say(self, text: str) -> None:
        """Send a line of chat."""
        self._tell(lambda runner: runner.table.say(text))

    def admit(self, key: str) -> None:
        """Host: give an asker the first open seat."""
        self._tell_host(lambda host: host.table.admit(bytes.fromhex(key)))

    def turn_away(self, key: str) -> None:
        """Host: refuse an asker."""
        self._tell_host(lambda host: host.table.turn_away(bytes.fromhex(key)))

    def free(self, seat: int) -> None:
        """Host: free the seat of somebody else before the start."""
        self._tell_host(lambda host: host.table.turn_away(host.table.keeper.seats[seat].key))

    def swap(self, one: int, other: int) -> None:
        """Host: swap two seats before the start."""
        self._tell_host(lambda host: host.table.swap(one, other))

    def set_ready(self, ready: bool) -> None:
        """Mark my seats as ready."""
        self._tell(lambda runner: runner.table.set_ready(ready))

    def start(self) -> None:
        """Host: start when all seats are taken and ready."""
        self._tell_host(lambda host: host.table.start())

    def hear_word(self, word: str) -> None:
        """Say which of the candidates was read aloud across the room."""
        self._tell(lambda runner: runner.table.hear(word))

    def skip_words(self) -> None:
        """Play on without comparing."""
        self._tell(lambda runner: runner.table.skip_words())

    def rematch(self) -> None:
        """Host, after the end: the same seats and options again."""
        self._tell_host(self._rematch)

    def leave(self) -> None:
        """Leave the table; the game can be taken up again."""
        if self.closed is None:
            self._left = True
            self.closed = self._network.run(self._close())
            self.closed.add_done_callback(lambda _: self.ended.emit())

    def claim(self) -> None:
        """Say that the other of two is gone for good."""
        self._tell(self._claim)

    def entrust(self, seat: int, to: int, bot: str) -> None:
        """Vote that a seat is played by holder `to`, with a bot or by hand, or given back."""
        self._tell(lambda runner: runner.table.entrust(seat, to, bot))

    def forfeit(self, seat: int) -> None:
        """Give up with a seat of mine, and no other."""
        self._tell(lambda runner: runner.table.give_up(seat))

    # On the network thread

    def _claim(self, runner: Host | Guest) -> None:
        """Whoever came back between the question and its answer is not thrown out."""
        for seat in self._waited(runner).claimable:
            runner.table.give_up(seat)

    async def _open(self, opener: Opener) -> None:
        try:
            runner = await opener(self)
        except Failure as failure:
            self._fail(str(failure), failure.key)
            return
        except Exception as error:
            logging.getLogger(__name__).exception("the table cannot be opened")
            self._fail(f"the table cannot be opened: {error}")
            return
        if self._left:
            await runner.close()
            return
        self._runner = runner
        runner.on_change = self._changed
        self._changed()

    def _fail(self, sentence: str, key: str = "") -> None:
        notice = Notice(key if key in KNOWN else "sentence", (("text", sentence),))
        self._pass(Snapshot(Stage.CLOSED, "", "", notice=notice))

    async def _close(self) -> None:
        await asyncio.wrap_future(self._opening)
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.on_change = lambda: None
            if self._making is not None:
                self._making.cancel()
            await runner.close()

    def _changed(self) -> None:
        """Make a snapshot soon, one for all that changes until then: whatever somebody floods
        the table with, it costs no more than that.
        """
        if self._making is None:
            loop = asyncio.get_running_loop()
            at = max(loop.time(), self._made + SNAPSHOT_SECONDS)
            self._making = loop.call_at(at, self._make)

    def _make(self) -> None:
        self._making, self._made = None, asyncio.get_running_loop().time()
        runner = self._runner
        if runner is None:
            return
        if runner.table is not self._logged:
            self._logged, self._told_friends = runner.table, False
            self._log, self._talk = Log(), Talk()
            self._patience = Patience()
        waited = self._waited(runner)
        if waited.deserted and (replica := runner.table.replica) is not None:
            self.gone = replica.identity_of(replica.host)
        shown = snapshot(runner, self._log, self._talk, self._friends, waited)
        room = runner.table.room
        seated = room and not shown.closed and any(view.mine for view in shown.seats)
        self.seat_at = room.table if room and seated else b""
        self._pass(shown)
        for sentence in runner.table.refusals:
            self._objected.emit(sentence)
        runner.table.refusals.clear()
        self._tell_friends(runner)

    def _waited(self, runner: Host | Guest) -> Waited:
        """By the clock of the loop; a table changes once a second (`on_change`)."""
        return self._patience.waited(runner, asyncio.get_running_loop().time())

    def _tell_friends(self, runner: Host | Guest) -> None:
        replica, holder = runner.table.replica, runner.table.holder
        if self._told_friends or replica is None or holder is None or not replica.ready:
            return
        self._told_friends = True
        if holder.words == COMPARED:
            draft = replica.roster.draft
            found = {
                draft.holders[place.holder].hex(): place.name
                for place in draft.places
                if not place.bot and place.holder != holder.number
            }
            self._friends.update(found)
            self._confirmed(dict(self._friends))

    def _pass(self, shown: Snapshot) -> None:
        """Show a snapshot in the window, unless it is the one that is shown already."""
        if shown == self._passed:
            return
        self._passed = shown
        with self._lock:
            waiting, self._newest = self._newest, shown
        if waiting is None:
            self._arrived.emit()

    def _tell(self, what: Callable[[Host | Guest], None]) -> None:
        self._network.call(lambda: self._try(what))

    def _tell_host(self, what: Callable[[Host], None]) -> None:
        def if_host(runner: Host | Guest) -> None:
            if isinstance(runner, Host):
                what(runner)

        self._tell(if_host)

    def _try(self, what: Callable[[Host | Guest], None]) -> None:
        runner = self._runner
        if runner is None:
            return
        try:
            runner.tell(lambda: what(runner))
        except (IllegalMove, NotYet) as error:
            self._objected.emit(str(error))

    # On the GUI thread

    @Slot()
    def _show(self) -> None:
        with self._lock:
            shown, self._newest = self._newest, None
        if shown is not None and not self._left:
            self._shown = shown
            self.changed.emit(shown)

    @Slot(str)
    def _object(self, sentence: str) -> None:
        if not self._left:
            self.refused.emit(sentence)
