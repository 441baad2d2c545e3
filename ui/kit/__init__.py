# SPDX-License-Identifier: MIT
"""Small widgets that every screen is built of. They know the style, and no game or table."""
