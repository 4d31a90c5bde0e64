"""The language of a page: the one that its visitor chose, otherwise the browser's."""

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

LANGUAGES: Final = ("en", "de")
"""Languages in which the client is built; the first is for everybody else."""
COOKIE: Final = "language"
"""Cookie of the chosen language, which the client sets and which holds nothing else."""


def language_of(asked: Headers) -> str:
    """Return the language in which the sender of a request reads pages."""
    return asked_language(asked) or LANGUAGES[0]


def asked_language(asked: Headers) -> str | None:
    """Return the language that a request asks for; None if it asks for none, as many programs."""
    chosen = cookie_parser(asked.get("cookie", "")).get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    accept = asked.get("accept-language", "")
    return preferred(accept) if accept else None


def edition(folder: Path, language: str) -> Path:
    """Return the folder of the client in a language: the first language's is *folder* itself."""
    inside = folder / language
    return inside if inside.is_dir() else folder


def preferred(accept: str) -> str:
    """
    Return the language that an ``Accept-Language`` likes best (RFC 9110, 12.5.4).

    >>> preferred("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    >>> preferred("de;q=0, *")
    'en'
    """
    best, most = LANGUAGES[0], 0.0
    for entry in accept.lower().split(","):
        tag, _, quality = entry.replace(" ", "").partition(";q=")
        language = tag.partition("-")[0]
        weight = _weight(quality)
        if language in LANGUAGES and weight > most:
            best, most = language, weight
    return best


def _weight(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0
