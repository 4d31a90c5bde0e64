"""Rights in a club: what each role may do."""

from typing import Final, Literal

from rumpus.core.values import Refusal
from rumpus.store.people.club_rows import Club, Role

Right = Literal["see", "leave", "play", "lead", "admit", "own"]
"""
What a request needs: to *see* the club, to *leave* it, to *play* in an evening, to *lead* one, to
*admit* and remove members, or to *own* it.
"""

RIGHTS: Final[dict[Role | None, frozenset[Right]]] = {
    None: frozenset(),
    "asked": frozenset({"leave"}),
    "member": frozenset({"see", "leave", "play"}),
    "helper": frozenset({"see", "leave", "play", "lead", "admit"}),
    "owner": frozenset({"see", "play", "lead", "admit", "own"}),
}


def objection(club: Club, person: str, right: Right) -> Refusal | None:
    """Return why a person may not do something in a club, or None."""
    role = club.role(person)
    if right in RIGHTS[role]:
        return None
    if role in {None, "asked"}:
        return Refusal("not_in_club")
    return Refusal("owner_stays" if right == "leave" else "not_leader")
