# SPDX-License-Identifier: MIT
"""Intent: a name is what the others will see of it, and one without ink is told why it is none."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.people.writing import MAX_NAME
from ui.kit.controls.name_edit import NameEdit


@pytest.mark.parametrize("written", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b", "   "])
def test_a_name_without_ink_is_told(qtbot: QtBot, written: str) -> None:
    """In one sentence; an empty field says nothing yet."""
    field = NameEdit("")
    qtbot.addWidget(field)
    assert (field.name(), field.fault()) == ("", "")
    field.setText(written)
    assert field.name() == ""
    assert field.fault()


def test_a_name_is_given_as_it_will_be_shown(qtbot: QtBot) -> None:
    """Without what cannot be seen, with its emoji whole, and no longer than a table takes."""
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    field = NameEdit(f" Ada\u3164 {family} ")
    qtbot.addWidget(field)
    assert field.name() == f"Ada {family}"
    assert field.fault() == ""
    field.setText("x" * 40)
    assert field.name() == "x" * MAX_NAME
