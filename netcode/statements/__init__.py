# SPDX-License-Identifier: MIT
"""What holders, hosts and guests say to each other, as values with one encoding each.

Knows the shape of everything that is signed or sent. Must not know what a statement
does to a table, nor how it travels.
"""
