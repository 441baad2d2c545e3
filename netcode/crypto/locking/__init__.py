# SPDX-License-Identifier: MIT
"""A private deck in an order that nobody knows: mental poker with two lockers.

Knows the steps, their proofs and the replay of a disclosed seed. Must not know which
holder a locker is, nor when a slot may be opened.
"""
