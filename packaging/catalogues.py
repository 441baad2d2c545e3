# SPDX-License-Identifier: MIT
"""Brings the catalogues in `ui/i18n` up to the sentences in the sources, and compiles them.

With `--check` nothing is changed: it fails where a catalogue is not what would be written,
or where a sentence has no translation. Needs PySide6's own `lupdate` and `lrelease`.
"""

from __future__ import annotations

import argparse
import filecmp
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CATALOGUES = Path("ui/i18n")


def main() -> int:
    """Write, or check; a sentence for every catalogue that has a fault, then 1 if checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail on a fault")
    checking = parser.parse_args().check
    with tempfile.TemporaryDirectory() as folder:
        faults = [_brought_up(path, Path(folder), checking) for path in _texts()]
    for fault in filter(None, faults):
        print(f"catalogues: {fault}", file=sys.stderr)
    return int(checking and any(faults))


def _texts() -> list[Path]:
    return sorted((ROOT / CATALOGUES).glob("*.ts"))


def _brought_up(kept: Path, folder: Path, checking: bool) -> str:
    """What is wrong with a catalogue, if anything; written unless it is only checked."""
    made = Path(shutil.copy(kept, folder))
    compiled = made.with_suffix(".qm")
    _run("lupdate", *_sources(), "-locations", "none", "-no-obsolete", "-ts", made)
    _run("lrelease", made, "-qm", compiled)
    unfinished = made.read_text(encoding="utf-8").count('type="unfinished"')
    stale = [
        file.name
        for file in (made, compiled)
        if not kept.with_name(file.name).exists()
        or not filecmp.cmp(file, kept.with_name(file.name), shallow=False)
    ]
    if not checking:
        for name in stale:
            shutil.copy(folder / name, kept.parent)
    if unfinished:
        return f"{kept.name} lacks {unfinished} translations"
    if stale and checking:
        return f"{' and '.join(stale)} not up to date: make catalogues"
    return ""


def _sources() -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "ui").rglob("*.py"))


def _run(tool: str, *arguments: str | Path) -> None:
    found = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([found, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
