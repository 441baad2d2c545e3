# SPDX-License-Identifier: MIT
# Everything that is done to this project, one word each. `make` explains itself.

# The system's own Python if it is new enough: what packages bring and README promises.
PYTHON ?= $(shell for python in /usr/bin/python3 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; \
	done; echo python3)
PYTHON := $(PYTHON)
NEWEST ?= $(shell for minor in 15 14 13 12 11; do \
	python3.$$minor -c '' 2>/dev/null && echo python3.$$minor && exit; done)
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := requirements.lock
VERSION := $(shell sed -n 's/^VERSION = "\(.*\)"/\1/p' client/version.py)
PYTEST := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n 2 --dist worksteal
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1767225600)
export SOURCE_DATE_EPOCH

.DEFAULT_GOAL := help
.PHONY: help play check check-all lint types imports translated test format catalogues places gallery dist bundle archives deb smoke check-archive check-lowest check-newest check-packages lock clean

help: ## say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: $(VENV)/.play ## set up, then open the window
	@$(BIN)/python packaging/needs.py
	$(BIN)/sobremesa

check: lint types imports translated test ## set up, then run every check (matrices sampled)

check-all: lint types imports translated $(VENV)/.check ## the same with complete matrices
	$(PYTEST) --complete

lint: $(VENV)/.check ## formatting and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/.check ## static types
	$(BIN)/mypy

imports: $(VENV)/.check ## which folder may import which
	$(BIN)/lint-imports

translated: $(VENV)/.check ## whether every sentence is in every language
	$(BIN)/python packaging/catalogues.py --check

test: $(VENV)/.check ## the tests, in random order; the seed is printed
	$(PYTEST)

format: $(VENV)/.check ## format the sources in place
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

catalogues: $(VENV)/.check ## bring the catalogues in ui/i18n up to the sentences in the sources
	$(BIN)/python packaging/catalogues.py

places: $(VENV)/.check ## search anew where the cities stand on the maps, for minutes
	$(BIN)/python packaging/places.py

gallery: $(VENV)/.play ## every screen as a picture in out/gallery
	$(BIN)/sobremesa gallery out/gallery

dist: $(VENV)/.check ## dist/*.whl and dist/*.tar.gz: the wheel and the source archive
	$(BIN)/python -m build --no-isolation --outdir dist .

bundle: $(VENV)/.check ## dist/sobremesa, a folder that runs without Python
	PYTHONHASHSEED=0 $(BIN)/python -m PyInstaller --noconfirm --clean --log-level WARN \
		--distpath dist --workpath build packaging/pyinstaller/sobremesa.spec
	$(BIN)/python packaging/weigh.py dist/sobremesa

archives: bundle ## dist/*.tar.xz and dist/*.run: that folder for a USB stick
	$(BIN)/python packaging/pack.py tar dist
	$(BIN)/python packaging/weigh.py dist/sobremesa-$(VERSION)-*.tar.xz
	$(BIN)/python packaging/pack.py run dist

deb: bundle ## dist/*.deb: that folder as a package for Debian 12 and newer
	$(BIN)/python packaging/pack.py deb dist

smoke: dist bundle ## start the wheel and the bundle, each outside this folder
	$(BIN)/python packaging/smoke.py dist

check-archive: dist ## run every test from the unpacked source archive
	rm -rf build/archive && mkdir -p build/archive
	tar -xf dist/sobremesa-$(VERSION).tar.gz -C build/archive --strip-components=1
	cd build/archive && QT_QPA_PLATFORM=offscreen PYTHONPATH=. $(abspath $(BIN))/python -m pytest -n 2

check-lowest: $(VENV)/.check ## run every test with the lowest versions that pyproject.toml allows
	mkdir -p build && $(BIN)/python packaging/lowest.py > build/lowest.txt
	rm -rf build/lowest && $(PYTHON) -m venv build/lowest
	build/lowest/bin/python -m pip --disable-pip-version-check --quiet install -r build/lowest.txt
	QT_QPA_PLATFORM=offscreen PYTHONPATH=. build/lowest/bin/python -m pytest -n 2

check-newest: ## run every test on the newest Python there is, or NEWEST=python
	rm -rf build/newest && $(NEWEST) -m venv build/newest
	build/newest/bin/python -m pip --disable-pip-version-check --quiet install -c $(LOCK) hatchling editables
	build/newest/bin/python -m pip --disable-pip-version-check --quiet install -c $(LOCK) --no-build-isolation -e '.[test]'
	QT_QPA_PLATFORM=offscreen build/newest/bin/python -m pytest -n 2

check-packages: dist deb $(VENV)/.packages ## every package in clean systems; needs root and minutes
	packaging/check/desktop.sh $(BIN)/python
	packaging/check/bookworm.sh dist/sobremesa_$(VERSION)_*.deb out/packages/bookworm.png
	packaging/check/sid.sh dist/sobremesa-$(VERSION).tar.gz out/packages/sid

lock: ## write the exact versions that checks use from a fresh environment
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install '.[dev]' hatchling editables
	build/lock/bin/python -m pip --disable-pip-version-check freeze --exclude sobremesa > $(LOCK)

clean: ## remove what was built
	rm -rf build dist out .mypy_cache .ruff_cache .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) packaging/needs.py
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml $(LOCK)
	$(PIP) install -c $(LOCK) hatchling editables
	$(PIP) install -c $(LOCK) --no-build-isolation -e .
	@touch $@

$(VENV)/.packages: $(VENV)/.check
	$(PIP) install -c $(LOCK) --no-build-isolation -e '.[packages]'
	@touch $@

$(VENV)/.check: $(VENV)/.play
	$(PIP) install -c $(LOCK) --no-build-isolation -e '.[dev]'
	@touch $@
