# SPDX-License-Identifier: MIT
"""How a table of holders plays over a LAN that nobody is trusted to deal on.

Knows messages, signatures, locks and connections. Must not know a widget, nor
the rules of any one game: it asks `core` what a state waits for.

From below: `errors` and `wire`; `crypto`; `link` and `discovery` on the one side and
`statements`, `replica` and `ledger` on the other; `seating`, `holder` and `evidence`;
`table`; and on top, where both sides meet, `runner`, `host` and `guest`.
"""
