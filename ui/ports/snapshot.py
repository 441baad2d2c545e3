# SPDX-License-Identifier: MIT
"""Everything that a table shows, as values: immutable and complete. No Qt.

A widget that is shown the newest snapshot needs nothing before it.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from core.match import Match
    from core.terms import Knowledge, Move, Note, Options


class Stage(enum.Enum):
    """Where a table stands. `CLOSED` is final: left, turned away, or the host is gone."""

    JOINING = "joining"
    ROOM = "room"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Presence(enum.Enum):
    """Whether whoever plays a seat can be reached.

    Whoever is `AWAY` said goodbye and comes back some time; whoever has `LEFT` gave up for good.
    """

    HERE = "here"
    LOST = "lost"
    AWAY = "away"
    LEFT = "left"


class WordsState(enum.Enum):
    """What came of comparing the four words aloud; `CODE` is that the code has done it."""

    NOT_YET = "not_yet"
    COMPARE = "compare"
    CONFIRMED = "confirmed"
    MISMATCH = "mismatch"
    SKIPPED = "skipped"
    VERIFIED = "verified"
    CODE = "code"


class SeatView(NamedTuple):
    """One seat as everybody sees it. `bot` is empty for a person; `open` means nobody yet."""

    seat: int
    name: str = ""
    bot: str = ""
    open: bool = False
    mine: bool = False
    ready: bool = False
    presence: Presence = Presence.HERE
    played_by: str = ""
    """Who plays it at the moment in place of its own player."""


class Asker(NamedTuple):
    """Somebody who asks the host for a seat, or to watch; `key` is the hex of the identity key."""

    key: str
    name: str
    warning: str = ""
    watches: bool = False


class ChatLine(NamedTuple):
    """One line of chat, and whether its author only watches."""

    name: str
    text: str
    watches: bool = False


class LogLine(NamedTuple):
    """One public log line and the number of the event it belongs to."""

    event: int
    note: Note


class SentMoves(NamedTuple):
    """Moves of a seat of mine that the table has not confirmed yet."""

    seat: int
    moves: tuple[Move, ...]


class Petition(NamedTuple):
    """That a seat is played by somebody else, by hand or by a bot there, or goes `back`.

    `to` is the number by which a vote names who gets it, `who` the name. `voters` are the names
    of those who have voted for it, `mine` is whether this laptop has; `short` votes are missing.
    """

    seat: int
    to: int
    who: str
    bot: str
    back: bool
    voters: tuple[str, ...]
    mine: bool
    short: int


class Entrusted(NamedTuple):
    """That somebody plays a seat for its own player, from entry `since` on; 0 is until now."""

    seat: int
    who: str
    bot: str
    since: int
    until: int = 0


class Notice(NamedTuple):
    """What is happening to the connection or the table; `ui.words.notices` knows the keys."""

    key: str
    params: tuple[tuple[str, int | str], ...] = ()


class Snapshot(NamedTuple):
    """Everything a table window shows.

    `words` are the four to read aloud, with an empty text for the one that is to
    be heard here; `word_choices` are then the candidates a person taps for it.
    `knowledge` covers the seats of mine, and all seats once the game is over and
    opened. `match` is None until the table has started.
    """

    stage: Stage
    table: str
    game: str
    options: Options = ()
    hosting: bool = False
    address: str = ""
    """Where others join: an address and port; empty for a guest and on one laptop."""
    invitation: str = ""
    """The same with the table, its host's key and its code, to be sent as one text."""
    code: str = ""
    """Host: what others come in by, as it is read out; empty where there is none."""
    code_renewals: int = 0
    """Host: how often wrong codes made it another one."""
    coded: bool = False
    """Whether the words are compared although there was a code: among three and more."""
    seats: tuple[SeatView, ...] = ()
    asking: tuple[Asker, ...] = ()
    watchers: tuple[str, ...] = ()
    watching: bool = False
    """Whether this laptop has no seat and only looks on."""
    words: tuple[str, ...] = ()
    words_state: WordsState = WordsState.NOT_YET
    word_choices: tuple[str, ...] = ()
    slow: tuple[str, ...] = ()
    """Others who still compare the words: nothing is dealt before they have."""
    chat: tuple[ChatLine, ...] = ()
    chat_gone: int = 0
    """How many lines were said before the ones in `chat`, which are the newest."""
    match: Match | None = None
    knowledge: tuple[tuple[int, Knowledge], ...] = ()
    sealed: tuple[int, ...] = ()
    """Seats whose secret move is in, while a `Sealed` decision is open."""
    sent: tuple[SentMoves, ...] = ()
    log: tuple[LogLine, ...] = ()
    notice: Notice | None = None
    holder: int = -1
    """The number by which a vote names this laptop; -1 if it has no vote."""
    away: tuple[int, ...] = ()
    """Seats that the table waits for, whose players are away: a vote can entrust them."""
    lent: tuple[int, ...] = ()
    """Seats of this laptop that somebody else plays at the moment."""
    petitions: tuple[Petition, ...] = ()
    entrusted: tuple[Entrusted, ...] = ()
    """Every time that somebody played a seat for its own player, oldest first."""
    claimable: tuple[int, ...] = ()
    """The seat of the other one of two who is away, once the table has waited for it a while."""
    deserted: str = ""
    """The file from which this laptop can open the table, once its host is gone; else empty."""
    unfinished: bool = False
    """Whether every person has given up: the game is over, and nobody has won."""

    @property
    def closed(self) -> bool:
        """Whether the table is gone for good."""
        return self.stage is Stage.CLOSED

    @property
    def coming(self) -> bool:
        """Whether a game of this disk is being opened, and it is not yet known where."""
        return self.notice is not None and self.notice.key in ("table.opening", "table.looking")

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.stage is Stage.PLAYING

    @property
    def comparing(self) -> bool:
        """Whether the words are still to be compared, or differ."""
        return self.words_state in (WordsState.COMPARE, WordsState.MISMATCH)

    @property
    def said(self) -> int:
        """How many lines of chat there were."""
        return self.chat_gone + len(self.chat)

    def mine(self) -> tuple[int, ...]:
        """The seats that this laptop plays by hand: of persons who have not given up."""
        return tuple(
            view.seat
            for view in self.seats
            if view.mine and not view.bot and view.presence is not Presence.LEFT
        )
