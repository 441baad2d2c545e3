# SPDX-License-Identifier: MIT
"""What the games of the Power Grid family share: fuel, where it fits, what burns it, auctions.

The package knows four fuels without their names, plants as holders of tokens, and
the rotation of bidders. It must not know a card, a market or a phase of any game.
"""
