"""Recovery of a table from its log; it runs on a thread, since a long log takes a while."""

from collections.abc import Iterator
from typing import NamedTuple

from rumpus.core.game import AnyGame
from rumpus.core.values import Millis, Options
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.idempotency import AnswerCache
from rumpus.store.log import Kept
from rumpus.table.events import Opened
from rumpus.table.table import AnyEntry, Applied, Table


class BrokenTable(Exception):  # noqa: N818 (it is what the table is)
    """Failure to recover a table: an entry is damaged, or its game or word list is missing."""


class TakenUp(NamedTuple):
    """A recovered table, with the answers already given and its last known table time."""

    table: Table
    answers: AnswerCache
    beat: Millis


class _Maker:
    """Maker of a log's game, with the edition of the word list with which the game began."""

    def __init__(self, kind: HostedGame) -> None:
        self._kind = kind
        self._lexicon: str | None = None

    def make_game(self, options: Options) -> AnyGame:
        """Make the game for these options."""
        return self._kind.made_before(options, self._lexicon)

    def learn(self, entry: AnyEntry) -> None:
        """Store which word list an entry names, if it opens the game."""
        for event in entry.table:
            if isinstance(event, Opened):
                self._lexicon = event.header.data.get("lexicon")


def folded(kind: HostedGame, kept: Kept) -> TakenUp:
    """Recover a table from its log; a damaged log may raise any error."""
    table, answers = Table(kind.facts, kind.make_game, kept.held.seed, kind.levels), AnswerCache()
    for applied in replayed(kind, kept, table):
        answers.learn(table, applied.entry)
    if table.lobby.name != kept.held.name:
        raise LookupError("the log does not begin with its table")
    _check_data(table)
    return TakenUp(table, answers, kept.beat)


def replayed(kind: HostedGame, kept: Kept, table: Table) -> Iterator[Applied]:
    """Apply each entry of a log to a new table, and yield the outcome."""
    maker = _Maker(kind)
    table.make_game = maker.make_game
    for body in kept.bodies:
        entry = kind.read_entry(body)
        maker.learn(entry)
        yield table.apply(entry)


def _check_data(table: Table) -> None:
    """Check that the game still has the same word list as when it began."""
    if table.phase != "play" or table.header is None or table.game is None:
        return
    began, now = table.header.data.get("lexicon"), table.game.facts.data.get("lexicon")
    if began != now:
        raise LookupError("another word list has the name of this one")
