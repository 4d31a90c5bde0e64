"""Long runs that can be stopped: results are kept one by one, and the next run goes on."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TypeVar

import msgspec

from rumpus.cli.failure import CommandError
from rumpus.cli.progress import watched
from rumpus.lab.journal import Journal, JournalError

Row = TypeVar("Row")


def run_through(
    file: Path | None,
    terms: msgspec.Struct,
    kind: type[Row],
    play: Callable[[list[Row]], Iterator[Row]],
    most: int,
) -> bool:
    """
    Play what *file* lacks of *most* results, and keep each at once; return False after Ctrl-C.

    *play* gets the results that are there, and yields the others. Raises `CommandError`.
    """
    try:
        with nullcontext() if file is None else Journal(file, terms, kind) as journal:
            done = [] if journal is None else journal.rows[:most]
            for row in watched(play(done), most, len(done)):
                if journal is not None:
                    journal.append(row)
    except KeyboardInterrupt:
        return False
    except (JournalError, OSError) as error:
        raise CommandError(f"can't keep the results: {error}") from error
    return True


def how_to_go_on(file: Path | None) -> None:
    """Print the command that goes on."""
    if file is not None:
        print(f"go on with: {shlex.join(['rumpus', *sys.argv[1:]])}", file=sys.stderr)
