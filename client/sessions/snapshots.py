# SPDX-License-Identifier: MIT
"""What a table looks like to the window: a table of netcode as one immutable snapshot."""

from __future__ import annotations

from collections.abc import Callable

from client.sessions import entrusting
from client.sessions.patience import NOTHING, Waited
from core.match import Match
from core.terms import Knowledge, Move
from netcode.crypto import codes
from netcode.evidence import hindsight
from netcode.guest import Guest
from netcode.holder import secret_moves
from netcode.holder.knowledge import knowledge
from netcode.host import Host
from netcode.replica import sealed_moves
from netcode.replica.disclosure import finished
from netcode.replica.replica import Replica
from netcode.replica.setting_up import AUTOMATIC, CODE, COMPARED, SKIPPED
from netcode.seating.names import all_apart
from netcode.statements.entry import glance
from netcode.statements.payloads import Moves
from netcode.table.chat import Chat
from netcode.table.table import Table
from ui.ports.snapshot import (
    Asker,
    ChatLine,
    LogLine,
    Notice,
    Presence,
    SeatView,
    SentMoves,
    Snapshot,
    Stage,
    WordsState,
)


class Log:
    """The public log of a match, grown as the match grows."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self.lines: tuple[LogLine, ...] = ()

    def follow(self, start: Callable[[], Match], newest: Match) -> tuple[LogLine, ...]:
        """The log of `newest`; `start` makes the match before its first event.

        It is made anew where events turned out to be void.
        """
        match = self._match
        if match is newest:
            return self.lines
        if match is None or not newest.follows(match):
            match, self.lines = start(), ()
        for number in range(len(match.events), len(newest.events)):
            event = newest.events[number]
            after = match.after(event)
            notes = match.game.notes(match.state, event, after.state)
            self.lines += tuple(LogLine(number, note) for note in notes)
            match = after
        self._match = match
        return self.lines


class Talk:
    """The newest lines of chat, grown as they are said: none is made anew for a snapshot."""

    def __init__(self) -> None:
        self.lines: tuple[ChatLine, ...] = ()
        self.gone = 0
        """How many lines were said before these."""

    def follow(self, chat: Chat) -> tuple[ChatLine, ...]:
        """What is kept of it now."""
        fresh = chat.count - self.gone - len(self.lines)
        if fresh:
            newest = list(chat.lines)[-fresh:]
            made = tuple(ChatLine(line.name, line.text, line.watches) for line in newest)
            self.lines = (*self.lines, *made)[-len(chat.lines) :]
            self.gone = chat.count - len(self.lines)
        return self.lines


def snapshot(
    runner: Host | Guest,
    log: Log,
    talk: Talk,
    names: dict[str, str],
    waited: Waited = NOTHING,
) -> Snapshot:
    """The newest snapshot of a table. `names` are friends by the hex of their key.

    `waited` is what can be done by now: the one thing here that hangs on the clock.
    """
    table = runner.table
    room, replica = table.room, table.replica
    seats = _seats(table)
    if room is None:
        return Snapshot(_stage(runner), "", "", notice=_notice(runner, seats))
    match = replica.match if replica and replica.ready else None
    return Snapshot(
        stage=_stage(runner),
        table=room.name,
        game=room.rules.game,
        options=room.rules.options,
        hosting=isinstance(runner, Host),
        address=runner.addresses[0] if isinstance(runner, Host) and runner.addresses else "",
        invitation=runner.invitation if isinstance(runner, Host) else "",
        code=_code(runner),
        code_renewals=runner.code.renewals if isinstance(runner, Host) and runner.code else 0,
        coded=bool(table.coded and replica and replica.holders > 2),
        seats=seats,
        asking=_asking(runner, names),
        watchers=room.watchers,
        watching=isinstance(runner, Guest) and runner.table.watches,
        words=table.words,
        words_state=_words(table),
        word_choices=table.word_choices,
        slow=_slow(table),
        chat=talk.follow(table.chat),
        chat_gone=talk.gone,
        match=replica.match if replica else None,
        knowledge=_knowledge(table),
        sealed=_sealed(table),
        sent=_sent(table),
        log=log.follow(lambda: _start(table), match) if match else (),
        notice=_notice(runner, seats),
        holder=table.holder.number if table.holder else -1,
        away=entrusting.away(table),
        lent=entrusting.lent(table),
        petitions=entrusting.petitions(table),
        entrusted=entrusting.entrusted(replica),
        claimable=waited.claimable,
        deserted=waited.deserted,
        unfinished=replica is not None and replica.unfinished,
    )


def _code(runner: Host | Guest) -> str:
    if not isinstance(runner, Host) or runner.code is None or not runner.port:
        return ""
    return codes.shown(runner.code.code)


def _stage(runner: Host | Guest) -> Stage:
    table = runner.table
    if runner.trouble or (isinstance(runner, Guest) and runner.end):
        return Stage.CLOSED
    if table.room is None:
        return Stage.JOINING
    if table.replica is not None:
        return Stage.OVER if table.replica.over else Stage.PLAYING
    return Stage.ROOM


def _start(table: Table) -> Match:
    assert table.ledger is not None
    return table.ledger.before_first.match


def _seats(table: Table) -> tuple[SeatView, ...]:
    left = table.replica.match.state.left if table.replica else ()
    views = []
    for number, seat in enumerate(table.room.seats if table.room else ()):
        gone = Presence.AWAY if seat.left else Presence.LOST
        presence = Presence.HERE if seat.present or not seat.key else gone
        trust = table.replica.trust(number) if table.replica else None
        bot = trust.bot if trust else seat.bot
        here = number in table.my_seats if trust else seat.key == table.identity.public
        if trust is not None:
            presence = Presence.LOST if trust.trustee in table.missing else Presence.HERE
        views.append(
            SeatView(
                number,
                seat.name,
                bot,
                open=not seat.key,
                mine=here and not bot,
                ready=seat.ready,
                presence=Presence.LEFT if number in left else presence,
                played_by=entrusting.name_of(table.replica, trust.trustee)
                if trust and table.replica
                else "",
            )
        )
    return tuple(views)


def _asking(runner: Host | Guest, names: dict[str, str]) -> tuple[Asker, ...]:
    if not isinstance(runner, Host):
        return ()
    known = {name: key for key, name in names.items()}
    table = runner.table
    looking = [(each.key, each.name, True) for each in table.guests.values() if each.waits]
    asking = [*((key, name, False) for key, name in table.keeper.asking.items()), *looking]
    shown = all_apart((name for _, name, _ in asking), (name for _, name in table.seated))
    return tuple(
        Asker(key.hex(), called, _warning(known.get(name, ""), key.hex()), watches)
        for (key, name, watches), called in zip(asking, shown, strict=True)
    )


def _warning(known: str, key: str) -> str:
    return "This name had another key last time." if known and known != key else ""


def _words(table: Table) -> WordsState:
    replica, holder = table.replica, table.holder
    if replica is None:
        return WordsState.NOT_YET
    if replica.holders == 1:
        return WordsState.VERIFIED
    answers = {setup.words for setup in replica.setups.values()}
    if holder is not None and not holder.words:
        return WordsState.MISMATCH if table.heard_wrong else WordsState.COMPARE
    if answers & {SKIPPED, AUTOMATIC} or (holder is not None and holder.words == SKIPPED):
        return WordsState.SKIPPED
    if CODE in answers:
        return WordsState.CODE
    return WordsState.CONFIRMED if COMPARED in answers else WordsState.VERIFIED


def _slow(table: Table) -> tuple[str, ...]:
    replica, holder = table.replica, table.holder
    if replica is None or holder is None or not holder.words or replica.over:
        return ()
    others = (n for n in range(replica.holders) if n not in (holder.number, *replica.setups))
    return tuple(entrusting.name_of(replica, number) for number in others)


def _knowledge(table: Table) -> tuple[tuple[int, Knowledge], ...]:
    replica, holder = table.replica, table.holder
    if replica is None:
        return ()
    if finished(replica):
        seats = range(len(replica.roster.draft.places))
        known = ((seat, hindsight.knowledge(replica, replica, seat)) for seat in seats)
        return tuple((seat, cards) for seat, cards in known if cards is not None)
    if holder is None:
        return ()
    return tuple(
        (seat, knowledge(replica, holder, seat))
        for seat in table.my_seats
        if not replica.bot_of(seat)
    )


def _sealed(table: Table) -> tuple[int, ...]:
    replica, holder = table.replica, table.holder
    if replica is None:
        return ()
    return tuple(
        seat
        for seat in sealed_moves.asked(replica)
        if seat in replica.commits
        or (holder is not None and secret_moves.sealed(replica, holder, seat))
    )


def _sent(table: Table) -> tuple[SentMoves, ...]:
    author = table.author
    if author is None:
        return ()
    waiting = list(author.wishes)
    if author.flying is not None:
        waiting.append(glance(author.flying).payload)
    return tuple(
        SentMoves(payload.seat, tuple(map(Move.parse, payload.moves)))
        for payload in waiting
        if isinstance(payload, Moves)
    )


def _notice(runner: Host | Guest, seats: tuple[SeatView, ...]) -> Notice | None:
    replica: Replica | None = runner.table.replica
    if runner.trouble:
        return _sentence(runner.trouble)
    if isinstance(runner, Guest):
        if runner.table.two_histories:
            return Notice("table.forked")
        if runner.end:
            return _sentence(runner.end)
        if runner.table.stopped:
            return Notice("table.replaying")
        if not (runner.table.online or (runner.table.goodbye and replica and finished(replica))):
            return Notice("host.closed" if runner.table.goodbye else "connection.lost")
    if replica is not None and replica.verdict is not None:
        guilty = replica.roster.seats_of(replica.verdict.holder)
        return Notice("seat.accused", (("name", ", ".join(seats[s].name for s in guilty)),))
    if replica is not None and (waiting := _waiting_for_votes(runner, replica)) is not None:
        return waiting
    if replica is None or not replica.over:
        for presence, key in ((Presence.LOST, "seat.lost"), (Presence.AWAY, "seat.left")):
            if gone := [view.name for view in seats if view.presence is presence]:
                return Notice(key, (("name", gone[0]),))
    if runner.table.heard_wrong:
        return Notice("words.mismatch")
    if replica is not None and _words(runner.table) is WordsState.SKIPPED:
        return Notice("words.skipped")
    return None


def _waiting_for_votes(runner: Host | Guest, replica: Replica) -> Notice | None:
    """Why nothing is ordered, or nothing stated here, until a majority has voted."""
    if isinstance(runner, Host):
        return Notice("votes.wanted") if runner.table.calling else None
    silent = runner.table.synced and runner.table.ballots.silent(replica)
    return Notice("votes.cast") if silent and not replica.over else None


def _sentence(text: str) -> Notice:
    return Notice("sentence", (("text", text),))
