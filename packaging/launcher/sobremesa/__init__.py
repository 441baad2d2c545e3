# SPDX-License-Identifier: MIT
"""The launcher: finds the private application folders of an installed wheel."""
