# SPDX-License-Identifier: MIT
"""Every screen and table in typical states, as pictures.

It knows all of the window, and nothing of the window may know it.
"""
