"""Tables of a duplicate, tables of the day, and seats for moderators."""

import msgspec
import pytest

from rumpus.core.options import defaults
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keesdrow.actions import Pass
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.table.actions import (
    AddBot,
    Adopt,
    Leave,
    Pause,
    Ready,
    Remove,
    SetOption,
    Sit,
    Start,
    TableAction,
)
from rumpus.table.events import Do, OptionChanged, Sitter
from rumpus.table.lobby import created
from rumpus.table.record import entry_type
from rumpus.table.table import Table
from rumpus.words.lexicon import bundled
from unit.table.tables import LEVELS, SEED, do, lobby, refused

ADOPT = Adopt("seconds", {"seconds": 9}, 3)


def keesdrow(*players: str, daily: str | None = None, **options: str) -> Table:
    """Create a table of Keesdrow."""
    table = Table(FACTS, lambda _options: Keesdrow(bundled()), SEED, LEVELS)
    given = {**defaults(FACTS.options), "words": "checked", **options}
    made = created(FACTS, "maple-kettle-42", "A table", public=False, options=given)
    made = msgspec.structs.replace(made, daily=daily)
    sitters = [Sitter(player, player.capitalize()) for player in players]
    table.apply(table.opening(made, players[0], sitters))
    return table


def test_rules_are_taken_over_with_their_revision() -> None:
    """The twin's rules are adopted with their revision, and ready marks are reset."""
    table = lobby()
    do(table, "ann", SetOption("seconds", 5))
    do(table, "bob", Ready(ready=True))
    assert table.lobby.revision == 1
    entry = table.submit(Do("", ADOPT), Millis(0))
    assert not isinstance(entry, Refusal)
    assert entry.table == (OptionChanged("seconds", {"seconds": 9}, 3),)
    assert (table.lobby.options, table.lobby.revision) == ({"seconds": 9}, 3)
    assert not table.lobby.places[1].ready
    do(table, "ann", SetOption("seconds", 5))
    assert table.lobby.revision == 4


def test_rules_that_are_older_or_the_same_are_not_taken_over() -> None:
    """Rules with an older or the same revision are refused as stale."""
    table = lobby()
    table.submit(Do("", ADOPT), Millis(0))
    for late in (ADOPT, Adopt("seconds", {"seconds": 7}, 2)):
        assert table.submit(Do("", late), Millis(0)) == Refusal("stale")
    assert table.lobby.options == {"seconds": 9}


def test_rules_are_not_taken_over_in_play() -> None:
    """Rules are refused once play has begun."""
    table = lobby()
    do(table, "ann", Start())
    assert table.submit(Do("", ADOPT), Millis(0)) == Refusal("not_lobby")


def test_an_entry_that_takes_rules_over_is_read_back() -> None:
    """An entry that adopts rules is decoded to the same entry."""
    table = lobby()
    entry = table.submit(Do("", ADOPT), Millis(0))
    kind = entry_type(table.make_game({}))
    assert msgspec.json.decode(msgspec.json.encode(entry), type=kind) == entry


def test_no_client_can_ask_for_it() -> None:
    """A client's message can't contain the action that adopts rules."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(ADOPT), type=TableAction)


def test_the_board_of_a_day_is_played_alone_and_as_it_is() -> None:
    """At a table of the day, seats, bots, rules and pauses are refused, before and during play."""
    table = keesdrow("ann", daily="2026-11-28")
    fixed: tuple[TableAction, ...] = (
        Sit(1),
        Leave(),
        AddBot(1, "fair"),
        Remove(0),
        SetOption("turns", 20),
        Pause(),
    )
    assert [refused(table, "ann", action) for action in fixed] == ["daily_alone"] * 6
    do(table, "ann", Start())
    assert [refused(table, "ann", action) for action in fixed] == ["daily_alone"] * 6
    assert refused(table, "", Pause()) == "daily_alone"
    assert not isinstance(table.submit(Act(Seat(0), Pass()), Millis(1)), Refusal)


def test_the_seat_that_only_rules_takes_no_bot() -> None:
    """A bot can't take the moderator's seat, in the lobby, in play or as the moderator leaves."""
    table = keesdrow("ann", "bob", "cid", "dan", teams="yes")
    assert refused(table, "ann", AddBot(8, "fair")) == "no_bots"
    do(table, "eve", Sit(8))
    do(table, "ann", Start())
    assert refused(table, "eve", Leave()) == "no_bots"
    assert refused(table, "ann", AddBot(4, "fair")) == "no_bots"
    do(table, "ann", AddBot(3, "fair"))
