# SPDX-License-Identifier: MIT
"""What commands share on a terminal: arguments, lines, progress, tables and games without a window.

Knows what a person typed and how an answer is printed. Must not import Qt.
"""
