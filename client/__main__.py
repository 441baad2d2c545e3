# SPDX-License-Identifier: MIT
"""The program. Exit status 0, 2 for wrong usage, 1 with one line for what failed.

Without a command it is the window alone: the commands and all that they import
stay out of its way.
"""

from __future__ import annotations

import logging
import os
import sys

from client.failure import Failure
from client.machine import log
from client.machine.storage import folders


def main(argv: list[str] | None = None) -> int:
    """Run one command, or open the window if there is none."""
    given = sys.argv[1:] if argv is None else argv
    try:
        return _run(given)
    except Failure as failure:
        return _report(str(failure), failure.status)
    except KeyboardInterrupt:
        return _report("stopped", 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        log.start(folders())
        logging.getLogger(__name__).exception("unexpected failure")
        return _report(f"unexpected failure: {type(error).__name__}: {error}", 1)
    finally:
        log.stop()


def _run(given: list[str]) -> int:
    if given:
        from client import command_line

        return command_line.run(given)
    from client.desktop import window

    return window.show()


def _report(message: str, status: int) -> int:
    one_line = " ".join(message.split())
    if sys.stderr is not None:
        print(f"sobremesa: {one_line}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
