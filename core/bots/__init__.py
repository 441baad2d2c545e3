# SPDX-License-Identifier: MIT
"""Seats without a person: pure functions from what a seat may know to a move."""
