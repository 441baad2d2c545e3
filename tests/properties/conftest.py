# SPDX-License-Identifier: MIT
"""Every property runs on every case: game, seats and options."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

from tests.properties.cases import WANTED, Case, cases, players
from tests.properties.traces import Trace, bots_for, record

SAMPLE = 2
EVERY = 10**6

RECORDED = 16
"""Playouts that are kept: all of one case, and some. A complete run records gigabytes."""


@functools.cache
def _cases(limit: int, seed: int) -> tuple[Case, ...]:
    return cases(limit, seed)


@functools.lru_cache(RECORDED)
def _trace(case: Case, seed: str, bot: str) -> Trace:
    return record(case, seed, bots_for(case, bot))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `case` runs on all of them, or on a sample of the options.

    One that asks for a trace runs with every bot of the game.
    """
    if "case" not in metafunc.fixturenames:
        return
    limit = EVERY if metafunc.config.getoption("--complete") else SAMPLE
    wanted = WANTED.get(metafunc.function)
    found = _cases(limit, metafunc.config.getoption("--seed-sample"))
    found = tuple(case for case in found if wanted is None or wanted(case.game))
    if "trace" not in metafunc.fixturenames:
        metafunc.parametrize("case", found, ids=[case.name for case in found])
        return
    pairs = [(case, bot) for case in found for bot in players(case)]
    metafunc.parametrize(("case", "bot"), pairs, ids=[f"{c.name}-{bot}" for c, bot in pairs])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring together what runs on one case, so that its playouts are recorded once.

    The cases stay in the order that chance gave them.
    """
    first: dict[str, int] = {}
    places = [
        place if (name := _case_of(item)) is None else first.setdefault(name, place)
        for place, item in enumerate(items)
    ]
    order = sorted(range(len(items)), key=places.__getitem__)
    items[:] = [items[place] for place in order]


def _case_of(item: pytest.Item) -> str | None:
    """The name of the case that a test runs on, if it runs on one."""
    spec = getattr(item, "callspec", None)
    case = spec.params.get("case") if spec else None
    return case.name if isinstance(case, Case) else None


@pytest.fixture
def trace(case: Case, bot: str, pytestconfig: pytest.Config) -> Trace:
    """One playout, shared by all properties."""
    return _trace(case, str(pytestconfig.getoption("--seed-sample")), bot)


@pytest.fixture
def another(case: Case, pytestconfig: pytest.Config) -> Callable[[int], Trace]:
    """More playouts of the same case."""

    def more(number: int) -> Trace:
        return _trace(case, f"{pytestconfig.getoption('--seed-sample')}-{number}", "random")

    return more
