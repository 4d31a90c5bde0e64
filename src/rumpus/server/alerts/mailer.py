"""Mailer: sends alerts to members who want them by e-mail, if the operator has set up a server."""

import asyncio
import smtplib
import ssl
from collections import deque
from collections.abc import Callable
from datetime import datetime
from email.message import EmailMessage

from rumpus.server.alerts.alert import Sending
from rumpus.server.alerts.mail_text import Writer
from rumpus.server.alerts.mail_words import TURNS, WRITTEN
from rumpus.server.limits import values as limits
from rumpus.server.limits.daemons import Daemons
from rumpus.server.ops.logging import fault
from rumpus.server.ops.metrics import Counts
from rumpus.server.settings import Mail as Server
from rumpus.store.log import StoreError
from rumpus.store.people.mails import Mail, MailRows


class Mailer:
    """The e-mails of a room on their way; without a *server*, nobody gets any."""

    def __init__(
        self,
        rows: MailRows,
        server: Server | None,
        counts: Counts,
        utc: Callable[[], datetime],
    ) -> None:
        self._rows = rows
        self._server = server
        self._counts = counts
        self._utc = utc
        self._writer = None if server is None else Writer(server.sender, server.site)
        self._threads = Daemons("rumpus-mailer")
        self._members: set[str] = set()
        self._begun = False
        self._jobs: deque[Sending | EmailMessage] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def possible(self) -> bool:
        """Return whether the operator has set up a server."""
        return self._server is not None

    async def begin(self) -> None:
        """Find out once who gets e-mails; raises `StoreError`."""
        if not self._begun:
            self._members |= await self._rows.confirmed()
            self._begun = True

    def reaches(self, guest: str) -> bool:
        """Return True if a guest gets alerts by e-mail."""
        return self.possible and guest in self._members

    def confirmed(self, member: str) -> None:
        """Send a member alerts from now on."""
        self._members.add(member)

    def removed(self, member: str) -> None:
        """Send a member no more alerts."""
        self._members.discard(member)

    def send(self, sending: Sending) -> None:
        """Send an alert soon, unless it would come too late by e-mail; never waits."""
        alert = sending.alert
        if alert.kind in WRITTEN and (alert.due is not None or alert.kind not in TURNS):
            self._put(sending)

    async def hand_over(self, sending: Sending) -> None:
        """Send an alert soon to the address of now; raises `StoreError`."""
        message = await self._written(sending)
        if message is not None:
            self._put(message)

    def ask(self, mail: Mail, token: str) -> None:
        """Send the link that confirms an address; never waits."""
        assert self._writer is not None
        self._put(self._writer.confirm(mail, token, self._utc().timestamp()))

    def close(self) -> None:
        """Stop; e-mails that still wait are dropped."""
        if self._worker is not None:
            self._worker.cancel()

    def _put(self, job: Sending | EmailMessage) -> None:
        if len(self._jobs) >= limits.MAILS_WAITING:
            self._counts.alerts_dropped += 1
            return
        self._jobs.append(job)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._jobs:
            try:
                message = await self._written(self._jobs.popleft())
                if message is not None:
                    await self._deliver(message)
            except StoreError as error:
                fault("e-mail not sent", error)

    async def _written(self, job: Sending | EmailMessage) -> EmailMessage | None:
        if isinstance(job, EmailMessage):
            return job
        mail = await self._rows.of(job.guest)
        now = self._utc().timestamp()
        if mail is None or not mail.confirmed or now * 1000 >= job.until:
            return None
        assert self._writer is not None
        return self._writer.alert(mail, job.alert, now)

    async def _deliver(self, message: EmailMessage) -> None:
        """Send a message, and try once more if the server can't take it now."""
        assert self._server is not None
        loop = asyncio.get_running_loop()
        for wait in (limits.MAIL_RETRY_SECONDS, None):
            try:
                async with asyncio.timeout(3 * limits.MAIL_SECONDS):
                    await loop.run_in_executor(self._threads, submit, self._server, message)
            except (OSError, smtplib.SMTPException, TimeoutError) as error:
                if wait is None or _final(error):
                    self._counts.mails_failed += 1
                    # Its text may contain the address.
                    fault("e-mail refused", error)
                    return
                await asyncio.sleep(wait)
            else:
                self._counts.mails_sent += 1
                return


def _final(error: Exception) -> bool:
    """Return True if a server refuses for good: with a code from 500 on."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500


def submit(server: Server, message: EmailMessage) -> None:
    """Hand a message over to the operator's server; raises OSError and `smtplib.SMTPException`."""
    context = ssl.create_default_context()
    if server.tls == "tls":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=limits.MAIL_SECONDS, context=context
        )
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=limits.MAIL_SECONDS)
    with connection:
        if server.tls == "starttls":
            connection.starttls(context=context)
        if server.user:
            connection.login(server.user, server.password_file.read_text("utf-8").strip())
        connection.send_message(message)
