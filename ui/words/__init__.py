# SPDX-License-Identifier: MIT
"""What the window says about keys of the core and the table; games bring their own words."""
