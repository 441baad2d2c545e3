# SPDX-License-Identifier: MIT
"""The guide changes with the section, and only then."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ui.play.panels.guide_panel import GuidePanel


def test_a_reader_keeps_their_place_while_the_section_is_the_same(qtbot: QtBot) -> None:
    """Shown again it stays as it was scrolled; another section begins at its top."""
    panel = GuidePanel()
    qtbot.addWidget(panel)
    panel.resize(200, 80)
    panel.show()
    long = "<h3>Fuel</h3>" + "<p>Buy what your plants burn.</p>" * 20
    assert panel.show_section(long)
    panel.verticalScrollBar().setValue(50)
    assert not panel.show_section(long)
    assert panel.verticalScrollBar().value() == 50
    assert panel.show_section(long.replace("Fuel", "Building"))
    assert panel.verticalScrollBar().value() == 0
    assert panel.toPlainText().startswith("Building")
