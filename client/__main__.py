# SPDX-License-Identifier: MIT
"""The program. Exit status 0, 2 for wrong usage, 1 with one line for what failed.

Without a command it is the window alone: the commands and all that they import
stay out of its way.
"""

from __future__ import annotations

import contextlib
import io
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
        _show_every_name()
        status = _run(given)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Failure as failure:
        return _report(str(failure), failure.status)
    except KeyboardInterrupt:
        return _report("stopped", 1)
    except BrokenPipeError:
        _say_no_more()
        return 1
    except OSError as error:
        log.start(folders())
        logging.getLogger(__name__).exception("the system refused something")
        _say_no_more()
        return _report(_refusal(error), 1)
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


def _show_every_name() -> None:
    """Escape what a terminal cannot show: no name of a player or a file ends a table."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _say_no_more() -> None:
    """What could not be written to stdout is not tried again at the end of the process."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refusal(error: OSError) -> str:
    """Why the system refused something, and where."""
    return f"{error.strerror}: {error.filename}" if error.filename else str(error)


def _report(message: str, status: int) -> int:
    one_line = " ".join(message.split())
    if sys.stderr is not None:
        print(f"sobremesa: {one_line}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
