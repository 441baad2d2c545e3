#!/bin/sh
# SPDX-License-Identifier: MIT
# One step of bookworm.sh, inside the fresh system.
set -eu
export PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8
export SOBREMESA_HOME=/tmp/home DEBIAN_FRONTEND=noninteractive

# Every file but what apt and ld keep for themselves.
files() {
    find /usr /etc /opt -xdev ! -name 'ld.so.cache' ! -path '/etc/apt/*' | sort
}

# Runs a command that must not say anything on standard error.
silent() {
    "$@" 2>/tmp/errors || { cat /tmp/errors >&2; exit 1; }
    [ ! -s /tmp/errors ] || { cat /tmp/errors >&2; exit 1; }
}

case $1 in
install)
    files >/tmp/before
    apt-get install -y -qq --no-install-recommends /tmp/sobremesa_*.deb >/dev/null 2>&1
    ! command -v python3
    ;;
offscreen)
    sobremesa --version
    QT_QPA_PLATFORM=offscreen silent sobremesa --smoke
    ;;
x11)
    silent sobremesa --smoke
    ;;
window)
    sobremesa &
    echo $! >/tmp/window
    wait $! || true
    ;;
close)
    kill "$(cat /tmp/window)"
    ;;
game)
    SOBREMESA_HOME=/tmp/ada sobremesa host thirteen_minutes --table Oak --name Ada \
        --headless --autoplay steady --pace 20 >/tmp/ada.out &
    until [ -s /tmp/ada.out ]; do sleep 0.1; done
    SOBREMESA_HOME=/tmp/bob QT_QPA_PLATFORM=offscreen sobremesa doctor | grep 'tables'
    SOBREMESA_HOME=/tmp/bob QT_QPA_PLATFORM=offscreen sobremesa doctor |
        grep -Eq 'heard of tables +[1-9][0-9]* by mDNS'
    SOBREMESA_HOME=/tmp/bob sobremesa join Oak --name Bob \
        --headless --autoplay random >/tmp/bob.out
    wait
    cut -d, -f1-3 /tmp/bob.out | tail -1
    for who in ada bob; do
        sobremesa audit /tmp/$who/data/games/*.sobremesa | tail -1
    done
    ;;
remove)
    apt-get purge -y -qq --autoremove sobremesa >/dev/null 2>&1
    files >/tmp/after
    diff /tmp/before /tmp/after
    ;;
esac
