"""The results of finished games: stored once, listed by person, taken out when somebody leaves."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rumpus.games.feats import Feat
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from rumpus.store.people.rows import (
    Device,
    FinishedGame,
    Narrowed,
    Opponent,
    Recap,
    SeatResult,
    Standing,
)
from rumpus.store.people.schema import GAMES, RESULTS

Check = Callable[[Results, Members], Awaitable[None]]
IDA = SeatResult(0, "ida", False, "Ida", None, "player", None, 1, 12)
BEN = SeatResult(1, "ben", False, "Ben", None, "player", None, 2, 7)
BOT = SeatResult(1, None, False, "Ada", "fair", "player", None, 2, 7)
GAME = FinishedGame("oak-bell-10", "toy", 1, 1000, "table", True, {"size": 5}, "points", (IDA, BEN))
MOST = 100


@pytest.fixture
def check(tmp_path: Path) -> Callable[[Check], None]:
    """Return a function that runs a check on empty tables."""

    def checked(work: Check) -> None:
        members = Members(tmp_path / "a.db")
        asyncio.run(_waited(work(Results(members), members)))
        members.close()

    return checked


async def _waited(work: Awaitable[None]) -> None:
    await work


async def tables(results: Results, person: str, **wanted: Any) -> list[str]:
    """Return the tables of a person's games, newest first."""
    asked = {"most": MOST, "before": 0} | {
        key: wanted.pop(key) for key in ("most", "before") if key in wanted
    }
    games = await results.page(person, **asked, wanted=Narrowed(**wanted))
    return [game.table for game in games]


async def counted(members: Members) -> tuple[int, int]:
    """Return how many games and how many seats are stored."""

    def count(connection: Any) -> tuple[int, int]:
        games, seats = (connection.execute(t.select()).all() for t in (GAMES, RESULTS))
        return len(games), len(seats)

    return await members.do(count)


def played(table: str, *seats: SeatResult, game: str = "toy", ended: int = 1000) -> FinishedGame:
    """Return a finished game."""
    return replace(GAME, table=table, game=game, ended=ended, seats=seats)


def test_a_game_is_stored_once_and_whole(check: Callable[[Check], None]) -> None:
    """Both players read the same game, whichever of two writes came first."""

    async def work(results: Results, members: Members) -> None:
        stored = await asyncio.gather(*(results.add(GAME, MOST) for _ in range(3)))
        assert sorted(stored) == [False, False, True]
        (mine,) = await results.page("ida", MOST, 0, Narrowed())
        assert mine == replace(GAME, id=mine.id)
        assert await tables(results, "ben") == [GAME.table]
        assert await tables(results, "eve") == []
        assert await counted(members) == (1, 2)

    check(work)


def test_a_game_of_bots_is_not_stored(check: Callable[[Check], None]) -> None:
    """Nobody has it in their history."""

    async def work(results: Results, members: Members) -> None:
        assert not await results.add(played("oak-bell-11", BOT, replace(BOT, seat=0)), MOST)
        assert await counted(members) == (0, 0)

    check(work)


def test_pages_follow_each_other_and_filters_narrow_them(check: Callable[[Check], None]) -> None:
    """The cursor continues after the last game; game and opponent may be given together."""

    async def work(results: Results, members: Members) -> None:
        del members
        for number in range(5):
            game = "toy" if number % 2 else "other"
            other = BEN if number < 3 else replace(BEN, person="eve", name="Eve")
            await results.add(played(f"oak-bell-1{number}", IDA, other, game=game), MOST)
        first = await results.page("ida", 2, 0, Narrowed())
        assert [one.table[-2:] for one in first] == ["14", "13"]
        assert [t[-2:] for t in await tables(results, "ida", before=first[-1].id)] == [
            *("12", "11", "10"),
        ]
        assert [t[-2:] for t in await tables(results, "ida", game="toy")] == ["13", "11"]
        eve = await results.opponent("ida", first[0].id, 1)
        assert eve == Opponent("eve", second=False, name="Eve")
        assert [t[-2:] for t in await tables(results, "ida", opponent=eve)] == ["14", "13"]
        assert [t[-2:] for t in await tables(results, "ida", opponent=eve, game="toy")] == ["13"]

    check(work)


def test_nobody_is_found_in_the_games_of_others(check: Callable[[Check], None]) -> None:
    """A seat tells who sat there only to those who played in that game; a bot is nobody."""

    async def work(results: Results, members: Members) -> None:
        del members
        await results.add(GAME, MOST)
        await results.add(played("oak-bell-11", IDA, BOT), MOST)
        bot, game = await results.page("ida", MOST, 0, Narrowed())
        assert await results.opponent("ida", game.id, 1) == Opponent(
            "ben", second=False, name="Ben"
        )
        for person, id_, seat in (("eve", game.id, 1), ("ida", bot.id, 1), ("ida", game.id, 2)):
            assert await results.opponent(person, id_, seat) is None

    check(work)


def test_the_second_player_at_a_screen_is_another_opponent(check: Callable[[Check], None]) -> None:
    """Their games are not in the history of the guest, but belong to that guest's data."""

    async def work(results: Results, members: Members) -> None:
        del members
        second = replace(IDA, seat=1, second=True, name="Uma", place=2, score=3)
        await results.add(played("oak-bell-10", IDA, second), MOST)
        await results.add(played("oak-bell-11", second, replace(BOT, seat=0)), MOST)
        assert await tables(results, "ida") == ["oak-bell-10"]
        everything = await results.everything("ida")
        assert [one.table for one in everything] == ["oak-bell-11", "oak-bell-10"]
        (mine,) = await results.standings("ida", Narrowed())
        assert mine == Standing("toy", 1, 12, 2, "oak-bell-10", 1000)
        uma = await results.opponent("ida", everything[1].id, 1)
        assert await tables(results, "ida", opponent=uma) == ["oak-bell-10"]

    check(work)


def test_only_the_newest_games_of_a_person_are_listed(check: Callable[[Check], None]) -> None:
    """Older ones stay in the history of others, and go when nobody lists them."""

    async def work(results: Results, members: Members) -> None:
        await results.add(GAME, 2)
        for number in (1, 2, 3):
            await results.add(played(f"oak-bell-1{number}", IDA, BOT), 2)
        assert await tables(results, "ida") == ["oak-bell-13", "oak-bell-12"]
        assert await tables(results, "ben") == [GAME.table]
        assert (await counted(members))[0] == 3

    check(work)


def test_deleting_takes_the_name_out_of_all_games(check: Callable[[Check], None]) -> None:
    """Games that others played stay, without id and name; games that nobody else has are gone."""

    async def work(results: Results, members: Members) -> None:
        await members.set_password(Device("laptop", "ida", "Firefox", 1, 1), "ida", "hash")
        await results.add(GAME, MOST)
        await results.add(played("oak-bell-11", IDA, BOT), MOST)
        await members.delete("ida", "Former member")
        assert await results.everything("ida") == []
        (left,) = await results.page("ben", MOST, 0, Narrowed())
        assert left.seats == (replace(IDA, person=None, name=None), BEN)
        assert await results.opponent("ben", left.id, 0) is None
        assert await counted(members) == (1, 2)
        await results.add(played("oak-bell-12", IDA, BEN), MOST)
        assert not await results.add(played("oak-bell-13", IDA, BOT), MOST)
        late, _ = await results.page("ben", MOST, 0, Narrowed())
        assert late.seats[0] == replace(IDA, person=None, name=None)
        assert members.former() == {"ida"}

    check(work)


def test_an_unlisted_game_still_loses_the_name(check: Callable[[Check], None]) -> None:
    """A member whose history is full leaves no name in the games that it no longer lists."""

    async def work(results: Results, members: Members) -> None:
        await members.set_password(Device("laptop", "ida", "Firefox", 1, 1), "ida", "hash")
        await results.add(GAME, 1)
        await results.add(played("oak-bell-11", IDA, BOT), 1)
        await members.delete("ida", "Former member")
        (left,) = await results.page("ben", MOST, 0, Narrowed())
        assert left.seats[0].name is None

    check(work)


def test_games_of_guests_grow_old_and_those_of_members_do_not(
    check: Callable[[Check], None],
) -> None:
    """A guest's history goes when their last game is old; a member still reads the guest's name."""

    async def work(results: Results, members: Members) -> None:
        await members.set_password(Device("laptop", "ida", "Firefox", 1, 1), "ida", "hash")
        eve = replace(BEN, person="eve", name="Eve")
        await results.add(GAME, MOST)
        await results.add(played("oak-bell-11", eve, replace(BOT, seat=0)), MOST)
        await results.add(played("oak-bell-12", IDA, eve, ended=2000), MOST)
        assert await results.age(1000) == 0
        assert await results.age(1500) == 1
        assert await tables(results, "ben") == []
        assert await tables(results, "eve") == ["oak-bell-12", "oak-bell-11"]
        assert await tables(results, "ida") == ["oak-bell-12", GAME.table]
        assert await results.age(9000) == 1
        assert await results.age(9000) == 0
        assert await tables(results, "eve") == []
        ended = await results.page("ida", MOST, 0, Narrowed())
        assert [game.seats[1].name for game in ended] == ["Eve", "Ben"]
        assert await counted(members) == (2, 4)

    check(work)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.lists(st.tuples(st.sampled_from("abcd"), st.integers(1, 3)), min_size=1, max_size=4),
        max_size=12,
    ),
    st.sampled_from("abcd"),
)
def test_standings_are_what_the_games_say(
    tmp_path_factory: pytest.TempPathFactory, games: list[list[tuple[str, int]]], gone: str
) -> None:
    """For any games, and after somebody has left, standings equal those counted by hand."""

    async def work(results: Results, members: Members) -> None:
        kept: list[dict[str, int]] = []
        for number, seats in enumerate(games):
            people = dict(seats)
            kept.append(people)
            rows = [
                SeatResult(seat, person, False, person, None, "player", None, place, 10 * place)
                for seat, (person, place) in enumerate(people.items())
            ]
            await results.add(played(f"table {number}", *rows), MOST)
        await members.delete(gone, "Former member")
        for person in "abcd":
            expected = [
                Standing(
                    *("toy", people[person], 10 * people[person], max(people.values())),
                    *(f"table {number}", 1000),
                )
                for number, people in enumerate(kept)
                if person in people and person != gone
            ]
            assert await results.standings(person, Narrowed()) == expected
            assert len(await tables(results, person)) == len(expected)
            met = Counter(
                other
                for people in kept
                for other in people
                if person in people and person != gone and other not in {person, gone}
            )
            found = await results.companions(person, Narrowed(), MOST)
            assert {one.name: one.games for one in found} == met
            assert [one.games for one in found] == sorted(met.values(), reverse=True)
            for one in found:
                other = await results.opponent(person, one.game, one.seat)
                assert other is not None
                against = await results.standings(person, Narrowed(opponent=other))
                places = [kept[int(each.table.split()[1])][one.name] for each in against]
                assert [each.theirs for each in against] == places
                assert len(places) == one.games

    members = Members(tmp_path_factory.mktemp("people") / "a.db")
    asyncio.run(_waited(work(Results(members), members)))
    members.close()


def test_a_history_is_narrowed_by_time_rating_and_result(check: Callable[[Check], None]) -> None:
    """Each filter leaves what it says; a game without opponents is neither won nor lost."""

    async def work(results: Results, members: Members) -> None:
        alone = replace(IDA, seat=0)
        lost = (replace(IDA, place=2), replace(BEN, place=1))
        for game in (
            played("oak-bell-1", IDA, BEN, ended=1000),
            played("oak-bell-2", *lost, ended=2000),
            played("oak-bell-3", alone, ended=3000),
            replace(played("oak-bell-4", IDA, BEN, ended=4000), rated=True),
        ):
            assert await results.add(game, MOST)
        filters: tuple[tuple[dict[str, Any], str], ...] = (
            ({"since": 2000}, "432"),
            ({"until": 2000}, "1"),
            ({"since": 1000, "until": 3000}, "21"),
            ({"rated": True}, "4"),
            ({"rated": False}, "321"),
            ({"won": True}, "41"),
            ({"won": False}, "2"),
            ({"won": True, "rated": False, "opponent": Opponent("ben", False)}, "1"),
        )
        for wanted, numbers in filters:
            found = await tables(results, "ida", **wanted)
            assert found == [f"oak-bell-{number}" for number in numbers], wanted
            standings = await results.standings("ida", Narrowed(**wanted))
            assert len(standings) == len(found)

    check(work)


FEATS = ((Feat("longest_word", 7, "picture", 3),), (Feat("longest_word", 4, "word", 1),))


def test_what_a_log_tells_is_stored_beside_the_result(check: Callable[[Check], None]) -> None:
    """Games of whose logs nothing is stored are listed; a seat that is forgotten keeps no feats."""

    async def work(results: Results, members: Members) -> None:
        for number in (1, 2):
            assert await results.add(replace(GAME, table=f"oak-bell-{number}"), MOST)
        assert await results.unrecalled() == ["oak-bell-2", "oak-bell-1"]
        await results.recall("oak-bell-2", Recap(90, FEATS))
        assert await results.unrecalled() == ["oak-bell-1"]
        newest, oldest = await results.page("ida", MOST, 0, Narrowed())
        assert (newest.lasted, oldest.lasted) == (90, None)
        assert tuple(seat.feats for seat in newest.seats) == FEATS
        assert [one.feats for one in await results.standings("ben", Narrowed())] == [None, FEATS[1]]
        await members.delete("ben", "Former member")
        newest, _ = await results.page("ida", MOST, 0, Narrowed())
        assert [seat.feats for seat in newest.seats] == [FEATS[0], None]
        await results.recall("oak-bell-1", Recap(None, FEATS))
        assert await results.unrecalled() == []
        _, oldest = await results.page("ida", MOST, 0, Narrowed())
        assert (oldest.lasted, [seat.feats for seat in oldest.seats]) == (None, [FEATS[0], None])

    check(work)


def test_a_team_mate_is_no_rival(check: Callable[[Check], None]) -> None:
    """The place of an opponent is None in games that both played on one team."""

    async def work(results: Results, members: Members) -> None:
        del members
        together = [replace(seat, team=1, place=1) for seat in (IDA, BEN)]
        apart = (replace(IDA, team=0), replace(BEN, team=1))
        await results.add(played("oak-bell-1", *together), MOST)
        await results.add(played("oak-bell-2", *apart), MOST)
        against = Narrowed(opponent=Opponent("ben", second=False))
        assert [one.theirs for one in await results.standings("ida", against)] == [None, 2]

    check(work)
