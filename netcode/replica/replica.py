# SPDX-License-Identifier: MIT
"""The public state of a table, which every peer computes from the ledger alone.

Host, guest, watcher and audit hold the same replica: an immutable value. What the
next entry makes of it is the matter of `transition`. Nothing in here is secret.
"""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct, field, structs

from core.match import Match
from core.terms import Event, Over
from netcode.crypto.locking.transcript import Deck
from netcode.crypto.sharing import Partial
from netcode.errors import ProtocolError
from netcode.statements.entry import NOTHING, Signed, Statement, glance
from netcode.statements.payloads import Setup
from netcode.statements.roster import Roster


class Verdict(Struct, frozen=True):
    """Who was found to have cheated, and how."""

    holder: int
    reason: str


class Disputed(Struct, frozen=True):
    """A slot that opened no card, and the holder that says so (-1: everybody saw it)."""

    deck: str
    slot: int
    holder: int


class Entrusted(Struct, frozen=True):
    """A seat that somebody plays in place of its holder, from entry `since` on.

    `bot` is the one that plays it there, empty for a person. `until` is the entry by which it
    went to somebody else, or back; 0 while it has not.
    """

    seat: int
    trustee: int
    bot: str
    since: int
    until: int = 0


class Replica(Struct, frozen=True):
    """Everything public about a game in progress.

    `hashes` are those of all entries; `trigger` is the entry after which the
    match began to wait for what it waits for. `counters` are the next author
    counters by holder. Mappings are never changed in place.
    """

    roster: Roster
    game_id: bytes
    match: Match
    hashes: tuple[bytes, ...] = ()
    trigger: bytes = NOTHING
    epoch: int = 0
    host: int = 0
    counters: tuple[int, ...] = ()
    setups: dict[int, Setup] = field(default_factory=dict)
    draws: int = 0
    joint: bytes = b""
    """What nobody alone decided last: the entropy of a public draw, or a deck that two locked."""
    bot_turns: dict[int, int] = field(default_factory=dict)
    """How many turns each bot has taken, by seat."""
    values: dict[int, bytes] = field(default_factory=dict)
    helps: dict[int, dict[int, Partial]] = field(default_factory=dict)
    """Parts of the values of holders that are away: by that holder, by helper."""
    commits: dict[int, bytes] = field(default_factory=dict)
    reveals: dict[int, str] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    boxes: dict[tuple[str, int, int], bytes] = field(default_factory=dict)
    """The box that holder `h` was sent for a slot, by (deck, slot, h)."""
    holders_of: dict[tuple[str, int], tuple[int, ...]] = field(default_factory=dict)
    """The holders that were dealt a slot, first one first."""
    keys: dict[tuple[str, int], dict[int, bytes]] = field(default_factory=dict)
    """Published slot keys by locker."""
    disclosed: dict[str, dict[int, bytes]] = field(default_factory=dict)
    left_by: dict[int, int] = field(default_factory=dict)
    """Which holder entered that a seat left."""
    entrusted: tuple[Entrusted, ...] = ()
    """Every time that a seat was entrusted to another holder than its own, oldest first."""
    entrustments: int = 0
    """How many entries have entrusted a seat or given one back."""
    witnesses: tuple[int, ...] = ()
    """The holders that have signed the end, in the order in which they did."""
    dispute: Disputed | None = None
    complaint: tuple[int, int] | None = None
    """(dealer, receiver) of a share that the receiver calls false."""
    verdict: Verdict | None = None

    def but(self, **changes: Any) -> Self:
        """This replica with some fields replaced."""
        return structs.replace(self, **changes)

    @property
    def version(self) -> int:
        """The protocol that this game began with, by which its statements are judged."""
        return self.roster.draft.version

    @property
    def by_entries(self) -> bool:
        """Whether chance hangs on the hash of the entry that awaits it, as in protocol 1.

        That hash covers signatures, and whoever signs can sign again until it suits (failures T-2).
        """
        return self.version == 1

    @property
    def seq(self) -> int:
        """The number of entries."""
        return len(self.hashes)

    @property
    def head(self) -> bytes:
        """The hash of the newest entry."""
        return self.hashes[-1] if self.hashes else NOTHING

    def had(self, seq: int, head: bytes) -> bool:
        """Whether this history had a number of entries with that hash at their end."""
        if not 0 < seq <= self.seq:
            return seq == 0
        return self.hashes[seq - 1] == head

    def common(self, other: Replica) -> int:
        """How many entries two replicas of one game share from the first one on."""
        pairs = zip(self.hashes, other.hashes, strict=False)
        parted = (n for n, (mine, theirs) in enumerate(pairs) if mine != theirs)
        return next(parted, min(self.seq, other.seq))

    @property
    def holders(self) -> int:
        """How many holders the table has."""
        return len(self.roster.draft.holders)

    def identity_of(self, holder: int) -> bytes:
        """A holder's identity key. Raises ProtocolError for a number nobody has."""
        if not 0 <= holder < self.holders:
            raise ProtocolError(f"there is no holder {holder}")
        return self.roster.draft.holders[holder]

    def holder_of(self, seat: int) -> int:
        """The holder that plays a seat. Raises ProtocolError for a seat nobody has."""
        if not 0 <= seat < len(self.roster.draft.places):
            raise ProtocolError(f"there is no seat {seat}")
        return self.roster.draft.places[seat].holder

    def trust(self, seat: int) -> Entrusted | None:
        """To whom a seat is entrusted now; None while its own holder plays it."""
        now = (each for each in self.entrusted if each.seat == seat and not each.until)
        return next(now, None)

    def player_of(self, seat: int) -> int:
        """The holder that signs for a seat now. Raises ProtocolError for a seat nobody has."""
        trust = self.trust(seat)
        return self.holder_of(seat) if trust is None else trust.trustee

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now; empty for a person."""
        trust = self.trust(seat)
        return self.roster.draft.places[seat].bot if trust is None else trust.bot

    def played_by(self, holder: int) -> tuple[int, ...]:
        """The seats that a holder signs for now."""
        seats = range(len(self.roster.draft.places))
        return tuple(seat for seat in seats if self.player_of(seat) == holder)

    def playing_still(self) -> tuple[int, ...]:
        """The holders that play a seat which has not left for good."""
        seats = set(range(len(self.roster.draft.places))) - set(self.match.state.left)
        return tuple(sorted({self.player_of(seat) for seat in seats}))

    @property
    def ready(self) -> bool:
        """Whether every holder has entered its set-up."""
        return len(self.setups) == self.holders

    @property
    def void(self) -> bool:
        """Whether the game was stopped: a deck was broken, or a share was false."""
        return self.dispute is not None or self.complaint is not None

    @property
    def over(self) -> bool:
        """Whether nothing is played any more."""
        return self.void or isinstance(self.match.awaiting, Over)

    def disputed(self, deck: str, slot: int, holder: int) -> Replica:
        """This replica, stopped because a slot opened no card."""
        return self.but(dispute=Disputed(deck, slot, holder))

    def convicted(self, holder: int, reason: str) -> Replica:
        """This replica with the first verdict that was reached."""
        return self if self.verdict else self.but(verdict=Verdict(holder, reason))

    def ended(self, seat: int) -> Replica:
        """This replica with a seat entrusted to nobody from its next entry on."""
        trust = self.trust(seat)
        if trust is None:
            return self
        over = structs.replace(trust, until=self.seq)
        return self.but(entrusted=tuple(over if each is trust else each for each in self.entrusted))

    def entered(self, event: Event) -> Replica:
        """This replica with an event entered into the match. Raises IllegalMove."""
        return self.played(self.match.after(event))

    def played(self, match: Match) -> Replica:
        """This replica with a later match; what was collected for the old decision is done."""
        return self.but(match=match, values={}, helps={}, commits={}, reveals={})

    def check_author(self, signed: Signed, key: bytes) -> None:
        """Raises ProtocolError unless the statement is of the holder with this key."""
        if self.identity_of(glance(signed).holder) != key:
            raise ProtocolError("the statement is of another holder than the one that sent it")

    def check_player(self, holder: int, seat: int) -> None:
        """Raises ProtocolError unless this holder signs for the seat now, saying who does."""
        if self.player_of(seat) == holder:
            return
        trust = self.trust(seat)
        entrusted = f", which was entrusted to holder {trust.trustee}" if trust else ""
        raise ProtocolError(f"holder {holder} does not play seat {seat}{entrusted}")

    def has_basis(self, statement: Statement) -> bool:
        """Whether the newest entry that its author had is one of this history."""
        count = statement.basis_seq
        if not 0 <= count <= self.seq:
            return False
        return statement.basis == (self.hashes[count - 1] if count else NOTHING)
