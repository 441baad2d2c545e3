# SPDX-License-Identifier: MIT
"""What the tables of the Power Grid family share: plants, fuels, auctions, companies, runs.

The widgets draw the values of `view` and know no rule; what is asked of both games
in an auction is in `bidding`. It must not know a market, a map or a phase of any game.
"""
