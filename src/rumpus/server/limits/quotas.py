"""Quotas of guests and addresses: rates, questions under way, and threads."""

from collections import Counter
from concurrent.futures import Executor

from rumpus.server.limits import values as limits
from rumpus.server.limits.daemons import Daemons
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.limits.token_bucket import Buckets


class Quotas:
    """Quotas of each guest and address."""

    def __init__(self, askers: Executor, deciders: Executor, thinkers: Executor) -> None:
        """Use separate threads for people's questions, slow decisions and bots."""
        self.hashes = FairQueue(Daemons("rumpus-hasher"), limits.HASHERS)
        self.questions = FairQueue(askers, limits.ASKERS)
        self.decisions = FairQueue(deciders, limits.THREADS)
        self.thoughts = FairQueue(thinkers, limits.THINKERS)
        self.acts = Buckets(limits.ACTS)
        self.asks = Buckets(limits.ASKS)
        self.asks_of_address = Buckets(limits.ASKS_OF_ADDRESS)
        self.chats = Buckets(limits.CHAT)
        self.chats_of_watchers = Buckets(limits.CHAT_OF_WATCHERS)
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def close(self) -> None:
        """Start no more work, because the threads are about to end."""
        for turns in (self.hashes, self.questions, self.decisions, self.thoughts):
            turns.close()

    def begin(self, guest: str, address: str) -> bool:
        """Count a question and return True, unless its guest or address has too many."""
        if (
            self._guests[guest] >= limits.ASKING
            or self._addresses[address] >= limits.ASKING_OF_ADDRESS
        ):
            return False
        self._guests[guest] += 1
        self._addresses[address] += 1
        return True

    def end(self, guest: str, address: str) -> None:
        """Count a question as finished."""
        for counter, key in ((self._guests, guest), (self._addresses, address)):
            counter[key] -= 1
            if counter[key] == 0:
                del counter[key]
