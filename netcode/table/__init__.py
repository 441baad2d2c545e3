# SPDX-License-Identifier: MIT
"""A table as its host and its guests run it: state machines without sockets, files or clocks.

Knows who is connected, what is under way and what to tell whom; what it wants done it
says as effects. Must not carry out any of them.
"""
