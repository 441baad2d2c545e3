# SPDX-License-Identifier: MIT
"""This machine and this installation on it: folders, settings, log, versions, what is in order.

Must not know a table or a window.
"""
