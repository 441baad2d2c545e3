# SPDX-License-Identifier: MIT
"""A steady player of Atlantic Star: what hands, plates and money are worth to a seat.

It sees what everybody sees and counts in hundredths of a victory point, in
integers. It must not know what comes up next: the draw pile is what may lie in it.
"""
