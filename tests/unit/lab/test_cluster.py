"""A Ray cluster of two nodes: the same numbers as in one process, even if a node dies."""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from rumpus.cli.main import main
from rumpus.lab import cluster
from rumpus.lab.cluster import ClusterError

COMMAND = "import sys; from rumpus.cli.main import main; sys.exit(main())"
SWEEP = ["lab", "sweep", "keyword", "--bots", "gentle", "--vary", "min_length=2,3"]
QUICK = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "1000",
    "RAY_health_check_failure_threshold": "3",
}
"""Settings of a cluster that soon notices that a node has died."""


@contextmanager
def nodes() -> Generator[tuple[str, IO[str]]]:
    """Yield the address of a cluster of two nodes; one dies at each line that is written."""
    script = Path(__file__).parents[2] / "ray_cluster.py"
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **QUICK},
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        yield running.stdout.readline().strip(), running.stdin
        running.stdin.close()


def test_a_cluster_plays_the_same_games_even_if_a_node_dies(tmp_path: Path) -> None:
    """File and table equal those of one process to the byte; lost games are played again."""
    games = ["--games", "40"]
    alone, spread = tmp_path / "alone.jsonl", tmp_path / "spread.jsonl"
    expected = subprocess.run(
        [sys.executable, "-c", COMMAND, *SWEEP, *games, "--out", str(alone)],
        capture_output=True,
        check=True,
    ).stdout
    with nodes() as (address, dies):
        arguments = [*SWEEP, *games, "--out", str(spread), "--ray", address]
        with subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as playing:
            while not spread.exists() or spread.read_bytes().count(b"\n") < 3:
                assert playing.poll() is None
            dies.write("\n")
            dies.flush()
            table, _ = playing.communicate()
        assert playing.returncode == 0
    # Ray says beside it that a node died.
    assert expected in table
    assert spread.read_bytes() == alone.read_bytes()


def test_a_cluster_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody waits for minutes: the address and the reason are printed at once."""
    assert main([*SWEEP, "--ray", "127.0.0.1:1"]) == 1
    assert "no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err


def test_a_machine_with_another_version_plays_nothing() -> None:
    """Other rules would give other numbers, so the machine and both versions are named."""
    with pytest.raises(ClusterError, match=r"has Rumpus .* instead of 0\.0\.1"):
        cluster._worked("0.0.1", abs, [1])
