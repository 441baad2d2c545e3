# SPDX-License-Identifier: MIT
"""What is clicked: buttons, ticks and choices. They know the style, and no other widget."""
