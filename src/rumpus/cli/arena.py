"""`rumpus arena`: bots, classes and programs play each other, and are rated."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec

import rumpus
from rumpus.cli import arena_report
from rumpus.cli.common import (
    Commands,
    add_data,
    lexicon_of,
    lexicons_of,
    options_of,
    positive,
    registered,
)
from rumpus.cli.failure import FAILED, INTERRUPTED, CommandError
from rumpus.cli.resuming import how_to_go_on, run_through
from rumpus.core.extras import MissingExtraError
from rumpus.core.game import AnyGame
from rumpus.core.values import Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.lab.arena import protocol
from rumpus.lab.arena.clock import Limit
from rumpus.lab.arena.entrant import Entrant, EntrantError, entrants, make
from rumpus.lab.arena.fault import Fault
from rumpus.lab.arena.match import Match
from rumpus.lab.arena.program import Program
from rumpus.lab.arena.seating import Terms
from rumpus.lab.arena.tournament import Tournament
from rumpus.store.folder import LEXICONS

MEGABYTE = 2**20


class _Header(msgspec.Struct, frozen=True):
    """What a file of results is of: another run with the same terms may go on with it."""

    rumpus: str
    arena: int
    terms: Terms
    seed: int
    decide: bool
    programs: tuple[tuple[str, str], ...]


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="let any bots play each other, and rate them",
        description="PLAYER is a level, NAME=module:Class, or NAME='COMMAND ...' of a program.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("players", nargs="+", metavar="PLAYER")
    parser.add_argument("--deals", type=positive, default=20, metavar="N", help="default: 20")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal")
    parser.add_argument("--seats", type=positive, default=2, metavar="K", help="default: 2")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes")
    parser.add_argument(
        "--nodes", type=positive, metavar="N", help="positions a move, for programs"
    )
    parser.add_argument(
        "--time", type=_limit, metavar="S[+S]", help="seconds a game, and more for each answer"
    )
    parser.add_argument("--memory", type=positive, metavar="MB", help="limit for each program")
    parser.add_argument(
        "--until-decided", action="store_true", help="stop a pair once one is stronger"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep results, and continue from them"
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play all matches that are missing, and print the standings."""
    sys.path.append(str(Path.cwd()))  # where people keep the classes that they name
    if not options.until_decided and find_spec("openskill") is None:
        raise MissingExtraError("OpenSkill", "lab")  # better now than after all games
    game = registered(options.game)
    terms = _terms(options, game)
    made = game.make(lexicon_of(lexicons_of(options.data), lexicon_named(terms.options)))
    refusal = made.seat(terms.options, [game.facts.roles[0].name] * terms.seats)
    if isinstance(refusal, Refusal):
        raise CommandError(f"these house rules don't allow {terms.seats} seats ({refusal.code})")
    header = _Header(
        rumpus.__version__,
        protocol.VERSION,
        terms,
        options.seed,
        options.until_decided,
        tuple(_tried(entrant, terms, game, made) for entrant in terms.entrants),
    )
    seeds = range(options.seed, options.seed + options.deals)
    tournament = Tournament(
        terms, seeds, decide=options.until_decided, lexicons=options.data / LEXICONS
    )
    complete = run_through(
        options.out,
        header,
        Match,
        lambda done: tournament.play(done, options.jobs),
        tournament.most,
    )
    print("\n".join(arena_report.lines(tournament, decide=options.until_decided)))
    if not complete:
        how_to_go_on(options.out)
        return INTERRUPTED
    return FAILED if arena_report.faulty(tournament) else 0


def _terms(options: argparse.Namespace, game: GameModule) -> Terms:
    try:
        playing = entrants(options.players, game.bots.levels)
    except EntrantError as error:
        raise CommandError(str(error)) from error
    seats = options.seats
    if (why := game.wrong_number(seats)) is not None:
        raise CommandError(why)
    if not max(2, seats) <= len(playing):
        raise CommandError(f"{max(2, seats)} players are needed, not {len(playing)}")
    if options.until_decided and seats != 2:
        raise CommandError("--until-decided compares pairs: it needs --seats 2")
    return Terms(
        game.facts.name,
        options_of(game, options.option),
        seats,
        playing,
        (options.memory or 0) * MEGABYTE,
        options.nodes,
        options.time,
    )


def _tried(entrant: Entrant, terms: Terms, game: GameModule, made: AnyGame) -> tuple[str, str]:
    """Return name and version of a player, which is started once to see that it can be."""
    try:
        if entrant.kind != "program":
            make(entrant, game, made)
            return entrant.name, ""
        program = Program(entrant.words, terms.memory, protocol.hello(game.facts, made))
    except (EntrantError, Fault) as error:
        raise CommandError(f"{entrant.name} can't play: {error}", FAILED) from error
    program.close()
    return program.name, program.version


def _limit(text: str) -> Limit:
    seconds, _, more = text.partition("+")
    limit = Limit(float(seconds), float(more or 0))
    if not (0 < limit.seconds < 1e6 and 0 <= limit.more < 1e6):
        raise ValueError(text)
    return limit
