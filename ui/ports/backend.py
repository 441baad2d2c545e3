# SPDX-License-Identifier: MIT
"""What the window asks of the application outside a table: lobby, files, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from core.terms import Options
    from ui.ports.session import Session


class TableView(NamedTuple):
    """A table on this network.

    `state` is `room`, `playing` or `over`. `obstacle` says in one sentence what keeps this
    laptop from it, such as another version; `watch` is whether one can look on.
    """

    address: str
    name: str
    game: str
    host: str
    taken: int
    seats: int
    state: str
    obstacle: str = ""
    watch: bool = False


class SavedGame(NamedTuple):
    """A ledger file on this disk. `when` is an ISO date of its last entry on disk."""

    path: str
    table: str
    game: str
    names: tuple[str, ...]
    when: str
    finished: bool


class NewTable(NamedTuple):
    """A table to open. `seats` has one word each: `me`, `here` (same laptop), `open`, or a bot.

    `names` has a name for each seat that is `here` and an empty text for the others.
    """

    game: str
    name: str
    options: Options
    seats: tuple[str, ...]
    lan: bool
    names: tuple[str, ...] = ()
    figures_path: str = ""


class Settings(NamedTuple):
    """What a person chose once. `theme` is light, dark or system; `text_scale` is in percent.

    `language` is one of `languages.LANGUAGES` or system. `guide` is whether a table opens with
    the guide, as the last one was left.
    """

    name: str
    language: str = "system"
    theme: str = "system"
    text_scale: int = 100
    reduced_motion: bool = False
    sound: bool = False
    guide: bool = True
    confirm_leave: bool = True


class Backend(QObject):
    """The application behind the window. Signals come on the GUI thread."""

    tables_changed = Signal(object)
    """A tuple of `TableView`, whenever the network shows something new."""
    saved_changed = Signal(object)
    """A tuple of `SavedGame`, once the disk has been looked at."""
    diagnosed = Signal(object)
    """A tuple of (what was checked, what was found) lines."""
    failed = Signal(str)
    """One clear sentence about what could not be done."""

    def tables(self) -> tuple[TableView, ...]:
        """The tables seen now."""
        raise NotImplementedError

    def saved(self) -> tuple[SavedGame, ...] | None:
        """The ledger files on this disk, newest first; None before anybody has looked."""
        raise NotImplementedError

    def open_table(self, wanted: NewTable) -> Session:
        """Open a table, on the LAN or on this laptop only. Raises ValueError with a sentence."""
        raise NotImplementedError

    def join(self, address: str, watch: bool = False) -> Session:
        """Sit down at, or watch, a table by name or address. Raises ValueError with a sentence."""
        raise NotImplementedError

    def resume(self, path: str) -> Session:
        """Play on from a ledger file. Raises ValueError with a sentence."""
        raise NotImplementedError

    def replay(self, path: str) -> Session:
        """A game to look at: a session that never changes. Raises ValueError with a sentence."""
        raise NotImplementedError

    def diagnose(self) -> None:
        """Find out why no table can be seen; the answer comes in `diagnosed`, seconds later."""
        raise NotImplementedError

    def settings(self) -> Settings:
        """The settings as they are."""
        raise NotImplementedError

    def save_settings(self, settings: Settings) -> None:
        """Keep settings for the next start."""
        raise NotImplementedError
