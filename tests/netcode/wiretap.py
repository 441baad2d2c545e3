# SPDX-License-Identifier: MIT
"""Intent: a program to run in a namespace: records every byte that passes its adapter.

    python -m tests.netcode.wiretap FILE

It says when it listens, and when it has recorded a marker: all that passed before is in the file.
"""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path

MARKER = b"sobremesa wiretap: so far"
MARKER_PORT = 9
_EVERYTHING = 0x0003
_RCVBUFFORCE = 33
_PACKET, _STATISTICS = 263, 6
"""Numbers of Linux that the module `socket` has no names for."""
_LARGEST = 1 << 17
_WAITING = 1 << 25


def main() -> None:
    """Record until killed."""
    tap = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(_EVERYTHING))
    tap.setsockopt(socket.SOL_SOCKET, _RCVBUFFORCE, _WAITING)
    tap.bind(("eth0", 0))
    with tap, Path(sys.argv[1]).open("ab", buffering=0) as file:
        print(json.dumps({"listening": True}), flush=True)
        while True:
            frame = tap.recv(_LARGEST)
            file.write(frame)
            if MARKER in frame:
                print(json.dumps({"marked": True, "dropped": _dropped(tap)}), flush=True)


def _dropped(tap: socket.socket) -> int:
    """How many frames there was no room for."""
    statistics = tap.getsockopt(_PACKET, _STATISTICS, 8)
    return int.from_bytes(statistics[4:], sys.byteorder)


def mark(address: str) -> None:
    """Send the marker past the tap."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(MARKER, (address, MARKER_PORT))


if __name__ == "__main__":
    if sys.argv[1] == "--mark":
        mark(sys.argv[2])
    else:
        main()
