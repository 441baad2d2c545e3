# SPDX-License-Identifier: MIT
"""A storm in which the seats of those who are away are lent by vote, and given back."""

from __future__ import annotations

from netcode.table.table import Table
from tests.netcode.roaming import Roaming
from tests.netcode.voting import votes


class Lending(Roaming):
    """Those who are there vote about the seats of those who are not."""

    def _move(self, table: Table) -> bool:
        cast = votes(table)[:1]
        for vote in cast:
            table.entrust(*vote)
        return super()._move(table) or bool(cast)
