"""Idempotency cache: the last answers of each player."""

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.tables.idempotency import AnswerCache


def test_answers_to_strangers_take_no_more_room_than_there_is() -> None:
    """Answers to seated players and recent strangers are kept; older strangers' are dropped."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        table, answers = host.table, AnswerCache()
        answers.keep(table, "ann", "first", 1)
        for number in range(2 * limits.ANSWERS_PLAYERS):
            for key in range(limits.ANSWERS_OF_OTHERS + 5):
                answers.keep(table, f"guest {number}", str(key), Refusal("too_many"))
        assert len(answers._kept) == limits.ANSWERS_PLAYERS
        assert answers.find("ann", "first") is not None
        assert answers.find("guest 0", "20") is None
        last = f"guest {2 * limits.ANSWERS_PLAYERS - 1}"
        assert [answers.find(last, key) is None for key in ("4", "5")] == [True, False]
        await close_room(room)

    run(work())


def test_a_retry_in_a_lobby_is_known_for_as_long_as_promised() -> None:
    """In a lobby, a player's id still gets its first answer 255 requests later."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann")
        first = await ann.table("ready", ready=False)
        seq = host.table.seq
        for number in range(limits.ANSWERS_KEPT - 1):
            host.refuse("ann", f"later-{number}", Refusal("too_many"))
        ann.wire.got.clear()
        ann.say({"t": "table", "id": first["id"], "action": {"type": "ready", "ready": True}})
        await settled()
        assert ann.answer(first["id"]) == first
        assert host.table.seq == seq
        await close_room(room)

    run(work())
