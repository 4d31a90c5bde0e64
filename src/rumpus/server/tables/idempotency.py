"""Idempotency cache: answers kept for retries, so that nothing is applied twice."""

from rumpus.core.values import Act, Refusal
from rumpus.server.limits.values import ANSWERS_KEPT, ANSWERS_OF_OTHERS, ANSWERS_PLAYERS
from rumpus.server.messages import DoneMessage, RefusedMessage
from rumpus.table.events import Do
from rumpus.table.table import AnyEntry, Table

Reply = DoneMessage | RefusedMessage


class AnswerCache:
    """
    The last answers to each player, by the id that the client chose.

    Answers to accepted acts are recovered with the log; refusals are kept while the table is in
    memory. The size is bounded, however many strangers send requests.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        # The player who was answered last comes last.
        self._kept: dict[str, dict[str, int | Refusal]] = {}

    def find(self, player: str, key: str) -> Reply | None:
        """Return the earlier answer to this id, or None."""
        answer = self._kept.get(player, {}).get(key)
        return None if answer is None else reply(key, answer)

    def keep(self, table: Table, player: str, key: str, answer: int | Refusal) -> None:
        """
        Remember an answer, and forget the player's oldest one if there are too many.

        Fewer are kept for a player without a seat. If there are too many players, the one whose
        last answer is oldest is forgotten.
        """
        kept = self._kept.pop(player, {})
        self._kept[player] = kept
        kept[key] = answer
        most = ANSWERS_OF_OTHERS if table.seat_of(player) is None else ANSWERS_KEPT
        while len(kept) > most:
            del kept[next(iter(kept))]
        if len(self._kept) > ANSWERS_PLAYERS:
            del self._kept[next(p for p in self._kept if table.seat_of(p) is None)]

    def learn(self, table: Table, entry: AnyEntry) -> None:
        """Remember the answer to an entry of the log; *table* has applied it."""
        if entry.id is None:
            return
        if isinstance(entry.cause, Do):
            self.keep(table, entry.cause.player, entry.id, entry.seq)
        elif isinstance(entry.cause, Act):
            self.keep(table, table.sitters[entry.cause.seat].player, entry.id, entry.seq)


def reply(key: str, answer: int | Refusal) -> Reply:
    """Return an answer as a message."""
    if isinstance(answer, Refusal):
        return RefusedMessage(key, answer.code, answer.rule, answer.params)
    return DoneMessage(key, answer)
