#!/bin/bash
# SPDX-License-Identifier: MIT
# bookworm.sh DEB PICTURE   the bundle's package in a fresh Debian 12: it installs with nothing but
# what it asks for, starts without a screen and under X11 (PICTURE shows the lobby), plays a game
# over the loopback, and leaves nothing behind. Needs root.
set -euo pipefail
. "$(dirname "$0")/tools.sh"
needs mmdebstrap Xvfb import identify ip unshare

deb=$(realpath "$1")
picture=$(realpath -m "$2")
mkdir -p "${picture%/*}"
work=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1366x768x24 3>"$work/display" 2>/dev/null &
screen=$!
trap 'kill $screen; rm -rf "$work"' EXIT
until [ -s "$work/display" ]; do sleep 0.1; done
export DISPLAY=:$(cat "$work/display")

# Called by the hook with the folder of the chroot.
cat >"$work/look" <<'LOOK'
set -eu
chroot "$1" /bin/sh /room.sh window &
shown=$!
for _ in $(seq 60); do
    sleep 1
    import -window root "$2"
    colours=$(identify -format %k "$2")
    [ "$colours" -lt 100 ] || break
done
chroot "$1" /bin/sh /room.sh close
wait $shown
[ "$colours" -ge 100 ] || { echo "the picture has $colours colours: no window" >&2; exit 1; }
LOOK

quiet='ip link set lo up && ip link set lo multicast on && ip route add 224.0.0.0/4 dev lo'
room bookworm minbase \
    "copy-in '$deb' /tmp" \
    "cp '$root/packaging/check/rooms/bookworm.sh' \"\$1/room.sh\"" \
    'chroot "$1" /bin/sh /room.sh install' \
    'chroot "$1" /bin/sh /room.sh offscreen' \
    'chroot "$1" /bin/sh /room.sh x11' \
    "sh '$work/look' \"\$1\" '$picture'" \
    "unshare --net sh -c '$quiet && exec chroot \"\$0\" /bin/sh /room.sh game' \"\$1\"" \
    'chroot "$1" /bin/sh /room.sh remove'
say "the lobby, to be looked at: $picture"
