# SPDX-License-Identifier: MIT
"""A steady player of 13 Minutes.

It counts points, keeps clear of three zones of one type in its own sphere, and
knows no hidden card but those its seat has seen.
"""
