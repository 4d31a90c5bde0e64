"""Neutral names: what a table and a record show of players who have deleted their accounts."""

from msgspec.structs import replace

from rumpus.table import record as records
from rumpus.table.events import Offer, Sitter, Tally
from rumpus.table.neutral import neutral_entry, neutralise
from rumpus.table.table import Table
from toys.sealed import SealedGame
from unit.table.tables import lobby
from unit.table.test_record import log, verified

NAME = "Former member"
GAME = SealedGame()


def without_ann(player: str, name: str) -> str:
    """Return a neutral name for the player who has left for good."""
    return NAME if player == "ann" else name


def names(table: Table) -> list[str]:
    """Return every name that a table holds."""
    shown = table.lobby
    places = [place.sitter for place in shown.places if place.sitter is not None]
    offered = () if shown.offer is None else shown.offer.players
    sitters = [*places, *shown.queue, *shown.removed, *offered, *table.sitters]
    header = () if table.header is None else table.header.names
    return [*(one.name for one in sitters), *(one.name for one in shown.tally), *header]


def test_a_lobby_forgets_a_name_wherever_it_stands() -> None:
    """Seat, queue, tally and list of removed guests show the neutral name; others keep theirs."""
    table = lobby(GAME, "ann", "bob")
    table.lobby = replace(
        table.lobby,
        queue=(Sitter("ann", "Ann"), Sitter("bob", "Bob")),
        removed=(Sitter("ann", "Ann"),),
        tally=(Tally("ann", "Ann", 3, 2, 1), Tally("bob", "Bob")),
        offer=Offer((Sitter("ann", "Ann"), Sitter("bob", "Bob")), 0),
    )
    before = names(table)
    assert neutralise(table, without_ann)
    after = [NAME if name.lower() == "ann" else name for name in before]
    assert names(table) == after
    assert after.count(NAME) == 5
    assert table.lobby.tally[0] == Tally("ann", NAME, 3, 2, 1)
    assert not neutralise(table, without_ann)


def test_a_finished_game_shows_the_neutral_name_and_the_log_keeps_its_bytes() -> None:
    """Seats and header change; only what is shown does, so the log still folds to the same game."""
    table = lobby(GAME, "ann", "bob")
    for entry in log():
        table.apply(entry)
    state, result = table.state, table.result
    assert neutralise(table, without_ann)
    assert table.header is not None
    assert table.header.names[0] == NAME
    assert "ann" not in {name.lower() for name in names(table)}
    assert (table.state, table.result) == (state, result)


def test_a_table_without_former_players_stays_as_it_is() -> None:
    """The bots' empty ids are nobody's."""
    table = lobby(GAME, "ann", "bob")
    assert not neutralise(table, lambda player, name: NAME if player in {"", "eve"} else name)


def test_a_name_that_offended_is_replaced_and_the_next_one_stays() -> None:
    """Only the name itself offends: the same player's other name is shown."""
    table = lobby(GAME, "ann", "bob")
    table.lobby = replace(table.lobby, queue=(Sitter("ann", "Worse"),))

    def polite(player: str, name: str) -> str:
        return "Bold Otter" if (player, name) == ("ann", "Worse") else name

    assert neutralise(table, polite)
    assert (table.lobby.queue[0].name, names(table)[0]) == ("Bold Otter", "Ann")


def test_a_record_with_neutral_names_verifies() -> None:
    """Its digest is of what it says, and no rule looks at a name."""
    whole = records.of_game(log())
    record = records.of_game(neutral_entry(entry, without_ann) for entry in log())
    assert whole is not None
    assert record is not None
    assert verified(record) is None
    read = records.read(GAME, list(records.written(record)))
    assert read.header.names == (NAME, *whole.header.names[1:])
    assert replace(read.header, names=whole.header.names) == whole.header
    assert b"Ann" not in b"".join(records.written(record))
