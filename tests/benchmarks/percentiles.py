# SPDX-License-Identifier: MIT
"""The figures that a latency is quoted by."""

from __future__ import annotations

from collections.abc import Sequence


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """The median, the 95th and the 99th percentile, in the unit of the values."""
    ordered = sorted(values)
    at = {"p50": 0.50, "p95": 0.95, "p99": 0.99}
    return {name: round(ordered[int(q * (len(ordered) - 1))], 3) for name, q in at.items()}
