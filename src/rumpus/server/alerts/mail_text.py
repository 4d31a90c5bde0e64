"""What the room writes in e-mails: plain text, with links, and a way to get no more of it."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from rumpus.server.alerts.alert import Alert

_SUBJECTS: Final = {
    "turn": "Your turn in {}",
    "half": "Your turn in {}: half of your time is over",
    "last": "Your turn in {}: your time is nearly over",
}

_CONFIRM: Final = """\
Hello,

somebody entered this address at {site} to get alerts about slow games.
If that was you, open this link within a day and press the button:

{site}/mail#confirm={token}

If it wasn't you, ignore this e-mail: you won't get another one.
"""

_ALERT: Final = """\
It's your turn in {game}{others}.
Your time ends on {due} UTC.

{site}/t/{table}

You asked for these e-mails at {site}.
To get no more of them, open this link and press the button:
{site}/mail#stop={stop}
"""


class Writer:
    """Writer of a room's e-mails; *sender* is their From, *site* the room's own address."""

    def __init__(self, sender: str, site: str) -> None:
        self._sender = sender
        self._site = site.rstrip("/")

    def confirm(self, address: str, token: str, now: float) -> EmailMessage:
        """Return the e-mail with the link that confirms an address."""
        text = _CONFIRM.format(site=self._site, token=token)
        return self._message(address, "Alerts from Rumpus: is this your address?", text, now)

    def alert(self, address: str, alert: Alert, stop: str, now: float) -> EmailMessage:
        """Return the e-mail of an alert to a turn at a slow table."""
        assert alert.due is not None
        text = _ALERT.format(
            game=alert.game,
            others=f" with {_listed(alert.others)}" if alert.others else "",
            due=f"{datetime.fromtimestamp(alert.due / 1000, UTC):%A %d %B, %H:%M}",
            site=self._site,
            table=alert.table,
            stop=stop,
        )
        message = self._message(address, _SUBJECTS[alert.kind].format(alert.game), text, now)
        # Mail programs offer a button for it (RFC 8058).
        message["List-Unsubscribe"] = f"<{self._site}/api/mail/stop?token={stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def _message(self, address: str, subject: str, text: str, now: float) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate(now)
        message["Message-ID"] = make_msgid(domain=urlsplit(self._site).hostname)
        # No programs answer this, such as those of people on holiday.
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message


def _listed(names: tuple[str, ...]) -> str:
    """
    Return names as a list in a sentence.

    >>> _listed(("Ann",)), _listed(("Ann", "Bob", "Cyd"))
    ('Ann', 'Ann, Bob and Cyd')
    """
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
