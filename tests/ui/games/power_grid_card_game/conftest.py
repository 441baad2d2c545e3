# SPDX-License-Identifier: MIT
"""The fixture `shown` of all screens by another name, since `shown` shows a presenter here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget


@pytest.fixture
def shown_at(shown: Callable[[QWidget], QWidget]) -> Callable[[QWidget], QWidget]:
    """Shows a widget at the size of a small laptop."""
    return shown
