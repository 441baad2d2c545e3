# SPDX-License-Identifier: MIT
"""What one installation alone knows of a game, and what it owes the table because of it.

Knows a holder's secrets and the public state. Must not know how a statement reaches the
host, nor whether the host puts it into the ledger.
"""
