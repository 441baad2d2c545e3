# SPDX-License-Identifier: MIT
"""Starts what was built, each in a fresh place: the wheel in a new environment, the bundle.

smoke.py DIST   where the wheel and the bundle's folder are
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STARTS = (["--version"], ["games", "--json"], ["--smoke"])


def main() -> int:
    """Start both and say which did not work."""
    dist = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        start("wheel", installed(newest_wheel(dist), place / "environment"), place)
        start("bundle", dist / "sobremesa" / "sobremesa", place)
    return 0


def newest_wheel(dist: Path) -> Path:
    """The wheel that was built last."""
    wheels = sorted(dist.glob("sobremesa-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        sys.exit(f"no wheel in {dist}")
    return wheels[-1]


def installed(wheel: Path, environment: Path) -> Path:
    """The program of a wheel in a new environment with the locked dependencies."""
    venv.create(environment, with_pip=True)
    pip: list[str | Path] = [
        environment / "bin" / "python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "-q",
    ]
    subprocess.run(
        [*pip, "install", "-c", ROOT / "requirements.lock", wheel], check=True, cwd=environment
    )
    return environment / "bin" / "sobremesa"


def start(what: str, program: Path, place: Path) -> None:
    """Start the program from another folder, with a home of its own and no screen."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    given = {**kept, "QT_QPA_PLATFORM": "offscreen", "SOBREMESA_HOME": str(place / "home")}
    for arguments in STARTS:
        done = subprocess.run(
            [program, *arguments],
            cwd=place,
            env=given,
            stdout=subprocess.PIPE,
            timeout=120,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{what}: {' '.join(arguments)} ended with {done.returncode}")
    print(f"{what}: starts")


if __name__ == "__main__":
    sys.exit(main())
