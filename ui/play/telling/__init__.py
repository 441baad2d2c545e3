# SPDX-License-Identifier: MIT
"""What a table tells in words: who is waited for, who is away, what happened, how it ended."""
