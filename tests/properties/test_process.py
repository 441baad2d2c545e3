# SPDX-License-Identifier: MIT
"""Every game: another process, machine or interpreter reaches the same states (21, 22; T1-T3)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.properties.processes import ENVIRONMENTS, check_alike, fingerprints, locales


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """What a process of this interpreter prints with hash seed 0."""
    return fingerprints(ENVIRONMENTS[0], tmp_path_factory.mktemp("here"))


@pytest.mark.parametrize("number", range(1, len(ENVIRONMENTS)))
def test_hash_seed_locale_zone_and_folder_change_nothing(
    here: tuple[str, ...], number: int, tmp_path: Path
) -> None:
    """The same playouts have the same digests wherever they run."""
    environment = ENVIRONMENTS[number]
    check_alike({"seed 0": here, str(environment): fingerprints(environment, tmp_path)})


def test_languages_change_nothing(here: tuple[str, ...], tmp_path: Path) -> None:
    """Decimal commas and dotless letters do not reach the rules."""
    found = locales()
    if not found:
        pytest.skip("this machine has no locale of another language")
    for name in found:
        other = fingerprints({**ENVIRONMENTS[0], "LC_ALL": name}, tmp_path)
        check_alike({"C": here, name: other})


def test_another_python_reaches_the_same_states(here: tuple[str, ...], tmp_path: Path) -> None:
    """An interpreter of another version, with msgspec, agrees with this one."""
    python = os.environ.get("SOBREMESA_OTHER_PYTHON")
    if not python:
        pytest.skip("SOBREMESA_OTHER_PYTHON names no other interpreter")
    check_alike({"this": here, python: fingerprints(ENVIRONMENTS[1], tmp_path, python=python)})
