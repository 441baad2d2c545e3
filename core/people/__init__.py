# SPDX-License-Identifier: MIT
"""Who sits at a table: how names are made fit to be shown, and what bots are called.

Knows text alone. Must not know a game, a seat or a key.
"""
