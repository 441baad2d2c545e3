# SPDX-License-Identifier: MIT
"""What all tests share: the complete matrices on demand, and no folder of the user's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patient_bot import PatientBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "sobremesa",
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sobremesa")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--complete` runs whole matrices where a normal run takes a sample, drawn by a seed.

    `--traces=DIR` replays other recorded games than those among the tests.
    """
    parser.addoption("--complete", action="store_true", help="whole matrices instead of samples")
    parser.addoption("--seed-sample", type=int, default=1962, help="what the samples are drawn by")
    parser.addoption("--traces", metavar="DIR", help="more recorded games of Power Grid to replay")


def pytest_configure() -> None:
    """The hand of a test is quick and means every press: there are no double clicks by accident.

    A test of presses that follow each other too fast sets the interval that it wants.
    """
    QApplication.setDoubleClickInterval(0)


def pytest_report_header(config: pytest.Config) -> str:
    """What it takes to draw the same samples again."""
    return f"samples: --seed-sample={config.getoption('--seed-sample')}"


@pytest.fixture(scope="session")
def complete(request: pytest.FixtureRequest) -> bool:
    """Whether whole matrices are wanted."""
    return bool(request.config.getoption("--complete"))


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The Qt application of the tests has the style that the program gives its own."""
    from ui.style import theme

    return ["sobremesa", theme.STYLE]


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """A bot that waits for what must come, on a machine however busy."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for everything the application keeps."""
    folder = tmp_path / "sobremesa-home"
    monkeypatch.setenv("SOBREMESA_HOME", str(folder))
    return folder
