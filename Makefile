# Everything that a contributor types; `make` alone lists it. Needs Python 3.11 or newer and GNU make, nothing else.

PYTHON ?=
ARGS ?=
SOAK_RUNS ?= 20
PYTHONS ?= python3.11 python3.12 python3.13

# The tests start the program a hundred times: whoever wants no bytecode elsewhere has it here, and make clean removes it.
export PYTHONDONTWRITEBYTECODE =

# Naming a Python names its own stamp, so that asking for another one sets the environment up anew.
READY := .ready$(subst /,-,$(PYTHON:%=-%))
RUN := .venv/bin/python -m

.PHONY: help play test compiled testcompiled slowest layouts browser walls services screenshots soak check docs pythons mutants bench load clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s  %s\n", $$1, $$2}' Makefile
	@echo
	@echo "  PYTHON=...   the Python to set up with, such as make test PYTHON=python3.12"
	@echo "  ARGS=...     more words for pytest or the benchmarks, such as make test ARGS='-k varys'"

play: .venv/$(READY)-play ## play in the browser; smallcouncil play is the table in a terminal
	@.venv/bin/smallcouncil serve --open $(ARGS)

test: .venv/$(READY) ## run the tests, all but the slow ones
	$(RUN) pytest -n auto --dist loadgroup $(ARGS)

compiled: .venv/$(READY) ## compile the rules of the card games with a C compiler; without one they run as plain Python
	.venv/bin/python tools/compile_rules.py

testcompiled: compiled ## run the tests of the games on the compiled rules
	SMALLCOUNCIL_RULES=compiled $(RUN) pytest -n auto --dist loadgroup tests/cardkit tests/core tests/games tests/research tests/rules $(ARGS)

slowest: .venv/$(READY) ## run the tests and print those that take the most processor time
	$(RUN) pytest -n auto --dist loadgroup --slowest 40 $(ARGS)

layouts: .venv/$(READY) ## run the slow tests in a browser: every table and page, in both languages, at every size
	$(RUN) pytest -n auto --dist loadgroup -m slow tests/browser $(ARGS)

browser: .venv/$(READY) ## get a Chromium for the tests in a browser, if there is none
	@.venv/bin/python tests/browser/chromium.py

walls: .venv/$(READY) ## get bubblewrap for the tests of the walls around bots, if there is none
	@.venv/bin/python tests/bots/wall_tools.py

services: .venv/$(READY) ## get PostgreSQL and Redis for the tests of many servers, if they are missing
	@.venv/bin/python tests/server/services.py

screenshots: .venv/$(READY) ## draw the pages anew for docs/images
	.venv/bin/python tests/browser/screenshots.py

soak: .venv/$(READY) ## run the slow tests, then those of server and browser 20 times in four processes
	$(RUN) pytest -n auto --dist loadgroup -m slow --timeout 3600 --hypothesis-profile search $(ARGS)
	@for run in $$(seq $(SOAK_RUNS)); do \
	    echo "run $$run of $(SOAK_RUNS)"; \
	    $(RUN) pytest -q -n 4 --dist loadgroup tests/server tests/browser $(ARGS) || exit 1; \
	done

check: .venv/$(READY) ## lint, formatting, types, and which room imports which
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	.venv/bin/lint-imports

docs: .venv/$(READY)-docs ## build the documentation, with a reference made from the docstrings, in build/docs
	NO_MKDOCS_2_WARNING=1 $(RUN) mkdocs build --strict --quiet
	@echo "The front page is build/docs/index.html."

pythons: ## try the program with every supported Python that is installed, and say which are missing
	@tools/try_pythons $(PYTHONS)

mutants: .venv/$(READY)-mutants ## change the rules of a game here and there and see which changes the tests notice: GAME=btwixt
	$(RUN) tests.mutants $(or $(GAME),$(error say which: make mutants GAME=btwixt)) $(ARGS)

bench: .venv-bench/$(READY) ## run the benchmarks, beside other engines, in an environment of their own
	-@.venv-bench/bin/python tools/compile_rules.py
	.venv-bench/bin/python -m bench $(ARGS)

load: .venv/$(READY) ## fill a server with tables and time every move, beside boardgame.io's server
	$(RUN) bench.load $(ARGS)

clean: ## remove all that make has made: environments, caches, builds
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find . \( -name __pycache__ -o -name __compiled__ \) -prune -exec rm -rf {} +

.venv/$(READY)-play: EXTRA =
.venv/$(READY)-play: WHAT = Numba with its compiler and the server, up to 90 MB
.venv/$(READY): EXTRA = [dev]
.venv/$(READY): WHAT = Numba with its compiler, the server, the test tools and the research libraries, up to 300 MB
.venv/$(READY)-docs: EXTRA = [docs]
.venv/$(READY)-docs: WHAT = Numba with its compiler, the server and MkDocs, up to 120 MB
.venv/$(READY)-mutants: EXTRA = [dev,mutants]
.venv/$(READY)-mutants: WHAT = what make test needs and Cosmic Ray, up to 310 MB
.venv-bench/$(READY): EXTRA = [bench]
.venv-bench/$(READY): WHAT = Numba with its compiler and the engines to compare with, up to 400 MB

# A candidate counts only if it runs: version managers leave stand-ins on the path for Pythons that are switched off.
.venv/$(READY)-play .venv/$(READY) .venv/$(READY)-docs .venv/$(READY)-mutants .venv-bench/$(READY): pyproject.toml constraints.txt
	@set -- $(if $(PYTHON),'$(PYTHON)',python3.13 python3.12 python3.11 python3); \
	python= ; old= ; bare= ; \
	for candidate do \
	    version=$$("$$candidate" -c 'import platform; print(platform.python_version())' 2>/dev/null) || continue; \
	    "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old="$$candidate is $$version"; continue; }; \
	    "$$candidate" -c 'import venv, ensurepip' 2>/dev/null || { bare="$$candidate"; continue; }; \
	    python="$$candidate"; break; \
	done; \
	if [ -z "$$python" ]; then \
	    if [ -n "$$bare" ]; then \
	        echo "$$bare cannot make virtual environments: its venv and ensurepip modules are missing."; \
	        echo "Install them (on Debian and Ubuntu the package python3-venv) or name another Python: make $(MAKECMDGOALS) PYTHON=/path/to/python3"; \
	    else \
	        echo "Small Council needs Python 3.11 or newer, and $${old:-none of these runs here: $$*}."; \
	        echo "Install a newer Python, or name one: make $(MAKECMDGOALS) PYTHON=/path/to/python3.11"; \
	    fi; \
	    exit 1; \
	fi >&2; \
	if [ -n "$(PYTHON)" ] || ! $(@D)/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    "$$python" -m venv --clear $(@D) || exit 1; \
	fi; \
	echo "Setting up $(@D): fetching $(WHAT); this may take a minute or two, and comes again only when the versions change."; \
	if ! $(@D)/bin/python -m pip install --quiet --disable-pip-version-check --no-input \
	        --constraint constraints.txt --editable '.$(EXTRA)' >$(@D)/setup.log 2>&1; then \
	    if grep -qE 'connection broken|Max retries exceeded|Connection(Error|Refused)|timed out' $(@D)/setup.log; then \
	        echo "The packages could not be fetched: setting up needs the network once, and it cannot be reached from here."; \
	    else \
	        tail -n 15 $(@D)/setup.log; \
	        echo "pip could not install the packages; its last words are above."; \
	    fi; \
	    echo "All that pip said is in $(@D)/setup.log."; \
	    exit 1; \
	fi >&2; \
	touch $@
