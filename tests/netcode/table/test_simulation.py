# SPDX-License-Identifier: MIT
"""Intent: whatever is cut, killed or forgotten, the table ends with one honest ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from core.digest import digest
from netcode.evidence.audit import audit
from netcode.ledger import ledger
from netcode.replica.disclosure import finished
from netcode.statements.entry import glance
from netcode.statements.messages import Entries, Have, Submit
from netcode.table.company.visitor import Visitor
from netcode.table.effects import Effect, Send
from netcode.table.host_table import HostTable
from tests.netcode import invariants, simulate_many
from tests.netcode.desk import Desk, Player
from tests.netcode.doorway import CodedDoor
from tests.netcode.process import Process
from tests.netcode.simulator import Simulation

pytestmark = pytest.mark.usefixtures("toys")

SAMPLE = 40
ALL = 2000


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A sample of the seeds, or all of them with `--complete`."""
    if "seed" in metafunc.fixturenames:
        complete = metafunc.config.getoption("--complete")
        first = int(metafunc.config.getoption("--seed-sample")) * SAMPLE
        seeds: Iterable[int] = range(ALL) if complete else range(first, first + SAMPLE)
        metafunc.parametrize("seed", seeds, ids=lambda seed: f"seed {seed}")


def test_every_invariant_holds_when_a_simulated_game_is_over(seed: int) -> None:
    """netcode.md, section 9: a seeded run with delay, cuts and crashes ends as it must."""
    simulation = simulate_many.table(seed)
    simulation.run()
    simulate_many.check(simulation)


def test_a_run_is_its_seed() -> None:
    """The same seed sends the same bytes, so that a seed that breaks can be played again."""
    first, second = simulate_many.table(11), simulate_many.table(11)
    first.run()
    second.run()
    assert [p.sent for p in first.processes] == [p.sent for p in second.processes]
    assert first.events == second.events


def test_the_faults_happen() -> None:
    """The simulator does cut and kill: host, guest and watcher each, some of them often."""
    seen: list[str] = []
    for seed in (11, 23, 35):
        simulation = Simulation(simulate_many.game(), (), seed, faults=25, watchers=1)
        simulation.run()
        invariants.check(simulation)
        seen += [event.split()[2] for event in simulation.events if "crash" in event]
    assert {"host", "guest0", "watcher0"} <= set(seen)


def coded(seed: int) -> str:
    """What does not hold at a table of two with a watcher and a code."""
    simulation = Simulation(simulate_many.game(), (), seed, faults=10, watchers=1, coded=True)
    return simulate_many.fault(simulation, STEPS)


def test_codes_are_mistyped_now_and_then() -> None:
    """The door of a coded table does turn people away, and the game comes about all the same."""
    away = 0
    for seed in range(4):
        simulation = Simulation(simulate_many.game(), (), seed, watchers=1, coded=True)
        simulation.run()
        invariants.check(simulation)
        assert isinstance(simulation.door, CodedDoor)
        away += simulation.door.turned_away
    assert away


def _everybody_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that takes whoever comes to a game under way for somebody who was there before."""
    monkeypatch.setattr("netcode.host.knows", lambda table, key: True)


def _codes_stand_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who both know the code wait for words all the same."""
    monkeypatch.setattr("netcode.table.keeping.knows_code", lambda replica: False)


@pytest.mark.parametrize(
    ("mutation", "expected"),
    [(_everybody_is_known, "without the code"), (_codes_stand_for_nothing, "no end")],
)
def test_a_program_that_takes_codes_wrongly_is_found_out(
    mutation: Callable[[pytest.MonkeyPatch], None],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some seed breaks the mutant; the program as it is passes that very seed."""
    for seed in range(TRIES):
        with monkeypatch.context() as patch:
            mutation(patch)
            found = coded(seed)
        if expected in found:
            assert coded(seed) == ""
            return
    raise AssertionError(f"no seed of {TRIES} finds it out")


def test_many_seeds_are_played_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The command says how far it is and ends with 0 if nothing broke."""
    assert simulate_many.main(["--seeds", "3", "--first", "20"]) == 0
    assert "3 of 3 seeds, 0 broken" in capsys.readouterr().out


def test_a_seed_that_breaks_is_told_with_what_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that does not end, or an invariant that fails, names itself."""

    def fails(simulation: Simulation) -> None:
        raise AssertionError("two values")

    monkeypatch.setattr(simulate_many, "check", fails)
    assert "AssertionError: two values" in simulate_many.broken(4)


# Write-ahead mutants (netcode.md, section 9, 13)

MUTANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "entries appended after they were sent": (0, {"late": frozenset({"Append"})}),
    "statements kept after they were sent": (17, {"late": frozenset({"Pending"})}),
    "master seeds not synced": (1, {"forgets": frozenset({"Master"})}),
    "statements not synced": (7, {"forgets": frozenset({"Pending"})}),
    "locks that leave unsynced": (3, {"hurries": frozenset({"Lock"})}),
    "keys that leave unsynced": (2, {"hurries": frozenset({"Keys"})}),
    "openings that leave unsynced": (0, {"hurries": frozenset({"Open"})}),
    "commitments that leave unsynced": (0, {"hurries": frozenset({"Commit"})}),
    "reveals that leave unsynced": (7, {"hurries": frozenset({"Reveal"})}),
    "values that leave unsynced": (
        0,
        {"hurries": frozenset({"Value"}), "faults": 8, "outages": 10},
    ),
}
"""From which seed on a mutant is looked for, and what it does otherwise."""
TRIES = 40
CRASHES = 15
OUTAGES = 15
STEPS = 6000


def _outcome(seed: int, changes: dict[str, Any]) -> str:
    about = {"between": CRASHES, "outages": OUTAGES, **changes}
    simulation = Simulation(simulate_many.game(), (), seed, **about)
    return simulate_many.fault(simulation, STEPS)


def _honest(changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in changes.items() if isinstance(value, int)}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_program_that_writes_too_late_is_found_out(mutant: str) -> None:
    """Some seed breaks the mutant; the program as it is passes that very seed."""
    first, changes = MUTANTS[mutant]
    for seed in range(first, first + TRIES):
        if _outcome(seed, changes):
            assert _outcome(seed, _honest(changes)) == ""
            return
    raise AssertionError(f"no seed of {TRIES} finds out: {mutant}")


@pytest.mark.parametrize("number", range(6, 14))
def test_a_journal_that_loses_secret_moves_costs_nothing(number: int) -> None:
    """T-5: what a seat is committed to is found again from the ledger and the master seed."""
    forgotten = frozenset({"SecretMove"})
    assert _outcome(number, {"late": forgotten}) == ""
    assert _outcome(number, {"forgets": forgotten}) == ""


def test_only_turns_and_talk_leave_before_the_disk_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever binds waits, an epoch too, while host and guests come back again and again."""
    hurried: Counter[str] = Counter()
    waited: Counter[str] = Counter()
    begin = Simulation._begin

    def noted(self: Simulation, process: Process, effect: Effect) -> None:
        if isinstance(effect, Send):
            (waited if effect.after_sync else hurried).update(_said(effect))
        begin(self, process, effect)

    monkeypatch.setattr(Simulation, "_begin", noted)
    for seed in range(4):
        simulation = Simulation(simulate_many.game(), (), seed, faults=20, watchers=1)
        simulation.run()
        invariants.check(simulation)
    assert set(hurried) <= {"Moves", "Room", "Ping", "Pong", "Said"}
    assert hurried["Moves"] > 20
    assert {"Epoch", "Value", "Commit", "Reveal", "Lock", "Keys", "Vote", "Setup"} <= set(waited)


def _said(send: Send) -> list[str]:
    match send.message:
        case Submit(signed):
            return [type(glance(signed).payload).__name__]
        case Entries(_, entries):
            return [type(glance(each.signed).payload).__name__ for each in entries]
    return [type(send.message).__name__]


def test_a_disk_that_forgets_what_was_synced_is_found_out() -> None:
    """The same for every write at once: a disk that lies about its syncs loses promises."""
    found = ""
    for seed in range(TRIES):
        simulation = Simulation(simulate_many.game(), (), seed, between=CRASHES, syncs=False)
        try:
            simulation.run(STEPS)
            invariants.check(simulation)
        except AssertionError as error:
            found = str(error)
            break
    assert found


# Older files (section 9, 3)


def _middle() -> Desk:
    desk = Desk(seed=4)
    desk.seat_all()
    desk.play(lambda replica: replica.seq > 40)
    return desk


def _counts(complete: bool) -> list[int]:
    total = _middle().host.replica.seq
    return list(range(3, total)) if complete else [3, 5, 8, 12, 17, 23, 30, total - 1]


@pytest.mark.parametrize("older", ["host", "guest"])
def test_the_longest_file_is_adopted(older: str, complete: bool) -> None:
    """A restored backup costs nothing as long as one present peer has the rest."""
    for count in _counts(complete):
        desk = _middle()
        longest = desk.host.replica.hashes
        player: Player = desk.host if older == "host" else desk.guest
        desk.crash(desk.host)
        desk.crash(desk.guest)
        player.file, player.journals = ledger.first_entries(player.file, count), {}
        desk.open()
        desk.join(desk.guest)
        assert desk.host.replica.hashes[: len(longest)] == longest, count
        assert desk.host.replica.epoch > 0
        _ends_well(desk)


def test_a_host_that_trusts_its_own_older_file_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mutant of the test above: it asks nobody for more, and so nobody votes for it."""
    honest = HostTable._sync

    def deaf(self: HostTable, peer: int, guest: Visitor, have: Have) -> None:
        honest(self, peer, guest, Have(0, 0, bytes(32)))

    monkeypatch.setattr(HostTable, "_sync", deaf)
    desk = _middle()
    longest = desk.host.replica.hashes
    desk.crash(desk.host)
    desk.crash(desk.guest)
    desk.host.file, desk.host.journals = ledger.first_entries(desk.host.file, 12), {}
    desk.open()
    desk.join(desk.guest)
    assert desk.host.replica.hashes[: len(longest)] != longest
    assert desk.host.replica.epoch == 0
    assert "history" in desk.joined.broken


def test_of_two_older_files_the_longer_is_adopted() -> None:
    """What both have lost is played again, in a new epoch, by values of that epoch."""
    for hosts, guests in ((4, 20), (20, 4), (12, 12)):
        desk = _middle()
        longest = desk.host.replica.hashes[: max(hosts, guests)]
        desk.crash(desk.host)
        desk.crash(desk.guest)
        desk.host.file = ledger.first_entries(desk.host.file, hosts)
        desk.guest.file = ledger.first_entries(desk.guest.file, guests)
        desk.open()
        desk.join(desk.guest)
        assert desk.host.replica.hashes[: len(longest)] == longest
        _ends_well(desk)


def test_a_host_that_returns_with_an_older_file_waits_alone() -> None:
    """Nobody plays on without the majority: of two, both."""
    desk = _middle()
    desk.crash(desk.host)
    desk.host.file = ledger.first_entries(desk.host.file, 20)
    desk.open()
    assert desk.hosted.calling
    desk.act()
    assert desk.host.replica.seq == 20


def test_the_guest_can_take_the_table_up_as_host() -> None:
    """T46, B3, B8: the host is gone; its guest re-hosts from its own file, and they play on."""
    desk = _middle()
    longest = desk.guest.replica.hashes
    desk.crash(desk.host)
    desk.crash(desk.guest)
    desk.host, desk.guests = desk.guest, [desk.host]
    desk.host.name, desk.guest.name = "host", "guest0"
    desk.open()
    desk.join(desk.guest)
    assert desk.host.replica.host == 1
    assert desk.host.replica.hashes[: len(longest)] == longest
    _ends_well(desk)


def _ends_well(desk: Desk) -> None:
    desk.play()
    assert finished(desk.host.replica)
    assert desk.host.file == desk.guest.file
    assert audit(desk.host.file).faults == ()


# Chat (section 9, 4)


@pytest.mark.parametrize("lines", [1, 7])
def test_chat_anywhere_changes_no_byte_of_the_game(lines: int) -> None:
    """Draws, moves and order are the same with and without talk between any two moves."""
    quiet, noisy = Desk(seed=9, watchers=1), Desk(seed=9, watchers=1)
    quiet.seat_all()
    quiet.play()
    noisy.seat_all()
    while not finished(noisy.host.replica):
        noisy.now += 2.0 * lines
        for table in (noisy.hosted, noisy.joined):
            table.tick(noisy.now)
        noisy.run()
        for number in range(lines):
            noisy.joined.say(f"line {number}")
            noisy.hosted.say(f"answer {number}")
        noisy.run()
        if not noisy.act():
            break
    assert noisy.host.file == quiet.host.file
    assert digest(noisy.host.replica.match.state) == digest(quiet.host.replica.match.state)
