# SPDX-License-Identifier: MIT
"""Intent: what a table wants is carried out in order, and a disk that fails stops it cleanly."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from netcode.ledger.files import Journals, LedgerFile
from netcode.ledger.journal import Voted
from netcode.runner import Automatic
from netcode.statements.messages import Ping, Pong, Refused
from netcode.table.effects import Append, Drop, Effect, Keep, Replace, Send
from netcode.wire import Message
from tests.netcode.desk import Desk
from tests.netcode.one_line import (
    KEY,
    Line,
    OneLine,
    SlowDisk,
    Wishing,
    first_entry,
    meanwhile,
    run,
    run_async,
    until_sent,
    wish,
)
from tests.patience import PATIENCE


def test_what_is_kept_is_on_disk_before_what_is_sent(tmp_path: Path) -> None:
    """netcode.md, section 9, 13: a record first, then the message that depends on it."""
    entry = first_entry()
    before = len(b"SOBREMESA1\n")
    runner = run(
        tmp_path,
        lambda r: wish(r, Keep(KEY, Voted(1)), Send(1, Ping()), entry, Send(1, Pong())),
    )
    assert runner.line.sent == [Ping(), Pong()]
    assert runner.line.on_disk[0] > before
    assert (tmp_path / "game.sobremesa").stat().st_size > 300
    assert runner.trouble == ""


def test_what_binds_waits_for_the_disk_and_nothing_overtakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn leaves as soon as it is written; a vote once it is on disk; what follows, after it."""
    entry = first_entry()

    async def scenario(runner: OneLine) -> None:
        disk = SlowDisk(monkeypatch)
        wish(runner, entry, Send(1, Ping(), after_sync=False))
        assert await meanwhile(runner) == [Ping()]
        wish(runner, Keep(KEY, Voted(1)), Send(1, Refused(b"", "binds")))
        wish(runner, Send(1, Pong(), after_sync=False), Drop(1, "last"))
        assert await meanwhile(runner) == [Ping()]
        assert runner.line.closed == ""
        disk.let()
        await until_sent(runner, 3)
        assert runner.line.sent == [Ping(), Refused(b"", "binds"), Pong()]
        assert (await meanwhile(runner), runner.line.closed) == (runner.line.sent, "last")

    run_async(tmp_path, scenario)


def test_what_is_written_while_the_disk_is_busy_is_made_sure_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty records of which each binds: the disk is asked once for all but the first."""

    async def scenario(runner: OneLine) -> None:
        disk = SlowDisk(monkeypatch)
        wish(runner, Keep(KEY, Voted(0)), Send(1, Ping()))
        await asyncio.to_thread(disk.begun.wait, PATIENCE)
        for number in range(50):
            wish(runner, Keep(KEY, Voted(number)), Send(1, Refused(b"", str(number))))
        disk.let()
        await until_sent(runner, 51)
        assert [each.reason for each in runner.line.sent[1:] if isinstance(each, Refused)] == [
            str(number) for number in range(50)
        ]
        assert disk.syncs == 3

    run_async(tmp_path, scenario)


def test_what_nobody_waits_for_is_made_sure_of_soon(tmp_path: Path) -> None:
    """Nothing else has to happen for it."""

    async def scenario(runner: OneLine) -> None:
        wish(runner, Keep(KEY, Voted(0)))
        async with asyncio.timeout(PATIENCE):
            while runner._syncing.durable < runner._syncing.written:
                await asyncio.sleep(0.001)
        assert runner._syncing.written == 1

    run_async(tmp_path, scenario)


def test_what_is_told_while_a_table_closes_is_on_disk_and_nothing_after(tmp_path: Path) -> None:
    """A connection that ends because of it still tells the table that it is gone."""
    failures: list[dict[str, object]] = []

    async def until_the_end(runner: OneLine) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            wish(runner, Keep(KEY, Voted(1)), Send(1, Ping()))

    async def scenario(runner: OneLine) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: failures.append(what))
        runner._spawn(until_the_end(runner))
        await meanwhile(runner)
        await runner.close()
        wish(runner, Keep(KEY, Voted(2)))
        await meanwhile(runner)

    runner = run_async(tmp_path, scenario)
    assert failures == []
    assert runner._syncing.durable == runner._syncing.written == 1
    assert Journals(tmp_path).recall(KEY).voted == 1


def test_a_kill_takes_nothing_back_that_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk has not been heard of, and yet another process reads all of it."""
    entry = first_entry()

    async def scenario(runner: OneLine) -> None:
        disk = SlowDisk(monkeypatch)
        wish(runner, entry, Keep(KEY, Voted(7)))
        read = "import sys; print(sum(len(open(path, 'rb').read()) for path in sys.argv[1:]))"
        paths = [str(path) for path in tmp_path.iterdir()]
        found = await asyncio.to_thread(
            subprocess.check_output, [sys.executable, "-c", read, *paths]
        )
        assert int(found) == sum(path.stat().st_size for path in tmp_path.iterdir()) > 300
        assert disk.syncs == 0
        disk.let()
        assert Journals(tmp_path).recall(KEY).voted == 7

    run_async(tmp_path, scenario)


def test_an_entry_leaves_before_its_host_works_on_what_it_asks_for(tmp_path: Path) -> None:
    """The others have it while the host makes its value: `take` comes to that once it has left."""
    order: list[str] = []

    async def scenario(runner: OneLine) -> None:
        table = runner.table
        assert isinstance(table, Wishing)
        table._advance = lambda: order.append(f"works, {len(runner.line.sent)} sent")  # type: ignore[method-assign]
        table._send(1, Ping(), after_sync=False)
        table._put_off = True
        runner.tell(lambda: order.append("told"))
        await meanwhile(runner)

    run_async(tmp_path, scenario)
    assert order == ["told", "works, 1 sent"]


def test_messages_keep_their_order(tmp_path: Path) -> None:
    """Hundreds of messages at once arrive as they were sent."""
    messages = [Refused(b"", str(number)) for number in range(300)]
    runner = run(tmp_path, lambda r: wish(r, *(Send(1, m) for m in messages)))
    assert runner.line.sent == messages


@pytest.mark.parametrize("first", ["entry", "record"])
def test_a_disk_that_fails_is_trouble_and_nothing_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """A full disk: one sentence, and no message that depended on the write."""

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    write: Effect = first_entry() if first == "entry" else Keep(KEY, Voted(1))

    def test(runner: OneLine) -> None:
        monkeypatch.setattr(os, "fsync", full)
        wish(runner, write, Send(1, Ping()))
        wish(runner, Send(1, Pong()))

    runner = run(tmp_path, test)
    assert "No space left" in runner.trouble
    assert runner.line.sent == []


def test_a_lost_connection_is_no_failure(tmp_path: Path) -> None:
    """Sending to a peer that is just gone raises nothing, and to an unknown one neither."""
    runner = run(
        tmp_path, lambda r: wish(r, Send(1, Ping()), Send(2, Ping()), Drop(2, "x")), broken=True
    )
    assert runner.line.sent == []
    assert runner.trouble == ""


def test_a_peer_is_told_why_it_is_dropped(tmp_path: Path) -> None:
    """The reason goes with the closing of the connection, after what was sent before."""
    runner = run(tmp_path, lambda r: wish(r, Send(1, Ping()), Drop(1, "flood")))
    assert runner.line.sent == [Ping()]
    assert runner.line.closed == "flood"


def test_what_a_call_raises_is_passed_on_after_the_effects(tmp_path: Path) -> None:
    """An illegal move is the person's own error; what the table wanted happens all the same."""

    def test(runner: OneLine) -> None:
        table = runner.table
        assert isinstance(table, Wishing)
        table.wishes = (Send(1, Ping()),)

        def fails() -> None:
            raise ValueError("not your turn")

        with pytest.raises(ValueError, match="not your turn"):
            runner.tell(fails)

    assert run(tmp_path, test).line.sent == [Ping()]


def test_entries_are_told_to_whoever_listens(tmp_path: Path) -> None:
    """The window hears of each entry after it is written: no kill takes it away."""
    heard: list[tuple[int, int]] = []
    entry = first_entry()

    def test(runner: OneLine) -> None:
        path = tmp_path / "game.sobremesa"
        runner.on_entry = lambda seq, _: heard.append((seq, path.stat().st_size))
        wish(runner, entry)

    run(tmp_path, test)
    assert [seq for seq, _ in heard] == [0]
    assert heard[0][1] > 300


@pytest.mark.skipif(sys.platform == "win32", reason="an open file stays there")
def test_a_file_that_is_removed_in_mid_game_is_written_anew_and_said(tmp_path: Path) -> None:
    """T-11: at the next entry, from memory, in one sentence; nothing of the game is lost."""
    desk = Desk(seed=31)
    desk.seat_all()
    desk.play()
    path = tmp_path / "game.sobremesa"
    entries = desk.ledger.entries
    game = desk.ledger.replica.game_id

    def test(runner: OneLine) -> None:
        runner.table.ledger = desk.ledger
        for seq, entry in enumerate(entries):
            if seq in (7, 20):
                path.unlink()
            wish(runner, Append(game, seq, entry))
            assert path.exists()

    runner = run(tmp_path, test)
    assert runner.trouble == ""
    assert [str(path) in said for said in runner.table.refusals] == [True, True]
    assert path.read_bytes() == desk.host.file


def test_a_halted_table_carries_out_no_further_effect(tmp_path: Path) -> None:
    """A signal in the middle of its work: what was carried out stays, and nothing follows."""
    entry = first_entry()

    def test(runner: OneLine) -> None:
        runner.on_entry = lambda *_: runner.halt()
        wish(runner, Send(1, Ping()), entry, Send(1, Pong()))
        wish(runner, Send(1, Pong()))

    assert run(tmp_path, test).line.sent == [Ping()]
    assert (tmp_path / "game.sobremesa").stat().st_size > 300


def test_what_was_to_be_sent_is_sent_before_the_end(tmp_path: Path) -> None:
    """A guest that goes with the last entry still says that it has it."""
    desk = Desk()

    async def main() -> list[Message]:
        table = Wishing(desk.host.identity, desk.host.around, desk.plan)
        table.take()
        ledger = LedgerFile(tmp_path / "game.sobremesa")
        runner = OneLine(table, ledger, Journals(tmp_path), Automatic())
        runner.line = Line(tmp_path)
        wish(runner, Send(1, Ping()))
        await runner.close()
        return runner.line.sent

    assert asyncio.run(main()) == [Ping()]


def test_the_ballot_that_binds_is_on_disk_before_an_end_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is replaced is on disk at once: what was kept before must not come after it."""
    entry = first_entry()
    synced: list[str] = []
    real = os.fsync

    def noted(handle: int) -> None:
        real(handle)
        synced.extend(path.suffix for path in tmp_path.iterdir() if _is(handle, path))

    def test(runner: OneLine) -> None:
        wish(runner, entry)
        monkeypatch.setattr(os, "fsync", noted)
        wish(runner, Keep(KEY, Voted(1)), Replace(0, (entry.entry,)))

    run(tmp_path, test)
    assert synced.index(".journal") < synced.index(".new")


def _is(handle: int, path: Path) -> bool:
    return os.path.samestat(os.fstat(handle), path.stat())
