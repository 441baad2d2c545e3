# SPDX-License-Identifier: MIT
"""Where a person types the code of a table, as it was read out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

_MOST = 16
"""Signs that fit in: those of a code, and what people write between them."""


class CodeField(QLineEdit):
    """One line. Which code is meant by it, and whether it is one, is up to the network."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Code"))
        self.setAccessibleName(self.tr("Code of the table"))
        self.setMaxLength(_MOST)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("M" * 9))

    def typed(self) -> str:
        """What was typed."""
        return self.text().strip()

    def ask(self) -> None:
        """Say that this is where to go on."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
