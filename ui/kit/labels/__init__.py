# SPDX-License-Identifier: MIT
"""What is read: texts, headings, pills, the lines that name a field. They know no surface."""
