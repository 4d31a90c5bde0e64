"""Lines about tables, as the front page shows them."""

from rooms import close_room, open_room, run, set_table
from rumpus.server.endpoints.listing import line_of


def test_a_seat_to_moderate_from_is_none_to_play_on() -> None:
    """The list of tables counts only seats of players."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        line = line_of(host)
        assert [seat.taken for seat in line.seats] == [True, False]
        assert line.free == 1
        await close_room(room)

    run(work())
