# Everything sets itself up: a fresh Debian machine needs only Python >= 3.11 (with venv), git and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
# Where the rules lie compiled by mypyc; first on the path they are used, and where they are missing, the sources.
COMPILED := build/compiled
WITH_COMPILED := PYTHONPATH=$(COMPILED)
NODE := $(BIN)/python tools/node.py
PAGE := src/bluemoon/server/page

.PHONY: play test needs web test-web journeys pictures screenshots lint rules soak soak-rules soak-games soak-server soak-page soak-input soak-install soak-docs soak-bots docs bench bench-instructions compiled test-compiled wheel clean

play: $(PLAYABLE) web
	@$(BIN)/python tools/compile.py --background
	$(WITH_COMPILED) $(BIN)/bluemoon serve --open

# What checks the sources and what checks the page run side by side, on two cores.
test: $(READY) needs
	@$(MAKE) --no-print-directory -j2 --output-sync=line test-web lint rules compiled
	$(BIN)/pytest -n 2
	@$(MAKE) --no-print-directory test-compiled journeys

# PostgreSQL and Chromium from Debian's packages, where they are missing and may be installed.
needs: $(READY)
	@$(BIN)/python tools/needs.py postgresql chromium

# The table in the browser: built into the server's folder when its sources have changed.
web: $(PAGE)/index.html

$(PAGE)/index.html: web/node_modules/.ready web/index.html web/vite.config.ts web/draw.js \
		web/fixtures/cards.json $(shell find web/src web/public \
		src/bluemoon/server/protocol src/bluemoon/server/http -type f -not -name '*.pyc')
	$(BIN)/python tools/protocol.py
	$(NODE) npm run --silent build

# Not `npm ci`: it wants the lock to name the binaries of every platform, which not every registry has.
web/node_modules/.ready: web/package-lock.json | $(PLAYABLE)
	$(NODE) npm install --no-save --no-fund --no-audit
	touch $@

test-web: web
	$(NODE) npm run --silent lint
	$(NODE) npm run --silent check
	$(NODE) npm run --silent test

# Whole games in Chromium against a real server; JOURNEYS=all takes the long ones, too,
# JOURNEYS=quick measures how quick the page is.
journeys: web
	$(WITH_COMPILED) $(NODE) npm run --silent journeys

# Sheets of all pictures of each people (build/pictures), to be looked at; PEOPLE=Vulca takes only these.
pictures: web/node_modules/.ready
	$(NODE) npm run --silent sheets -- $(PEOPLE)

# The screenshots of README and docs, taken of the real table.
screenshots: web
	$(WITH_COMPILED) $(NODE) npm run --silent pictures

rules: $(READY)
	$(BIN)/python -m tests.rules --missing

# Long runs, each below an hour; one that was stopped goes on where it was (build/soak).
soak: soak-rules soak-games soak-server soak-page soak-input soak-install soak-docs soak-bots

# No turn withheld, no dead end offered: every permitted path of two million actions.
soak-rules: compiled
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.brute_force --actions 2000000
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.reasons --games 200 --seconds 1800

soak-games: compiled
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.random_games --games 20000 --workers 2
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.random_decks --decks 1000
	@if command -v valgrind > /dev/null; then $(MAKE) --no-print-directory bench-instructions; fi

soak-server: compiled needs
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.kills --times 500 --seconds 2700
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.attacks --seconds 600
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.fuzz --examples 300 --messages 20000

# Commands and positions that are nearly right: a sentence or a game, nothing else.
soak-input: compiled
	$(WITH_COMPILED):. $(BIN)/python -m tests.cli.fuzz 900
	$(WITH_COMPILED):. $(BIN)/python -m tests.positions 900

# The package built and installed as a stranger would: bare, with each extra; EXTRAS="bare cli" takes only these.
soak-install:
	@$(PYTHON) -m benchmarks.installs --check $(EXTRAS)
	@$(MAKE) --no-print-directory compiled web
	$(BIN)/python -m benchmarks.installs $(EXTRAS)

# The bots' judgement trained from nothing for some minutes, killed in the middle and continued, also over Ray: in an
# environment of its own, since nothing else needs PyTorch and Ray.
TRAINING := build/training
soak-bots: compiled $(TRAINING)/.ready
	$(WITH_COMPILED):. $(TRAINING)/bin/python -m benchmarks.training

$(TRAINING)/.ready: pyproject.toml constraints.txt | $(PLAYABLE)
	test -x $(TRAINING)/bin/python || $(BIN)/python -m venv $(TRAINING)
	$(BIN)/python -m benchmarks.training --pip $(TRAINING)/bin/pip
	BLUEMOON_BUILD=plain $(TRAINING)/bin/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[train,ray]'
	touch $@

# The documentation, without the network: src/bluemoon/server/site, served at /docs.
docs: web $(VENV)/.docs
	$(BIN)/python -m tools.site.build

$(VENV)/.docs: pyproject.toml constraints.txt | $(PLAYABLE)
	$(INSTALL) -e '.[docs]'
	touch $@

# The notebooks and the long blocks of the documentation; then the site, with what came out.
soak-docs: compiled web $(READY) $(VENV)/.docs
	$(WITH_COMPILED) $(BIN)/python -m tools.site.notebooks
	SOAK_DOCS=1 $(WITH_COMPILED) $(BIN)/pytest tests/docs
	$(MAKE) --no-print-directory docs

soak-page: compiled needs
	JOURNEYS=all $(MAKE) --no-print-directory journeys
	JOURNEYS=quick $(MAKE) --no-print-directory journeys

# The same source, compiled where there is a C compiler; done again only for what has changed.
compiled: $(PLAYABLE)
	@$(BIN)/python tools/compile.py $(COMPILED)

test-compiled: compiled
	@if test -d $(COMPILED); then $(WITH_COMPILED) $(BIN)/pytest -n 2 tests/duel tests/rules tests/city \
		tests/formats tests/cards/test_special.py tests/numbers tests/test_pickling.py tests/test_contract.py tests/test_front.py tests/test_readme.py \
		'tests/docs/test_pages.py::test_every_block_runs[docs/api.md]' \
		'tests/docs/test_pages.py::test_every_block_runs[docs/learning.md]' \
		tests/powers/test_discarding.py tests/powers/test_lacks.py; \
	else echo "no C compiler: the rules were tested as plain Python only"; fi

# A wheel for this machine, with the page, the documentation and the compiled rules; plain where nothing can be compiled.
wheel: compiled web docs
	rm -rf dist
	BLUEMOON_COMPILED=$(COMPILED) BLUEMOON_BUILD=auto $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps -w dist .
	$(BIN)/python tools/check_wheel.py dist/*.whl

bench: compiled
	$(BIN)/bluemoon bench duel
	$(BIN)/bluemoon bench city

# Instructions a decision, by part, against the stored figures (needs valgrind); a part of soak-games, too.
bench-instructions: compiled
	$(WITH_COMPILED) $(BIN)/python -m benchmarks.instructions

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks tools
	$(BIN)/ruff format --check src tests benchmarks tools
	$(BIN)/mypy

# What playing needs, and what everything else needs; the package itself needs nothing (pyproject.toml).
INSTALL := BLUEMOON_BUILD=plain $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

$(PLAYABLE): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Bluemoon needs Python 3.11 or newer"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) -e '.[play]'
	touch $@

$(READY): pyproject.toml constraints.txt | $(PLAYABLE)
	$(INSTALL) -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build $(PAGE) web/node_modules .mypy_cache .ruff_cache .pytest_cache
