"""Evenings at tables: people are seated each round, and results come from their games."""

from pathlib import Path
from typing import Any

import pytest

from clubbing import (
    COOL,
    ROLES,
    WORDS,
    club_of,
    decided,
    done,
    everybody,
    found,
    gives_up,
    joined,
    mine,
    names,
    opened,
    seen,
)
from members import code_of, member, post, visit
from serving import Person, Serving, run


@pytest.fixture(scope="module", name="serving")
def _serving(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Serve one room for most tests of this module."""
    rates = ["CLUBS_OF_ADDRESS", "CLUB_ASKS_OF_ADDRESS", "POSTS", "EVENING_TABLES_OF_ADDRESS"]
    limit = dict.fromkeys(rates, "l.Rate(100, 1000)")
    with Serving(tmp_path_factory.mktemp("evenings") / "data", limit=limit) as room:
        yield room


def test_three_people_play_an_evening_to_the_podium(tmp_path: Path) -> None:
    """Each sits out once, results come by themselves, a restart in a round loses nothing."""
    people: list[Person] = []

    async def rounds(base: str, path: str, first: int, last: int) -> None:
        for number in range(first, last):
            if number > 1 or first == 0:
                await done(base, people[0], f"{path}/round")
            at = {mine(await seen(base, each, path)): each for each in people}
            pair = [each for each in people if mine(await seen(base, each, path))]
            table = next(name for name in at if name is not None)
            # The earlier of two in the list of people wins.
            await gives_up(base, table, pair[1], pair[0])
            await decided(base, people[0], path, number + 1)

    path = ""

    async def before() -> None:
        nonlocal path
        path, guests = await opened(serving.base, "Ann", "Ben", "Cat")
        people.extend(guests)
        await rounds(serving.base, path, 0, 1)
        await done(serving.base, people[0], f"{path}/round")

    async def after() -> None:
        base = serving.base
        await rounds(base, path, 1, 3)
        evening = await done(base, people[0], f"{path}/end")
        assert evening["over"]
        standings = evening["standings"]
        assert names(evening, [row["id"] for row in standings]) == ["Ann", "Ben", "Cat"]
        assert [(row["place"], row["points"], row["byes"]) for row in standings] == [
            (1, 36, 1),
            (2, 24, 1),
            (3, 12, 1),
        ]
        assert {board["source"] for each in evening["rounds"] for board in each["boards"]} == {
            "game"
        }
        club = await club_of(base, people[1], path.split("/")[3])
        assert [each["over"] for each in club["evenings"]] == [True]
        (total,) = club["standings"]
        assert next((row["name"], row["firsts"]) for row in total["rows"]) == ("Ann", 1)
        again = await done(base, people[0], path, **{**COOL, "format": club["plan"]["format"]})
        assert again["rounds"] == []

    with Serving(tmp_path / "data") as serving:
        run(before)
        serving.kill()
    with Serving(tmp_path / "data") as serving:
        run(after)


def test_a_game_that_runs_at_the_end_counts(serving: Serving) -> None:
    """The host ends the evening while a game runs: its result counts, and nobody is absent."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben")
        evening = await done(base, people[0], f"{path}/round")
        ended = await done(base, people[0], f"{path}/end")
        assert (ended["ended"] is not None, ended["over"]) == (True, False)
        table = mine(evening)
        assert table is not None
        await gives_up(base, table, people[0], people[1])
        final = await decided(base, people[0], path, 1)
        assert final["over"]
        assert [row["points"] for row in final["standings"]] == [12, 0]
        assert all(each["present"] for each in final["people"])

    run(work)


def test_a_leader_corrects_the_first_round(serving: Serving) -> None:
    """Nobody is entered twice, and a correction changes standings, but no pairing."""

    async def work() -> None:
        base = serving.base
        path, (ann, *_) = await opened(base, "Ann", "Ben", "Cat", "Dan")
        twice = await post(base, ann, f"{path}/enter", names=["Eve", "ben"])
        assert (twice.status_code, twice.json()) == (
            409,
            {"code": "already_entered", "params": {"name": "ben"}},
        )
        assert len((await seen(base, ann, path))["people"]) == 4
        await done(base, ann, f"{path}/round")
        for at in (0, 1):
            result = {"round": 0, "table": at, "places": [[0], [1]]}
            await done(base, ann, f"{path}/result", **result)
        before = await done(base, ann, f"{path}/round")
        corrected = {"round": 0, "table": 0, "places": [[1], [0]]}
        after = await done(base, ann, f"{path}/result", **corrected)
        loser, winner = before["rounds"][0]["boards"][0]["people"]
        points = {row["id"]: row["points"] for row in after["standings"]}
        assert (points[loser], points[winner]) == (0, 12)
        pairs = [
            [board["people"] for board in each["rounds"][1]["boards"]] for each in (before, after)
        ]
        assert pairs[0] == pairs[1]

    run(work)


def test_people_without_a_device_take_part_by_name(serving: Serving) -> None:
    """Twenty-four typed names make twelve tables at which the room plays no game."""

    async def work() -> None:
        base = serving.base
        path, (ann,) = await opened(base, "Ann")
        await done(base, ann, f"{path}/leave")
        pupils = [f"Pupil {number}" for number in range(24)]
        entered = await done(base, ann, f"{path}/enter", names=pupils)
        assert len(entered["people"]) == 25
        paired = await done(base, ann, f"{path}/round")
        assert len(paired["rounds"][0]["boards"]) == 12
        assert {board["table"] for board in paired["rounds"][0]["boards"]} == {None}

    run(work)


def test_late_comers_and_dropouts(serving: Serving) -> None:
    """Who comes late plays from the next round on, and who leaves is not paired any more."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben")
        club = await club_of(base, people[0], path.split("/")[3])
        await done(base, people[0], f"{path}/round")
        late = await visit(base, "Cat")
        await joined(base, club, late)
        evening = await done(base, late, f"{path}/join")
        assert mine(evening) is None
        ben = next(each["id"] for each in evening["people"] if each["name"] == "Ben")
        await done(base, people[0], f"{path}/drop", people=[ben])
        refused = await post(base, people[0], f"{path}/round")
        assert (refused.status_code, code_of(refused)) == (409, "round_runs")
        table = mine(await seen(base, people[0], path))
        assert table is not None
        await gives_up(base, table, people[0], people[1])
        await decided(base, people[0], path, 1)
        evening = await done(base, people[0], f"{path}/round")
        (board,) = evening["rounds"][1]["boards"]
        assert sorted(names(evening, board["people"])) == ["Ann", "Cat"]

    run(work)


async def phases(base: str, person: Person, tables: list[str]) -> list[str]:
    """Return the phase of each table."""
    answers = [await person.http(base, "GET", f"/api/tables/{table}") for table in tables]
    return [answer.json()["phase"] for answer in answers]


def test_a_result_by_hand_ends_the_game(tmp_path: Path) -> None:
    """A leader's result closes the table for those who play there, and a correction changes it."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben")
        await done(base, people[0], f"{path}/round")
        table = mine(await seen(base, people[0], path))
        assert table is not None
        await people[1].join(base, table)
        for places in ([[1], [0]], [[0, 1]]):
            evening = await done(base, people[0], f"{path}/result", round=0, table=0, places=places)
            (board,) = evening["rounds"][0]["boards"]
            assert (board["places"], board["source"]) == (places, "hand")
        closed = await people[1].until(lambda message: message.get("table", {}).get("called_off"))
        assert not any(seat["no_show"] for seat in closed["table"]["seats"])
        await people[1].leave()
        assert await phases(base, people[0], [table]) == ["over"]

    with Serving(tmp_path / "data") as serving:
        run(work)


LATE = """
import rumpus.server.clubs.no_shows as late

late._MINUTE = 2
"""


def test_a_player_who_does_not_come_loses(tmp_path: Path) -> None:
    """After the limit, the one who came wins; if nobody came, the game doesn't count."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben", "Cat", "Dan", no_show=1)
        await done(base, people[0], f"{path}/round")
        table = mine(await seen(base, people[0], path))
        assert table is not None
        await people[0].join(base, table)
        evening = await decided(base, people[0], path, 1)
        closed = await people[0].until(lambda message: message.get("table", {}).get("called_off"))
        assert closed["table"]["phase"] == "over"
        assert sum(seat["no_show"] for seat in closed["table"]["seats"]) == 1
        await people[0].leave()
        tables = [board["table"] for board in evening["rounds"][0]["boards"]]
        assert await phases(base, people[0], tables) == ["over", "over"]
        boards = evening["rounds"][0]["boards"]
        assert {board["source"] for board in boards} == {"no_show"}
        points = {row["id"]: row["points"] for row in evening["standings"]}
        me = next(each["id"] for each in evening["people"] if each["you"])
        assert (points[me], sum(points.values())) == (12, 12)

    with Serving(tmp_path / "data", before=LATE, limit={"NO_SHOW_SECONDS": 0.2}) as serving:
        run(work)


LEADS: dict[str, dict[str, Any]] = {
    "": COOL,
    "/enter": {"names": ["Eve"]},
    "/drop": {"people": []},
    "/quiet": {"people": [], "minutes": 15},
    "/round": {},
    "/result": {"round": 0, "table": 0, "places": []},
    "/end": {},
}


@pytest.mark.parametrize("running", [False, True])
def test_only_leaders_run_an_evening(serving: Serving, running: bool) -> None:
    """Members may join, and strangers may do nothing, before and during an evening."""

    async def work() -> None:
        base = serving.base
        club, people, _ = await everybody(base)
        path = f"/api/clubs/{club['name']}/evening"
        if running:
            await done(base, people["helper"], path, **COOL)
        for role in ROLES:
            person = people[role]
            for action, body in LEADS.items():
                answer = await post(base, person, path + action, **body)
                refused = answer.status_code == 403
                assert refused == (role not in {"owner", "helper"}), (role, action, answer.text)
            inside = role in {"owner", "helper", "member"}
            codes = {200, 404, 409} if inside else {403}
            for action in ("/join", "/leave"):
                assert (await post(base, person, path + action)).status_code in codes
            assert (await person.http(base, "GET", path)).status_code in codes

    run(work)


def test_a_code_lets_a_class_take_part(serving: Serving) -> None:
    """Wrong codes cost only that code, and the right one dies with the evening."""

    async def work() -> None:
        base = serving.base
        path, (ann, *_) = await opened(base, "Ann", coded=True)
        code = (await seen(base, ann, path))["code"]
        wrong = "zzzzzz" if code != "zzzzzz" else "yyyyyy"
        for number in range(12):
            answer = await post(
                base, await visit(base), "/api/evenings/join", code=wrong, name="Typo"
            )
            assert code_of(answer) == ("no_such_evening" if number < 10 else "too_many")
        pupils = [await visit(base) for _ in range(24)]
        for number, pupil in enumerate(pupils):
            body = {"code": code.upper(), "name": f"Pupil {number}"}
            evening = await done(base, pupil, "/api/evenings/join", **body)
            assert (evening["leads"], evening["code"]) == (False, None)
        again = await done(base, pupils[0], "/api/evenings/join", code=code, name="Pupil 0")
        assert len(again["people"]) == 25
        assert (await pupils[1].http(base, "GET", path)).status_code == 200
        assert (await pupils[1].http(base, "GET", path.removesuffix("/evening"))).json()[
            "people"
        ] == []
        await done(base, ann, f"{path}/end")
        late = await post(base, await visit(base), "/api/evenings/join", code=code, name="Late")
        assert (late.status_code, code_of(late)) == (404, "no_such_evening")

    run(work)


def test_a_plan_that_can_not_be_played_is_refused(serving: Serving) -> None:
    """Real-time games have no equal boards, and teams need full tables."""

    async def work() -> None:
        base = serving.base
        ann = await visit(base, "Ann")
        club = await found(base, ann)
        path = f"/api/clubs/{club['name']}/evening"
        teams = {**WORDS, "options": {"teams": "yes"}}
        for wanted, code in (
            ({**COOL, "same_boards": True}, "bad_request"),
            ({**COOL, "seats": 3}, "bad_request"),
            ({**WORDS, "seats": 5}, "bad_request"),
            ({**WORDS, "seats": 3, "format": "winner_stays"}, "winner_needs_two"),
            ({**WORDS, "no_show": 61}, "bad_plan"),
            ({**teams, "seats": 3}, "uneven_teams"),
            ({**WORDS, "game": "chess"}, "no_such_game"),
        ):
            assert code_of(await post(base, ann, path, **wanted)) == code
        evening = await done(base, ann, path, **teams, seats=4)
        assert (evening["plan"]["seats"], evening["plan"]["least"]) == (4, 4)
        assert code_of(await post(base, ann, path, **WORDS)) == "evening_runs"

    run(work)


def test_a_deleted_account_leaves_no_name(serving: Serving) -> None:
    """The evening keeps its results under a made-up name."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben")
        club = await club_of(base, people[0], path.split("/")[3])
        cat = await member(base, "Cat", "cat")
        await joined(base, club, cat)
        await done(base, cat, f"{path}/join")
        await post(base, cat, "/api/account/delete")
        evening = await seen(base, people[0], path)
        assert "Cat" not in {each["name"] for each in evening["people"]}
        assert len(evening["people"]) == 3

    run(work)


def test_people_who_blocked_each_other_are_kept_apart(serving: Serving) -> None:
    """Once all have met, they don't meet again, and the evening doesn't say why."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben", "Cat", "Dan")
        evening: Any = None
        for number in range(6):
            evening = await done(base, people[0], f"{path}/round")
            at = {
                name: mine(await seen(base, each, path))
                for name, each in zip("abcd", people, strict=True)
            }
            together = at["a"] == at["b"]
            assert not together or number < 3
            if together:
                blocked = f"/api/tables/{at['a']}/ignore"
                # Seats go round; nobody can block themself.
                answers = [
                    await post(base, people[0], blocked, seat=seat, how="block") for seat in (0, 1)
                ]
                assert sorted(each.status_code for each in answers) == [200, 400]
            for table_, _ in enumerate(evening["rounds"][-1]["boards"]):
                ending = {"round": number, "table": table_, "places": [[0], [1]]}
                evening = await done(base, people[0], f"{path}/result", **ending)
        assert "block" not in str(evening)

    run(work)
