# SPDX-License-Identifier: MIT
"""Where everything on the map stands: exact and without Qt, the same on every machine."""
