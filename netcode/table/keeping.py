# SPDX-License-Identifier: MIT
"""What a table keeps: its ledger and this holder's pen, and what becomes of another history.

What it wants done is collected as effects, in order, and comes out of `take`.
"""

from __future__ import annotations

import abc
import contextlib
from collections.abc import Callable

from netcode import wire
from netcode.crypto.identity import Identity
from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from netcode.evidence import evidence, parting
from netcode.evidence.evidence import TwoHistories
from netcode.holder import secret_moves
from netcode.holder.author import Author
from netcode.holder.ballots import Ballots
from netcode.holder.counters import Counters
from netcode.holder.holder import Holder, number_in, restored
from netcode.ledger.chunks import chunks
from netcode.ledger.fork import Fork
from netcode.ledger.journal import Cast, Memory, Record
from netcode.ledger.ledger import Ledger
from netcode.replica.replica import Replica
from netcode.replica.setting_up import AUTOMATIC, CODE, COMPARED, VERIFIED, knows_code
from netcode.statements.entry import Entry, Signed, glance
from netcode.statements.messages import Ballot, Room
from netcode.statements.payloads import Commit, Entrust
from netcode.table.effects import Append, Effect, Keep, Prove, Replace, Send


class Surroundings:
    """What a table is given by the world around it.

    `entropy` gives fresh random bytes, `recall` what the journal with the name
    of a public game key of ours remembers. `friends` are identity keys confirmed in earlier games.
    `trusting` tables go on without the words: nobody is there to compare.
    `coded` are identity keys that proved at an earlier table here that they knew its code.
    """

    def __init__(
        self,
        entropy: Callable[[int], bytes],
        recall: Callable[[bytes], Memory],
        friends: frozenset[bytes] = frozenset(),
        trusting: bool = False,
        coded: frozenset[bytes] = frozenset(),
    ) -> None:
        self.entropy = entropy
        self.recall = recall
        self.friends = friends
        self.trusting = trusting
        self.coded = coded

    def befriended(self, table: Keeping) -> Surroundings:
        """These surroundings after a game: whom the words confirmed there is a friend here."""
        replica, holder = table.replica, table.holder
        confirmed = holder is not None and holder.words in (COMPARED, VERIFIED)
        keys = frozenset(replica.roster.draft.holders) if replica and confirmed else frozenset()
        friends, coded = self.friends | keys, frozenset(table.coded)
        return Surroundings(self.entropy, self.recall, friends, self.trusting, coded)


class Keeping(abc.ABC):
    """The ledger of a table at one installation, with what this holder owes it."""

    def __init__(self, identity: Identity, around: Surroundings) -> None:
        self.identity = identity
        self.around = around
        self.ledger: Ledger | None = None
        self.author: Author | None = None
        self.room: Room | None = None
        self.coded = set(around.coded)
        """Identity keys that have proven, to us, that they know the code of this table."""
        self.refusals: list[str] = []
        """Sentences for the person about what was not accepted; the shell empties it."""
        self._effects: list[Effect] = []
        self._put_off = False
        """Whether there may be something to state that `take` has to come to."""
        self.two_histories: TwoHistories | None = None
        """Who was caught signing two entries for one place."""
        self.ballots = Ballots()

    def take(self) -> tuple[Effect, ...]:
        """The effects since the last call, to be carried out in order; empty if that is all.

        What an entry asks of this holder is worked on when it is carried out: a table
        that has nothing else to say does so here, so that the others have the entry first.
        """
        if self._put_off and not self._effects:
            self._put_off = False
            self._advance()
        effects, self._effects = tuple(self._effects), []
        return effects

    @property
    def has_more(self) -> bool:
        """Whether `take` may give more."""
        return self._put_off or bool(self._effects)

    @property
    def replica(self) -> Replica | None:
        """The public state, once the table has started."""
        return self.ledger.replica if self.ledger else None

    @property
    def holder(self) -> Holder | None:
        """This installation's secrets in the game; None for a watcher."""
        return self.author.holder if self.author else None

    @property
    def between_epochs(self) -> bool:
        """Whether this holder signs nothing in this epoch any more, but in the next one."""
        return self.replica is not None and self.ballots.silent(self.replica)

    @abc.abstractmethod
    def _advance(self) -> None:
        """State what is due, then what the people here wish."""

    @property
    def missing(self) -> frozenset[int]:
        """The holders that are away, as far as the room tells."""
        if self.room is None or self.ledger is None:
            return frozenset()
        places = self.ledger.replica.roster.draft.places
        seen = zip(places, self.room.seats, strict=False)
        return frozenset(place.holder for place, seat in seen if not seat.present)

    def _send(self, peer: int, message: wire.Message, after_sync: bool = True) -> None:
        self._effects.append(Send(peer, message, after_sync))

    def _bring(self, peer: int, start: int) -> None:
        """Send entries from a number on."""
        assert self.ledger is not None
        for message in chunks(self.ledger, start):
            self._send(peer, message)

    def _keep(self, record: Record, game_key: bytes) -> None:
        self._effects.append(Keep(game_key, record))

    def _added(self, entry: Entry, master: bytes = b"") -> None:
        """An entry has just been taken into the ledger; `master` is the seed for a new game."""
        assert self.ledger is not None
        replica = self.ledger.replica
        self._effects.append(Append(replica.game_id, replica.seq - 1, entry))
        if self.author is not None:
            self.author.landed(entry.signed.hash)
            if isinstance(glance(entry.signed).payload, Entrust):
                self.author.again(replica)
        else:
            self._sit_down(master)

    def _compared(self, fork: Fork | None, number: int, entry: Entry) -> Fork | None:
        """The fork that a peer tells, begun where its entry is not ours; None while it is."""
        assert self.ledger is not None
        if fork is None and self.ledger.entries[number] == entry:
            return None
        return self._along(fork or Fork(self.ledger, number), number, entry)

    def _along(self, fork: Fork, number: int, entry: Entry) -> Fork | None:
        """The fork with its next entry; None once it holds, and what we had there is void.

        What was seen at a void place is forgotten. Raises ProtocolError, also if a host
        signed for both within one epoch.
        """
        assert self.ledger is not None
        self._convict(fork, number, entry)
        fork.append(number, entry)
        standing = fork.standing
        if not standing.holds:
            return fork
        self.refusals.append(parting.sentence(self.ledger.replica, fork.seq, standing))
        if (bound := fork.above_theirs) is not None and self.holder is not None:
            self._bind(bound, self.holder.game_key)
            self.ballots.leave(fork.replica.epoch)
        self.ledger.give_way(fork.seq, fork.entries, fork.replica)
        self._effects.append(Replace(fork.seq, tuple(fork.entries)))
        if self.author is not None:
            self.author = None
            self._sit_down(b"")
        if self.holder is not None:
            self.holder.missing = self.missing
        return None

    def _bind(self, ballot: Ballot, game_key: bytes) -> None:
        """Sign nothing any more under an epoch of a lower number than a ballot's."""
        self._keep(Cast(ballot), game_key)
        self.ballots.bind(ballot)

    def _convict(self, fork: Fork, number: int, entry: Entry) -> None:
        """Keep both entries if one holder signed for both of them in one place.

        Raises ProtocolError then, unless its files may have been restored from a backup.
        """
        assert self.ledger is not None
        found = evidence.at_once(fork, self.ledger, number, entry)
        if found is None or (found.restored and fork.proven):
            return
        fork.proven = True
        mine = self.ledger.entries[number]
        self._effects.append(Prove(number, evidence.encode(self.ledger.entries[0], mine, entry)))
        if not found.restored:
            self.two_histories = found
            raise two_histories(number)

    def _sit_down(self, master: bytes) -> None:
        """Take up the pen, if this identity holds something here and its seed is to be had."""
        assert self.ledger is not None
        replica = self.ledger.replica
        number = number_in(replica.roster, self.identity)
        if number is None:
            return
        memory = self.around.recall(replica.roster.contributions[number].game_key)
        holder = restored(replica, self.identity)
        if holder is None:
            seed = master or memory.master
            if not seed or not _fits(replica, number, seed):
                return
            holder = Holder(number, self.identity, seed)
            holder.words = self._words_at_once(replica)
        for chosen in memory.secret_moves:
            holder.secret_moves[chosen.decision, chosen.seat] = chosen.move
        newest = glance(memory.pending) if memory.pending else None
        self.author = Author(holder, Counters(replica.version, newest))
        self.author.flying = self._under_way(memory)
        if self.author.flying is not None:
            statement = glance(self.author.flying)
            if isinstance(statement.payload, Commit) and statement.decision == replica.trigger:
                secret_moves.find_again(replica, holder, statement.payload)
        self.ballots.remember(memory)

    def _under_way(self, memory: Memory) -> Signed | None:
        """The newest statement of this holder, or else its newest wish, on entries that hold."""
        assert self.ledger is not None
        for signed in (memory.pending, memory.wished):
            with contextlib.suppress(ProtocolError):
                if signed is not None and self.ledger.replica.has_basis(glance(signed)):
                    return signed
        return None

    def code_proven(self, key: bytes) -> None:
        """Somebody has proven to know the code of this table; between two that is enough.

        Also where the table was taken up from a file before it was set up, by a program that
        knew of nobody yet.
        """
        self.coded.add(key)
        holder, replica = self.holder, self.replica
        if holder is not None and replica is not None and not holder.words:
            holder.words = self._words_at_once(replica)
            self._advance()

    def _words_at_once(self, replica: Replica) -> str:
        others = set(replica.roster.draft.holders) - {self.identity.public}
        if others <= self.around.friends:
            return VERIFIED
        if len(others) == 1 and others <= self.coded and knows_code(replica):
            return CODE
        return AUTOMATIC if self.around.trusting else ""


def two_histories(seq: int) -> ProtocolError:
    """Why a peer is believed no more that tells of an entry in the place of another one."""
    return ProtocolError(f"two histories: entry {seq} is not the one we had")


def _fits(replica: Replica, number: int, seed: bytes) -> bool:
    return Keys(seed).game_public == replica.roster.contributions[number].game_key
