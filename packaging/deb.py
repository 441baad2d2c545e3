# SPDX-License-Identifier: MIT
"""The Debian package of the bundle, with its own Python and Qt: for the system that built it
and newer ones.

It says of itself what it needs: which libraries that are not in the bundle, and which
version of the C library, both read from its binaries.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import share

from client.version import VERSION

ROOT = Path(__file__).resolve().parents[1]

OF_SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
}
"""What a bundle leaves to the system, as it belongs to its graphics, and Debian's package of it."""

BY_PATH = ("fontconfig-config", "xkb-data")
"""What fontconfig and xkbcommon read at paths of the system, though they are in the bundle."""

OF_C = re.compile(r"^(ld-linux.*|lib(c|dl|m|pthread|rt|util|resolv)\.so\.\d+)$")
_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")
_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)

CONTROL = """\
Package: sobremesa
Version: {version}
Architecture: {architecture}
Maintainer: The Sobremesa authors <sobremesa@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: board games for a few laptops on one network
 One laptop opens a table, the others see it and sit down: no account, no
 server, no dealer to trust. Every game is kept in a file that is the saved
 game, the replay and the evidence. Bots take empty seats.
 .
 This package holds its own Python and Qt. It is an unofficial fan
 implementation; the names of the games belong to their owners.
"""

OTHERS = """\
Comment:
 /usr/lib/sobremesa holds the works of others too. Whose they are and under
 which licences is told in /usr/lib/sobremesa/_internal/licences.
"""

OVERRIDES = """\
# A bundle: its own Python, Qt and what these load, as their makers built them.
sobremesa: embedded-library *
sobremesa: custom-library-search-path *
sobremesa: binary-without-manpage *
"""


def build(bundle: Path, dist: Path, when: int) -> Path:
    """Build the package into a folder; all files are as old as `when`, in seconds since 1970."""
    architecture = _said("dpkg", "--print-architecture").strip()
    path = dist / f"sobremesa_{VERSION}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        _fill(tree, bundle)
        size = sum(f.lstat().st_size for f in tree.rglob("*") if not f.is_dir())
        control = CONTROL.format(
            version=VERSION,
            architecture=architecture,
            kilobytes=(size + 1023) // 1024,
            depends=", ".join(depends(bundle)),
        )
        _made(tree / "DEBIAN" / "control").write_text(control)
        _calm(tree, when)
        command: list[str | Path] = [
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "-z6",
            "--build",
            tree,
            path,
        ]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(when)},
        )
    return path


def depends(bundle: Path) -> list[str]:
    """What the binaries of a bundle need of a system, as Debian packages.

    Raises KeyError for a library that is neither in the bundle nor known here.
    """
    binaries = [p for p in bundle.rglob("*") if p.is_file() and _is_elf(p)]
    held = {path.name for path in bundle.rglob("*")}
    needed: set[str] = set()
    newest = (0, 0)
    for path in binaries:
        headers = _said("objdump", "-p", str(path))
        needed.update(_NEEDED.findall(headers))
        newest = max([newest, *((int(a), int(b)) for a, b in _GLIBC.findall(headers))])
    foreign = sorted(name for name in needed - held if not OF_C.match(name))
    return [f"libc6 (>= {newest[0]}.{newest[1]})", *(OF_SYSTEM[n] for n in foreign), *BY_PATH]


def _fill(tree: Path, bundle: Path) -> None:
    usr = tree / "usr"
    shutil.copytree(bundle, _made(usr / "lib" / "sobremesa"), symlinks=True)
    share.lay_out(usr)
    start = _made(usr / "games" / "sobremesa")
    start.symlink_to("../lib/sobremesa/sobremesa")
    texts = usr / "share" / "doc" / "sobremesa"
    ours = (ROOT / "packaging" / "debian" / "copyright").read_text("utf-8")
    _made(texts / "copyright").write_text(ours.replace("\n\nFiles:", f"\n{OTHERS}\nFiles:", 1))
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (texts / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    _made(usr / "share" / "lintian" / "overrides" / "sobremesa").write_text(OVERRIDES)


def _calm(tree: Path, when: int) -> None:
    for path in sorted(tree.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
