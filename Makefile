# Everything sets itself up: a fresh Debian machine needs only Python >= 3.11 (with venv), git and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled

.PHONY: play test lint rules soak bench compiled test-compiled bench-compiled clean

play: $(READY)
	$(BIN)/bluemoon play

test: $(READY) lint rules
	$(BIN)/pytest -n 2

rules: $(READY)
	$(BIN)/python -m tests.rules --missing

soak: $(READY)
	$(BIN)/python -m benchmarks.random_games --games 20000 --workers 2
	$(BIN)/python -m benchmarks.random_decks --decks 1000

# The same source, compiled by mypyc into build/compiled; put first on the path, it is used instead.
compiled: $(COMPILED)/.ready

$(COMPILED)/.ready: tools/compile.py $(shell find src/bluemoon -name '*.py') | $(READY)
	$(BIN)/python tools/compile.py $(COMPILED)
	touch $@

test-compiled: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 tests/duel tests/rules tests/city

bench: $(READY)
	$(BIN)/bluemoon bench duel
	$(BIN)/bluemoon bench city

bench-compiled: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/bluemoon bench duel
	PYTHONPATH=$(COMPILED) $(BIN)/bluemoon bench city

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks tools
	$(BIN)/ruff format --check src tests benchmarks tools
	$(BIN)/mypy

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Bluemoon needs Python 3.11 or newer"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache
