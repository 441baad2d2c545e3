# SPDX-License-Identifier: MIT
"""The style sheet of the application: what Fusion and the palette do not say.

Widgets choose by properties: `role` and `ink` for text, `kind` for buttons.
"""

from __future__ import annotations

from string import Template

from ui.style.theme import Role, Theme

_TEMPLATE = Template("""
QLabel { background: transparent; }
*[role="strong"] { font-weight: 600; }
*[role="small"] { font-size: ${small}px; }
*[role="prompt"] { font-size: ${prompt}px; font-weight: 600; }
*[role="title"] { font-size: ${title}px; font-weight: 700; }
*[role="number"] { font-size: ${number}px; font-weight: 700; }
QLabel[ink="muted"] { color: $muted; }
QLabel[ink="accent"] { color: $accent; }
QLabel[ink="good"] { color: $good; }
QLabel[ink="warn"] { color: $warn; }
QLabel[ink="danger"] { color: $danger; }

QPushButton {
  background: $raised; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
  padding: ${pad_v}px ${pad_h}px; min-height: ${line_height}px;
}
QPushButton:hover { border-color: $accent; background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:focus { border: 2px solid $accent; padding: ${pad_v1}px ${pad_h1}px; }
QPushButton[bare="true"] { padding: ${pad_v}px ${pad_i}px; }
QPushButton[bare="true"]:focus { padding: ${pad_v1}px ${pad_i1}px; }
QPushButton:disabled { color: $muted; background: transparent; border-color: $line; }
QPushButton:checked { background: $pressed; border-color: $accent; }
QPushButton[kind="primary"] {
  background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:focus { border: 2px solid $ink; }
QPushButton[kind="primary"]:disabled {
  background: $pressed; color: $muted; border-color: $line;
}
QPushButton[kind="danger"] { color: $danger; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: $ink; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:checked { background: $pressed; }
QPushButton[kind="quiet"]:focus { border: 2px solid $accent; }
QPushButton[kind="quiet"]:disabled { color: $muted; }

QToolButton {
  background: transparent; border: 1px solid transparent; border-radius: ${radius}px;
  padding: ${pad_i}px; font-size: ${small}px; color: $ink;
}
QToolButton:hover { background: $hover; }
QToolButton:checked { background: $raised; border-color: $line; }
QToolButton:focus { border: 1px solid $accent; }

QLineEdit, QPlainTextEdit {
  background: $raised; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
  padding: ${pad_v}px ${pad_f}px; selection-background-color: $accent;
  selection-color: $on_accent;
}
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid $accent; }
QListView, QTableView, QTextEdit {
  background: $raised; color: $ink; border: 1px solid $line; border-radius: ${radius}px;
  selection-background-color: $accent; selection-color: $on_accent; outline: none;
}
QListView:focus, QTableView:focus, QTextEdit:focus { border: 1px solid $accent; }
QListView::item { padding: ${pad_i}px ${pad_f}px; }
QListView::item:hover:!selected { background: $hover; }
QHeaderView::section {
  background: $panel; color: $muted; border: none; border-bottom: 1px solid $line;
  padding: ${pad_i}px ${pad_f}px;
}
QScrollArea, QScrollArea > QWidget > QWidget[plain="true"] {
  background: transparent; border: none;
}
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 0; }
QScrollBar::handle {
  background: $line; border-radius: ${bar_radius}px;
  min-height: ${grip}px; min-width: ${grip}px;
}
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: ${pad_i}px; }
""")


def sheet(theme: Theme) -> str:
    """The style sheet of a theme."""
    tones = theme.tones
    return _TEMPLATE.substitute(
        table=tones.table,
        panel=tones.panel,
        raised=tones.raised,
        line=tones.line,
        ink=tones.ink,
        muted=tones.muted,
        accent=tones.accent,
        good=tones.good,
        warn=tones.warn,
        danger=tones.danger,
        on_accent=tones.on_accent,
        hover=theme.tint("accent", 7, "raised").name(),
        pressed=theme.tint("accent", 14, "raised").name(),
        accent_hover=theme.tint("ink", 12, "accent").name(),
        small=theme.size(Role.SMALL.value[0]),
        prompt=theme.size(Role.PROMPT.value[0]),
        title=theme.size(Role.TITLE.value[0]),
        number=theme.size(Role.NUMBER.value[0]),
        radius=theme.radius,
        line_height=theme.metrics().height(),
        pad_v=theme.size(5),
        pad_v1=theme.size(5) - 1,
        pad_h=theme.size(14),
        pad_h1=theme.size(14) - 1,
        pad_f=theme.size(8),
        pad_i=theme.size(4),
        pad_i1=theme.size(4) - 1,
        bar=theme.size(10),
        bar_radius=theme.size(10) // 2,
        grip=theme.size(28),
    )
