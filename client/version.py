# SPDX-License-Identifier: MIT
"""The one place that says which version this is; the build reads it."""

VERSION = "0.1.0"
