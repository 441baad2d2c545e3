# SPDX-License-Identifier: MIT
"""Where a person writes a name that others will read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from core.people.writing import MAX_NAME, fit


class NameEdit(QLineEdit):
    """Gives the name as it will be shown, and says what is wrong with one that nobody could see."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setMaxLength(2 * MAX_NAME)

    def name(self) -> str:
        """The name as the others read it; empty if there is nothing in it to be seen."""
        return fit(self.text(), MAX_NAME)

    def fault(self) -> str:
        """Why what was written is no name; empty if it is one, or if nothing was written."""
        if self.name() or not self.text():
            return ""
        return QCoreApplication.translate(
            "NameEdit", "A name needs at least one letter or sign that can be seen."
        )
