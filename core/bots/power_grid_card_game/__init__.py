# SPDX-License-Identifier: MIT
"""A steady player of Power Grid: The Card Game: what plants and resources are worth to a seat.

It sees what everybody sees and counts in Elektro, in integers. It must not look
into a pile: a card is worth something once it lies in a market.
"""
