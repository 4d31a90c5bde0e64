"""Stored ratings: changed with the results, in order, and the same when computed again."""

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from rumpus.cli.main import main
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis
from rumpus.ratings.model import Rating
from rumpus.store.folder import DATABASE, DataFolder
from rumpus.store.log import Held, Row
from rumpus.store.people.members import Members
from rumpus.store.people.ratings import Ratings
from rumpus.store.people.recomputing import Recomputed, recompute
from rumpus.store.people.results import Results
from rumpus.store.people.rows import Change, Device, FinishedGame, SeatResult
from rumpus.store.people.schema import GAMES, RATINGS, RESULTS
from rumpus.store.sqlite import SqliteStore

MOST = 5
GAME = FinishedGame("oak-bell-0", "toy", 1, 1, "table", True, {}, "points", (), rated=True)
FIRST = ("ida", "ben", "cleo", "dan", "eve")


class Kept:
    """The people's tables of one room."""

    def __init__(self, path: Path) -> None:
        self.members = Members(path)
        self.results = Results(self.members)
        self.ratings = Ratings(self.members)
        self._games = 0

    async def play(self, *places: tuple[str, int], game: str = "toy", rated: bool = True) -> str:
        """Store a game of these people, or bots whose names begin with "bot:", and their places."""
        self._games += 1
        table = f"oak-bell-{self._games}"
        seats = tuple(_seat(seat, who, place) for seat, (who, place) in enumerate(places))
        ended = 1000 + self._games
        one = replace(GAME, table=table, game=game, ended=ended, seats=seats, rated=rated)
        await self.results.add(one, MOST)
        return table

    async def points(self, person: str) -> dict[str, int]:
        """Return somebody's points by game."""
        found = await self.ratings.of_person(person)
        return {row.game: Rating(row.mu, row.sigma).points for row in found}

    async def again(self, *, replace_: bool = False) -> Recomputed:
        """Compute all ratings again."""
        return await self.members.do(lambda connection: recompute(connection, replace=replace_))


def _seat(seat: int, who: str, place: int) -> SeatResult:
    bot = who.removeprefix("bot:") if who.startswith("bot:") else None
    person = None if bot else who
    return SeatResult(seat, person, False, who.title(), bot, "player", None, place, None)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """Return empty tables."""
    return Kept(tmp_path / "a.db")


def test_a_rated_game_changes_ratings_and_is_noted(kept: Kept) -> None:
    """Winner and loser see their points before and after; others and other games see nothing."""

    async def work() -> None:
        table = await kept.play(("ida", 1), ("ben", 2))
        won = await kept.ratings.change(table, "ida")
        lost = await kept.ratings.change(table, "ben")
        assert won == Change(1500, (await kept.points("ida"))["toy"])
        assert lost == Change(1500, (await kept.points("ben"))["toy"])
        assert won is not None
        assert lost is not None
        assert won.after > 1500 > lost.after
        assert await kept.ratings.change(table, "eve") is None
        assert await kept.points("eve") == {}

    asyncio.run(work())


def test_an_unrated_game_changes_nothing(kept: Kept) -> None:
    """It is in the history, and no rating knows of it."""

    async def work() -> None:
        table = await kept.play(("ida", 1), ("ben", 2), rated=False)
        assert await kept.ratings.change(table, "ida") is None
        assert await kept.points("ida") == {}
        assert await kept.again() == Recomputed(0, 0, 0)

    asyncio.run(work())


def test_the_leaver_is_rated_and_not_the_bot_that_played_on(kept: Kept) -> None:
    """A seat that a bot finished counts for the person who left it."""

    async def work() -> None:
        left = replace(_seat(1, "ben", 2), bot="fair")
        await kept.results.add(replace(GAME, seats=(_seat(0, "ida", 1), left)), MOST)
        assert (await kept.points("ben"))["toy"] < 1500
        rows = await kept.members.read(lambda c: c.execute(RATINGS.select()).all())
        assert [row.bot for row in rows] == [None, None]

    asyncio.run(work())


def test_the_leaderboard_has_people_and_bots_without_provisional_ones(kept: Kept) -> None:
    """Best first; people who are new or forgotten are left out."""

    async def work() -> None:
        for _ in range(30):
            await kept.play(("ida", 1), ("bot:fair", 2), ("ben", 3))
        await kept.play(("eve", 1), ("bot:fair", 2))
        assert [row.person or row.bot for row in await kept.ratings.best("toy", 50)] == [
            *("ida", "fair", "ben"),
        ]
        assert len(await kept.ratings.best("toy", 2)) == 2
        assert await kept.ratings.best("other", 50) == []
        await kept.members.delete("ida", "Former member")
        assert [row.person or row.bot for row in await kept.ratings.best("toy", 50)] == [
            *("fair", "ben"),
        ]
        assert await kept.points("ida") == {}

    asyncio.run(work())


@pytest.mark.parametrize("seed", range(3))
def test_a_recomputation_gives_the_same_numbers_after_any_history(kept: Kept, seed: int) -> None:
    """Games of several people and bots, deletions and ageing leave numbers that can be checked."""
    chance = Chance(simulation_seed(seed), "history")

    async def work() -> None:
        people: list[str] = list(FIRST)
        rated = 0
        for turn in range(120):
            host = chance.choice(people)
            others = [who for who in (*people, "bot:fair", "bot:sharp") if who != host]
            players = (host, *chance.shuffled(others)[: 1 + chance.below(3)])
            counts = chance.below(5) > 0
            places = [(who, 1 + chance.below(3)) for who in players]
            await kept.play(*places, game=chance.choice(("toy", "other")), rated=counts)
            rated += counts
            if turn % 30 == 29:
                gone = people.pop(chance.below(len(people)))
                await kept.members.delete(gone, "Former member")
                people.append(f"guest{turn}")
            if turn % 50 == 49:
                # Of people who have played lately, nobody is forgotten.
                await kept.results.age(1000 + turn - 20)
        found = await kept.again()
        assert found.games == rated
        assert found.different == 0
        rows = await kept.members.read(lambda c: c.execute(RESULTS.select()).mappings().all())
        games = await kept.members.read(lambda c: c.execute(GAMES.select()).all())
        assert len(games) < 120, "no game was dropped, so the history was too easy"
        listed = {row["game"] for row in rows if row["listed"]}
        hidden = [row for row in rows if row["game"] not in listed]
        assert hidden, "every game is still listed, so the history was too easy"
        assert all(row["person"] is None and row["name"] is None for row in hidden)

    asyncio.run(work())


def test_a_recomputation_replaces_what_differs(kept: Kept) -> None:
    """Wrong numbers are found, and found no more after they were replaced."""

    async def work() -> None:
        table = await kept.play(("ida", 1), ("ben", 2))
        right = await kept.points("ida")
        await kept.members.do(
            lambda c: (
                c.execute(RATINGS.update().where(RATINGS.c.person == "ida").values(mu=99.0)),
                c.execute(RESULTS.update().where(RESULTS.c.seat == 1).values(after=7)),
            )
        )
        assert (await kept.again()).different == 2
        assert (await kept.again(replace_=True)).different == 2
        assert (await kept.again()).different == 0
        assert await kept.points("ida") == right
        lost = await kept.ratings.change(table, "ben")
        assert lost is not None
        assert lost.after == (await kept.points("ben"))["toy"]

    asyncio.run(work())


def test_an_account_deleted_before_the_result_is_stored_has_a_rating_of_nobody(kept: Kept) -> None:
    """The other's rating changes as against anybody new, and can be computed again."""

    async def work() -> None:
        device = Device("d", "ben", "here", 1, 1)
        await kept.members.set_password(device, "ben", "hash")
        await kept.members.delete("ben", "Former member")
        await kept.play(("ida", 1), ("ben", 2))
        assert (await kept.points("ida"))["toy"] > 1500
        assert await kept.points("ben") == {}
        assert await kept.again() == Recomputed(1, 2, 0)

    asyncio.run(work())


def test_a_guest_who_is_forgotten_keeps_no_rating(kept: Kept) -> None:
    """Ageing takes the rating from the guest together with the history."""

    async def work() -> None:
        await kept.play(("ida", 1), ("ben", 2))
        assert await kept.results.age(5000) == 2
        assert await kept.points("ida") == {}
        assert await kept.again() == Recomputed(1, 2, 0)

    asyncio.run(work())


def test_the_command_compares_and_replaces(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--check` fails while numbers differ; without it they are replaced."""
    folder = tmp_path / "room"
    held = DataFolder(folder)
    kept = Kept(folder / DATABASE)

    async def work() -> None:
        await kept.play(("ida", 1), ("ben", 2))
        await kept.members.do(lambda c: c.execute(RATINGS.update().values(mu=3.0)))

    asyncio.run(work())
    kept.members.close()
    again = ["ratings", "recompute", "--data", str(folder)]
    assert main(again) == 1
    assert "another room runs" in capsys.readouterr().err
    held.release()
    assert main([*again, "--check"]) == 1
    assert capsys.readouterr().out == "2 ratings from 1 game: 2 differ\n"
    assert main(again) == 0
    assert capsys.readouterr().out == "2 ratings from 1 game: 2 replaced\n"
    assert main([*again, "--check"]) == 0
    assert main(["ratings", "recompute", "--data", str(tmp_path / "none")]) == 1
    assert "there is no room in" in capsys.readouterr().err


def test_a_read_holds_up_no_append(tmp_path: Path) -> None:
    """While somebody's long export is being read, games go on being stored."""

    async def work() -> None:
        store, kept = SqliteStore(tmp_path / "a.db"), Kept(tmp_path / "a.db")
        await kept.play(("ida", 1), ("ben", 2))
        reading, enough = threading.Event(), threading.Event()

        def slow(connection: sa.Connection) -> None:
            connection.execute(GAMES.select()).all()
            reading.set()
            assert enough.wait(10)

        export = asyncio.ensure_future(kept.members.read(slow))
        await asyncio.to_thread(reading.wait, 10)
        held = Held("oak-bell-1", "toy", b"seed")
        async with asyncio.timeout(3):
            assert await store.create(held, Row(held.name, 0, Millis(0), b"{}"), None)
        enough.set()
        await export
        kept.members.close()
        await store.close(5)

    asyncio.run(work())
