# SPDX-License-Identifier: MIT
"""What holds the rest: cards, pages, panes, banners, and how things flow in them."""
