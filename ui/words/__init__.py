# SPDX-License-Identifier: MIT
"""What the window says about keys of the core, the table and the network; games bring their own.

The words know what offers a game, and must not know a widget.
"""
