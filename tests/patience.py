# SPDX-License-Identifier: MIT
"""Intent: the one limit on a wait for something that must come, which only bounds a hang."""

from __future__ import annotations

PATIENCE = 90.0
"""Seconds after which something counts as hanging, on a machine however busy.

No test may take longer for its good run, and none may pass because of it.
"""
