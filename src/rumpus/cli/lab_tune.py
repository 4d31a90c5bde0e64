"""`rumpus lab tune`: values of house rules that bring a game's figures to what is wanted."""

import argparse
from pathlib import Path

import rumpus
from rumpus.cli import tune_report
from rumpus.cli.common import (
    Commands,
    add_data,
    check_level,
    options_of,
    positive,
    registered,
)
from rumpus.cli.failure import INTERRUPTED, CommandError
from rumpus.cli.resuming import how_to_go_on, run_through
from rumpus.cli.workers import add_workers, workers_of
from rumpus.lab.sweep.played import Row
from rumpus.lab.tune.search import Search, Terms
from rumpus.lab.tune.space import SpaceError, over
from rumpus.lab.tune.target import TargetError, target
from rumpus.store.folder import LEXICONS


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("tune", help="find house rules that bring figures to a target")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--target", action="append", required=True, metavar="FIGURE=VALUE")
    parser.add_argument(
        "--over", action="append", required=True, metavar="KEY[=LOW..HIGH | =VALUE,...]"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", default="fair", metavar="LEVEL", help="of all seats")
    parser.add_argument("--seats", type=positive, default=2, metavar="K", help="default: 2")
    parser.add_argument("--trials", type=positive, default=30, metavar="T", help="default: 30")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="of each trial")
    parser.add_argument(
        "--fresh", type=positive, default=400, metavar="N", help="to check the best"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    add_workers(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep results, and continue from them"
    )
    add_data(parser)
    parser.set_defaults(run=tune)


def tune(options: argparse.Namespace) -> int:
    """Search, and print the nearest trials."""
    search = Search(_terms(options), options.data / LEXICONS, workers_of(options))
    try:
        complete = run_through(options.out, search.terms, Row, search.rows, search.terms.most)
    except TargetError as error:
        raise CommandError(str(error)) from error
    print("\n".join(tune_report.lines(search)))
    if not complete:
        how_to_go_on(options.out)
        return INTERRUPTED
    return 0


def _terms(options: argparse.Namespace) -> Terms:
    game = registered(options.game)
    check_level(game, options.bots)
    if (why := game.wrong_number(options.seats)) is not None:
        raise CommandError(why)
    try:
        space = tuple(over(game.facts.options, text) for text in options.over)
        targets = tuple(target(text) for text in options.target)
    except (SpaceError, TargetError) as error:
        raise CommandError(str(error)) from error
    return Terms(
        rumpus.__version__,
        1,
        game.facts.name,
        options.bots,
        options.seats,
        options_of(game, options.option),
        space,
        targets,
        options.trials,
        options.games,
        options.fresh,
        options.seed,
    )
