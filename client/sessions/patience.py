# SPDX-License-Identifier: MIT
"""What a table lets a person do only once it has waited long enough for somebody."""

from __future__ import annotations

from typing import NamedTuple

from netcode.guest import Guest
from netcode.host import Host
from netcode.table.company.claiming import Claiming

HOST_SECONDS = 30.0
"""How long a host may be lost before another one opens its table (design/netcode.md, section 5)."""


class Waited(NamedTuple):
    """The seat that can be claimed, and the file from which the table can be opened here."""

    claimable: tuple[int, ...] = ()
    deserted: str = ""


NOTHING = Waited()
"""Nobody has waited yet."""


class Patience:
    """The clocks of one table; seconds of any steady clock."""

    def __init__(self) -> None:
        self._claiming = Claiming()
        self._alone_since: float | None = None

    def waited(self, runner: Host | Guest, now: float) -> Waited:
        """What can be done now."""
        return Waited(self._claimable(runner, now), self._deserted(runner, now))

    def _claimable(self, runner: Host | Guest, now: float) -> tuple[int, ...]:
        table = runner.table
        me = table.holder.number if table.holder else None
        return self._claiming.claimable(table.replica, me, table.missing, now)

    def _deserted(self, runner: Host | Guest, now: float) -> str:
        """A host that said goodbye is not waited for; one that is lost may be back at once."""
        table = runner.table
        if isinstance(runner, Host) or runner.table.online:
            self._alone_since = None
            return ""
        if self._alone_since is None:
            self._alone_since = now
        if not runner.table.goodbye and now - self._alone_since < HOST_SECONDS:
            return ""
        plays = table.holder is not None and table.replica is not None and not table.replica.over
        if not plays or table.stopped or runner.table.two_histories or runner.end:
            return ""
        return str(runner.ledger_path or "")
