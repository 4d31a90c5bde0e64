"""Names and titles that people choose: in the form in which they are shown, without bad words."""

from rumpus.server.endpoints.errors import Refused
from rumpus.server.limits import values as limits
from rumpus.server.names import cleaned
from rumpus.server.services import Services


def chosen_name(services: Services, text: str, field: str = "name") -> str:
    """Return a name as it is shown; raises `Refused` if it can't be, or has a forbidden word."""
    return _welcome(services, cleaned(text), field)


def chosen_title(services: Services, text: str) -> str:
    """Return the title of a table or club as it is shown; raises `Refused` likewise."""
    return _welcome(services, cleaned(text, limits.TITLE_LENGTH), "title")


def _welcome(services: Services, shown: str | None, field: str) -> str:
    if shown is None:
        raise Refused("bad_request", {"field": field})
    if services.unwelcome(shown):
        raise Refused("unwelcome_name", {"field": field})
    return shown
