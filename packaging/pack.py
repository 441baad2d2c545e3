# SPDX-License-Identifier: MIT
"""Packs the bundle for Linux; the same sources and SOURCE_DATE_EPOCH give the same bytes.

pack.py tar DIST   DIST/sobremesa-VERSION-linux-MACHINE.tar.xz, the folder as it is
pack.py run DIST   DIST/sobremesa-VERSION-linux-MACHINE.run, which installs it for one user
pack.py deb DIST   DIST/sobremesa_VERSION_ARCHITECTURE.deb, which installs it for all
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
for place in (HERE, HERE.parent):
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))

import deb  # noqa: E402  neighbours are not on the path before
import share  # noqa: E402

from client.version import APPLICATION_ID, VERSION  # noqa: E402

WHEN = int(os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))
TITLE = "Sobremesa: board games for a few laptops on one network"


def main() -> int:
    """Make one format of the bundle and say where it is."""
    kinds: dict[str, Callable[[Path, Path], Path]] = {"tar": tar, "run": run, "deb": debian}
    dist = Path(sys.argv[2]).resolve()
    bundle = dist / "sobremesa"
    if not (bundle / "sobremesa").is_file():
        sys.exit(f"there is no bundle in {dist}; make it first")
    made = kinds[sys.argv[1]](bundle, dist)
    print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")
    return 0


def tar(bundle: Path, dist: Path) -> Path:
    """The folder alone: unpack it anywhere, start `sobremesa/sobremesa`."""
    path = dist / f"{_stem()}.tar.xz"
    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(bundle, "sobremesa", filter=_plain)
    return path


def run(bundle: Path, dist: Path) -> Path:
    """The folder with its desktop files and a script that puts them into a home."""
    path = dist / f"{_stem()}.run"
    with tempfile.TemporaryDirectory() as folder:
        inside = Path(folder) / "inside"
        shutil.copytree(bundle, inside / "sobremesa", symlinks=True)
        share.lay_out(inside)
        script = (HERE / "run" / "setup.sh").read_text("utf-8")
        (inside / "setup.sh").write_text(script.replace("@ID@", APPLICATION_ID))
        (inside / "setup.sh").chmod(0o755)
        calm = f"--sort=name --mtime=@{WHEN} --owner=0 --group=0 --numeric-owner"
        options = ["--xz", "--complevel", "6", "--nox11", "--tar-extra", calm]
        dated = ["--packaging-date", f"@{WHEN}"]
        # The command line is kept in the file: no path of this machine in it.
        command = ["makeself", "--quiet", *options, *dated, "inside", path.name, TITLE]
        subprocess.run([*command, "./setup.sh"], check=True, cwd=folder)
        shutil.move(Path(folder) / path.name, path)
    return path


def debian(bundle: Path, dist: Path) -> Path:
    """The Debian package of the bundle."""
    return deb.build(bundle, dist, WHEN)


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = WHEN
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def _stem() -> str:
    return f"sobremesa-{VERSION}-linux-{platform.machine()}"


if __name__ == "__main__":
    sys.exit(main())
