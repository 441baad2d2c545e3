# SPDX-License-Identifier: MIT
"""Atlantic Star: charter ships, send them on voyages in four seas, borrow on what they earned.

The package knows the rules page docs/rules/atlantic-star.md and the figures of
data/figures.json. It must not know the order of the draw pile, because nobody
does: the state holds what lies in it, and chance turns a ship up when it is due.
"""
