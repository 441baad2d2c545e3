#!/bin/bash
# SPDX-License-Identifier: MIT
# sid.sh SDIST OUT   the native package in a fresh Debian unstable: it builds, lintian finds no
# error, and autopkgtest runs the tests on Debian's own Python, Qt and libraries. What was built
# and what was said lies in OUT. Needs root.
set -euo pipefail
. "$(dirname "$0")/tools.sh"
needs mmdebstrap

sdist=$(realpath "$1")
out=$(realpath -m "$2")
mkdir -p "$out"
# Commands that enter a network namespace want the root to be a mount point.
own='mount --rbind "$0" "$0"'
room sid buildd \
    "copy-in '$sdist' /tmp" \
    "cp '$root/packaging/check/rooms/sid.sh' \"\$1/room.sh\"" \
    'chroot "$1" /bin/bash /room.sh build' \
    "copy-out /tmp/build '$out'" \
    'chroot "$1" /bin/bash /room.sh lint' \
    "unshare --mount sh -c '$own && exec chroot \"\$0\" /bin/bash /room.sh test' \"\$1\""
say "built and tested: $out/build"
