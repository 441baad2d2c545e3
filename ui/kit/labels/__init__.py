# SPDX-License-Identifier: MIT
"""What is read: texts, headings, pills and the lines that name a field."""
