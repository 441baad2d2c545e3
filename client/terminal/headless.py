# SPDX-License-Identifier: MIT
"""A table without a window: one JSON line per entry, and a last one with the result."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from client.failure import Failure
from client.terminal import output
from client.terminal.absences import Absences, WhenAbsent
from core.digest import digest
from core.terms import Over
from netcode.guest import Guest
from netcode.host import Host
from netcode.replica.disclosure import finished
from netcode.runner import Runner, now
from netcode.seating.room import NotYet
from netcode.statements.entry import Entry, Order, glance
from netcode.statements.messages import Room
from netcode.statements.payloads import Entrust, Moves, Reveal
from netcode.wire import decode

GRACE_SECONDS = 10.0
"""How long a host whose game is over waits for its guests to get the last entries, in all."""

_ASKED = (signal.SIGINT, signal.SIGTERM)


async def play(runner: Host | Guest, mind: WhenAbsent) -> int:
    """Play or watch to the end of the game; 0 if it got there. Raises Failure.

    Ctrl+C, SIGTERM and a reader that has gone (BrokenPipeError) halt the table: the entry
    under way is its last one. The program ends from here, and not a table in the middle
    of its work.
    """
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()
    stopped: list[Exception] = []

    def stop(why: Exception) -> None:
        stopped.append(why)
        runner.halt()
        loop.call_soon_threadsafe(changed.set)

    def tell(seq: int, entry: Entry) -> None:
        try:
            say(_line(seq, entry))
        except BrokenPipeError as error:
            stop(error)

    runner.on_change = changed.set
    runner.on_entry = tell
    changed.set()
    with _signalled(lambda: stop(Failure("stopped"))):
        await _to_the_end(runner, changed, Absences(mind))
        await _signed_by_all(runner, changed)
        if isinstance(runner, Host):
            await _see_off(runner, changed)
        if stopped:
            raise stopped[0]
    say(result(runner))
    return 0


@contextlib.contextmanager
def _signalled(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop`, at once and in any thing's middle, when this process is asked to end.

    A signal that is ignored, as in the background of a shell, stays ignored.
    """
    asked = [each for each in _ASKED if signal.getsignal(each) is not signal.SIG_IGN]
    before = {each: signal.signal(each, lambda *_: stop()) for each in asked}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


async def _to_the_end(runner: Host | Guest, changed: asyncio.Event, absences: Absences) -> None:
    """Until the game is finished or the table halted. Raises Failure where it breaks off."""
    room: Room | None = None
    while True:
        await changed.wait()
        changed.clear()
        if runner.halted:
            return
        _tell(runner)
        if (newest := runner.table.room) is not room and newest is not None:
            room = newest
            _play_on(runner, newest)
        _vote(runner, absences)
        if runner.trouble:
            raise Failure(runner.trouble)
        replica = runner.table.replica
        if replica is not None and (finished(replica) or absences.over(runner.table)):
            return
        if isinstance(runner, Guest) and runner.end:
            raise Failure(runner.end)


async def _signed_by_all(runner: Runner, changed: asyncio.Event) -> None:
    """Until all who are there have signed the end; not for ever, as nothing waits for that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GRACE_SECONDS):
            while not (runner.halted or runner.table.settled or _alone(runner)):
                await changed.wait()
                changed.clear()


def _alone(runner: Runner) -> bool:
    """Whether nobody is there from whom an entry could come."""
    return isinstance(runner, Guest) and (bool(runner.end) or not runner.table.online)


def _tell(runner: Runner) -> None:
    """What a person in the window would read beside the table."""
    for sentence in runner.table.refusals:
        say({"notice": sentence})
    runner.table.refusals.clear()


def say(line: dict[str, Any]) -> None:
    """Print one JSON line at once."""
    print(output.json_text(line), flush=True)


def result(runner: Runner) -> dict[str, Any]:
    """The last line: what came of the game."""
    replica = runner.table.replica
    assert replica is not None
    awaited = replica.match.awaiting
    over = awaited if isinstance(awaited, Over) else Over((), (), "deck_broken")
    words = [setup.words for holder, setup in sorted(replica.setups.items())]
    verdict = replica.verdict
    return {
        "result": {"places": over.places, "scores": over.scores, "reason": over.reason},
        "entries": replica.seq,
        "digest": digest(replica.match.state).hex(),
        "head": replica.head.hex(),
        "words": words,
        "entrusted": replica.entrusted,
        "cheat": "" if verdict is None else f"holder {verdict.holder}: {verdict.reason}",
        "ledger": str(runner.ledger_path or ""),
    }


def _line(seq: int, entry: Entry) -> dict[str, Any]:
    statement = glance(entry.signed)
    line: dict[str, Any] = {
        "seq": seq,
        "holder": statement.holder,
        "kind": type(statement.payload).__name__.lower(),
    }
    if isinstance(statement.payload, Moves):
        line["seat"] = statement.payload.seat
        line["moves"] = statement.payload.moves
    elif isinstance(statement.payload, Reveal):
        line["seat"] = statement.payload.seat
        line["moves"] = (statement.payload.move,)
    elif isinstance(statement.payload, Entrust):
        line["seat"] = statement.payload.seat
        line["to"] = statement.payload.to
        line["bot"] = statement.payload.bot
    line["digest"] = decode(entry.order, Order).digest.hex()
    return line


def _play_on(runner: Host | Guest, room: Room) -> None:
    """What a person would click in this room: ready, and start when all are."""
    if runner.table.ledger is not None:
        return
    mine = [seat for seat in room.seats if seat.key == runner.table.identity.public]
    if mine and not all(seat.ready for seat in mine):
        runner.tell(lambda: runner.table.set_ready(True))
    elif isinstance(runner, Host) and not runner.table.keeper.obstacle:
        with contextlib.suppress(NotYet):
            runner.tell(runner.table.start)


def _vote(runner: Host | Guest, absences: Absences) -> None:
    """What a person of this mind would say about seats whose holders are away."""
    if (vote := absences.vote(runner.table, now())) is not None:
        with contextlib.suppress(NotYet):
            runner.tell(lambda: runner.table.entrust(*vote))
    for seat in absences.claimed(runner.table, now()):
        runner.tell(partial(runner.table.give_up, seat))


async def _see_off(runner: Host, changed: asyncio.Event) -> None:
    """Until everybody has the last entries on disk and is gone; who was lost may come back.

    Sent is not had: what lies on the way is lost with this process. Nobody waits for one whose
    seats others play, or that left for good.
    """
    if runner.halted:
        return
    replica = runner.table.replica
    assert replica is not None
    awaited = replica.playing_still()
    missing = {replica.identity_of(each) for each in awaited} - {runner.table.identity.public}
    try:
        async with asyncio.timeout(GRACE_SECONDS):
            while not runner.halted and (missing or runner.table.guests):
                missing -= {key for key, had in runner.table.got.items() if had >= replica.seq}
                await changed.wait()
                changed.clear()
    except TimeoutError:
        pass
