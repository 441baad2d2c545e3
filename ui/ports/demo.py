# SPDX-License-Identifier: MIT
"""A backend and sessions made of values, for tests and the gallery: no network, no file."""

from __future__ import annotations

from collections.abc import Sequence

from core.terms import Move
from ui.ports.backend import Backend, NewTable, SavedGame, Settings, TableView
from ui.ports.recording import Recording, StillRecording
from ui.ports.session import Session
from ui.ports.snapshot import Snapshot

LOG_FILE = "SOBREMESA.LOG"


class StillSession(Session):
    """Shows one snapshot after another as it is told, and remembers what was asked of it."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__()
        self._snapshot = snapshot
        self.asked: list[tuple[object, ...]] = []

    def snapshot(self) -> Snapshot:
        """The newest snapshot."""
        return self._snapshot

    def show(self, snapshot: Snapshot) -> None:
        """Show a newer snapshot."""
        self._snapshot = snapshot
        self.changed.emit(snapshot)

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Remember the moves."""
        self.asked.append(("submit", seat, tuple(moves)))

    def say(self, text: str) -> None:
        """Remember the line."""
        self.asked.append(("say", text))

    def admit(self, key: str) -> None:
        """Remember who was let in."""
        self.asked.append(("admit", key))

    def turn_away(self, key: str) -> None:
        """Remember who was turned away."""
        self.asked.append(("turn_away", key))

    def free(self, seat: int) -> None:
        """Remember which seat was freed."""
        self.asked.append(("free", seat))

    def swap(self, one: int, other: int) -> None:
        """Remember which seats were swapped."""
        self.asked.append(("swap", one, other))

    def set_ready(self, ready: bool) -> None:
        """Remember the mark."""
        self.asked.append(("set_ready", ready))

    def start(self) -> None:
        """Remember the start."""
        self.asked.append(("start",))

    def hear_word(self, word: str) -> None:
        """Remember the word."""
        self.asked.append(("hear_word", word))

    def skip_words(self) -> None:
        """Remember that the words were skipped."""
        self.asked.append(("skip_words",))

    def rematch(self) -> None:
        """Remember the wish."""
        self.asked.append(("rematch",))

    def entrust(self, seat: int, to: int, bot: str) -> None:
        """Remember the vote."""
        self.asked.append(("entrust", seat, to, bot))

    def claim(self) -> None:
        """Remember the claim."""
        self.asked.append(("claim",))

    def leave(self) -> None:
        """Remember the end."""
        self.asked.append(("leave",))

    def forfeit(self, seat: int) -> None:
        """Remember the seat."""
        self.asked.append(("forfeit", seat))


class StillBackend(Backend):
    """Answers with what it was given; opening anything gives `session`."""

    def __init__(
        self,
        settings: Settings,
        session: Session | None = None,
        tables: tuple[TableView, ...] = (),
        saved: tuple[SavedGame, ...] = (),
        findings: tuple[tuple[str, str], ...] = (),
    ) -> None:
        super().__init__()
        self._settings = settings
        self._session = session
        self._tables = tables
        self._saved = saved
        self._findings = findings
        self.asked: list[tuple[object, ...]] = []

    def tables(self) -> tuple[TableView, ...]:
        """The tables it was given."""
        return self._tables

    def saved(self) -> tuple[SavedGame, ...]:
        """The games it was given."""
        return self._saved

    def open_table(self, wanted: NewTable) -> Session:
        """The session it was given."""
        return self._answer("open_table", wanted)

    def join(self, address: str, watch: bool = False, code: str = "") -> Session:
        """The session it was given."""
        return self._answer("join", address, watch, code)

    def rename(self, path: str, name: str) -> None:
        """Remember the name."""
        self.asked.append(("rename", path, name))

    def throw_away(self, path: str) -> None:
        """Remember the file."""
        self.asked.append(("throw_away", path))

    def show_in_folder(self, path: str) -> None:
        """Remember the file."""
        self.asked.append(("show_in_folder", path))

    def resume(self, path: str, until: int = 0) -> Session:
        """The session it was given."""
        return self._answer("resume", path, until)

    def replay(self, path: str) -> Recording:
        """The game of the session it was given."""
        return StillRecording(self._answer("replay", path).snapshot())

    def diagnose(self) -> None:
        """Tell the findings it was given, at once."""
        self.diagnosed.emit(self._findings)

    def log_file(self) -> str:
        """A place that there is nowhere."""
        return LOG_FILE

    def settings(self) -> Settings:
        """The settings it has now."""
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Keep them until the end of the process."""
        self._settings = settings

    def _answer(self, *asked: object) -> Session:
        self.asked.append(asked)
        if self._session is None:
            raise ValueError("There is no table here.")
        return self._session
