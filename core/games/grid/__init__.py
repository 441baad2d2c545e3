# SPDX-License-Identifier: MIT
"""What the games of the Power Grid family share.

Fuel, where it fits and what burns it; auctions; the stack of plants, the rows of a
plant market, contracts. The package knows four fuels without their names and plants
as burners of tokens. It must not know a card, a price or a phase of any game.
"""
