#!/bin/bash
# SPDX-License-Identifier: MIT
# One step of sid.sh, inside the fresh system.
set -euo pipefail
export HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
quick=(-y -qq --no-install-recommends)

case $1 in
build)
    mkdir -p /tmp/build
    cd /tmp/build
    sdist=$(echo /tmp/sobremesa-*.tar.gz)
    version=${sdist#/tmp/sobremesa-}
    version=${version%.tar.gz}
    cp "$sdist" "sobremesa_$version.orig.tar.gz"
    tar -xf "$sdist"
    cp -R "sobremesa-$version/packaging/debian" "sobremesa-$version/debian"
    cd "sobremesa-$version"
    apt-get build-dep "${quick[@]}" . >/dev/null 2>&1
    dpkg-buildpackage -us -uc >/tmp/build/build.log 2>&1 || { cat /tmp/build/build.log; exit 1; }
    rm -rf "/tmp/build/sobremesa-$version"
    ;;
lint)
    apt-get install "${quick[@]}" lintian appstream >/dev/null 2>&1
    lintian --allow-root --fail-on error --info /tmp/build/*.changes
    ;;
test)
    apt-get install "${quick[@]}" autopkgtest >/dev/null 2>&1
    autopkgtest --no-built-binaries --quiet /tmp/build/*.deb /tmp/build/*.dsc -- null
    ;;
esac
