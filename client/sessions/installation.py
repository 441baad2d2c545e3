# SPDX-License-Identifier: MIT
"""Brings together what a table of this installation is made of: identity, files, versions."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from client.failure import Failure
from client.machine import program, versions
from client.machine.storage import Folders, identity_seed, made
from client.sessions.finding import Finder
from client.version import VERSION
from core.contract import Game
from core.match import Header
from core.terms import Options
from netcode.crypto import codes
from netcode.crypto.codes import BadCode
from netcode.crypto.identity import Identity
from netcode.discovery.probe import Unreachable
from netcode.discovery.resolving import code_in
from netcode.errors import ProtocolError
from netcode.guest import Caller, Guest
from netcode.host import Host
from netcode.ledger import file_names, files, saved_games
from netcode.ledger.beginning import beginning
from netcode.ledger.files import FileTrouble, Journals, LedgerFile
from netcode.ledger.ledger import DamagedLedger, Ledger
from netcode.ledger.ledger import load as load_ledger
from netcode.link.handshake import Role, TableInfo
from netcode.link.versions import Refusal, Versions, own_versions
from netcode.recounting import Recounter
from netcode.replica.disclosure import finished
from netcode.runner import Automatic
from netcode.seating.plan import ANY_WATCHERS, Plan, Watching
from netcode.seating.room import NotYet, SeatPlan
from netcode.statements.roster import Rules
from netcode.table.guest_table import GuestTable
from netcode.table.host_table import HostTable
from netcode.table.keeping import Surroundings

LOOK_SECONDS = 5.0
"""How long to look for a table on the network, each time."""


class Damaged(Failure):
    """A ledger file with an entry that is not right, and `sound` entries before it that are."""

    def __init__(self, path: Path, error: DamagedLedger) -> None:
        self.path = path
        self.sound = error.seq
        super().__init__(
            f"{path}: {error}; the first {error.seq} entries are sound, "
            f"and a game that is yours goes on from there with: "
            f"sobremesa resume {path} --until {error.seq}"
        )


class Installation:
    """This installation: its folders, its key, its versions. Opens and joins tables."""

    def __init__(
        self, kept: Folders, player: str, trusting: bool = False, automatic: Automatic | None = None
    ) -> None:
        """`trusting` confirms the four words by itself: for tables that nobody watches."""
        self.kept = kept
        self.player = player
        self.identity = Identity.from_seed(identity_seed(kept))
        self.versions: Versions = own_versions(VERSION)
        self.automatic = automatic or Automatic()
        self.friends: frozenset[bytes] = frozenset()
        self._trusting = trusting

    def host(
        self,
        game: Game,
        options: Options,
        name: str,
        seats: tuple[SeatPlan, ...],
        figures: bytes = b"",
        ledger: Path | None = None,
        admit_all: bool = False,
        code: bool = False,
        watching: Watching = ANY_WATCHERS,
    ) -> Host:
        """A new table, not yet open to anybody. Raises Failure."""
        header = Header(
            game.name, game.rules_version, options, len(seats), game.figures_hash, figures
        )
        table_id = secrets.token_bytes(16)
        rules = Rules.of(header)
        plan = Plan(table_id, name, rules, seats, self.player, figures, admit_all, code, watching)
        path = ledger or self._fresh_path(name, table_id)
        journals = Journals(made(path.parent))
        file = _opener(path) if ledger is None else _unused(ledger)
        table = HostTable(self.identity, self._around(journals), plan)
        return Host(table, file, journals, self.automatic, self.versions)

    def resume(self, path: Path, until: int | None = None) -> Host:
        """Play on from a ledger file, as its host from now on. Raises Failure.

        With `until` only from its first entries; the file as it was stays beside it.
        """
        file = _opened(path, must_exist=True, until=until)
        assert file.ledger is not None
        replica = file.ledger.replica
        if finished(replica):
            file.close()
            raise Failure(f"the game in {path} is over; look at it with: sobremesa replay {path}")
        draft = replica.roster.draft
        if self.identity.public not in draft.holders:
            file.close()
            raise Failure(f"this installation held no seat in the game in {path}; it can replay it")
        plan = Plan(
            draft.table, draft.name, draft.rules, (), self.player, file.ledger.begin.figures
        )
        journals = Journals(path.parent)
        try:
            table = HostTable(self.identity, self._around(journals), plan, file.ledger)
        except NotYet as error:
            file.close()
            raise Failure(f"{path}: the secrets of this game are not on this disk") from error
        try:
            file.leave_off()
        except FileTrouble as error:
            file.close()
            raise Failure(str(error)) from error
        if file.aside is not None:
            more = "" if replica.holders == 1 else "; others who have more of it bring it forward"
            table.refusals.append(
                f"the game goes on from its first {replica.seq} entries{more}; "
                f"the file as it was is {file.aside}"
            )
        return Host(table, file, journals, self.automatic, self.versions)

    def can_resume(self, path: Path) -> bool:
        """Whether a game goes on and a seat in it is ours. Raises Failure for no ledger."""
        replica = load(path).replica
        return not finished(replica) and self.identity.public in replica.roster.draft.holders

    async def join(
        self, where: str, watch: bool = False, ledger: Path | None = None, code: str = ""
    ) -> Guest:
        """Sit down at a table, or take back a seat there. Raises Failure.

        `code` is that of the table as somebody typed it; an invitation may carry it, too.
        """
        role: Role = "watch" if watch else "sit"
        finder = Finder(where, self.versions, LOOK_SECONDS)
        proof = _code(code) or code_in(where)
        caller = Caller(self.identity, self.versions, finder.locate, role, self.player, proof)
        try:
            channel, hello = await caller.call()
        except Unreachable as error:
            raise Failure(error.reason) from error
        except Refusal as error:
            raise Failure(error.sentence, error.key) from error
        try:
            guest = self._guest(caller, hello.info, ledger)
        except Failure as failure:
            await channel.close(str(failure))
            raise
        guest.follow(channel)
        return guest

    def _guest(self, caller: Caller, info: TableInfo, ledger: Path | None) -> Guest:
        watch = caller.role == "watch"
        file, opener = self._ledger_for(info.table, info.name, watch, ledger)
        kept = file.ledger if file else None
        if file and kept and kept.replica.roster.draft.table != info.table:
            file.close()
            raise Failure(f"{ledger} belongs to another table than '{info.name}'")
        journals = Journals(made((ledger or self.kept.ledgers / "any").parent))
        table = GuestTable(self.identity, self._around(journals), info.table, watch, kept)
        if file and file.aside:
            table.refusals.append(
                f"{file.path} is damaged, so what is missing comes from the host; "
                f"the file as it was is {file.aside}"
            )
        recounter = Recounter((*program.command(), "recount"), versions.surroundings)
        guest = Guest(table, file or opener, journals, self.automatic, caller, recounter)
        guest.on_again = self._follow_again
        return guest

    def rematch(self, host: Host) -> None:
        """Lay the same game again for the same people. Raises NotYet before the end."""
        fresh = secrets.token_bytes(16)
        old = host.table
        plans: list[Plan] = []
        host.tell(lambda: plans.append(old.again(fresh)))
        table = HostTable(self.identity, old.around.befriended(old), plans[0])
        host.replace(table, _opener(self._fresh_path(old.plan.name, fresh)))
        if not host.port:
            start_alone(host)

    def _follow_again(self, guest: Guest, table_id: bytes) -> None:
        old = guest.table
        name = old.room.name if old.room else ""
        around = old.around.befriended(old)
        table = GuestTable(self.identity, around, table_id, old.watches)
        guest.replace(table, _opener(self._fresh_path(name, table_id, old.watches)))

    def _ledger_for(
        self, table: bytes, name: str, watch: bool, wanted: Path | None
    ) -> tuple[LedgerFile | None, Callable[[], LedgerFile]]:
        """The file that there is of a table, open, or what opens a new one.

        Whoever watches has a file of its own beside the one of a player of this laptop.
        """
        path = wanted or saved_games.find(self.kept.ledgers, table, watch)
        if path is not None and path.exists() and path.stat().st_size:
            return _sound(path), _opener(path)
        if wanted:
            return None, _opener(wanted)
        return None, lambda: LedgerFile(self._fresh_path(name, table, watch))

    def _around(self, journals: Journals) -> Surroundings:
        return Surroundings(secrets.token_bytes, journals.recall, self.friends, self._trusting)

    def _fresh_path(self, name: str, table: bytes, watch: bool = False) -> Path:
        return file_names.fresh(
            self.kept.ledgers, time.strftime("%Y-%m-%dT%H:%M"), name, table, watch
        )


def _code(text: str) -> str:
    try:
        return codes.read(text) if text.strip() else ""
    except BadCode as error:
        raise Failure(f"{error}; look at the host's screen again", "code.mistyped") from error


def start_alone(host: Host) -> None:
    """Start a table that is on this laptop only: nobody else has to be ready."""
    host.tell(lambda: host.table.set_ready(True))
    host.tell(host.table.start)


def load(
    path: Path,
    until: int | None = None,
    each: Callable[[Ledger], None] = lambda ledger: None,
) -> Ledger:
    """The ledger of a file, to look at; a torn tail is left out. Raises Failure.

    With `until` its first entries only. Otherwise `each` hears of the ledger as it grows.
    """
    try:
        if until is not None:
            return beginning(files.read(path), until)
        ledger, _ = load_ledger(files.read(path), each)
    except FileTrouble as error:
        raise Failure(str(error)) from error
    except ProtocolError as error:
        raise _unsound(path, error) from error
    if ledger is None:
        raise Failure(f"{path} has no entry yet")
    return ledger


def _unsound(path: Path, error: ProtocolError) -> Failure:
    if isinstance(error, DamagedLedger) and error.seq:
        return Damaged(path, error)
    return Failure(f"{path}: {error}")


def _opener(path: Path) -> Callable[[], LedgerFile]:
    return lambda: LedgerFile(path)


def _unused(path: Path) -> LedgerFile:
    file = _opened(path)
    if file.ledger is not None:
        file.close()
        raise Failure(f"{path} holds a game already; play on with: sobremesa resume {path}")
    return file


def _sound(path: Path) -> LedgerFile:
    """The file of a table that somebody else brings up to date: its sound beginning is enough."""
    try:
        return _opened(path)
    except Damaged as damaged:
        file = _opened(path, until=damaged.sound)
    try:
        file.leave_off()
    except FileTrouble as error:
        file.close()
        raise Failure(str(error)) from error
    return file


def _opened(path: Path, must_exist: bool = False, until: int | None = None) -> LedgerFile:
    if must_exist and not path.exists():
        raise Failure(f"there is no file {path}")
    try:
        file = LedgerFile(path, until)
    except FileTrouble as error:
        raise Failure(str(error)) from error
    except ProtocolError as error:
        raise _unsound(path, error) from error
    if must_exist and file.ledger is None:
        file.close()
        raise Failure(f"{path} has no entry yet: there is nothing to play on")
    return file
