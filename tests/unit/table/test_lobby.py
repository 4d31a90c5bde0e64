"""Lobby: seats, host, bots, house rules and ready marks."""

import pytest

from rumpus.core.values import Millis, Refusal
from rumpus.table.actions import AddBot, Leave, Ready, Remove, SetHandicap, SetOption, Sit, Start
from rumpus.table.events import Do, HostIs, Seated, Sitter
from toys.reach import ReachGame
from unit.table.tables import do, lobby, refused


def test_the_maker_of_a_table_hosts_it_and_sits() -> None:
    """The creator of a table has seat 0 and is the host."""
    table = lobby(None, "ann")

    assert table.lobby.host == "ann"
    assert table.seat_of("ann") == 0
    assert table.phase == "lobby"
    assert len(table.lobby.places) == 4


def test_a_player_takes_one_free_seat() -> None:
    """A seat holds one player only, and a player can take only one seat."""
    table = lobby(None, "ann")
    do(table, "cid", Sit(2))

    assert table.seat_of("cid") == 2
    assert refused(table, "cid", Sit(2)) == "already_seated"
    assert refused(table, "dot", Sit(2)) == "seat_taken"
    assert refused(table, "dot", Sit(4)) == "no_such_seat"


def test_who_has_a_seat_moves_to_another() -> None:
    """A player who moves to another seat frees the old one, but can't take an occupied one."""
    table = lobby()
    do(table, "bob", Sit(3))
    names = [place.sitter and place.sitter.name for place in table.lobby.places]
    assert names == ["Ann", None, None, "Bob"]
    assert refused(table, "bob", Sit(0)) == "seat_taken"


def test_a_host_who_moves_still_hosts() -> None:
    """A host who changes seats stays the host, but one who leaves hands the lobby over."""
    table = lobby()
    do(table, "ann", Sit(2))
    assert table.lobby.host == "ann"
    do(table, "ann", Leave())
    assert table.lobby.host == "bob"


def test_whoever_leaves_frees_the_seat() -> None:
    """A seat is free after its player leaves; a guest without a seat can't leave."""
    table = lobby()
    do(table, "bob", Leave())

    assert table.seat_of("bob") is None
    assert refused(table, "bob", Leave()) == "not_seated"
    do(table, "cid", Sit(1))
    assert table.seat_of("cid") == 1


def test_the_lobby_passes_to_the_next_person_when_its_host_leaves() -> None:
    """When the host leaves, the next person becomes the host, and never a bot."""
    table = lobby(None, "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "cid", Sit(3))
    do(table, "ann", Leave())

    assert table.lobby.host == "cid"


def test_a_host_who_left_alone_may_come_back() -> None:
    """A host who leaves an otherwise empty lobby may come back as its host."""
    table = lobby(None, "ann")
    do(table, "ann", Leave())

    assert table.lobby.host == "ann"
    assert do(table, "ann", Sit(0)).table == (Seated(0, Sitter("ann", "Ann")),)
    assert table.lobby.host == "ann"


@pytest.mark.parametrize("ending", [Leave(), Remove(0)])
def test_a_lobby_without_its_host_goes_to_whoever_sits_down(ending: Leave | Remove) -> None:
    """If the host leaves only bots behind, the next person to sit down becomes the host."""
    table = lobby(None, "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "ann", ending)
    entry = do(table, "bob", Sit(2))

    assert entry.table == (Seated(2, Sitter("bob", "Bob")), HostIs("bob"))
    do(table, "ann", Sit(0))
    assert table.lobby.host == "bob"
    assert refused(table, "ann", Start()) == "not_host"
    do(table, "bob", Start())


def test_who_sits_down_beside_the_host_does_not_host() -> None:
    """A player who sits down beside the host doesn't become the host."""
    table = lobby(None, "ann")
    do(table, "bob", Sit(1))

    assert table.lobby.host == "ann"


def test_only_the_host_runs_the_lobby() -> None:
    """Only the host may add bots, remove players, change house rules and start."""
    table = lobby()
    actions = (AddBot(2, "fair"), Remove(0), SetOption("seconds", 10), Start())

    assert [refused(table, "bob", a) for a in actions] == ["not_host"] * 4


def test_bots_sit_with_a_name_of_their_own() -> None:
    """A bot has a level and a unique name, and is ready at once."""
    table = lobby()
    do(table, "ann", AddBot(2, "gentle"))
    do(table, "ann", AddBot(3, "fair"))
    places = table.lobby.places
    names = [p.sitter.name for p in places if p.sitter is not None]

    assert len(set(names)) == 4
    assert [p.sitter.bot for p in places if p.sitter is not None] == [None, None, "gentle", "fair"]
    assert [p.ready for p in places] == [True, True, True, True]
    assert table.seat_of("") is None


def test_bots_sit_only_where_and_as_they_can() -> None:
    """A bot is refused on a taken seat, on a seat that doesn't exist and with an unknown level."""
    table = lobby()

    assert refused(table, "ann", AddBot(1, "fair")) == "seat_taken"
    assert refused(table, "ann", AddBot(9, "fair")) == "no_such_seat"
    assert refused(table, "ann", AddBot(2, "godlike")) == "no_such_level"


def test_the_host_frees_seats() -> None:
    """A removed player's seat is free; an empty seat can't be freed again."""
    table = lobby()
    do(table, "ann", Remove(1))

    assert table.seat_of("bob") is None
    assert refused(table, "ann", Remove(1)) == "no_such_seat"
    assert refused(table, "ann", Remove(9)) == "no_such_seat"


def test_a_changed_rule_is_unread_until_all_are_ready_again() -> None:
    """A changed rule resets all ready marks, and stays unread until everybody is ready again."""
    table = lobby(None, "ann", "bob", "cid")
    do(table, "ann", SetOption("seconds", 10))

    assert table.lobby.options == {"seconds": 10}
    assert list(table.lobby.unread) == ["seconds"]
    assert [p.ready for p in table.lobby.places] == [False] * 4
    do(table, "bob", Ready(ready=True))
    assert list(table.lobby.unread) == ["seconds"]
    do(table, "cid", Ready(ready=True))
    assert list(table.lobby.unread) == []


@pytest.mark.parametrize("change", [SetOption("seconds", 60), SetHandicap(0, 500)])
def test_nobody_is_started_on_rules_that_were_changed(change: SetOption | SetHandicap) -> None:
    """A refused start names the seats that haven't agreed to a change; the host needn't agree."""
    table = lobby(ReachGame() if isinstance(change, SetHandicap) else None)
    do(table, "cid", Sit(2))
    do(table, "ann", change)
    start = table.submit(Do("ann", Start()), Millis(0))

    assert start == Refusal("not_ready", None, {"seats": "1 2"})
    do(table, "cid", Ready(ready=True))
    assert table.submit(Do("ann", Start()), Millis(0)) == Refusal("not_ready", None, {"seats": "1"})
    do(table, "bob", Ready(ready=True))
    do(table, "ann", Start())
    assert table.phase == "play"


def test_who_sits_down_agrees_to_the_rules_as_they_are() -> None:
    """A player who sits down after a change of rules counts as ready, and bots always do."""
    table = lobby(None, "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "ann", SetOption("seconds", 60))
    do(table, "bob", Sit(2))

    do(table, "ann", Start())


def test_whoever_is_alone_with_bots_starts_at_once() -> None:
    """A host alone with bots can start at once after a change of rules."""
    table = lobby(None, "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "ann", SetOption("seconds", 60))

    do(table, "ann", Start())


def test_who_agrees_to_rules_that_have_changed_meanwhile_is_asked_again() -> None:
    """An agreement to outdated `terms` is refused, or leaves a new player not ready."""
    table = lobby(None, "ann", "bob")
    seen = table.lobby.terms
    do(table, "ann", SetOption("seconds", 10))
    assert refused(table, "bob", Ready(ready=True, terms=seen)) == "terms_changed"
    do(table, "cid", Sit(2, terms=seen))
    assert [p.ready for p in table.lobby.places[1:3]] == [False, False]
    assert refused(table, "ann", Start()) == "not_ready"

    do(table, "bob", Ready(ready=True, terms=table.lobby.terms))
    do(table, "cid", Ready(ready=True))
    do(table, "eve", Sit(3, terms=table.lobby.terms))
    assert [p.ready for p in table.lobby.places[1:]] == [True, True, True]


def test_a_handicap_is_agreed_to_as_rules_are() -> None:
    """A change of handicap changes `terms`, so that an agreement to the old ones is refused."""
    table = lobby(ReachGame())
    seen = table.lobby.terms
    do(table, "ann", SetHandicap(0, 500))
    assert refused(table, "bob", Ready(ready=True, terms=seen)) == "terms_changed"
    do(table, "bob", Ready(ready=False, terms=seen))


def test_a_sitter_who_is_not_ready_is_waited_for() -> None:
    """A player who has taken the ready mark back prevents the start."""
    table = lobby()
    do(table, "bob", Ready(ready=False))

    assert refused(table, "ann", Start()) == "not_ready"


def test_ready_can_be_taken_back() -> None:
    """A player can take the ready mark back; a guest without a seat has none."""
    table = lobby()
    do(table, "bob", Ready(ready=False))

    assert not table.lobby.places[1].ready
    assert refused(table, "eve", Ready(ready=True)) == "not_seated"


@pytest.mark.parametrize(("key", "code"), [("seconds", "bad_option"), ("x", "no_such_option")])
def test_house_rules_are_validated(key: str, code: str) -> None:
    """An unknown house rule, or a value out of range, is refused."""
    assert refused(lobby(), "ann", SetOption(key, 100_000)) == code


def test_a_game_needs_its_least_number_of_players() -> None:
    """A game for two can't start with one player."""
    assert refused(lobby(None, "ann"), "ann", Start()) == "too_few"


def test_a_handicap_is_agreed_on_before_play() -> None:
    """The host or the player sets a handicap, which needs agreement and applies to the game."""
    table = lobby(ReachGame())
    do(table, "bob", SetHandicap(1, 400))

    assert [(p.handicap, p.ready) for p in table.lobby.places[:2]] == [(0, False), (400, False)]
    do(table, "ann", SetHandicap(1, 500))
    do(table, "bob", Ready(ready=True))
    do(table, "ann", Start())
    assert table.header is not None
    assert [seat.handicap for seat in table.header.seats] == [0, 500]


def test_a_handicap_moves_with_its_player() -> None:
    """A handicap moves with its player to another playing seat, but not to the moderator's."""
    table = lobby(ReachGame(), "ann")
    do(table, "ann", SetHandicap(0, 400))
    do(table, "ann", Sit(1))
    assert [place.handicap for place in table.lobby.places] == [0, 400, 0]
    do(table, "ann", Sit(2))
    assert [place.handicap for place in table.lobby.places] == [0, 0, 0]
    assert table.lobby.host == "ann"


def test_a_handicap_is_nobody_elses_and_not_without_bounds() -> None:
    """A handicap of another player, of no seat, of a moderator or above the limit is refused."""
    table = lobby(ReachGame())
    do(table, "mod", Sit(2))

    assert refused(table, "bob", SetHandicap(0, 100)) == "not_host"
    assert refused(table, "ann", SetHandicap(1, 501)) == "bad_handicap"
    assert refused(table, "ann", SetHandicap(7, 100)) == "no_such_seat"
    assert refused(table, "ann", SetHandicap(2, 100)) == "no_handicap"
    assert refused(lobby(), "ann", SetHandicap(0, 1)) == "bad_handicap"
    do(table, "bob", SetHandicap(1, 100))
    do(table, "bob", Leave())
    do(table, "cid", Sit(1))
    assert table.lobby.places[1].handicap == 0
