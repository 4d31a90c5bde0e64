"""Tests of giving up: who loses, when the game ends, and what is logged."""

from typing import Any

import msgspec
import pytest

from rumpus.core.giving_up import behind
from rumpus.core.options import defaults
from rumpus.core.values import Result, Seat, SeatInfo
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.table import record as records
from rumpus.table.actions import GiveUp, Leave, Pause, Resume, Start, TableAction, TakeBack
from rumpus.table.events import BotTook, Closed, GaveUp, Resumed, Sitter
from rumpus.table.giving_up import losers
from rumpus.table.lobby import created
from rumpus.table.playthrough import of_record
from rumpus.table.rerun import rerun
from rumpus.table.table import AnyEntry, Table
from rumpus.words.lexicon import bundled
from unit.table.tables import LEVELS, SEED, begun_keesdrow, do, lobby, playing, refused


def places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the places of a finished game."""
    assert table.result is not None
    return table.result.places


def test_of_two_players_the_other_wins() -> None:
    """When one of two gives up, the game ends at once, and the log names the seat."""
    table = begun_keesdrow("ann", "bob")
    entry = do(table, "ann", GiveUp())

    assert isinstance(entry.table[-1], Closed)
    assert entry.table[:-1] == (GaveUp(0, (0,)),)
    assert (table.phase, places(table), table.gave_up) == ("over", ((1,), (0,)), (0,))
    assert table.result is not None
    assert table.result.reason == "given_up"


def test_of_three_a_bot_plays_on_for_good() -> None:
    """When one of three gives up, a bot takes the seat, and the player can't take it back."""
    table = begun_keesdrow("ann", "bob", "cid")
    entry = do(table, "bob", GiveUp())

    assert entry.table == (GaveUp(1), BotTook(1, "gentle"))
    assert (table.phase, entry.events) == ("play", ())
    for action in (TakeBack(), Pause(), Resume(), GiveUp()):
        assert refused(table, "bob", action) == "gave_up"
    assert refused(table, "bob", Leave()) == "not_seated"


def test_the_last_one_left_wins() -> None:
    """When all others have given up, the one who is left wins, and a later one is not better."""
    table = begun_keesdrow("ann", "bob", "cid")
    do(table, "bob", GiveUp())
    entry = do(table, "cid", GiveUp())

    assert entry.table[0] == GaveUp(2, (1, 2))
    assert places(table) == ((0,), (1, 2))


def test_a_seat_that_a_bot_plays_meanwhile_can_be_given_up() -> None:
    """A player for whom a bot plays gives up without another bot."""
    table = begun_keesdrow("ann", "bob", "cid")
    do(table, "bob", Leave())
    assert do(table, "bob", GiveUp()).table == (GaveUp(1),)


def test_against_bots_the_game_ends_with_its_only_person() -> None:
    """A person against several bots ends the game by giving up, and comes last."""
    table = begun_keesdrow("ann", ":Pip", ":Oak")
    do(table, "ann", GiveUp())
    assert (table.phase, places(table)) == ("over", ((1, 2), (0,)))


def test_alone_the_total_counts() -> None:
    """Solitaire ends with the total so far."""
    table = begun_keesdrow("ann")
    do(table, "ann", GiveUp())
    assert (table.phase, places(table)) == ("over", ((0,),))


def test_a_partner_plays_on() -> None:
    """A team loses only when both partners have given up."""
    table = begun_keesdrow("ann", "bob", "cid", "dot", teams="yes")
    assert do(table, "ann", GiveUp()).table == (GaveUp(0), BotTook(0, "gentle"))
    assert do(table, "cid", GiveUp()).table[0] == GaveUp(2, (0, 2))
    assert places(table) == ((1, 3), (0, 2))


def test_a_game_without_bots_ends_for_all() -> None:
    """Where no bot could play on, one of three ends the game by giving up."""
    table = begun_keesdrow("ann", "bob", "cid", levels=())
    do(table, "bob", GiveUp())
    assert (table.phase, places(table)) == ("over", ((0, 2), (1,)))


def test_a_game_that_knows_no_giving_up_ends_as_it_stands() -> None:
    """A game without this part is cut short."""
    table = playing()
    do(table, "ann", GiveUp())
    assert (table.phase, table.gave_up) == ("over", (0,))


def test_a_paused_game_can_be_given_up() -> None:
    """Giving up ends a pause together with the game."""
    table = begun_keesdrow("ann", "bob")
    do(table, "", Pause())
    entry = do(table, "bob", GiveUp())
    assert entry.table[:2] == (Resumed(None), GaveUp(1, (1,)))
    assert (table.phase, table.paused) == ("over", None)


@pytest.mark.parametrize(
    ("player", "code"), [("zoe", "not_seated"), ("", "not_seated"), ("ann", "not_playing")]
)
def test_only_a_player_of_a_running_game_gives_up(player: str, code: str) -> None:
    """Spectators have nothing to give up, and a lobby no game."""
    table = lobby() if code == "not_playing" else playing()
    assert refused(table, player, GiveUp()) == code


def test_a_moderator_is_no_side() -> None:
    """A seat that only rules doesn't keep a game going."""
    seats = tuple(map(SeatInfo, ("player", "player", "moderator")))
    sitters = tuple(Sitter(name, name) for name in ("ann", "bob", "mod"))
    assert losers(seats, sitters, {0}) == (0,)


def test_nobody_gives_up_the_board_of_the_day() -> None:
    """The daily board is played to its end."""
    table = begun_keesdrow("ann")
    table.lobby = msgspec.structs.replace(table.lobby, daily="2026-11-29")
    assert refused(table, "ann", GiveUp()) == "daily_alone"


def log_of(table: Table, *asked: tuple[str, TableAction]) -> list[AnyEntry]:
    """Do these requests, and return their entries."""
    return [do(table, player, action) for player, action in asked]


def begun(*players: str) -> tuple[Table, list[AnyEntry]]:
    """Create a table of Keesdrow and log its start."""
    table = Table(FACTS, lambda _options: Keesdrow(bundled()), SEED, LEVELS)
    options = {**defaults(FACTS.options), "words": "checked"}
    made = created(FACTS, "maple-kettle-42", "A table", public=False, options=options)
    table.apply(table.opening(made, "ann", [Sitter(name, name) for name in players]))
    return table, log_of(table, ("ann", Start()))


def make(_options: Any) -> Keesdrow:
    """Make the game for a replay."""
    return Keesdrow(bundled())


def test_a_record_tells_who_gave_up_and_is_verified() -> None:
    """The record of a game that was given up verifies, and plays again to the same end."""
    table, log = begun("ann", "bob", "cid")
    log += log_of(table, ("bob", GiveUp()), ("cid", GiveUp()))
    record = records.of_game(log)
    assert record is not None
    read = records.read(make({}), list(records.written(record)))

    assert records.verify(read, make({}).facts, make) is None
    again = rerun(of_record(read), FACTS, make)
    assert again.steps[-1].outcome == read.entries[-1]


def test_a_record_with_a_forged_loser_is_refused() -> None:
    """A record in which another seat loses than its events say fails verification."""
    table, log = begun("ann", "bob")
    log += log_of(table, ("bob", GiveUp()))
    record = records.of_game(log)
    assert record is not None
    end = record.entries[-1]
    forged = msgspec.structs.replace(end, table=(GaveUp(0, (0,)), *end.table[1:]))
    altered = records.Record(record.header, (*record.entries[:-1], forged))
    assert records.verify(altered, make({}).facts, make) == (
        f"entry {end.seq}: the rules decide otherwise"
    )


def test_places_keep_their_order_behind_the_others() -> None:
    """Those who gave up come behind all others, in the order in which they stood."""
    a, b, c, d = map(Seat, range(4))
    result = Result(((a,), (b, c), (d,)), (9, 5, 5, 1), "given_up")
    assert behind(result, (a, c)).places == ((b,), (d,), (a,), (c,))
    assert behind(result, ()) is result
