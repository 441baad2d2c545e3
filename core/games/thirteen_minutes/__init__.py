# SPDX-License-Identifier: MIT
"""13 Minutes: a hidden hand of two, one sealed bid, ten plays, and a war nobody should cause.

The package knows the rules page docs/rules/thirteen-minutes.md and the figures
of data/cards.json. It must not know any card before an event opens it: a hand
is slot numbers here, and what a seat has seen is only ever in its `Knowledge`.
"""
