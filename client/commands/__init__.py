# SPDX-License-Identifier: MIT
"""The commands, one module each: `add` declares the arguments, `run` carries it out.

Modules import what is heavy (Qt, the network) only inside `run`.
"""
