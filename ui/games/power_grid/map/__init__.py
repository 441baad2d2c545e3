# SPDX-License-Identifier: MIT
"""The map of the Power Grid table: what is printed, where it stands, and the view over it.

Knows places, lines and lights, no rule: what may be done and what it costs
comes in as a `MapModel`, and a click goes out as the id of a city or a region.
"""
