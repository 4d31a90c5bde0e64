"""Presence: departures that a table remembers."""

from rooms import close_room, open_room, run, set_table
from rumpus.server.tables.presence import Presence


def test_only_who_has_a_seat_is_missed() -> None:
    """Departures are remembered for seated players only, not for spectators."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        presence = Presence(host.table, 0.0, bots=True)
        for number, player in enumerate(("ann", "eve", "fay")):
            presence.came(player, number)
            presence.went(player, 1.0 + number)
        assert presence._gone == {"ann": 1.0}
        await close_room(room)

    run(work())
