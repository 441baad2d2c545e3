# SPDX-License-Identifier: MIT
"""What a finished ledger proves: an honest game, or who cheated.

Knows whole ledgers and what their disclosed decks tell. Must not know a secret of its
own, nor change anything at a table.
"""
