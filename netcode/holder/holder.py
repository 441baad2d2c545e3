# SPDX-License-Identifier: MIT
"""One holder's secrets, and what it owes the table at any moment.

What is due follows from the public replica and the secrets alone. A holder that
forgot what it was doing, because it crashed, finds out by looking.
"""

from __future__ import annotations

from core.bots import catalogue as bots
from core.chance import Stream, derive
from core.terms import Dealt, Knowledge, Move
from netcode.crypto import beacon, boxes, sharing
from netcode.crypto.identity import Identity
from netcode.crypto.keys import Keys
from netcode.errors import ProtocolError
from netcode.replica import decks, disclosure, draws, sealed_moves, setting_up
from netcode.replica.replica import Replica
from netcode.statements.payloads import AnyPayload, Moves
from netcode.statements.roster import Roster


class Holder:
    """The secrets of one holder in one game.

    `words` is empty until the person has said what came of comparing the four
    words. `secret_moves` are chosen but perhaps not yet revealed, by (decision, seat).
    """

    def __init__(self, number: int, identity: Identity, master: bytes) -> None:
        self.number = number
        self.identity = identity
        self.master = master
        self.keys = Keys(master)
        self.words = ""
        self.secret_moves: dict[tuple[bytes, int], str] = {}
        self.missing: frozenset[int] = frozenset()
        """Holders that are not connected now, as far as is known here."""
        self._shares: dict[int, bytes] = {}
        self._faces: dict[tuple[str, int], str] = {}

    @property
    def game_key(self) -> bytes:
        """The public game key: the name of this holder's journal."""
        return self.keys.game_public

    def due(self, replica: Replica) -> AnyPayload | None:
        """What the table waits for from this holder and needs no person for."""
        if not replica.over and (complaint := setting_up.complaint_due(replica, self)):
            return complaint
        if not replica.ready:
            return setting_up.due(replica, self)
        if (payload := disclosure.due(replica, self)) is not None or replica.over:
            return payload
        return (
            draws.due(replica, self) or sealed_moves.due(replica, self) or decks.due(replica, self)
        )

    def secret_move(self, replica: Replica, seat: int) -> str | None:
        """The move chosen for the sealed decision that is open, if there is one."""
        return self.secret_moves.get((replica.trigger, seat))

    def face(self, replica: Replica, deck: str, slot: int) -> str | None:
        """The card in a slot that was dealt to this holder; None if its key is false."""
        if (deck, slot) not in self._faces:
            card = decks.face(replica, self, deck, slot)
            if card is None:
                return None
            self._faces[deck, slot] = card
        return self._faces[deck, slot]

    def share_of(self, replica: Replica, dealer: int) -> bytes:
        """The share of another holder's beacon scalar. Raises ProtocolError if it is false."""
        if dealer not in self._shares:
            setup = replica.setups[dealer]
            label = setting_up.share_label(replica, dealer, self.number)
            share = boxes.open_box(self.keys.game_key, setup.shares[self.number], *label)
            sharing.check_share(setup.commitments, self.number, share)
            self._shares[dealer] = share
        return self._shares[dealer]

    def knowledge(self, replica: Replica, seat: int) -> Knowledge:
        """What one of this holder's seats knows beside the public state."""
        known = Knowledge()
        for event in replica.match.events:
            if isinstance(event, Dealt) and event.to == seat:
                for slot in event.slots:
                    if (card := self.face(replica, event.deck, slot)) is not None:
                        known = known.seen(event.deck, slot, card)
        return known

    def bot_turn(self, replica: Replica, seat: int, bot: str) -> Moves:
        """The turn of a bot of this holder, with the proof of where its chance came from."""
        point, proof = beacon.bot_value(
            self.keys.beacon(replica.game_id), replica.game_id, seat, replica.trigger
        )
        entropy = beacon.bot_entropy(replica.game_id, seat, replica.trigger, point)
        move = self._bot_move(replica, seat, bot, entropy)
        return Moves(seat, (str(move),), (point, proof))

    def bot_secret(self, replica: Replica, seat: int, bot: str) -> Move:
        """A bot's sealed move."""
        return self._bot_move(replica, seat, bot, self._own_entropy(replica, seat))

    def autoplay(self, replica: Replica, seat: int, bot: str) -> Move:
        """A move for a seat that its person lets a bot play: nobody need be able to re-run it."""
        return self._bot_move(replica, seat, bot, self._own_entropy(replica, seat))

    def _own_entropy(self, replica: Replica, seat: int) -> bytes:
        return derive(self.master, "choice", replica.trigger.hex(), seat)

    def _bot_move(self, replica: Replica, seat: int, bot: str, entropy: bytes) -> Move:
        match = replica.match
        player = bots.load(match.header.game, bot)
        knowledge = self.knowledge(replica, seat)
        return player.choose(match.game, match.state, seat, knowledge, Stream(entropy))


def number_in(roster: Roster, identity: Identity) -> int | None:
    """This identity's holder number at a table, None if it holds nothing there."""
    holders = roster.draft.holders
    return holders.index(identity.public) if identity.public in holders else None


def restored(replica: Replica, identity: Identity) -> Holder | None:
    """The holder that this identity is, with the master seed from its own set-up entry.

    None for a watcher, or while the set-up is not in the ledger. Raises
    ProtocolError if the sealed seed is not for this identity.
    """
    number = number_in(replica.roster, identity)
    if number is None or number not in replica.setups:
        return None
    setup = replica.setups[number]
    holder = Holder(number, identity, boxes.open_master(identity.seed, setup.sealed_master))
    if beacon.public(holder.keys.beacon(replica.game_id)) != setup.beacon:
        raise ProtocolError("the sealed seed does not belong to this game")
    holder.words = setup.words
    return holder
