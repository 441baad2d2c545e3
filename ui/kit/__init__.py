# SPDX-License-Identifier: MIT
"""Small widgets that every screen is built of. They know the theme, and no game or table."""
