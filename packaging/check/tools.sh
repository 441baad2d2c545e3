# SPDX-License-Identifier: MIT
# What the checks of packages share; to be sourced.

# The folder of the sources.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

say() { printf '== %s\n' "$*"; }

# Ends with the names of the tools that are missing, if there are any.
needs() {
    local tool missing=()
    for tool in "$@"; do
        command -v "$tool" >/dev/null || missing+=("$tool")
    done
    [ ${#missing[@]} -eq 0 ] && return
    echo "Missing here: ${missing[*]}; docs/packagers.md names the packages" >&2
    exit 1
}

# room SUITE VARIANT HOOK...: a fresh chroot that is gone at the end; each hook runs with its
# folder as $1. APT_OPTION is one more line for its apt, for a mirror that has its own ways.
room() {
    local suite=$1 variant=$2 hooks=() hook
    shift 2
    for hook in "$@"; do
        hooks+=("--customize-hook=$hook")
    done
    mmdebstrap --quiet --mode=root --variant="$variant" --aptopt="${APT_OPTION:-}" \
        "${hooks[@]}" "$suite" /dev/null
}
