"""An evening: its requests, its standings, and its end."""

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Refusal
from rumpus.evening import requests
from rumpus.evening.events import Plan
from rumpus.evening.standings import WIN, shares, standings
from rumpus.evening.state import Evening
from unit.evening.evenings import must, opened, pair, play, then


def test_nobody_is_entered_twice() -> None:
    """A person who is present can't be entered again: the refusal names them."""
    evening = opened(3)

    refused = requests.join(evening, "p1", "Person 1")

    assert refused == Refusal("already_entered", params={"name": "Person 1"})


def test_a_typed_name_means_a_guest_who_has_it() -> None:
    """A leader can't type the name of somebody present, but two guests may share a name."""
    evening = opened(3)

    typed = requests.join(evening, requests.person_named("PERSON 1"), "PERSON 1")
    other = requests.join(evening, "p9", "Person 1")

    assert typed == Refusal("already_entered", params={"name": "PERSON 1"})
    assert not isinstance(other, Refusal)


def test_somebody_who_left_may_return() -> None:
    """A person who left isn't paired; they may return with all that they played."""
    evening = play(pair(opened(4))[0])
    evening = then(evening, requests.leave(evening, "p0"))
    _, paired = pair(evening)
    evening = then(evening, requests.join(evening, "p0", "Person 0"))

    assert "p0" not in {person for table in paired.tables for person in table} | {*paired.byes}
    assert "p0" in evening.present
    assert next(row for row in standings(evening) if row.person == "p0").played == 1


def test_a_round_waits_for_all_results() -> None:
    """The next round can't be paired while a table plays."""
    evening, _ = pair(opened(4))

    assert requests.pair(evening, _no_chance(), 0) == Refusal("round_runs")


def test_a_correction_changes_standings_but_no_pairing() -> None:
    """Correcting round 1 changes later standings; the second round stays as it was paired."""
    evening = play(pair(opened(8))[0])
    evening, second = pair(evening)
    before = _points(evening)
    board = evening.rounds[0].boards[0]

    corrected = then(evening, requests.set_result(evening, 0, 0, ((1,), (0,)), "hand"))

    first, other = board.people
    assert (before[first], before[other]) == (WIN, 0)
    assert (_points(corrected)[first], _points(corrected)[other]) == (0, WIN)
    assert [each.people for each in corrected.rounds[1].boards] == list(second.tables)


def test_a_game_corrects_nothing() -> None:
    """A game that ends after its result was entered by hand is refused."""
    evening, _ = pair(opened(2))
    evening = then(evening, requests.set_result(evening, 0, 0, ((0,), (1,)), "hand"))

    refused = requests.set_result(evening, 0, 0, ((1,), (0,)), "game")

    assert refused == Refusal("has_result")


def test_a_running_game_counts_after_the_end() -> None:
    """A game that still runs when the host ends the evening counts, and nobody is absent."""
    evening, _ = pair(opened(2))
    evening = then(evening, requests.end(evening, 5))
    assert not evening.over

    evening = then(evening, requests.set_result(evening, 0, 0, ((1,), (0,)), "game"))

    assert evening.over
    assert [row.points for row in standings(evening)] == [WIN, 0]
    assert evening.present == ["p0", "p1"]


def test_after_the_end_nobody_joins_or_leaves() -> None:
    """An evening that has ended takes no more people and pairs no more rounds."""
    evening = then(opened(3), requests.end(opened(3), 5))
    refused = Refusal("evening_ended")

    assert requests.join(evening, "p9", "Person 9") == refused
    assert requests.leave(evening, "p0") == refused
    assert requests.pair(evening, _no_chance(), 0) == refused
    assert requests.end(evening, 6) == refused


def test_results_name_every_position_once() -> None:
    """A result places everybody at the table once, or nobody."""
    evening, _ = pair(opened(2))
    bad = Refusal("bad_result")

    assert requests.set_result(evening, 0, 0, ((0,),), "hand") == bad
    assert requests.set_result(evening, 0, 0, ((0,), (0, 1)), "hand") == bad
    assert requests.set_result(evening, 0, 0, ((0, 1), ()), "hand") == bad
    assert requests.set_result(evening, 0, 1, ((0, 1),), "hand") == Refusal("no_such_board")
    assert requests.set_result(evening, 1, 0, ((0, 1),), "hand") == Refusal("no_such_board")
    assert requests.set_result(evening, 0, -1, ((0, 1),), "hand") == Refusal("no_such_board")


def test_a_table_that_did_not_play_gives_no_points() -> None:
    """An empty result ends the round, and counts for nobody."""
    evening, _ = pair(opened(2))
    evening = then(evening, requests.set_result(evening, 0, 0, (), "no_show"))

    assert not evening.playing
    assert [(row.points, row.played) for row in standings(evening)] == [(0, 0), (0, 0)]


def test_a_bye_counts_as_a_win_except_for_the_queue() -> None:
    """Who sits out gets the points of a win in a Swiss, and none where the winner stays."""
    swiss, paired = pair(opened(3))
    queue, waiting = pair(opened(3, "winner_stays"))

    assert _points(swiss)[paired.byes[0]] == WIN
    assert _points(queue)[waiting.byes[0]] == 0


def test_tables_share_their_points_evenly() -> None:
    """Places between first and last get equal steps, and people who tie share a place."""
    assert shares(((2,), (0,), (1,))) == {2: 12, 0: 6, 1: 0}
    assert shares(((3,), (0,), (1,), (2,))) == {3: 12, 0: 8, 1: 4, 2: 0}
    assert shares(((0, 1), (2, 3))) == {0: 12, 1: 12, 2: 0, 3: 0}
    assert shares(((0, 1, 2),)) == {0: 6, 1: 6, 2: 6}


def test_equal_points_are_decided_by_the_game_between_them() -> None:
    """Of two with equal points, the winner of their game comes first."""
    evening = opened(4, "round_robin")
    for _ in range(3):
        evening, paired = pair(evening)
        for at, people in enumerate(paired.tables):
            # The lower number wins, except that p1 beats p0.
            upset = {*people} == {"p0", "p1"}
            first = sorted(people, reverse=upset)
            places = tuple((people.index(each),) for each in first)
            result = requests.set_result(evening, len(evening.rounds) - 1, at, places, "game")
            evening = then(evening, result)
    evening = then(evening, requests.set_result(evening, *_game(evening, "p1", "p3"), "hand"))

    rows = standings(evening)

    assert [row.person for row in rows][:2] == ["p1", "p0"]
    assert rows[0].points == rows[1].points == 2 * WIN
    assert (rows[0].direct, rows[1].direct) == (1, -1)


def test_equals_in_everything_share_a_place() -> None:
    """Two people who drew their only game are both first, and the next place is the third."""
    evening = play(pair(opened(4))[0], [2, 0])
    rows = standings(evening)

    assert [row.place for row in rows] == [1, 2, 2, 4]


def test_a_plan_is_checked() -> None:
    """Tables have two to four seats; where the winner stays, two."""
    assert requests.open_evening(Plan("toy", "swiss", seats=5), 0) == Refusal("bad_plan")
    assert requests.open_evening(Plan("toy", "swiss", seats=1), 0) == Refusal("bad_plan")
    assert requests.open_evening(Plan("toy", "swiss", no_show=-1), 0) == Refusal("bad_plan")
    refused = requests.open_evening(Plan("toy", "winner_stays", seats=3), 0)
    assert refused == Refusal("winner_needs_two")


def test_an_evening_is_full_at_last() -> None:
    """At most 64 people take part, and one alone is not paired."""
    evening = opened(requests.PEOPLE)

    refused = requests.join(evening, "more", "More")

    assert refused == Refusal("evening_full", params={"most": 64})
    assert requests.pair(opened(1), _no_chance(), 0) == Refusal(
        "too_few_people", params={"least": 2}
    )
    assert must(requests.join(opened(63), "more", "More")).person == "more"


def _points(evening: Evening) -> dict[str, int]:
    return {row.person: row.points for row in standings(evening)}


def _game(evening: Evening, loser: str, winner: str) -> tuple[int, int, tuple[tuple[int], ...]]:
    for number, each in enumerate(evening.rounds):
        for at, board in enumerate(each.boards):
            if {loser, winner} == {*board.people}:
                people = board.people
                return number, at, ((people.index(winner),), (people.index(loser),))
    raise AssertionError


def _no_chance() -> Chance:
    return Chance(simulation_seed(0), "none")
