# SPDX-License-Identifier: MIT
"""One package per game, each with the same modules in the same order."""
