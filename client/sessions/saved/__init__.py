# SPDX-License-Identifier: MIT
"""The games on this disk: which there are, and how each of them stands."""
