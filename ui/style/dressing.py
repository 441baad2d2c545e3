# SPDX-License-Identifier: MIT
"""Dresses the running application in a theme: palette, font and style sheet."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ui.style import fonts, theme
from ui.style.stylesheet import sheet
from ui.style.theme import Theme


def apply(wanted: Theme) -> None:
    """Dress the running application. Open windows follow at once."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if wanted == theme.current() and application.styleSheet():
        return
    fonts.load()
    theme.put_on(wanted)
    application.setPalette(palette(wanted))
    application.setFont(wanted.font())
    application.setStyleSheet(sheet(wanted))


def palette(theme: Theme) -> QPalette:
    """The palette of Fusion in the tones of a theme."""
    tones = theme.tones
    role = QPalette.ColorRole
    palette = QPalette()
    for which, tone in (
        (role.Window, tones.table),
        (role.WindowText, tones.ink),
        (role.Base, tones.raised),
        (role.AlternateBase, tones.panel),
        (role.Text, tones.ink),
        (role.PlaceholderText, tones.muted),
        (role.Button, tones.panel),
        (role.ButtonText, tones.ink),
        (role.BrightText, tones.danger),
        (role.Highlight, tones.accent),
        (role.HighlightedText, tones.on_accent),
        (role.Link, tones.accent),
        (role.ToolTipBase, tones.raised),
        (role.ToolTipText, tones.ink),
        (role.Light, tones.raised),
        (role.Mid, tones.line),
        (role.Dark, tones.muted),
        (role.Accent, tones.accent),
    ):
        palette.setColor(which, QColor(tone))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(tones.muted))
    return palette
