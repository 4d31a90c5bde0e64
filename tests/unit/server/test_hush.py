"""Chat while partners must keep silent."""

import asyncio

import pytest

from rooms import Guest, close_room, run, set_table, settled
from unit.server.keesdrow_rooms import open_room

PLAYERS = ("ann", "bob", "cat", "dan")


async def said(guest: Guest, text: str) -> str:
    """Send a chat message, and return `done` or the code of the refusal."""
    key = f"{guest.session.player}-{len(guest.wire.got)}"
    guest.say({"t": "chat", "id": key, "text": text})
    await settled()
    answer = guest.answer(key)
    return str(answer.get("code", answer["t"]))


@pytest.mark.rule("KD-25")
def test_a_team_is_silent_in_its_turn_and_hears_no_spectators() -> None:
    """During a turn, the team to play can't chat; the other team can, and spectators never."""

    async def work() -> None:
        room = open_room("2026-11-28T12:00:00")
        host = await set_table(room, *PLAYERS, game="keesdrow", teams="yes")
        guests = [Guest(host, player) for player in PLAYERS]
        eve = Guest(host, "eve")
        assert await said(eve, "hello") == "done"
        assert (await guests[0].table("start"))["t"] == "done"
        assert await said(eve, "good luck") == "no_channel"
        await asyncio.sleep(60)
        assert host.table.state.phase == "turn"
        turn: int = host.table.state.seat
        heard = [await said(guest, "carts") for guest in guests]
        assert [heard[(turn + step) % 4] for step in range(4)] == ["hushed", "done"] * 2
        assert await said(eve, "upper left") == "no_channel"
        told = [m["text"] for m in guests[turn].got("said")]
        assert told == ["hello", "carts", "carts"]
        await close_room(room)

    run(work())
