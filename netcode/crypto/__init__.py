# SPDX-License-Identifier: MIT
"""Keys, proofs, boxes and joint randomness: the mathematics that a table stands on.

Knows bytes, points, scalars and labels. Must not know a statement, a ledger or a
connection: whoever calls says which game and decision a value belongs to.
"""
