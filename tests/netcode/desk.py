# SPDX-License-Identifier: MIT
"""A host's table and its guests without a network: every message arrives at once, in order.

For tests that say or change one thing and look at what becomes of it. Faults of
the network belong to the simulator.
"""

from __future__ import annotations

import contextlib
import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from core import catalogue
from core.contract import Game
from core.match import begin
from core.terms import Options
from netcode import wire
from netcode.crypto.identity import Identity
from netcode.errors import ProtocolError
from netcode.evidence.recount import recount
from netcode.ledger import journal, ledger
from netcode.ledger.journal import Memory, Record
from netcode.ledger.ledger import MAGIC, Ledger
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.seating.plan import Plan
from netcode.seating.room import SeatPlan
from netcode.statements.entry import Entry, Signed, Statement
from netcode.statements.messages import FromGuest, FromHost, refused
from netcode.statements.payloads import AnyPayload
from netcode.statements.roster import Rules
from netcode.table import autoplay
from netcode.table.effects import Append, Doubt, Drop, Keep, Prove, Replace, Report, Send
from netcode.table.guest_table import GuestTable
from netcode.table.host_table import HostTable
from netcode.table.keeping import Surroundings
from netcode.table.table import Table
from tests.netcode.raw import packed, sign

TABLE = bytes(range(16))
Tap = Callable[[str, wire.Message], Sequence[wire.Message]]


class Player:
    """One installation at the desk: identity, files, and the table it has now."""

    def __init__(self, name: str, seed: int, watches: bool = False) -> None:
        dice = random.Random(f"{seed} {name}")
        self.name = name
        self.identity = Identity(dice.randbytes(32))
        self.watches = watches
        self.dice = dice
        self.file = MAGIC
        self.journals: dict[bytes, list[Record]] = {}
        self.friends: frozenset[bytes] = frozenset()
        self.trusting = True
        self.table: Table | None = None
        self.link = 0
        self.heard: list[wire.Message] = []
        self.evidence: list[bytes] = []
        self.reports: list[bytes] = []
        """What it wrote down of each entry that it could not take."""
        self.replays = True
        """Whether its doubts are answered at once, as by a fresh process."""
        self.put_aside: list[bytes] = []
        """Its file as it was before each time that entries of it were void."""
        self.dropped = ""
        """Why its connection was closed, by either side."""

    @property
    def around(self) -> Surroundings:
        """What its table is given."""
        return Surroundings(self.dice.randbytes, self.recall, self.friends, self.trusting)

    def recall(self, game_key: bytes) -> Memory:
        """What its journal says."""
        return journal.remember(tuple(self.journals.get(game_key, ())))

    def kept(self) -> Ledger | None:
        """The ledger of its file."""
        return ledger.load(self.file)[0]

    @property
    def replica(self) -> Replica:
        """The public state at its table."""
        assert self.table is not None
        assert self.table.replica is not None
        return self.table.replica

    def state(self, payload: AnyPayload, **changes: object) -> Statement:
        """A statement of this player on its newest entry, with some fields changed."""
        assert self.table is not None
        assert self.table.holder is not None
        replica, number = self.replica, self.table.holder.number
        fields: dict[str, Any] = {
            "version": replica.version,
            "game": replica.game_id,
            "epoch": replica.epoch,
            "holder": number,
            "counter": replica.counters[number],
            "basis_seq": replica.seq,
            "basis": replica.head,
            "decision": replica.trigger,
            "payload": payload,
        }
        return Statement(**{**fields, **changes})


class Desk:
    """One hosted table with guests and watchers. `tap` may replace what a player sends."""

    def __init__(
        self,
        game: Game | None = None,
        options: Options = (),
        guests: int = 1,
        watchers: int = 0,
        hosts_bots: tuple[str, ...] = (),
        by_hand: int = 1,
        seed: int = 1,
    ) -> None:
        self.dice = random.Random(seed)
        self.game = game or catalogue.load("thirteen_minutes")
        header = begin(self.game, options, by_hand + len(hosts_bots) + guests).header
        plans = (
            *(SeatPlan("host", mine=True) for _ in range(by_hand)),
            *(SeatPlan(bot, bot) for bot in hosts_bots),
            *(SeatPlan() for _ in range(guests)),
        )
        self.plan = Plan(TABLE, "table", Rules.of(header), plans, "host", admit_all=True)
        self.host = Player("host", seed)
        self.guests = [Player(f"guest{n}", seed) for n in range(guests)]
        self.watchers = [Player(f"watcher{n}", seed, True) for n in range(watchers)]
        self.tap: Tap = lambda sender, message: (message,)
        self.now = 0.0
        self.coded = False
        """Whether whoever joins has shown that it knows the table's code, and the host likewise."""
        self._links = 0
        self._waiting: deque[tuple[Player, int, bytes | str]] = deque()

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [self.host, *self.guests, *self.watchers]

    @property
    def guest(self) -> Player:
        """The first guest."""
        return self.guests[0]

    @property
    def hosted(self) -> HostTable:
        """The host's table."""
        assert isinstance(self.host.table, HostTable)
        return self.host.table

    @property
    def ledger(self) -> Ledger:
        """The host's ledger, of a game under way."""
        assert self.hosted.ledger is not None
        return self.hosted.ledger

    @property
    def joined(self) -> GuestTable:
        """The first guest's table."""
        assert isinstance(self.guest.table, GuestTable)
        return self.guest.table

    # Coming and going

    def open(self) -> None:
        """The host opens its table, from its file if there is one."""
        self.host.table = HostTable(
            self.host.identity, self.host.around, self.plan, self.host.kept()
        )
        self.hosted.set_ready(True)
        self.run()

    def join(self, player: Player) -> None:
        """A guest or watcher connects, from its file if it has one."""
        if player.table is None:
            kept = player.kept()
            player.table = GuestTable(player.identity, player.around, TABLE, player.watches, kept)
        self._links += 1
        player.link, player.dropped = self._links, ""
        assert isinstance(player.table, GuestTable)
        key = player.identity.public
        player.table.connected(self.now, self.host.identity.public, self.coded)
        if self.coded:
            self.hosted.code_proven(key)
        self.hosted.connected(player.link, key, player.name, player.watches, self.now)
        if not player.watches and player.table.ledger is None:
            player.table.set_ready(True)
        self.run()

    def leave(self, player: Player) -> None:
        """A connection is lost."""
        self._close(player, "lost")
        self.run()

    def crash(self, player: Player) -> None:
        """A process dies; its files stay."""
        for other in self.players if player is self.host else [player]:
            if other is not self.host and other.link:
                self._close(other, "lost", tell=(player is not self.host, True))
        player.table = None

    def seat_all(self) -> None:
        """Open, let everybody in, and start as far as the set-up entries."""
        self.open()
        for player in [*self.guests, *self.watchers]:
            self.join(player)
        self.hosted.start()
        self.run()

    # Playing

    def act(self) -> bool:
        """Somebody whose move it is makes some legal move; whether there was one."""
        for player in self.players:
            if player.table is None or player.watches:
                continue
            table = player.table
            seat = autoplay.due(table, dict.fromkeys(table.my_seats, "random"))
            if seat is None:
                continue
            replica = player.replica
            if replica.bot_of(seat):
                autoplay.act(table, {})
            else:
                match = replica.match
                moves = match.game.legal_moves(match.state, seat)
                table.submit(seat, [self.dice.choice(moves)])
            self.run()
            return True
        return False

    def play(self, until: Callable[[Replica], bool] = finished) -> None:
        """Play until the host's replica is as wanted, at most to the end."""
        while not until(self.host.replica) and self.act():
            pass

    def run(self) -> None:
        """Carry out effects and deliver messages until all is quiet."""
        for _ in range(100_000):
            if sum(self._carry_out(player) for player in self.players):
                continue
            if not self._waiting:
                return
            receiver, link, data = self._waiting.popleft()
            if isinstance(data, str):
                if receiver.link == link:
                    self._close(receiver, data)
            else:
                self._deliver(receiver, link, data)
        raise AssertionError("the table does not come to rest")

    def say(self, player: Player, *messages: wire.Message) -> None:
        """A modified program says something in its own name."""
        for message in messages:
            self._post(player, player.link, packed(message))
        self.run()

    def host_says(self, player: Player, *messages: wire.Message) -> None:
        """A modified host says something to one player."""
        for message in messages:
            self._waiting.append((player, player.link, packed(message)))
        self.run()

    def signed(self, player: Player, payload: AnyPayload, **changes: object) -> Signed:
        """A statement of a modified program, well signed."""
        return sign(player.identity, player.state(payload, **changes))

    def _carry_out(self, player: Player) -> bool:
        effects = player.table.take() if player.table else ()
        for effect in effects:
            match effect:
                case Append(_, _, entry):
                    player.file += ledger.record(entry)
                case Replace(seq, entries):
                    player.put_aside.append(player.file)
                    player.file = ledger.first_entries(player.file, seq)
                    player.file += b"".join(map(ledger.record, entries))
                case Keep(game_key, record):
                    player.journals.setdefault(game_key, []).append(record)
                case Send(peer, message):
                    for said in self.tap(player.name, message):
                        honest = said is message
                        self._post(player, peer, (wire.encode if honest else packed)(said))
                case Prove(_, evidence):
                    player.evidence.append(evidence)
                case Doubt(_, entry):
                    if player.replays:
                        answer(player, entry)
                case Report(text):
                    player.reports.append(text)
                case Drop(peer, reason):
                    for other in [*self.guests, *self.watchers]:
                        if other.link and (other is player or other.link == peer):
                            self._waiting.append((other, other.link, reason))
        return bool(effects)

    def _post(self, player: Player, peer: int, data: bytes) -> None:
        if player is not self.host:
            self._waiting.append((self.host, player.link, data))
            return
        for other in [*self.guests, *self.watchers]:
            if other.link == peer:
                self._waiting.append((other, peer, data))

    def _deliver(self, receiver: Player, link: int, data: bytes) -> None:
        linked = any(other.link == link for other in [*self.guests, *self.watchers])
        if receiver.table is None or not link or not linked:
            return
        if receiver is self.host:
            try:
                heard = wire.decode(data, FromGuest)
            except ProtocolError as error:
                sender = next(other for other in self.players if other.link == link)
                self.host_says(sender, refused(b"", error.reason))
                self._close(sender, error.reason)
                return
            receiver.heard.append(heard)
            self.hosted.received(link, heard, self.now)
        else:
            try:
                said = wire.decode(data, FromHost)
            except ProtocolError as error:
                self._close(receiver, error.reason)
                return
            receiver.heard.append(said)
            assert isinstance(receiver.table, GuestTable)
            receiver.table.received(said, self.now)

    def rejoin(self) -> None:
        """Whoever is not connected starts its honest program again, from its file."""
        for player in [*self.guests, *self.watchers]:
            if not player.link:
                player.table = None
                self.join(player)

    def _close(self, player: Player, reason: str, tell: tuple[bool, bool] = (True, True)) -> None:
        link, player.link = player.link, 0
        player.dropped = reason
        if tell[0] and isinstance(self.host.table, HostTable):
            self.host.table.disconnected(link)
        if tell[1] and isinstance(player.table, GuestTable):
            player.table.disconnected()


def answer(player: Player, entry: Entry) -> None:
    """What a fresh process says to the doubt of a guest, without one."""
    data = player.file + ledger.record(entry)
    anew: Ledger | None = None
    with contextlib.suppress(ProtocolError):
        anew, _ = ledger.load(data)
    assert isinstance(player.table, GuestTable)
    player.table.recounted(recount(data), anew, "", "desync")


def plays_on(desk: Desk) -> None:
    """Whoever was dropped comes back with its honest program, and the game ends well."""
    desk.rejoin()
    desk.play()
    assert finished(desk.host.replica)
    assert desk.host.replica.verdict is None
    for player in desk.players:
        assert player.file == desk.host.file, player.name
