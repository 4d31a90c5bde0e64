"""Names from right to left in the sentences that the room itself writes."""

import msgspec
import pytest

from rumpus.drawing.fonts import PLAIN, width
from rumpus.server.alerts.alert import Alert
from rumpus.server.alerts.mail_text import Writer
from rumpus.server.names import isolated
from rumpus.server.pictures.result import names_of
from rumpus.store.people.mails import Mail
from rumpus.table.events import Sitter

SARAH, LAYLA = "\u05e9\u05e8\u05d4", "\u0644\u064a\u0644\u0649"
INSIDE = f"\u2068{SARAH}\u2069, \u2068{LAYLA}\u2069 and Ida"


@pytest.mark.parametrize("name", ["Ida", "\u017baneta 3", "\u042e\u043b\u044f", "\u611b", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    """Only letters from right to left need isolates."""
    assert isolated(name) == name


def test_e_mails_isolate_names() -> None:
    """The names of others keep their order, and their commas."""
    writer = Writer("room@example.org", "https://play.example.org")
    mail = Mail("ann", "ann@example.net", True, None, "secret", 0, "en")
    alert = Alert("turn", "amber-otter-1", "Keesdrow", (SARAH, LAYLA, "Ida"), 0)
    assert f"in Keesdrow with {INSIDE}.\n" in writer.alert(mail, alert, 0.0).get_content()
    club = msgspec.structs.replace(alert, kind="let_in", game=LAYLA)
    assert f"in the club \u2068{LAYLA}\u2069." in writer.alert(mail, club, 0.0).get_content()


def test_pictures_isolate_names_which_takes_no_room() -> None:
    """A picture's names are isolated, also that of a bot, and no wider for it."""

    class Seated:
        sitters = (Sitter("a", SARAH), Sitter("b", LAYLA, bot="gentle"), Sitter("c", "Ida"))

    names = names_of(Seated())  # type: ignore[arg-type]  # all of a table that it reads
    assert names == (f"\u2068{SARAH}\u2069", f"\u2068{LAYLA}\u2069 (bot)", "Ida")
    assert width(isolated(SARAH), PLAIN, 20) == width(SARAH, PLAIN, 20)
