# SPDX-License-Identifier: MIT
"""What every table has, hosted or joined: a ledger, a pen, chat, words and a heartbeat.

A table is a state machine without I/O. What happens is told to it, with the
time where time matters; what it wants done comes out of `take` as effects, to
be carried out in order.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence

from core.terms import Move, Sealed
from netcode.crypto import words
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.holder import secret_moves
from netcode.holder.author import Author
from netcode.holder.holder import Holder
from netcode.ledger.journal import SecretMove
from netcode.replica import entrusting
from netcode.replica.disclosure import WITNESSED_SINCE, finished, unwitnessed
from netcode.replica.replica import Replica
from netcode.replica.setting_up import COMPARED, SKIPPED
from netcode.seating.names import speaker
from netcode.seating.room import NotYet
from netcode.statements.messages import Aye, Petition, Ping, Said, Say
from netcode.statements.payloads import Leave, Moves
from netcode.table import chat
from netcode.table.chat import Chat
from netcode.table.company.bucket import own_pace
from netcode.table.company.heartbeat import Heartbeat
from netcode.table.effects import Drop
from netcode.table.entrusting import Petitions
from netcode.table.keeping import Keeping, Surroundings


class Table(Keeping):
    """The part that a host's and a guest's table share."""

    def __init__(self, identity: Identity, around: Surroundings) -> None:
        super().__init__(identity, around)
        self.chat = Chat()
        self._pace = own_pace()
        self._now = 0.0
        """When this table was last told of the time."""
        self.heard_wrong = False
        """Whether the person heard another word than the one on this screen."""
        self._heartbeat = Heartbeat()
        self.petitions = Petitions()
        """What is put to the vote about seats whose holders are away."""

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

    @property
    def settled(self) -> bool:
        """Whether the game is finished, and all who are there have signed its end."""
        replica = self.replica
        if replica is None or not finished(replica):
            return False
        signs = replica.version >= WITNESSED_SINCE
        return not signs or set(unwitnessed(replica)) <= self.missing

    def _mark_missing(self) -> None:
        """Remember who is away, and help where a draw waits for its value."""
        if self.room is None or self.holder is None:
            return
        if self.missing != self.holder.missing:
            self.holder.missing = self.missing
            self._advance()

    def _drop(self, peer: int, reason: str, told: bool = False) -> None:
        self._effects.append(Drop(peer, reason, told))
        self._forget(peer)

    def _forget(self, peer: int) -> None:
        self._heartbeat.forget(peer)
        self._gone(peer)

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
