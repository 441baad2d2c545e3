# SPDX-License-Identifier: MIT
"""One package per game, each with the same rooms in the same order."""
