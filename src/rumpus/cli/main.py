"""The entry point of `rumpus`: its commands and their exit status."""

import argparse
import os
import sys
from collections.abc import Sequence

from rumpus.cli import (
    arena,
    backup,
    flick,
    forget,
    games,
    lab,
    let_in,
    lexicon,
    new_game,
    ratings,
    replay,
    serve,
    simulate,
    solve,
)
from rumpus.cli.failure import FAILED, INTERRUPTED, CommandError
from rumpus.core.extras import MissingExtraError
from rumpus.games.registry import GameModuleError
from rumpus.server.ops import version

COMMANDS = (
    serve,
    simulate,
    arena,
    lab,
    replay,
    lexicon,
    solve,
    flick,
    games,
    new_game,
    backup,
    ratings,
    let_in,
    forget,
)


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(prog="rumpus", description="A room for tabletop games.")
    top.add_argument("--version", action="version", version=f"rumpus {version.shown()}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except CommandError as error:
        print(f"rumpus: {error}", file=sys.stderr)
        return error.status
    except (GameModuleError, MissingExtraError) as error:
        print(f"rumpus: {error}", file=sys.stderr)
        return FAILED
    except ModuleNotFoundError as error:
        if "extra" not in options or str(error.name).startswith("rumpus"):
            raise
        print(f"rumpus: {MissingExtraError(str(error.name), options.extra)}", file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # The reader of the output has closed it; the rest of the output is discarded.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return status
