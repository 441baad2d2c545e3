# SPDX-License-Identifier: MIT
"""What the window asks of the application outside a table: lobby, files, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from core.terms import Options
    from ui.ports.recording import Recording
    from ui.ports.session import Session


class TableView(NamedTuple):
    """A table on this network.

    `state` is `room`, `playing` or `over`. `obstacle` says in one sentence what keeps this
    laptop from it, such as another version; `watch` is whether one can look on, `mine` whether
    this laptop has a seat there to come back to. `table` tells it from every other one, wherever
    it is found; empty where nothing does.
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
    code_needed: bool = False
    mine: bool = False
    table: str = ""

    @property
    def key(self) -> str:
        """By what it is known again."""
        return self.table or self.address


class Damage(NamedTuple):
    """What is wrong with a ledger file, as this machine says it: in English.

    Its first `sound` entries can be gone on from. `entries` behind them are given up
    then, with `turns` of seats among them.
    """

    reason: str
    sound: int = 0
    entries: int = 0
    turns: int = 0


class SavedGame(NamedTuple):
    """A ledger file on this disk. `table` is what it is called; `game` is empty if unknown.

    `when` is the ISO date on which the game began, with its hour where that is known, or
    where nothing tells it (not `dated`) the one on which its file changed.

    `state` is `waiting`, for somebody who plays on; `running`, at a table on this network;
    `finished`, with the names of `winners` and a score per seat; `given_up`, by those who
    `left`; `broken`, with nobody having won; or `unreadable` for this build, because of the
    `fault`. It is empty while the file has not been read.
    """

    path: str
    table: str
    game: str
    names: tuple[str, ...]
    when: str
    state: str = ""
    dated: bool = True
    damage: Damage | None = None
    round: int = 0
    """The round it is in, in games that count them."""
    winners: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    fault: str = ""
    watched: bool = False
    """Whether it was written while looking on."""
    mine: bool = True
    """Whether this laptop holds a seat in it."""

    @property
    def goes_on(self) -> bool:
        """Whether this laptop can play on."""
        wanted = self.state in ("waiting", "running")
        return wanted and self.mine and not self.watched and self.damage is None

    @property
    def shows(self) -> bool:
        """Whether it can be looked at again."""
        return self.state not in ("", "unreadable") and self.damage is None


class NewTable(NamedTuple):
    """A table to open. `seats` has one word each: `me`, `here` (same laptop), `open`, or a bot.

    `names` has a name for each seat that is `here` and an empty text for the others. With a
    `code` whoever knows it walks in. `watchers` is a number, `ask` or `none`.
    """

    game: str
    name: str
    options: Options
    seats: tuple[str, ...]
    lan: bool
    names: tuple[str, ...] = ()
    figures_path: str = ""
    code: bool = False
    watchers: str = "8"


class Settings(NamedTuple):
    """What a person chose once. `theme` is light, dark or system; `text_scale` is in percent.

    `language` is one of `languages.LANGUAGES` or system. `guide` is whether a table opens with
    the guide, as the last one was left. `named` is whether the person has seen the name and kept
    it; `network` whether the last table that was laid here was open to the network. `places` is
    where the window was on each screen, as `ui.placing` writes it.
    """

    name: str
    language: str = "system"
    theme: str = "system"
    text_scale: int = 100
    reduced_motion: bool = False
    sound: bool = False
    guide: bool = True
    confirm_leave: bool = True
    named: bool = True
    network: bool = False
    full_screen: bool = False
    places: str = ""


class Backend(QObject):
    """The application behind the window. Signals come on the GUI thread."""

    tables_changed = Signal(object)
    """A tuple of `TableView`, whenever the network shows something new."""
    saved_changed = Signal(object)
    """A tuple of `SavedGame`, whenever a look at the disk finds something new."""
    diagnosed = Signal(object)
    """A tuple of (what was checked, what was found) lines."""
    failed = Signal(str)
    """One clear sentence about what could not be done."""

    def tables(self) -> tuple[TableView, ...]:
        """The tables seen now."""
        raise NotImplementedError

    def saved(self) -> tuple[SavedGame, ...] | None:
        """The ledger files on this disk, newest first; None before anybody has looked.

        As they were seen last: it also begins a new look, and waits for nothing.
        """
        raise NotImplementedError

    def rename(self, path: str, name: str) -> None:
        """Call a game on this disk by another name. Raises ValueError with a sentence."""
        raise NotImplementedError

    def throw_away(self, path: str) -> None:
        """Put a game on this disk into the system's bin. Raises ValueError with a sentence."""
        raise NotImplementedError

    def show_in_folder(self, path: str) -> None:
        """Show where a game lies, in the system's own window."""
        raise NotImplementedError

    def open_table(self, wanted: NewTable) -> Session:
        """Open a table, on the LAN or on this laptop only. Raises ValueError with a sentence."""
        raise NotImplementedError

    def join(self, address: str, watch: bool = False, code: str = "") -> Session:
        """Sit down at, or watch, a table by name or address. Raises ValueError with a sentence.

        `code` is that of the table, as it was typed.
        """
        raise NotImplementedError

    def resume(self, path: str, until: int = 0) -> Session:
        """Play on from a ledger file, or from its first entries. Raises ValueError."""
        raise NotImplementedError

    def replay(self, path: str) -> Recording:
        """A game to look at, read from now on. Raises ValueError with a sentence.

        What is wrong with its file, a notice says.
        """
        raise NotImplementedError

    def diagnose(self) -> None:
        """Find out why no table can be seen; the answer comes in `diagnosed`, seconds later."""
        raise NotImplementedError

    def log_file(self) -> str:
        """Where the log lies, for whoever reports that something went wrong."""
        raise NotImplementedError

    def settings(self) -> Settings:
        """The settings as they are."""
        raise NotImplementedError

    def save_settings(self, settings: Settings) -> None:
        """Keep settings for the next start."""
        raise NotImplementedError
