# SPDX-License-Identifier: MIT
"""Every game: another process, machine or interpreter reaches the same states (21, 22; T1-T3)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from tests.properties.processes import ENVIRONMENTS, check_alike, fingerprints, locales


def test_hash_seed_locale_zone_and_folder_change_nothing(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest, complete: bool
) -> None:
    """The same playouts have the same digests wherever they run.

    In two environments drawn by the seed, or in all of them in the complete run.
    """
    drawn = Random(request.config.getoption("--seed-sample"))
    environments = ENVIRONMENTS if complete else drawn.sample(ENVIRONMENTS, 2)
    check_alike(
        {
            str(environment): fingerprints(environment, tmp_path_factory.mktemp("elsewhere"))
            for environment in environments
        }
    )


def test_languages_change_nothing(tmp_path: Path) -> None:
    """Decimal commas and dotless letters do not reach the rules."""
    found = locales()
    if not found:
        pytest.skip("this machine has no locale of another language")
    check_alike(
        {
            name: fingerprints({**ENVIRONMENTS[0], "LC_ALL": name}, tmp_path)
            for name in ("C", *found)
        }
    )


def test_another_python_reaches_the_same_states(tmp_path: Path) -> None:
    """An interpreter of another version, with msgspec, agrees with this one."""
    python = os.environ.get("SOBREMESA_OTHER_PYTHON")
    if not python:
        pytest.skip("SOBREMESA_OTHER_PYTHON names no other interpreter")
    found = {
        name: fingerprints(ENVIRONMENTS[1], tmp_path, python=name)
        for name in (sys.executable, python)
    }
    check_alike(found)
