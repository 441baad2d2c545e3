# SPDX-License-Identifier: MIT
"""The application: command line, storage, and the wiring of core, netcode and ui."""
