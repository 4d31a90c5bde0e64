#!/bin/sh
# Renews requirements/*.txt from requirements/*.in.
# The files name packages and hashes, never a place to download from: each machine has its own.
set -eu
cd "$(dirname "$0")/../requirements"
compile() {
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links "$@"
}
compile runtime.in --output-file runtime.txt
compile build.in --constraint runtime.txt --output-file build.txt
compile node.in --output-file node.txt
compile dev.in --constraint runtime.txt --constraint build.txt --constraint node.txt --output-file dev.txt
compile words.in --no-deps --output-file words.txt
