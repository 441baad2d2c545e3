# SPDX-License-Identifier: MIT
"""What is said at a table, as lines to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ui.ports.snapshot import ChatLine


def chat_words(line: ChatLine) -> str:
    """A line with who said it. That somebody only watches stands in brackets, as in no name."""
    name = line.name
    if line.watches and name:
        name = QCoreApplication.translate("Chat", "{name} (watching)").format(name=name)
    elif line.watches:
        name = QCoreApplication.translate("Chat", "A watcher")
    return f"{name}: {line.text}" if name else line.text
