# SPDX-License-Identifier: MIT
"""Intent: the one limit on a wait for something that must come, which only bounds a hang."""

from __future__ import annotations

PATIENCE = 300.0
"""Seconds after which something counts as hanging, on a machine however busy.

Only a test that fails takes that long, and none passes because of it.
"""

MILLISECONDS = int(1000 * PATIENCE)
"""The same for Qt."""
