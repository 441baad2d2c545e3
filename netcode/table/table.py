# SPDX-License-Identifier: MIT
"""What every table has, hosted or joined: a ledger, a pen, chat, words and a heartbeat.

A table is a state machine without I/O. What happens is told to it, with the
time where time matters; what it wants done comes out of `take` as effects, to
be carried out in order.
"""

from __future__ import annotations

import abc
import contextlib
from collections.abc import Callable, Sequence

from core.terms import Move, Sealed
from netcode import wire
from netcode.crypto import words
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
from netcode.ledger.journal import Cast, Memory, Record, SecretMove
from netcode.ledger.ledger import Ledger
from netcode.replica import entrusting
from netcode.replica.replica import Replica
from netcode.replica.setting_up import AUTOMATIC, CODE, COMPARED, SKIPPED, VERIFIED, knows_code
from netcode.seating.names import speaker
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry, Signed, glance
from netcode.statements.messages import Aye, Ballot, Petition, Ping, Room, Said, Say
from netcode.statements.payloads import Entrust, Leave, Moves
from netcode.table import chat
from netcode.table.chat import Chat
from netcode.table.company.bucket import own_pace
from netcode.table.effects import Append, Drop, Effect, Keep, Prove, Replace, Send
from netcode.table.entrusting import Petitions
from netcode.table.heartbeat import Heartbeat


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

    def befriended(self, table: Table) -> Surroundings:
        """These surroundings after a game: whom the words confirmed there is a friend here."""
        replica, holder = table.replica, table.holder
        confirmed = holder is not None and holder.words in (COMPARED, VERIFIED)
        keys = frozenset(replica.roster.draft.holders) if replica and confirmed else frozenset()
        friends, coded = self.friends | keys, frozenset(table.coded)
        return Surroundings(self.entropy, self.recall, friends, self.trusting, coded)


class Table(abc.ABC):
    """The part that a host's and a guest's table share."""

    def __init__(self, identity: Identity, around: Surroundings) -> None:
        self.identity = identity
        self.around = around
        self.ledger: Ledger | None = None
        self.author: Author | None = None
        self.room: Room | None = None
        self.coded = set(around.coded)
        """Identity keys that have proven, to us, that they know the code of this table."""
        self.chat = Chat()
        self._pace = own_pace()
        self._now = 0.0
        """When this table was last told of the time."""
        self.refusals: list[str] = []
        """Sentences for the person about what was not accepted; the shell empties it."""
        self.heard_wrong = False
        """Whether the person heard another word than the one on this screen."""
        self._effects: list[Effect] = []
        self._put_off = False
        """Whether there may be something to state that `take` has to come to."""
        self._heartbeat = Heartbeat()
        self.petitions = Petitions()
        """What is put to the vote about seats whose holders are away."""
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
    def stopped(self) -> bool:
        """Whether nothing is stated at the moment, as what this laptop computes is in doubt."""
        return False

    @property
    def my_seats(self) -> tuple[int, ...]:
        """The seats that this installation plays now, bots and entrusted ones included."""
        if self.ledger is None or self.holder is None:
            return ()
        return self.ledger.replica.played_by(self.holder.number)

    @property
    def between_epochs(self) -> bool:
        """Whether this holder signs nothing in this epoch any more, but in the next one."""
        return self.replica is not None and self.ballots.silent(self.replica)

    # What the person does

    def submit(self, seat: int, moves: Sequence[Move]) -> None:
        """Send a composed turn, or one secret move, of a seat of mine.

        Raises IllegalMove, or NotYet with a sentence.
        """
        replica, author = self._playing()
        if seat not in self.my_seats:
            raise NotYet("that seat is not yours")
        if isinstance(replica.match.awaiting, Sealed):
            self._choose_secretly(replica, author.holder, seat, moves)
        else:
            if author.flying is not None or author.wishes:
                raise NotYet("your last move is still on its way")
            replica.match.after_moves(seat, moves)
            author.wishes.append(Moves(seat, tuple(map(str, moves)), ()))
        self._advance()

    def submit_turn(self, turn: Moves) -> None:
        """Send a bot's turn."""
        _, author = self._playing()
        author.wishes.append(turn)
        self._advance()

    def give_up(self, seat: int) -> None:
        """Leave the game for good with a seat, or claim that the other of two has."""
        _, author = self._playing()
        author.wishes.append(Leave(seat))
        self._advance()

    def entrust(self, seat: int, to: int, bot: str) -> None:
        """Vote that a seat is played by holder `to`, with its bot or by hand, or given back.

        The first vote puts it to the others. Raises NotYet with the reason why it cannot be.
        """
        replica, author = self._playing()
        if self.between_epochs:
            raise NotYet("the table waits for votes for its host; vote about seats after that")
        try:
            asked = entrusting.petition(replica, seat, to, bot)
        except ProtocolError as error:
            raise NotYet(str(error)) from error
        signature = entrusting.aye(self.identity, asked)
        self.petitions.count(replica, asked, author.holder.number, signature)
        self._petitioned(asked)

    def say(self, text: str) -> None:
        """Say something to the table. Raises NotYet for whoever writes too fast."""
        nonce = self.around.entropy(chat.NONCE_BYTES)
        if (say := chat.line(self.identity, self._table_id, nonce, text)) is not None:
            if not self._pace.take(self._now):
                raise NotYet("you write faster than the others can read; wait a moment")
            self._speak(say)

    # The four words

    @property
    def words(self) -> tuple[str, ...]:
        """The words of this game; the one to be heard from the others is empty until then."""
        if self.ledger is None:
            return ()
        shown = words.words(self.ledger.replica.game_id)
        if self.holder is None or self.holder.words:
            return shown
        hidden = self.holder.number % len(shown)
        return tuple("" if n == hidden else word for n, word in enumerate(shown))

    @property
    def word_choices(self) -> tuple[str, ...]:
        """The three candidates for the word that is hidden on this screen."""
        if self.ledger is None or self.holder is None or self.holder.words:
            return ()
        position = self.holder.number % words.COUNT
        return words.candidates(self.ledger.replica.game_id, position)

    def hear(self, word: str) -> None:
        """The person heard this word read aloud. A wrong one is a warning, and starts nothing."""
        if self.ledger is None or self.holder is None:
            return
        game = self.ledger.replica.game_id
        self.heard_wrong = word != words.words(game)[self.holder.number % words.COUNT]
        if not self.heard_wrong:
            self._answer_words(COMPARED)

    def skip_words(self) -> None:
        """Play without comparing."""
        self._answer_words(SKIPPED)

    # Heartbeat

    def tick(self, now: float) -> None:
        """Time has passed (seconds of any steady clock): ping, and drop who is silent."""
        self._now = now
        for peer in self._heartbeat.silent(now):
            self._drop(peer, "nothing was heard for 15 seconds")
        for peer in self._heartbeat.to_ask(now):
            self._send(peer, Ping(), after_sync=False)

    # For the two roles

    @abc.abstractmethod
    def _advance(self) -> None:
        """State what is due, then what the people here wish."""

    @abc.abstractmethod
    def _speak(self, say: Say) -> None:
        """Say a line of chat of this installation to the others."""

    def _hear_aye(self, key: bytes, aye: Aye) -> None:
        """Whoever has this key signed a petition. Raises ProtocolError."""
        if self.petitions.hear(self.replica, key, aye):
            self._petitioned(aye.petition)

    @abc.abstractmethod
    def _petitioned(self, asked: Petition) -> None:
        """A petition has a new signature: let others know."""

    @abc.abstractmethod
    def _gone(self, peer: int) -> None:
        """A connection is no more."""

    def _mark_missing(self) -> None:
        """Remember who is away, and help where a draw waits for its value."""
        if self.room is None or self.holder is None:
            return
        if self.missing != self.holder.missing:
            self.holder.missing = self.missing
            self._advance()

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

    def _drop(self, peer: int, reason: str, told: bool = False) -> None:
        self._effects.append(Drop(peer, reason, told))
        self._forget(peer)

    def _forget(self, peer: int) -> None:
        self._heartbeat.forget(peer)
        self._gone(peer)

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
        self.ballots.remember(memory)

    def _under_way(self, memory: Memory) -> Signed | None:
        """The newest statement of this holder, or else its newest wish, on entries that hold."""
        assert self.ledger is not None
        for signed in (memory.pending, memory.wished):
            with contextlib.suppress(ProtocolError):
                if signed is not None and self.ledger.replica.has_basis(glance(signed)):
                    return signed
        return None

    def _words_at_once(self, replica: Replica) -> str:
        others = set(replica.roster.draft.holders) - {self.identity.public}
        if others <= self.around.friends:
            return VERIFIED
        if len(others) == 1 and others <= self.coded and knows_code(replica):
            return CODE
        return AUTOMATIC if self.around.trusting else ""

    def _playing(self) -> tuple[Replica, Author]:
        if self.ledger is None or self.author is None:
            raise NotYet("the game has not started, or you only watch it")
        if self.ledger.replica.over:
            raise NotYet("the game is over")
        return self.ledger.replica, self.author

    def _choose_secretly(
        self, replica: Replica, holder: Holder, seat: int, moves: Sequence[Move]
    ) -> None:
        if len(moves) != 1:
            raise NotYet("a secret move is a single one")
        if secret_moves.sealed(replica, holder, seat):
            raise NotYet("your secret move is sealed already")
        match = replica.match
        if moves[0] not in match.game.legal_moves(match.state, seat):
            raise match.game.illegal(match.state, seat, moves[0])
        chosen = SecretMove(replica.trigger, seat, str(moves[0]))
        self._keep(chosen, holder.game_key)
        holder.secret_moves[chosen.decision, seat] = chosen.move

    def _answer_words(self, answer: str) -> None:
        if self.holder is not None and not self.holder.words:
            self.holder.words = answer
            self._advance()

    def _hear(self, key: bytes, name: str, say: Say) -> Said:
        """A line of chat, once. Raises ProtocolError if it is forged or repeated."""
        name, watches = speaker(self.seated, key, name)
        return self.chat.hear(self._table_id, key, name, say, watches)

    @property
    def seated(self) -> tuple[tuple[bytes, str], ...]:
        """Keys and names of the persons that have a seat: as signed, once there is a roster."""
        if self.ledger is not None:
            draft = self.ledger.replica.roster.draft
            return tuple((draft.holders[p.holder], p.name) for p in draft.places if not p.bot)
        seats = self.room.seats if self.room else ()
        return tuple((seat.key, seat.name) for seat in seats if not seat.bot)

    @property
    def _table_id(self) -> bytes:
        """The id of this table, once its room is known."""
        return self.room.table if self.room else b""


def two_histories(seq: int) -> ProtocolError:
    """Why a peer is believed no more that tells of an entry in the place of another one."""
    return ProtocolError(f"two histories: entry {seq} is not the one we had")


def _fits(replica: Replica, number: int, seed: bytes) -> bool:
    return Keys(seed).game_public == replica.roster.contributions[number].game_key
