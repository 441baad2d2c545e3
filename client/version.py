# SPDX-License-Identifier: MIT
"""The one place that says which version this is, and how a desktop calls it; builds read both."""

VERSION = "0.1.0"

APPLICATION_ID = "org.sobremesa_table.Sobremesa"
"""Names the desktop file, the metadata, the icon and the window's class alike."""
