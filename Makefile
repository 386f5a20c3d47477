# play, test, check and bench are all that anyone needs; the first use of each sets up .venv.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# One more than there are cores: many tests wait for a server.
JOBS ?= $(shell expr `getconf _NPROCESSORS_ONLN` + 1)
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check --no-compile
# No bytecode is made when packages are installed, for most of them is never used: so it is kept when it is.
unexport PYTHONDONTWRITEBYTECODE

# make play HOST=0.0.0.0 lets others of the network in. A variable HOST of the environment means something else.
HOST := 127.0.0.1
PORT := 8000
# Tests run in a random order and print its seed; make test SEED=7 repeats it.
ORDER := $(if $(SEED),--randomly-seed=$(SEED))

SITE := src/heckmeck/server/site/index.html
PAGE := $(shell find web src/heckmeck/locales -type f -not -path 'web/node_modules/*' -not -name schema.json)

.PHONY: help play ready compiled installed test test-page test-training check bench web site engine types screenshots icons coverage playthroughs requirements clean

help:
	@echo "make play     play in the browser (in the terminal: .venv/bin/heckmeck play; others of the network: HOST=0.0.0.0)"
	@echo "make test     run all tests"
	@echo "make check    style, types and imports"
	@echo "make bench    figures, as ratios measured in one run"

# The page opens as soon as it is built and the rules are compiled; the coach is compiled while people look at it.
play: $(VENV)/.node
	@$(MAKE) --no-print-directory --jobs=2 ready
	@nice $(RUN) -m heckmeck.server.ops.warm_up coach & trap "kill $$! 2>/dev/null" EXIT INT TERM; \
	  $(VENV)/bin/heckmeck serve --open --log-level warning --host $(HOST) --port $(PORT)

ready: $(SITE) $(VENV)/.rules $(VENV)/.installed
	@:

# What is played and asked in tests is compiled before: a server that compiles answers nobody.
compiled: $(VENV)/.dev
	@$(MAKE) --no-print-directory ready
	@$(RUN) -m heckmeck.server.ops.warm_up coach

web: $(SITE)

$(SITE): $(PAGE) | $(VENV)/.node
	@echo "Building the page ..."
	@$(RUN) web/build.py
	@touch $@

# The rules, odds and bots of the page, compiled from the same functions; tests/browser says whether they are up to date.
engine: $(VENV)/.dev
	$(RUN) -m heckmeck.browser.build

# The page for any plain file server, in whatever path: docs/pocket.md.
site: | $(VENV)/.node
	$(RUN) web/build.py site build/site

# The browser's types follow the server's schema.
types: $(VENV)/.dev
	$(RUN) -m heckmeck.server.http.openapi web/schema.json
	$(RUN) web/build.py run types

# First what waits for the network, then what one core is enough for beside what needs them all.
test:
	@$(MAKE) --no-print-directory --jobs=3 installed
	@$(MAKE) --no-print-directory --jobs=2 coverage compiled
	@$(MAKE) --no-print-directory test-page
	$(RUN) -m tests -q -n $(JOBS) --dist worksteal $(ORDER)

installed: $(VENV)/.dev $(VENV)/.browser $(SITE)

test-page: $(VENV)/.node
	$(RUN) web/build.py run test

# Training with a library from PyPI: brings PyTorch, some GB, so it is not part of `make test`.
test-training: $(VENV)/.dev
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable ".[rl,train]"
	$(RUN) -m pytest -q tests/envs/test_training.py

# The tests of the page need browsers; Debian's are installed where that is allowed.
$(VENV)/.browser: | $(VENV)/bin/python
	@{ command -v chromium && command -v firefox-esr; } >/dev/null || { echo "Installing chromium and Firefox ..."; \
	  apt-get update -qq && apt-get install -y -qq chromium firefox-esr >/dev/null; } || \
	  echo "a browser is missing: apt install chromium firefox-esr"
	@touch $@

# Pictures of the page are taken in the font of most phones.
$(VENV)/.fonts: | $(VENV)/bin/python
	@fc-list 2>/dev/null | grep -q Roboto-Regular || apt-get install -y -qq fonts-roboto-unhinted >/dev/null || \
	  echo "Roboto is missing: apt install fonts-roboto-unhinted"
	@touch $@

# The rules and the records, line by line and branch by branch, as plain Python.
coverage: $(VENV)/.dev
	NUMBA_DISABLE_JIT=1 $(RUN) -m pytest -q -n $(JOBS) $(ORDER) tests/rules tests/record \
	  --cov=heckmeck.rules --cov=heckmeck.record --cov-branch --cov-fail-under=100 --cov-report=term:skip-covered

check: $(VENV)/.dev
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports --no-cache
	$(RUN) web/build.py run check

bench: $(VENV)/.dev $(VENV)/.browser compiled
	@for script in "-m bench.rules" "-m bench.solve" "-m bench.bots" bench/coach.py "-m bench.rollouts" \
	  "bench/champion.py speed" bench/envs.py \
	  "-m bench.browser" "-m bench.offline" "-m bench.page" "-m bench.server" "-m bench.bot_tables" "-m bench.strangers" "-m bench.hall" \
	  "-m bench.first_start"; do \
	  echo "== $$script"; $(RUN) $$script || exit 1; done

# The app's icons in every shape, from web/icons/app.svg.
icons: $(VENV)/.dev $(VENV)/.browser
	$(RUN) -m tests.e2e.icons

# Every page, phone and laptop, light and dark, into build/screenshots; the best into docs/screenshots.
screenshots: $(VENV)/.dev $(VENV)/.browser $(VENV)/.fonts compiled
	FONTCONFIG_FILE=$(CURDIR)/tests/e2e/fonts.conf $(RUN) -m tests.e2e.screenshots

playthroughs: $(VENV)/.dev
	$(RUN) -m tests.playthroughs.generate

# Exact pins, without the address of any index.
COMPILE := $(RUN) -m piptools compile --quiet --upgrade --strip-extras --no-annotate --no-header \
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links pyproject.toml
requirements: $(VENV)/.dev
	$(COMPILE) --extra web --extra site --output-file requirements/play.txt
	$(COMPILE) --extra web --extra site --extra cluster --extra plot --extra rl --extra engine --extra dev --output-file requirements/dev.txt

# A machine without the venv module gets virtualenv through pip, inside the folder.
$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { \
	  rm -rf $(VENV); \
	  $(PYTHON) -m pip install --quiet --target $(VENV)-tool virtualenv && \
	  PYTHONPATH=$(VENV)-tool $(PYTHON) -m virtualenv --quiet $(VENV); }

# Node first: the page is built while the other packages come.
$(VENV)/.node: requirements/play.txt | $(VENV)/bin/python
	@echo "Setting up, once ..."
	@$(PIP) `grep nodejs requirements/play.txt`
	@touch $@

$(VENV)/.packages: $(VENV)/.node
	@$(PIP) -r requirements/play.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.packages pyproject.toml
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.rules: $(VENV)/.packages
	@echo "Compiling the rules, once ..."
	@PYTHONPATH=src $(RUN) -m heckmeck.server.ops.warm_up
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/.node
	$(PIP) -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.node $(VENV)/.packages $(VENV)/.installed $@

clean:
	rm -rf build dist web/node_modules $(dir $(SITE)) $(VENV) $(VENV)-tool .pytest_cache .mypy_cache .ruff_cache .hypothesis
