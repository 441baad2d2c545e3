# SPDX-License-Identifier: MIT
"""What can be wrong with what a peer sends: named kinds, one sentence each."""

from __future__ import annotations


class ProtocolError(Exception):
    """A peer sent something that the protocol does not allow; `reason` is one sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
