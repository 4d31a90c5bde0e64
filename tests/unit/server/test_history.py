"""The history of a person: every finished game once, totals, filters, and what leaves it."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooms import Guest, close_room, open_room, set_table, settled
from rumpus.core.values import Seat
from rumpus.games.feats import Feat, Played
from rumpus.server.names import FORMER_MEMBER
from rumpus.server.people.history import History
from rumpus.server.people.totals import BestFeat, Total, totals
from rumpus.server.room import Room
from rumpus.server.tables.recaps import Recaps
from rumpus.store.log import Row, StoreError
from rumpus.store.memory import MemoryStore
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, Narrowed, Recap, Standing

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def standing(game: str, place: int, score: int | None, worse: int) -> Standing:
    """Return how somebody did in a game with *worse* places below theirs."""
    return Standing(game, place, score, place + worse)


STANDINGS = st.builds(
    standing,
    st.sampled_from(("toy", "other")),
    st.integers(1, 3),
    st.none() | st.integers(-5, 50),
    st.integers(0, 2),
)


def outcome(one: Standing) -> str:
    """Return what a game was for its player: won, lost or neither."""
    if one.place > 1:
        return "lost"
    return "won" if one.last > 1 else "neither"


@given(st.lists(STANDINGS))
def test_totals_are_those_counted_by_hand(standings: list[Standing]) -> None:
    """Rows of wins end only with a loss: a draw and a game without opponents change nothing."""
    shown = {total.game: total for total in totals(standings)}
    assert list(shown.values()) == sorted(shown.values(), key=lambda total: -total.played)
    for game in ("toy", "other"):
        mine = [one for one in standings if one.game == game]
        if not mine:
            assert game not in shown
            continue
        decided = [outcome(one) for one in mine if outcome(one) != "neither"]
        rows = [len(list(row)) for won, row in itertools.groupby(decided) if won == "won"]
        row = 0
        for one in reversed(decided):
            if one == "lost":
                break
            row += 1
        scores = [one.score for one in mine if one.score is not None]
        best = max(scores, default=None)
        longest = max(rows, default=0)
        played = len(mine)
        expected = Total(game, played, decided.count("won"), row, longest, best, 0, played)
        assert shown[game] == expected


class Failing(MemoryStore):
    """Store that never notes that results are stored: the room dies before."""

    async def settle(self, name: str) -> None:
        """Raise an error."""
        raise StoreError(name)


class Broken(Results):
    """Results that can't be written: the room dies before."""

    async def add(self, game: FinishedGame, most: int) -> bool:
        """Raise an error."""
        raise StoreError(game.table)


async def no_reports(before: int) -> None:
    """Delete nothing: there are no reports."""
    del before


def with_past(room: Room, results: Results, former: set[str]) -> History:
    """Give a room a history."""
    recap = Recaps(room.services, room.kinds).of
    past = History(room.services.store, results, lambda: NOON, former, (), no_reports, recap)
    room.services = room.services._replace(past=past)
    return past


async def play(room: Room, **wanted: Any) -> str:
    """Play a game of the toy to its end, and return its table."""
    host = await set_table(room, "ann", "bob", **wanted)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await ann.table("ready", ready=True)
    await ann.table("start")
    for _ in range(3):
        await ann.act("seal", number=7)
        await bob.act("seal", number=3)
    assert host.table.phase == "over"
    assert (await ann.table("rematch"))["t"] == "done"
    return host.table.lobby.name


def check(path: Path, work: Callable[[Members], Awaitable[None]]) -> None:
    """Run a check in real time, since the people's tables have a separate thread."""

    async def checked() -> None:
        members = Members(path / "a.db")
        await work(members)
        members.close()

    asyncio.run(checked())


@pytest.mark.parametrize("dies", ["before the results", "before that is noted", "never"])
def test_a_game_is_stored_once_wherever_the_room_dies(tmp_path: Path, dies: str) -> None:
    """At the next start the game is in the history of both players, with the time of its end."""

    async def work(members: Members) -> None:
        results = Results(members)
        store = Failing() if dies == "before that is noted" else MemoryStore()
        room = open_room(store)
        past = with_past(room, Broken(members) if dies == "before the results" else results, set())
        name = await play(room)
        await past.drain()
        await close_room(room)
        waiting = await store.unsettled()
        assert waiting == ([] if dies == "never" else [name])
        again = open_room(store, seed=2)
        past = with_past(again, results, set())
        await past.catch_up(again.folded)
        await past.catch_up(again.folded)
        for player in ("ann", "bob"):
            (game,) = await results.page(player, 10, 0, Narrowed())
            assert (game.table, game.ended) == (name, int(NOON.timestamp()))
            assert [(seat.name, seat.place) for seat in game.seats] == [("Ann", 2), ("Bob", 1)]
        if dies == "before the results":
            assert await store.unsettled() == []
        await close_room(again)

    check(tmp_path, work)


def test_a_game_that_nobody_finished_leaves_nothing(tmp_path: Path) -> None:
    """Not while it runs, and not at the next start."""

    async def work(members: Members) -> None:
        store = MemoryStore()
        room = open_room(store)
        past = with_past(room, Results(members), set())
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        await ann.table("ready", ready=True)
        await ann.table("start")
        await past.catch_up(room.folded)
        await close_room(room)
        assert await Results(members).page("ann", 10, 0, Narrowed()) == []

    check(tmp_path, work)


def test_a_game_that_can_not_be_read_stops_no_other(tmp_path: Path) -> None:
    """Its results are lost as long as its log can't be read; the next one's are stored."""

    async def work(members: Members) -> None:
        results = Results(members)
        store = MemoryStore()
        room = open_room(store)
        with_past(room, Broken(members), set())
        names = sorted([await play(room), await play(room)])
        await close_room(room)
        again = open_room(store, seed=2)
        past = with_past(again, results, set())
        rows = store._rows[names[0]]
        rows[3] = type(rows[3])(names[0], 3, rows[3].at, b"{")
        await past.catch_up(again.folded)
        assert [game.table for game in await results.page("ann", 10, 0, Narrowed())] == names[1:]
        assert await store.unsettled() == names[:1]
        await close_room(again)

    check(tmp_path, work)


class Waiting(MemoryStore):
    """Store that writes nothing while its *gate* is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, row: Row) -> bool:
        """Store an entry as soon as the gate is open."""
        await self.gate.wait()
        return await super().append(row)


def test_an_entry_from_before_the_deletion_brings_no_name_back(tmp_path: Path) -> None:
    """A game that starts while its player leaves for good shows the neutral name at once."""

    async def work(members: Members) -> None:
        store, former = Waiting(), set[str]()
        room = open_room(store)
        with_past(room, Results(members), former)
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await bob.table("ready", ready=True)
        store.gate.clear()
        ann.say({"t": "table", "id": "start", "action": {"type": "start"}})
        await settled()
        former.add("bob")
        room.forget_names("bob")
        store.gate.set()
        await settled()
        assert host.table.phase == "play"
        assert [sitter.name for sitter in host.table.sitters] == ["Ann", FORMER_MEMBER]
        assert FORMER_MEMBER in str(ann.got("view")[-1]["table"])
        assert "Bob" not in str(ann.got("view")[-1])
        await close_room(room)

    check(tmp_path, work)


FEAT = Feat("sum", 12, "word", 2)


def remembering(room: Room) -> None:
    """Let the toy find a feat of its first seat."""

    def found(story: Played) -> list[tuple[Seat, Feat]]:
        return [(Seat(0), FEAT)] if story.scenes else []

    room.kinds["sealed"].feats = found


def test_old_games_are_recalled_while_their_logs_exist(tmp_path: Path) -> None:
    """The next start reads the logs of results without feats; a log that is gone tells nothing."""

    async def work(members: Members) -> None:
        results, store = Results(members), MemoryStore()
        room = open_room(store)
        past = with_past(room, Forgetful(members), set())
        kept, gone = await play(room), await play(room)
        await past.drain()
        del store._held[gone]
        await close_room(room)
        again = open_room(store, seed=2)
        remembering(again)
        await with_past(again, results, set()).catch_up(again.folded)
        games = {game.table: game for game in await results.page("ann", 10, 0, Narrowed())}
        assert [seat.feats for seat in games[kept].seats] == [(FEAT,), ()]
        assert games[kept].lasted is not None
        assert [seat.feats for seat in games[gone].seats] == [None, None]
        assert await results.unrecalled() == [gone]
        await close_room(again)

    check(tmp_path, work)


class Forgetful(Results):
    """Results of a room that doesn't know what a log tells."""

    async def recall(self, table: str, recap: Recap) -> None:
        """Store nothing."""


def test_a_feat_that_cannot_be_found_loses_no_result(tmp_path: Path) -> None:
    """A game whose function fails keeps its result, and its log isn't asked for again."""

    async def work(members: Members) -> None:
        results, store = Results(members), MemoryStore()
        room = open_room(store)

        def broken(story: object) -> list[tuple[Seat, Feat]]:
            raise ValueError(story)

        room.kinds["sealed"].feats = broken
        past = with_past(room, results, set())
        name = await play(room)
        await past.drain()
        (game,) = await results.page("ann", 10, 0, Narrowed())
        assert (game.table, game.lasted, game.seats[0].feats) == (name, None, None)
        assert await store.unsettled() == []
        await close_room(room)

    check(tmp_path, work)


def test_totals_keep_the_best_feat_and_its_table() -> None:
    """Of each kind the best is kept, with the first table that has it."""
    first, better, slow, fast = (
        *(Feat("long", 5, "first", 1), Feat("long", 6, "better", 2)),
        *(Feat("fast", 90, least=True), Feat("fast", 80, least=True)),
    )
    (total,) = totals(
        [
            Standing("toy", 1, 3, 2, "a", 100, 60, (first, fast)),
            Standing("toy", 1, 3, 2, "b", 200, None, None),
            Standing("toy", 1, 3, 2, "c", 300, 30, (better, slow)),
            Standing("toy", 1, 3, 2, "d", 400, 30, (better,)),
        ]
    )
    assert (total.seconds, total.unknown) == (120, 1)
    assert total.feats == (
        BestFeat("long", 6, "better", 2, "c", 300),
        BestFeat("fast", 80, "", None, "a", 100),
    )
