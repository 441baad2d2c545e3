# SPDX-License-Identifier: MIT
"""Intent: the program in a process of its own, without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.netcode.network_namespaces import ROOT
from tests.patience import PATIENCE


def python(home: Path, *arguments: str) -> tuple[int, str, str]:
    """Exit status, output and errors of Python with these arguments, from the tree's root."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "SOBREMESA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
