# SPDX-License-Identifier: MIT
"""Tests and what they test are paired: a test file lies where its module lies and has its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SOURCES = ("core", "netcode", "ui", "client")

BEHAVIOURS = """
    client/commands/test_lan_usage.py
    client/desktop/test_released.py
    client/lan/test_lan_absent.py
    client/lan/test_lan_bad_input.py
    client/lan/test_lan_code.py
    client/lan/test_lan_desync.py
    client/lan/test_lan_game.py
    client/lan/test_lan_games.py
    client/lan/test_lan_kill.py
    client/lan/test_lan_lost_host.py
    client/lan/test_lan_power_grid.py
    client/sessions/test_leaving.py
    client/sessions/test_waiting.py
    client/test_poor_surroundings.py
    client/test_start.py
    core/games/atlantic_star/test_conservation.py
    core/games/power_grid/test_conservation.py
    core/games/power_grid/test_obsolete.py
    core/games/power_grid/test_promo_cards.py
    core/games/power_grid/test_promo_stack.py
    core/games/power_grid/test_promo_storage.py
    core/games/power_grid/test_trace_file.py
    core/games/power_grid/test_traces.py
    core/games/power_grid_card_game/test_balance.py
    core/games/power_grid_card_game/test_conservation.py
    core/games/power_grid_card_game/test_contracts.py
    core/games/power_grid_card_game/test_end_card.py
    core/games/thirteen_minutes/test_owner_events.py
    core/games/thirteen_minutes/test_playouts.py
    core/test_agenda.py
    core/test_courses.py
    netcode/discovery/test_lan.py
    netcode/evidence/test_written_before.py
    netcode/holder/test_secrets.py
    netcode/replica/test_desync.py
    netcode/replica/test_giving_up.py
    netcode/replica/test_grinding.py
    netcode/replica/test_helping.py
    netcode/replica/test_kinds_and_stages.py
    netcode/replica/test_refusals.py
    netcode/replica/test_three_holders.py
    netcode/table/test_dishonest_host.py
    netcode/table/test_guest_joining.py
    netcode/table/test_host_connections.py
    netcode/table/test_learning.py
    netcode/table/test_lost_host.py
    netcode/table/test_modified_hosts.py
    netcode/table/test_padding.py
    netcode/table/test_parting.py
    netcode/table/test_roaming.py
    netcode/table/test_simulation.py
    ui/gallery/test_gallery.py
    ui/gallery/test_painted_texts.py
    ui/gallery/test_reach.py
    ui/gallery/test_standing_still.py
    ui/gallery/test_tab.py
    ui/games/atlantic_star/test_inks.py
    ui/games/atlantic_star/test_money.py
    ui/games/atlantic_star/test_secrets.py
    ui/games/atlantic_star/test_turns.py
    ui/games/plain/test_in_the_window.py
    ui/games/plain/test_playing.py
    ui/games/power_grid/map/test_view_keys.py
    ui/games/power_grid/map/test_view_mouse.py
    ui/games/power_grid/map/test_view_regions.py
    ui/games/power_grid/test_faces.py
    ui/games/power_grid/test_promo_auctions.py
    ui/games/power_grid/test_promo_faces.py
    ui/games/power_grid/test_promo_runs.py
    ui/games/power_grid/test_secrets.py
    ui/games/power_grid/test_turns.py
    ui/games/power_grid_card_game/test_faces.py
    ui/games/power_grid_card_game/test_geometry.py
    ui/games/power_grid_card_game/test_rounds.py
    ui/games/power_grid_card_game/test_secrets.py
    ui/games/thirteen_minutes/test_secrets.py
    ui/i18n/test_pseudo_language.py
    ui/kit/test_kit.py
    ui/play/test_ended.py
    ui/play/test_presses.py
    ui/play/test_robot.py
    ui/play/test_still_board.py
    ui/test_toolkit.py
"""
"""Test files that are named after what they show, because it takes several modules."""


def pair(test: Path) -> tuple[Path, ...]:
    """What a test file below `tests` can be named after: modules and packages, below the root."""
    name = test.stem.removeprefix("test_")
    folder = test.parent
    return folder / f"{name}.py", folder / f"__{name}__.py", folder / name / "__init__.py"


def unpaired(root: Path, tests: Iterable[Path]) -> Iterator[str]:
    """The test files that have nothing of their name where they lie."""
    for test in tests:
        if not any((root / source).is_file() for source in pair(test)):
            yield test.as_posix()


@pytest.fixture
def tests(root: Path) -> list[Path]:
    """The test files that mirror the sources, as paths below `tests`."""
    folder = root / "tests"
    return [
        path.relative_to(folder)
        for source in SOURCES
        for path in sorted((folder / source).rglob("test_*.py"))
    ]


def test_every_test_file_has_its_module_or_is_a_behaviour(root: Path, tests: list[Path]) -> None:
    """A module that moves or is renamed takes its tests along, and nothing is listed in vain."""
    assert sorted(unpaired(root, tests)) == BEHAVIOURS.split()


def test_a_test_file_that_was_left_behind_is_seen(root: Path) -> None:
    """In another folder, under an old name; a package and `__main__` are found."""
    left = [Path("netcode/test_group.py"), Path("core/test_rooms.py")]
    right = [
        Path("netcode/crypto/test_group.py"),
        Path("client/test_main.py"),
        Path("core/test_games.py"),
    ]
    assert list(unpaired(root, left + right)) == [path.as_posix() for path in left]
