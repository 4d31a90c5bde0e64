"""
Runs the gates that a change must pass, quick ones first, and prints a summary.

``lint`` only reads the source; ``check`` adds the tests nearest to what changed against main;
``test`` runs everything that CI runs. The summary lists each gate that can't run on this machine,
with the reason. Run ``tools/bootstrap.py test`` first.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import msgspec
from bench import instructions

import changed

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
EXAMPLE = "examples/nim/src/rumpus_nim/client"
JOBS = "2"
SHARED = ["--numprocesses", JOBS, "--dist", "worksteal"]
"""Lets an idle process take tests from the other, which may be busy with a whole game."""
SAME_EXAMPLES = {"CI": "1"}
"""Makes property tests try the same examples each time, so that passing isn't luck."""
LONG = ["-o", "faulthandler_timeout=600"]
"""Allows minutes for a whole game in browsers, so that only a test that hangs prints its stack."""


FEW = 3
"""Number of tests that may fail on a busy machine and pass when tried again by themselves."""


class Gate(msgspec.Struct, frozen=True):
    """
    One command that must succeed; *skip* says why it can't run here.

    With *retry*, that command decides where at most `FEW` tests of the first have failed.
    """

    name: str
    command: Sequence[str]
    folder: Path = ROOT
    environment: dict[str, str] = {}
    skip: str | None = None
    retry: Sequence[str] = ()


class Outcome(msgspec.Struct, frozen=True):
    """Verdict of a gate, and the last line that it printed."""

    gate: Gate
    verdict: str
    seconds: float = 0
    closing: str = ""


def main() -> int:
    """Run the gates of one purpose, and return the exit code."""
    parser = argparse.ArgumentParser(description="Run the gates.")
    parser.add_argument("purpose", choices=["lint", "check", "test"])
    purpose = parser.parse_args().purpose
    outcomes = side_by_side([*lint(), *(near() if purpose == "check" else [])])
    if purpose == "test":
        outcomes += side_by_side(single())
        outcomes += [passed(gate) for gate in tests()]
    summarise(outcomes)
    return int(any(outcome.verdict == "FAILED" for outcome in outcomes))


def lint() -> list[Gate]:
    """List the gates that read the source."""
    web = ROOT / "web"
    return [
        Gate("ruff", ["ruff", "check", "--quiet", "."]),
        Gate("format", ["ruff", "format", "--quiet", "--check", "."]),
        Gate("layers", ["lint-imports", "--no-logo"]),
        Gate("dead code", ["vulture"]),
        Gate("dependencies", ["deptry", "src"]),
        Gate("mypy", ["mypy"]),
        Gate("pyright", ["pyright", "--pythonpath", sys.executable]),
        Gate("wire types", [sys.executable, "tools/wire_types.py", "--check"]),
        Gate("preview vectors", [sys.executable, "tools/preview_vectors.py", "--check"]),
        Gate("biome", ["npm", "run", "--silent", "lint"], web),
        Gate("biome, example", ["npx", "biome", "ci", "--colors=off", f"../{EXAMPLE}"], web),
        Gate("svelte-check", ["npm", "run", "--silent", "check"], web),
        Gate("example's screens", [sys.executable, "tools/check_game.py", EXAMPLE]),
        Gate("client layers", ["npm", "run", "--silent", "layers"], web),
        Gate("client's unused code", ["npm", "run", "--silent", "unused"], web),
    ]


def near() -> list[Gate]:
    """List the gates that run the tests nearest to what changed against main."""
    since = changed.base()
    files = changed.nearest(changed.changed(since), ROOT)
    return [
        Gate("vitest, near", ["npx", "vitest", "run", "--changed", since], ROOT / "web"),
        Gate(
            "pytest, near",
            pytest("not e2e", *files),
            environment=SAME_EXAMPLES,
            skip=None if files else "no test of Python is near to this change",
        ),
    ]


def single() -> list[Gate]:
    """List the gates that run the program in one process each."""
    return [
        Gate("documents", documents()),
        *(
            Gate(
                f"replay, hash seed {seed}",
                pytest("replay"),
                environment={"PYTHONHASHSEED": seed, **SAME_EXAMPLES},
            )
            for seed in ("1", "2")
        ),
        Gate(
            "words in pure Python",
            pytest("not e2e", "tests/unit/words"),
            environment={"RUMPUS_PURE": "1", **SAME_EXAMPLES},
        ),
        Gate(
            "instructions of an act",
            [sys.executable, "bench/instructions.py"],
            skip=instructions.unable(),
        ),
    ]


def tests() -> list[Gate]:
    """List the gates that run the program and keep the whole machine busy."""
    browser = None if shutil.which("chromium") else "there is no Chromium on this machine"
    return [
        Gate("vitest", ["npm", "run", "--silent", "test"], ROOT / "web"),
        Gate("pytest", pytest("not e2e", *SHARED), environment=SAME_EXAMPLES),
        Gate(
            "browsers",
            pytest("e2e", "tests/e2e", *LONG, *SHARED),
            skip=browser,
            retry=pytest("e2e", "tests/e2e", *LONG, "--last-failed"),
        ),
    ]


def documents() -> list[str]:
    """Return the command that builds the site of the documents; a warning makes it fail."""
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--fresh-env"]
    return ["sphinx-build", *options, "-d", "build/doctrees", "docs", "src/rumpus/docs_site"]


def pytest(marks: str, *more: str) -> list[str]:
    """Return the command that runs the tests with these *marks*, in the same order each time."""
    return [sys.executable, "-m", "pytest", "--no-header", "--randomly-seed=1", "-m", marks, *more]


def side_by_side(gates: Sequence[Gate]) -> list[Outcome]:
    """Run gates two at a time, and show the output of each once it's done."""
    with ThreadPoolExecutor(max_workers=int(JOBS)) as pool:
        return list(pool.map(shown_whole, gates))


def shown_whole(gate: Gate) -> Outcome:
    """Run one gate, and show its output once it's done."""
    lines: list[str] = []
    outcome = passed(gate, lines.append)
    show("".join(lines))
    return outcome


def show(text: str) -> None:
    """Print *text* at once, without adding a line end."""
    print(text, end="", flush=True)


def passed(gate: Gate, show: Callable[[str], object] = show) -> Outcome:
    """Run one gate, and show its output as it is printed."""
    show(f"\n== {gate.name}\n")
    if gate.skip:
        show(f"skipped: {gate.skip}\n")
        return Outcome(gate, "skipped")
    started = time.perf_counter()
    code, closing = run(gate, gate.command, show)
    again = failed() if code and gate.retry else []
    if 0 < len(again) <= FEW:
        show(f"\n== {gate.name}, what failed, a second time\n")
        code, second = run(gate, gate.retry, show)
        closing = "\n  ".join([closing, f"a second time: {second}", *again])
    verdict = "FAILED" if code else "ok"
    return Outcome(gate, verdict, time.perf_counter() - started, closing)


def failed() -> list[str]:
    """List the tests that failed when pytest ran last."""
    kept = ROOT / ".pytest_cache/v/cache/lastfailed"
    found = kept.read_bytes() if kept.exists() else b"{}"
    return sorted(msgspec.json.decode(found, type=dict[str, bool]))


def run(gate: Gate, command: Sequence[str], show: Callable[[str], object]) -> tuple[int, str]:
    """Run a command of a gate; return its exit code and the last line that it printed."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    closing = ""
    with subprocess.Popen(
        [*command],
        cwd=gate.folder,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", **gate.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            show(line)
            closing = line.strip() or closing
    return process.returncode, closing


def summarise(outcomes: Sequence[Outcome]) -> None:
    """Print a line per gate, and then the last line of each run of pytest."""
    print("\n== summary")
    for outcome in outcomes:
        why = outcome.gate.skip or ""
        print(f"{outcome.verdict:8}{outcome.seconds:7.1f} s  {outcome.gate.name:24}{why}")
    for outcome in outcomes:
        if "pytest" in outcome.gate.command and not outcome.gate.skip:
            print(outcome.closing)


if __name__ == "__main__":
    sys.exit(main())
