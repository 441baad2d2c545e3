# SPDX-License-Identifier: MIT
"""The place before a game: who sits where, until all have agreed on one roster.

Knows seats, askers and the exchange of keys. Must not know an entry: the ledger begins
where this ends.
"""
