# SPDX-License-Identifier: MIT
"""What a holder owes the table at any moment, and needs no person for.

It follows from the public replica and the secrets alone. A holder that forgot what
it was doing, because it crashed, finds out by looking.
"""

from __future__ import annotations

from netcode.holder import deck_keys, disclosures, secret_moves, setups, values
from netcode.holder.holder import Holder
from netcode.replica.replica import Replica
from netcode.statements.payloads import AnyPayload


def due(replica: Replica, me: Holder) -> AnyPayload | None:
    """What the table waits for from me."""
    if not replica.over and (complaint := setups.complaint_due(replica, me)):
        return complaint
    if not replica.ready:
        return setups.due(replica, me)
    if (payload := disclosures.due(replica, me)) is not None:
        return payload
    if replica.over:
        return disclosures.witness_due(replica, me)
    return values.due(replica, me) or secret_moves.due(replica, me) or deck_keys.due(replica, me)
