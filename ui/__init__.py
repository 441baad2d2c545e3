# SPDX-License-Identifier: MIT
"""The window: Qt widgets and the words in them.

Knows `core` and the `Session` it is given. Must not know the network or a file
of the user's.
"""
