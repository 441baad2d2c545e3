# SPDX-License-Identifier: MIT
"""What laptops ask each other by UDP: who has a table, and whether they are heard.

Knows packets, and the one socket they come in by. Must not know a list of tables.
"""
