# SPDX-License-Identifier: MIT
"""A steady player of Power Grid: what plants, fuel and cities are worth to a seat.

It sees what everybody sees and counts in Elektro, in integers. It must not look
into the stack: a plant is worth something once it lies in the market.
"""
