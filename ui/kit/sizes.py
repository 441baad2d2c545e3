# SPDX-License-Identifier: MIT
"""A size that limits nothing. Qt takes a limit back by it, and PySide does not name it."""

UNLIMITED = 16777215
"""Pixels: QWIDGETSIZE_MAX of Qt's `qwidget.h`."""
