#!/bin/bash
# SPDX-License-Identifier: MIT
# desktop.sh PYTHON   metadata, desktop file, MIME type, manual page, licences and the Windows script
# are what their validators want. PYTHON has the program's dependencies and reuse.
set -euo pipefail
. "$(dirname "$0")/tools.sh"
needs appstreamcli desktop-file-validate update-mime-database gio man makensis

python=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
"$python" packaging/share.py "$work"
share=$work/share

say "metadata"
# There is no page on the web yet that could be named as the homepage; old validators do not ask.
tolerated=(--override=url-homepage-missing=info)
appstreamcli --version | grep -q ' 0\.' && tolerated=()
appstreamcli validate --no-net "${tolerated[@]}" "$share"/metainfo/*.xml
say "desktop file"
desktop-file-validate "$share"/applications/*.desktop
say "MIME type, by name and by the first bytes"
XDG_DATA_HOME=$work/none XDG_DATA_DIRS=$share update-mime-database "$share/mime"
printf 'anything\n' >"$work/named.sobremesa"
printf 'SOBREMESA1\n' >"$work/unnamed"
for file in named.sobremesa unnamed; do
    XDG_DATA_HOME=$share gio info -a standard::content-type "$work/$file" |
        grep -q 'application/x-sobremesa-ledger'
done
say "manual page"
warnings=$(LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$share"/man/man6/*.6.gz 2>&1 >/dev/null)
[ -z "$warnings" ] || { echo "$warnings" && exit 1; }
say "licences"
"$python" -m reuse lint --quiet
say "installer for Windows, with a payload that is none"
mkdir -p "$work/payload/_internal"
touch "$work/payload/sobremesa.exe" "$work/payload/_internal/nothing"
makensis -V2 -WX -DVERSION=0.0.0 -DPAYLOAD="$work/payload" \
    -DOUTPUT="$work/sobremesa-setup.exe" packaging/windows/sobremesa.nsi
say "all of it is valid"
