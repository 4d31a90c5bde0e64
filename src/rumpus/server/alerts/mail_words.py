"""Text of the room's e-mails, by language."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple


class Words(NamedTuple):
    """
    Text of e-mails in one language.

    *subjects* are by kind of alert, for a game. *others* is put behind the game, with the names of
    fellow players. *when* writes a time in UTC.
    """

    confirm_subject: str
    confirm: str
    subjects: Mapping[str, str]
    alert: str
    others: str
    both: str
    when: Callable[[datetime], str]


_DAYS: Final = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
_MONTHS: Final = (
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
)


def _english(when: datetime) -> str:
    return f"{when:%A %d %B, %H:%M}"


def _german(when: datetime) -> str:
    return f"{_DAYS[when.weekday()]}, {when.day}. {_MONTHS[when.month - 1]}, um {when:%H:%M} Uhr"


_ENGLISH: Final = Words(
    "Alerts from Rumpus: is this your address?",
    """\
Hello,

somebody entered this address at {site} to get alerts about slow games.
If that was you, open this link within a day and press the button:

{site}/mail#confirm={token}

If it wasn't you, ignore this e-mail: you won't get another one.
""",
    {
        "turn": "Your turn in {}",
        "half": "Your turn in {}: half of your time is over",
        "last": "Your turn in {}: your time is nearly over",
    },
    """\
It's your turn in {game}{others}.
Your time ends on {due} UTC.

{site}/t/{table}

You asked for these e-mails at {site}.
To get no more of them, open this link and press the button:
{site}/mail#stop={stop}
""",
    " with {}",
    " and ",
    _english,
)

_GERMAN: Final = Words(
    "Hinweise von Rumpus: Ist das deine Adresse?",
    """\
Hallo,

jemand hat diese Adresse bei {site} eingetragen, um Hinweise zu langsamen Partien zu bekommen.
Wenn du das warst, öffne innerhalb eines Tages diesen Link und drück auf den Knopf:

{site}/mail#confirm={token}

Wenn nicht, kannst du diese E-Mail vergessen: Es kommt keine weitere.
""",
    {
        "turn": "{}: Du bist am Zug",
        "half": "{}: Du bist am Zug, die Hälfte deiner Zeit ist um",
        "last": "{}: Du bist am Zug, deine Zeit ist fast um",
    },
    """\
Bei {game}{others} bist du am Zug.
Deine Zeit endet am {due} (UTC).

{site}/t/{table}

Diese E-Mails hast du bei {site} bestellt.
Wenn du keine mehr willst, öffne diesen Link und drück auf den Knopf:
{site}/mail#stop={stop}
""",
    " mit {}",
    " und ",
    _german,
)

_BY_LANGUAGE: Final = {"en": _ENGLISH, "de": _GERMAN}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _ENGLISH)
