# SPDX-License-Identifier: MIT
"""How the map is looked at: moved, walked through by keys, and told in words."""
