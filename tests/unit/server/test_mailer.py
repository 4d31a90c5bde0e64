"""E-mails about slow turns: plain text, once, with a link that ends them."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from mail_servers import MailServer, link_in
from rumpus.server.alerts.addresses import Addresses, Asker
from rumpus.server.alerts.alert import Alert, Sending
from rumpus.server.alerts.mailer import Mailer
from rumpus.server.limits import values as limits
from rumpus.server.ops.metrics import Counts
from rumpus.server.settings import Mail as Server
from rumpus.store.people.mails import MailRows
from rumpus.store.people.members import Members
from serving import eventually

DUE = 1_800_000_000_000
NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


class Post:
    """A mailer, its addresses and its server; Ann's address is confirmed."""

    def __init__(self, folder: Path, server: MailServer) -> None:
        self.server = server
        self.counts = Counts()
        self.now = NOON
        self.members = Members(folder / "rumpus.db")
        mail = Server(
            "127.0.0.1", "room@example.org", "https://play.example.org/", server.port, "none"
        )
        rows = MailRows(self.members)
        self.mailer = Mailer(rows, mail, self.counts, lambda: self.now)
        self.addresses = Addresses(rows, self.mailer, lambda: self.now)

    async def enter(self, member: str = "ann") -> str:
        """Enter an address, and return the secret of the link that confirms it."""
        count = len(self.server.got)
        asker = Asker(member, "192.0.2.1", 0.0)
        assert await self.addresses.enter(asker, f"{member}@example.net") is None
        await eventually(lambda: len(self.server.got) > count)
        return link_in(self.server.got[-1], "confirm")

    def send(self, alert: Alert) -> None:
        """Send Ann an alert."""
        self.mailer.send(Sending("ann", alert, DUE))


Work = Callable[[Post], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[[Work], None]]:
    """Yield a function that runs a test with a mailer and its server."""
    with MailServer() as server:

        def played(work: Work) -> None:
            async def done() -> None:
                office = Post(tmp_path, server)
                try:
                    await work(office)
                finally:
                    office.mailer.close()
                    office.members.close()

            asyncio.run(done())

        yield played


def test_a_slow_turn_is_told_with_its_time_and_links(play: Callable[[Work], None]) -> None:
    """The e-mail names game, players and deadline, and how to get no more."""

    async def work(office: Post) -> None:
        assert await office.addresses.confirm(await office.enter()) is None
        assert office.mailer.reaches("ann")
        office.send(Alert("last", "amber-otter-1", "Keesdrow", ("Bob", "Cyd"), DUE))
        await eventually(lambda: len(office.server.got) == 2)
        message = office.server.got[-1]
        assert message["Subject"] == "Your turn in Keesdrow: your time is nearly over"
        assert message["Auto-Submitted"] == "auto-generated"
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        text = message.get_content()
        assert "It's your turn in Keesdrow with Bob and Cyd." in text
        assert "Your time ends on Friday 15 January, 08:00 UTC." in text
        assert "https://play.example.org/t/amber-otter-1" in text
        secret = link_in(message, "stop")
        assert message["List-Unsubscribe"].endswith(f"/api/mail/stop?token={secret}>")
        await office.addresses.stop(secret)
        assert not office.mailer.reaches("ann")
        assert await office.addresses.of("ann") is None
        await office.addresses.stop(secret)

    play(work)


def test_names_cannot_write_headers(play: Callable[[Work], None]) -> None:
    """Whatever a player is called stands in the text only."""

    async def work(office: Post) -> None:
        await office.addresses.confirm(await office.enter())
        office.send(Alert("turn", "amber-otter-1", "Keesdrow", ("Bob\nBcc: x@y.example",), DUE))
        await eventually(lambda: len(office.server.got) == 2)
        assert office.server.got[-1]["Bcc"] is None

    play(work)


def test_nobody_calls_back_an_e_mail_about_an_account(play: Callable[[Work], None]) -> None:
    """It goes to the address of before, even if the person who got in deletes that at once."""

    async def work(office: Post) -> None:
        await office.addresses.confirm(await office.enter())
        alert = Alert("came_in", "", "Thursday", ("Mo",))
        await office.mailer.hand_over(Sending("ann", alert, DUE))
        await office.addresses.remove("ann")
        await eventually(lambda: len(office.server.got) == 2)
        assert office.server.got[-1]["To"] == "ann@example.net"
        assert office.server.got[-1]["Subject"] == "Somebody signed in to your account"
        await office.mailer.hand_over(Sending("ann", alert, DUE))
        assert not office.mailer._jobs

    play(work)


def test_live_turns_and_moves_are_no_reason_to_write(play: Callable[[Work], None]) -> None:
    """Only a slow turn and its reminders are; others would come too late."""

    async def work(office: Post) -> None:
        await office.addresses.confirm(await office.enter())
        for alert in (
            Alert("turn", "amber-otter-1", "Keesdrow"),
            Alert("done", "amber-otter-1", "", due=DUE),
            Alert("round", "amber-otter-1", "Keesdrow"),
        ):
            office.send(alert)
        office.send(Alert("half", "amber-otter-1", "Keesdrow", due=DUE))
        await eventually(lambda: len(office.server.got) == 2)
        assert "half" in office.server.got[-1]["Subject"]

    play(work)


def test_a_link_is_valid_for_a_day(play: Callable[[Work], None]) -> None:
    """An address that nobody confirmed in time gets nothing."""

    async def work(office: Post) -> None:
        token = await office.enter()
        office.now = datetime(2026, 11, 29, 12, 0, 1, tzinfo=UTC)
        refusal = await office.addresses.confirm(token)
        assert refusal is not None
        assert refusal.code == "link_used"
        assert not office.mailer.reaches("ann")

    play(work)


def test_another_address_has_to_be_confirmed_anew(play: Callable[[Work], None]) -> None:
    """Until then, nothing goes to the old one or to the new one."""

    async def work(office: Post) -> None:
        await office.addresses.confirm(await office.enter())
        asker = Asker("ann", "192.0.2.1", 0.0)
        assert await office.addresses.enter(asker, "ann@other.example") is None
        assert not office.mailer.reaches("ann")
        await eventually(lambda: len(office.server.got) == 2)

    play(work)


@pytest.mark.parametrize(
    ("answers", "sent", "failed"),
    [
        ([b"451 later\r\n"], 1, 0),
        ([b"451 later\r\n"] * 2, 0, 1),
        ([b"550 nobody\r\n"], 0, 1),
    ],
)
def test_a_server_that_is_busy_is_tried_twice(
    play: Callable[[Work], None],
    monkeypatch: pytest.MonkeyPatch,
    answers: list[bytes],
    sent: int,
    failed: int,
) -> None:
    """A second refusal ends it, and is counted."""
    monkeypatch.setattr(limits, "MAIL_RETRY_SECONDS", 0.01)

    async def work(office: Post) -> None:
        await office.addresses.confirm(await office.enter())
        office.server.refuses.extend(answers)
        office.send(Alert("turn", "amber-otter-1", "Keesdrow", due=DUE))
        await eventually(lambda: office.counts.mails_sent + office.counts.mails_failed == 2)
        assert (office.counts.mails_sent, office.counts.mails_failed) == (1 + sent, failed)

    play(work)


def test_somebody_who_read_german_gets_german_e_mails(play: Callable[[Work], None]) -> None:
    """Both e-mails are in the language of the page where the address was entered."""

    async def work(office: Post) -> None:
        asker = Asker("ann", "192.0.2.1", 0.0, "de")
        assert await office.addresses.enter(asker, "ann@example.net") is None
        await eventually(lambda: len(office.server.got) == 1)
        first = office.server.got[-1]
        assert first["Subject"] == "Hinweise von Rumpus: Ist das deine Adresse?"
        assert await office.addresses.confirm(link_in(first, "confirm")) is None
        office.send(Alert("half", "amber-otter-1", "Keesdrow", ("Bob", "Jörg"), DUE))
        await eventually(lambda: len(office.server.got) == 2)
        message = office.server.got[-1]
        assert message["Subject"].endswith("die Hälfte deiner Zeit ist um")
        text = message.get_content()
        assert "Bei Keesdrow mit Bob und Jörg bist du am Zug." in text
        assert "Deine Zeit endet am Freitag, 15. Januar, um 08:00 Uhr (UTC)." in text
        assert link_in(message, "stop")

    play(work)
