# SPDX-License-Identifier: MIT
"""How tables on a network are announced, found, asked and explained when they are not.

Knows interfaces, broadcasts, names and invitations. Must not know what is played at a
table, nor hold a connection longer than a question takes.
"""
