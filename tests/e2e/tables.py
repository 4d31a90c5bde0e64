"""Tables created over the wire and joined by people: the quick way into a game."""

from collections.abc import Sequence

from e2e.match import Match
from e2e.people import Person
from e2e.rooms import Room

Options = dict[str, str | int]


def table_of(running: Room, host: Person, options: Options) -> Match:
    """Create a table with these house rules, and open it as the host."""
    wanted = {"game": "keesdrow", "options": options}
    made = host.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    host.page.goto(f"{running.address}/t/{table}")
    host.sees("House rules")
    return Match(running, table, [host])


def joined(match: Match, others: Sequence[Person]) -> None:
    """Seat the others one after another."""
    for person in others:
        person.page.goto(f"{match.running.address}/t/{match.table}")
        person.press("Sit down")
        person.sees("You\u2019re ready")
        match.players.append(person)


def begun(match: Match, start: str) -> None:
    """Start the game, and let everybody draw for the start."""
    match.players[0].press(start)
    match.draw()
