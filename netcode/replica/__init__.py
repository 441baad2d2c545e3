# SPDX-License-Identifier: MIT
"""The public state of a table, computed by every peer from the entries alone.

One module per kind of statement says when it may come and what it changes. Must not
know a secret, a file, a clock or a connection: host, guest, watcher and audit must all
come to the same.
"""
