# SPDX-License-Identifier: MIT
"""What holds the rest: cards, pages, panes, banners, flows. They must not know what they hold."""
