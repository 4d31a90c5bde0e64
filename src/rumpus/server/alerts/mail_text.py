"""What the room writes in e-mails: plain text, with links, and a way to get no more of it."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from rumpus.server.alerts.alert import Alert
from rumpus.server.alerts.mail_words import words_in
from rumpus.server.names import isolated
from rumpus.store.people.mails import Mail


class Writer:
    """Writer of a room's e-mails; *sender* is their From, *site* the room's own address."""

    def __init__(self, sender: str, site: str) -> None:
        self._sender = sender
        self._site = site.rstrip("/")

    def confirm(self, mail: Mail, token: str, now: float) -> EmailMessage:
        """Return the e-mail with the link that confirms an address."""
        words = words_in(mail.language)
        text = words.confirm.format(site=self._site, token=token)
        return self._message(mail.address, words.confirm_subject, text, now)

    def alert(self, mail: Mail, alert: Alert, now: float) -> EmailMessage:
        """Return the e-mail of an alert, in the language of its owner."""
        words, stop = words_in(mail.language), mail.stop
        others = tuple(map(isolated, alert.others))
        names = _listed(others, words.both) if others else ""
        due = datetime.fromtimestamp((alert.due or 0) / 1000, UTC)
        text = (words.bodies[alert.kind] + words.footer).format(
            game=isolated(alert.game),
            names=names,
            others=words.others.format(names) if names else "",
            due=words.when(due),
            site=self._site,
            table=alert.table,
            stop=stop,
        )
        subject = words.subjects[alert.kind].format(isolated(alert.game))
        message = self._message(mail.address, subject, text, now)
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


def _listed(names: tuple[str, ...], both: str) -> str:
    """
    Return names as a list in a sentence, with *both* before the last one.

    >>> _listed(("Ann",), " and "), _listed(("Ann", "Bob", "Cyd"), " and ")
    ('Ann', 'Ann, Bob and Cyd')
    """
    *most, last = names
    return f"{', '.join(most)}{both}{last}" if most else last
