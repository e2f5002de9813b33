# make play: set everything up and play. make test: set everything up and test. The rest is for developers.
PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/puntobanco/server/client/index.html
PORT ?= 8000

# Two things at once; what each has said is printed when it is done (where make can do that).
TWO = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# How many processes share pytest's tests, file by file. Three for two cores: much of the time a browser shows its motion.
WORKERS ?= 3

.PHONY: play play-cluster test check check-server check-client test-client chromium client wire lock bench soak mutants audit clean help

help:  ## What there is to make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/play.done $(CLIENT)  ## Set up and serve the games at http://localhost:8000 (PORT=8000)
	$(BIN)/puntobanco serve --port $(PORT) --data data

play-cluster: .venv/dev.done $(CLIENT)  ## Two servers on one PostgreSQL behind a proxy, at http://localhost:8000 (PORT=8000)
	$(BIN)/python deploy/cluster.py --port $(PORT)

test:  ## Set up, check and run every test (WORKERS=3 pytests side by side)
	@$(TWO) .venv/dev.done $(CLIENT) chromium
	@$(TWO) check-server check-client test-client
	$(BIN)/pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder

check: check-server check-client  ## Formatting, lint, types and the direction of imports

check-server: .venv/dev.done
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client: web/node_modules/.done
	npm --prefix web run check

test-client: web/node_modules/.done
	npm --prefix web test

chromium:
	tests/browser/ensure-chromium

client: $(CLIENT)  ## Build the browser client into the package

wire: .venv/dev.done web/node_modules/.done  ## Write the browser's message types from the server's
	$(BIN)/python -m puntobanco.wire.schema > web/src/wire/schema.json
	npm --prefix web run wire

bench: .venv/dev.done  ## Measure against the limits (ROW=P-6 for one row)
	$(BIN)/python bench/run.py $(ROW)

soak: .venv/dev.done web/node_modules/.done $(CLIENT)  ## Reliability tests in their long sizes (ROW=R-6, MINUTES=5 for each test, FIRST=500 as R-6's first seed)
	$(BIN)/python -m tests.run_soak $(if $(ROW),--row $(ROW)) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(FIRST),--first $(FIRST))

audit: .venv/audit.done web/node_modules/.done  ## Known flaws in the packages we build on (asks public lists: needs the network)
	$(BIN)/python -m tests.run_audit

mutants: .venv/mutants.done  ## Mutation score of the pure core (PART=ledger for one part, LEFT=1 for what was not seen)
	$(BIN)/python -m tests.run_mutants $(PART) $(if $(LEFT),--left)

# One environment; what play needs is part of what development needs, at the same versions.
.venv/play.done: requirements/server.txt pyproject.toml | .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements/server.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev.done: requirements/dev.txt pyproject.toml | .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@ .venv/play.done

.venv/mutants.done: requirements/mutants.txt .venv/dev.done
	$(BIN)/pip install --quiet --require-hashes -r requirements/mutants.txt
	@touch $@

.venv/audit.done: requirements/audit.txt .venv/dev.done
	$(BIN)/pip install --quiet --require-hashes -r requirements/audit.txt
	@touch $@

.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "puntobanco needs Python 3.11 or newer; name it with PYTHON=…"; exit 1; }
	@echo "Setting up (a minute or two the first time) …"
	$(PYTHON) -m venv .venv

web/node_modules/.done: web/package-lock.json
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' || { echo "puntobanco needs Node 20 or newer to build its browser client"; exit 1; }
	npm --prefix web ci --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.done $(shell find web/src web/public web/plugins src/puntobanco/locales -type f 2>/dev/null) web/index.html web/vite.config.ts
	npm --prefix web run build

UV := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:  ## Choose and pin newest allowed versions (with hashes, without addresses)
	$(BIN)/pip install --quiet uv
	$(UV) pyproject.toml requirements/dev.in --all-extras -o requirements/dev.txt
	echo mutmut | $(UV) - --constraint requirements/dev.txt -o requirements/mutants.txt
	echo pip-audit | $(UV) - --constraint requirements/dev.txt -o requirements/audit.txt
	echo hatchling | $(UV) pyproject.toml - --extra server --constraint requirements/dev.txt -o requirements/server.txt

clean:  ## Remove everything that make made, but not data
	rm -rf .venv web/node_modules src/puntobanco/server/client dist
