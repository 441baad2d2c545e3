# SPDX-License-Identifier: MIT
"""Intent: whatever is cut, killed or forgotten, the table ends with one honest ledger."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.netcode import invariants, simulate_many
from tests.netcode.simulator import Simulation

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
    invariants.check(simulation)


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


def test_many_seeds_are_played_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The command says how far it is and ends with 0 if nothing broke."""
    assert simulate_many.main(["--seeds", "3", "--first", "20"]) == 0
    assert "3 of 3 seeds, 0 broken" in capsys.readouterr().out


def test_a_seed_that_breaks_is_told_with_what_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that does not end, or an invariant that fails, names itself."""

    def fails(simulation: Simulation) -> None:
        raise AssertionError("two values")

    monkeypatch.setattr(invariants, "check", fails)
    assert "AssertionError: two values" in simulate_many.broken(4)
