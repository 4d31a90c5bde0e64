"""`rumpus simulate`: bots play games against each other."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

import msgspec

from rumpus.cli.common import (
    Commands,
    add_data,
    check_level,
    counted,
    lexicon_of,
    lexicons_of,
    options_of,
    positive,
    registered,
)
from rumpus.cli.failure import CommandError
from rumpus.cli.progress import watched
from rumpus.core.values import Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.lab.simulate import Played, Sitting, simulate
from rumpus.store.folder import LEXICONS
from rumpus.table.record import written

SEATS = 2
"""Default number of players."""
PLAYER = "player"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("simulate", help="let bots play; the same seed, the same games")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=positive, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    parser.add_argument(
        "--seats", type=positive, metavar="K", help="default: as many as --bots, or 2"
    )
    parser.add_argument(
        "--bots", metavar="LEVEL,...", help="levels by seat, repeated as needed (default: fair)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")
    parser.add_argument("--record", type=Path, metavar="DIR", help="write the record of each game")
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play, and print a line for each game, or a summary."""
    game = registered(options.game)
    house_rules = options_of(game, options.option)
    lexicon = lexicon_of(lexicons_of(options.data), lexicon_named(house_rules))
    seated = _levels(game, options.bots, options.seats)
    refusal = game.make(lexicon).seat(house_rules, [PLAYER] * len(seated))
    if isinstance(refusal, Refusal):
        why = f"{refusal.code}, {refusal.rule}"
        raise CommandError(f"these house rules don't allow {len(seated)} seats ({why})")
    sitting = Sitting(game.facts.name, seated, house_rules, options.data / LEXICONS)
    seeds = range(options.seed, options.seed + options.games)
    began = perf_counter()
    played: list[Played] = []
    for one in watched(simulate(sitting, seeds, options.jobs), options.games):
        if options.record is not None:
            _write(one, game.facts.name, options.record)
        if options.json:
            print(_line(one))
        else:
            played.append(one)
    if not options.json:
        print("\n".join(_summary(played, seated, perf_counter() - began)))
    return 0


def _levels(game: GameModule, bots: str | None, seats: int | None) -> tuple[str, ...]:
    named = (bots or "fair").split(",")
    for level in named:
        check_level(game, level)
    # Only players' seats get bots; a role such as moderator stays empty.
    count = seats or max(len(named), game.facts.roles[0].least, SEATS)
    if (why := game.wrong_number(count)) is not None:
        raise CommandError(why)
    if count < len(named):
        raise CommandError(f"--bots names {len(named)} bots, but there are {count} seats")
    return tuple(islice(cycle(named), count))


def _line(played: Played) -> str:
    """Write one game as JSON; ``seconds`` is table time, so the line depends only on the seed."""
    line = {
        "seed": played.seed,
        "result": {"places": played.result.places, "reason": played.result.reason},
        "scores": played.result.scores,
        "events": played.events,
        "seconds": played.millis / 1000,
    }
    return msgspec.json.encode(line).decode()


def _summary(played: Sequence[Played], seated: Sequence[str], seconds: float) -> Iterator[str]:
    count = len(played)
    games = counted(count, "game", "games")
    yield f"{games} in {seconds:.1f} s ({count / seconds:.1f} per second)"
    for seat, level in enumerate(seated):
        first = sum(seat in one.result.places[0] for one in played)
        mean = sum(one.result.scores[seat] for one in played) / count
        yield f"  seat {seat}  {level:8} first in {first} ({first / count:.0%}), {mean:.1f} points"
    reasons = Counter(one.result.reason for one in played)
    ends = ", ".join(f"{reason} {times}" for reason, times in sorted(reasons.items()))
    minutes = sum(one.millis for one in played) / count / 60_000
    yield f"  ends: {ends}; {minutes:.1f} minutes of table time per game"


def _write(played: Played, game: str, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lines = b"".join(line + b"\n" for line in written(played.record))
        (folder / f"{game}-{played.seed}.jsonl").write_bytes(lines)
    except OSError as error:
        raise CommandError(f"can't write the record: {error}") from error
