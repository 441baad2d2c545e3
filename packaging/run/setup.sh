#!/bin/sh
# SPDX-License-Identifier: MIT
# Puts the unpacked bundle into the home of whoever runs this; no other rights are needed.
#   setup.sh            install or replace
#   setup.sh --remove   take away everything that was installed; games and settings stay
set -eu

id=@ID@
here=$(cd "$(dirname "$0")" && pwd)
program=$HOME/.local/lib/sobremesa
command=$HOME/.local/bin/sobremesa
share=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    for tool in "update-desktop-database -q $share/applications" \
        "update-mime-database $share/mime" "gtk-update-icon-cache -q -t $share/icons/hicolor"; do
        if command -v "${tool%% *}" >/dev/null; then
            $tool >/dev/null 2>&1 || true
        fi
    done
}

remove() {
    if [ -f "$program/installed" ]; then
        while read -r file; do
            rm -f "$share/$file"
        done <"$program/installed"
    fi
    rm -rf "$program" "$command"
}

if [ "${1:-}" = --remove ]; then
    remove
    refresh
    echo "Sobremesa was removed. Games and settings are still there."
    exit 0
fi

remove
mkdir -p "$program" "${command%/*}" "$share"
cp -R "$here/sobremesa/." "$program"
cp "$here/setup.sh" "$program/setup.sh"
ln -s "$program/sobremesa" "$command"
(cd "$here/share" && find . -type f | LC_ALL=C sort) >"$program/installed"
cp -R "$here/share/." "$share"
sed -i -e "s|^Exec=sobremesa|Exec=\"$program/sobremesa\"|" -e /^TryExec=/d \
    "$share/applications/$id.desktop"
refresh
echo "Sobremesa is in the menu; in a terminal: $command"
echo "To remove it: $program/setup.sh --remove"
