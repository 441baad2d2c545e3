# SPDX-License-Identifier: MIT
"""Widgets of this folder are measured in the shipped font, at scale 100, in the light theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ui import theme


@pytest.fixture
def themed(qapp: QApplication) -> Iterator[None]:
    """The light theme at scale 100, also after a test that took another."""
    theme.apply(theme.Theme())
    yield
    theme.apply(theme.Theme())
