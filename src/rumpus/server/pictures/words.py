"""Everything that a picture, or the preview of a link, says by itself."""

from collections.abc import Sequence
from datetime import date

ROOM = "Rumpus"
INVITE = "Table games in the browser"
DAILY = "Daily board"


def listed(names: Sequence[str]) -> str:
    """
    Return names as a list.

    >>> listed(["Ida", "Noor", "Wren"])
    'Ida, Noor and Wren'
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def win(names: Sequence[str], by: int | None) -> str:
    """
    Return who won, and by how many points if that is known.

    >>> win(["Ida"], 9)
    'Ida wins by 9.'
    """
    verb = "wins" if len(names) == 1 else "win"
    return f"{listed(names)} {verb}." if by is None else f"{listed(names)} {verb} by {by}."


def shared(names: Sequence[str]) -> str:
    """Return that several people share the first place."""
    return f"{listed(names)} share the win."


def gave_up(names: Sequence[str], others: Sequence[str]) -> str:
    """
    Return who won because the others gave up.

    >>> gave_up(["Ida"], ["Noor"])
    'Ida wins: Noor gave up.'
    """
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}: {listed(others)} gave up."


def no_show(names: Sequence[str], others: Sequence[str]) -> str:
    """
    Return who won because the others didn't come.

    >>> no_show(["Ida"], ["Noor"])
    "Ida wins: Noor didn't come."
    """
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}: {listed(others)} didn't come."


def alone(name: str, score: int) -> str:
    """Return the score of somebody who played alone."""
    return f"{name} scores {score}."


def over() -> str:
    """Return the headline of a game without a winner."""
    return "The game is over."


def bot(name: str) -> str:
    """Return the name of a bot."""
    return f"{name} (bot)"


def day(of: date) -> str:
    """
    Return a date in words.

    >>> day(date(2026, 11, 30))
    '30 November 2026'
    """
    return f"{of.day} {of:%B %Y}"


def daily(of: date) -> str:
    """Return the headline of a daily board."""
    return f"{DAILY}, {of.day} {of:%B}"


def daily_invite() -> str:
    """Return what the picture of the daily board says below its headline."""
    return "One board a day, the same for everybody. Your first try counts."


def scores(pairs: Sequence[tuple[str, str]]) -> str:
    """
    Return names with scores.

    >>> scores([("Ida", "277"), ("Noor", "268")])
    'Ida 277, Noor 268.'
    """
    return ", ".join(f"{name} {score}".strip() for name, score in pairs) + "."


def told(game: str, scores: str) -> str:
    """Return the text of a link: the game, and the result."""
    return f"{game}. {scores}"
