# SPDX-License-Identifier: MIT
"""Catalogues: `.ts` holds the sentences of one language, `.qm` what Qt reads of it.

`make catalogues` brings both up to the sources.
"""
