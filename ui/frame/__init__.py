# SPDX-License-Identifier: MIT
"""The parts of the table frame that are the same for every game."""
