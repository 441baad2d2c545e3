# SPDX-License-Identifier: MIT
"""Small widgets that every screen is built of. They know the style, and no game or table.

`controls` and `drawing` are the lowest, `labels` stand on them, `surfaces` hold all of them.
"""
