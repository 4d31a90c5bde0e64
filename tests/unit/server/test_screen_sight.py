"""A big screen's sight: in every game and phase, it is sent what a stranger who watches is sent."""

import asyncio
import json
from typing import Any

import pytest

from rooms import Guest, close_room, run, set_table, settled
from rumpus.server.tables.host import Host
from unit.server.keesdrow_rooms import NOON, open_room

SECONDS = {"keesdrow": 90, "keyword": 90, "keep_your_cool": 60, "icecool": 20}


class Raw(Guest):
    """Guest whose frames are kept, as they are."""

    def __init__(self, host: Host, player: str) -> None:
        super().__init__(host, player, join=False)
        self.frames: list[str] = []
        self.wire.on_text = self.frames.append
        self.say({"t": "join", "since": None})

    def told(self) -> list[dict[str, Any]]:
        """Return all but presence, which only says who is near a screen."""
        read = [json.loads(frame) for frame in self.frames]
        return [one for one in read if one["t"] != "presence"]


@pytest.mark.parametrize("game", SECONDS)
def test_a_players_screen_is_sent_what_a_stranger_is_sent(game: str) -> None:
    """From the lobby to the result, and by a reload at any time, and never more than that."""

    async def work() -> None:
        room = open_room(NOON)
        host = await set_table(room, "ann", game=game)
        ann = Guest(host, "ann")
        stranger, screen, of_stranger = (
            Raw(host, player) for player in ("eve", "ann~screen", "zoe~screen")
        )
        level = room.kinds[game].levels[0]
        assert (await ann.table("add_bot", seat=1, level=level))["t"] == "done"
        assert (await ann.table("start"))["t"] == "done"
        for _ in range(SECONDS[game] // 10):
            await asyncio.sleep(10)
            late = [Raw(host, player) for player in ("fay", "ann~screen")]
            await settled()
            views = [one.told()[0] for one in late]
            assert views[0] == views[1]
            assert views[1]["you"] is None
            for one in late:
                one.leave()
        await ann.table("give_up")
        await settled()
        assert host.table.phase == "over"
        assert screen.told() == stranger.told() == of_stranger.told()
        kinds = {one["t"] for one in screen.told()}
        assert kinds >= {"view", "update"}
        await close_room(room)

    run(work())
