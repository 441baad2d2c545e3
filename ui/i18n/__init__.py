# SPDX-License-Identifier: MIT
"""Languages and their catalogues: `.ts` holds the sentences of one, `.qm` what Qt reads of it.

`make catalogues` brings both up to the sources. `languages` gives what is spoken to Qt and to
`sentences`, which knows no Qt. Nothing here knows what is said.
"""
