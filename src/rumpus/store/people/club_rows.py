"""What is stored about a club: its people with their roles."""

from typing import Final, Literal

import msgspec

Role = Literal["owner", "helper", "member", "asked"]
"""What a person is in a club; one who has *asked* to join is not in it yet."""
LEADERS: Final[tuple[Role, ...]] = ("owner", "helper")


class Belonging(msgspec.Struct, frozen=True):
    """
    A person's role in a club; *since* is in seconds since 1970.

    A person who *trusts* the club lets its leaders make recovery codes for their account.
    """

    person: str
    role: Role
    since: int
    trusts: bool = False


class Membership(msgspec.Struct, frozen=True):
    """A club that a person is in or has asked to join, with their role."""

    name: str
    title: str
    role: Role


class Club(msgspec.Struct, frozen=True):
    """A club: *name* is its address, and *word* the secret of its join link, or None."""

    name: str
    title: str
    founded: int
    word: str | None
    people: tuple[Belonging, ...] = ()

    def role(self, person: str) -> Role | None:
        """Return a person's role, or None."""
        return next((each.role for each in self.people if each.person == person), None)

    @property
    def members(self) -> list[Belonging]:
        """Return everybody who is in the club."""
        return [each for each in self.people if each.role != "asked"]
