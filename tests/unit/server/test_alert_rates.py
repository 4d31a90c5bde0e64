"""How many alerts a guest gets, by all ways together."""

from rumpus.server.alerts.alert import Alert, Sending, Ways
from rumpus.server.limits import values as limits
from rumpus.server.ops.metrics import Counts

ALERT = Alert("turn", "amber-otter-1", "Keesdrow", ("Bob",), 1_800_000_000_000)


def test_one_guest_gets_alerts_at_a_limited_rate() -> None:
    """A burst passes, the rest is dropped, and others are not affected."""
    sent: list[str] = []

    class Everybody:
        def reaches(self, guest: str) -> bool:
            return True

        def send(self, sending: Sending) -> None:
            sent.append(sending.guest)

        async def hand_over(self, sending: Sending) -> None:
            sent.append(sending.guest)

    counts = Counts()
    ways = Ways([Everybody()], counts, lambda: 0.0)
    for _ in range(limits.ALERTS.burst + 5):
        ways.send(Sending("ann", ALERT, 0))
    ways.send(Sending("bob", ALERT, 0))
    assert (sent.count("ann"), sent.count("bob")) == (limits.ALERTS.burst, 1)
    assert counts.alerts_dropped == 5
