"""Text of the room's e-mails, by language."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from rumpus.server.alerts.alert import Kind


class Words(NamedTuple):
    """
    Text of e-mails in one language.

    *subjects* are by kind of alert, for a game, and *bodies*, too; *footer* comes below each of
    these. *others* is put behind the game, with the names of fellow players. *when* writes a time
    in UTC.
    """

    confirm_subject: str
    confirm: str
    subjects: Mapping[Kind, str]
    bodies: Mapping[Kind, str]
    footer: str
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


TURNS: Final[tuple[Kind, ...]] = ("turn", "half", "last")
"""Kinds about a turn at a slow table."""

WRITTEN: Final[frozenset[Kind]] = frozenset({*TURNS, "rematch", "declined", "let_in", "came_in"})
"""Kinds that go out by e-mail, too: those that are no use minutes later don't, nor own moves."""

_ENGLISH_TURN: Final = """\
It's your turn in {game}{others}.
Your time ends on {due} UTC.

{site}/t/{table}
"""
_GERMAN_TURN: Final = """\
Bei {game}{others} bist du am Zug.
Deine Zeit endet am {due} (UTC).

{site}/t/{table}
"""

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
        "rematch": "Another game of {}?",
        "declined": "Your rematch in {} was declined",
        "let_in": "Somebody made a code for your account",
        "came_in": "Somebody signed in to your account",
    },
    {
        **dict.fromkeys(TURNS, _ENGLISH_TURN),
        "rematch": """\
You're asked for another game of {game}{others}.
Take your seat, or decline:

{site}/t/{table}
""",
        "declined": """\
{names} would rather not play {game} again now.

{site}/t/{table}
""",
        "let_in": """\
{names} made a code that lets somebody in to your account once, in the club {game}.
It works until {due} UTC.

If you asked for it, all is well. If you didn't, open your page, void the code, and don't let
this club make codes for you any more:

{site}/you
""",
        "came_in": """\
Somebody has signed in to your account by a code. {names} made it, in the club {game}.
All other devices are signed out.

If that wasn't you, ask the people who run {site} for help.
""",
    },
    """\

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
        "rematch": "Noch eine Partie {}?",
        "declined": "{}: Deine Revanche wurde abgelehnt",
        "let_in": "Jemand hat einen Code für dein Konto erstellt",
        "came_in": "Jemand hat sich in deinem Konto angemeldet",
    },
    {
        **dict.fromkeys(TURNS, _GERMAN_TURN),
        "rematch": """\
Du bist zu einer weiteren Partie {game}{others} eingeladen.
Setz dich, oder lehn ab:

{site}/t/{table}
""",
        "declined": """\
{names} will gerade keine weitere Partie {game} spielen.

{site}/t/{table}
""",
        "let_in": """\
{names} hat im Club {game} einen Code erstellt, mit dem sich jemand einmal in deinem Konto
anmelden kann. Er gilt bis {due} (UTC).

Wenn du darum gebeten hast, ist alles gut. Wenn nicht, öffne deine Seite, mach den Code ungültig,
und erlaube diesem Club keine weiteren:

{site}/you
""",
        "came_in": """\
Jemand hat sich mit einem Code in deinem Konto angemeldet. Er kam von {names} aus dem Club {game}.
Alle anderen Geräte sind abgemeldet.

Wenn du das nicht warst, bitte die Leute um Hilfe, die {site} betreiben.
""",
    },
    """\

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
