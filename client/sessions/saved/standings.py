# SPDX-License-Identifier: MIT
"""How the games in ledger files stand: going on, or ended and how.

That takes reading a whole file. So what was found is kept beside the files, and each is read
once until it changes.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from client.machine.storage import replace
from netcode.ledger import files, ledger
from netcode.ledger.beginning import given_up
from netcode.ledger.files import FileTrouble
from netcode.ledger.ledger import DamagedLedger
from netcode.replica.replica import Replica
from ui.ports.backend import Damage

Mark: TypeAlias = tuple[Path, int, int, int]
"""By what a file is known again: path, size, time of its last change, number on its disk."""

KEPT = ".standings.json"
"""What was found, in the folder of the files. Whoever deletes it has them read again."""


class Standing(Struct, frozen=True):
    """How a game stands, in the words of `SavedGame`; `winners` and `left` are seats.

    `fault` is why this build cannot read it.
    """

    state: str
    round: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    damage: Damage | None = None
    fault: str = ""


def standing(replica: Replica) -> Standing:
    """How a game stands after its newest entry.

    Where somebody left for good and that ended the game, nobody is told to have won it.
    """
    state, end = replica.match.state, replica.end
    round_ = int(getattr(state, "round", 0))
    if not replica.over:
        return Standing("waiting", round_, left=state.left)
    if end is not None and end.places and end.reason != "left":
        return Standing("finished", round_, end.places[0], end.scores, state.left)
    return Standing("given_up" if state.left else "broken", round_, left=state.left)


def read(path: Path, known: bool) -> Standing:
    """How the game in a file stands; `known` is whether its roster can be read."""
    try:
        data = files.read(path)
        found = ledger.read(data)
    except DamagedLedger as error:
        return Standing("waiting", damage=Damage(error.found))
    except FileTrouble as error:
        return Standing("waiting", damage=Damage(str(error)))
    if found.damage is None:
        return standing(found.ledger.replica) if found.ledger else Standing("waiting")
    if known and found.ledger is None:
        return Standing("unreadable", fault=found.damage.found)
    lost = given_up(data, found.damage.seq)
    damage = Damage(found.damage.found, found.damage.seq, lost.entries, lost.turns)
    return Standing("waiting", damage=damage)


class Standings:
    """What was found of the files of a folder, by their marks."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / KEPT
        self._found = self._load()
        self._changed = False

    def of(self, mark: Mark) -> Standing | None:
        """How the game of a file stands; None while it has not been read."""
        return self._found.get(_key(mark))

    def put(self, mark: Mark, found: Standing) -> None:
        """Note how a game stands."""
        self._found[_key(mark)] = found
        self._changed = True

    def drop(self, mark: Mark) -> None:
        """Have a file read again, although it looks the same."""
        self._found.pop(_key(mark), None)

    def keep(self, marks: list[Mark]) -> None:
        """Write down what holds for these files, if anything is new; or lose it."""
        if not self._changed:
            return
        self._changed = False
        keys = set(map(_key, marks))
        self._found = {key: found for key, found in self._found.items() if key in keys}
        with contextlib.suppress(OSError):
            replace(self._file, msgspec.json.encode(self._found))

    def _load(self) -> dict[str, Standing]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, Standing])
        except (OSError, msgspec.MsgspecError):
            return {}


def _key(mark: Mark) -> str:
    path, *rest = mark
    return "/".join((path.name, *map(str, rest)))
