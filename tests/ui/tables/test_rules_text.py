# SPDX-License-Identifier: MIT
"""Whatever a game waits for, its rules have a section about it."""

from __future__ import annotations

import pytest

from core import catalogue
from core.terms import Over
from ui.local_session import LocalSession
from ui.tables import registry
from ui.tables.table_kit import View

SECTIONS = {
    "atlantic_star": {"turn", "voyages", "classes"},
    "power_grid": {"auction", "fuel", "building", "bureaucracy"},
    "power_grid_card_game": {"auction", "resources", "bureaucracy"},
    "thirteen_minutes": {"bid", "play", "events", "orders"},
}
"""What a whole game asks for, in a game without options."""


@pytest.mark.parametrize("name", catalogue.names())
def test_every_decision_of_a_game_has_its_section(name: str) -> None:
    """All phases of the rules come up, each is a section, and no section is empty."""
    kit = registry.load(name)
    rules = kit.rules()
    seats = max(catalogue.load(name).seat_counts)
    names = ("Anna", "Bruno", "Chidi", "Dalia", "Emil", "Farah")[:seats]
    session = LocalSession(name, names, b"rules", bot="steady")
    presenter = kit.presenter()
    found = set()
    while (match := session.snapshot().match) is not None and not isinstance(match.awaiting, Over):
        presenter.show(View(match, 0, names=names))
        found.add(presenter.section())
        session.play_bot(0)
    presenter.show(View(session.snapshot().match, 0, names=names))
    assert presenter.section() in rules
    assert found - {"aim"} == SECTIONS[name]
    assert found <= set(rules)
    assert all("<h3>" in text and "<p>" in text for text in rules.values())
