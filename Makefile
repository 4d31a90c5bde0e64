# The room, its tests, and what developers do with both. `make help` lists the targets.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= ./data
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play dev test check lint client docs dist bench shots mutants lock

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: ## Start the room on HOST:PORT with its data in DATA
	@$(PYTHON) tools/bootstrap.py play
	@exec $(BIN)/rumpus serve --host "$(HOST)" --port "$(PORT)" --data "$(DATA)"

dev: ## Install what developers need: test tools, a browser, sources of the word lists
	@$(PYTHON) tools/bootstrap.py test

test: ## Run every check that CI runs
	@$(PYTHON) tools/bootstrap.py test
	@$(BIN)/python tools/gates.py test

check: ## Run the checks of the source, and the tests nearest to what changed against main
	@$(PYTHON) tools/bootstrap.py test
	@$(BIN)/python tools/gates.py check

lint: ## Run the checks that only read the source
	@$(PYTHON) tools/bootstrap.py test
	@$(BIN)/python tools/gates.py lint

client: ## Build the browser client where its source is newer
	@$(PYTHON) tools/bootstrap.py client

docs: ## Build the documents as a site, which the room serves at /docs
	@$(PYTHON) tools/bootstrap.py test
	@rm -rf src/rumpus/docs_site
	@$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet --fresh-env -d build/doctrees docs src/rumpus/docs_site
	@echo "The documents are in src/rumpus/docs_site; a room that starts now serves them at /docs."

dist: docs ## Build wheel and sdist into dist/, and try the wheel in an empty environment
	@rm -rf dist
	@$(BIN)/python -m hatchling build --directory dist
	@$(BIN)/python tools/try_wheel.py

bench: ## Run every benchmark in its short form, with the other servers where npm finds them
	@$(PYTHON) tools/bootstrap.py test
	@npm ci --prefix bench/peers --ignore-scripts --no-audit --no-fund --silent || true
	@$(BIN)/python tools/measure.py

shots: ## Take a picture of every screen, into shots/
	@$(PYTHON) tools/bootstrap.py test
	@$(BIN)/python tools/shots.py

mutants: ## Change the rules a line at a time, and list the changes that no test notices
	@$(PYTHON) tools/bootstrap.py test
	@$(BIN)/mutmut run --max-children 2
	@$(BIN)/mutmut results

lock: ## Renew the lock files after a change to requirements/*.in (needs uv)
	@sh tools/lock.sh
