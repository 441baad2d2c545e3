# SPDX-License-Identifier: MIT
"""Authenticated channels between two computers, and who may open one.

Knows sockets, TLS, identities and versions. Must not know what is said at a table
once the channel stands.
"""
