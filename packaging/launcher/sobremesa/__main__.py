# SPDX-License-Identifier: MIT
"""Start the application, from an installed wheel or from a checkout."""

import sys
from pathlib import Path


def main() -> int:
    """Put the wheel's private `app` folder first, if there is one, and start."""
    app = Path(__file__).resolve().parent / "app"
    if app.is_dir():
        sys.path.insert(0, str(app))
    from client.__main__ import main as start

    return start()


if __name__ == "__main__":
    sys.exit(main())
