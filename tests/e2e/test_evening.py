"""A club's evening: three people join by a link, play with a bye each, and stand on the podium."""

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person, until

pytestmark = pytest.mark.e2e


def path_of(person: Person) -> str:
    """Return the path of the page that somebody sees."""
    return str(person.page.evaluate("location.pathname"))


def gives_up(person: Person) -> None:
    """Resign a game of Keep Your Cool over the page's own socket to its table."""
    table = path_of(person).removeprefix("/t/")
    person.page.evaluate(
        """table => new Promise((resolve) => {
            const url = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
            const socket = new WebSocket(url);
            socket.onopen = () => socket.send(JSON.stringify({t: 'join'}));
            socket.onmessage = ({data}) => {
                const message = JSON.parse(data);
                if (message.t === 'view') socket.send(JSON.stringify(
                    {t: 'act', id: 'r', action: {type: 'resign'}}));
                if (message.id === 'r') { socket.close(); resolve(message.t); }
            };
        })""",
        table,
    )


def plays_a_round(people: list[Person], number: int, evening: str) -> None:
    """
    Start a round; the pair that is seated plays, the earlier in the list wins, and all wait.

    Their table leads back to the evening, after a reload too, and offers no rematch.
    """
    people[0].press(f"Start round {number}")
    for person in people:
        expect(person.page.get_by_role("heading", name=f"Round {number}")).to_be_visible()
    go = [person.page.get_by_role("button", name="Go", exact=True) for person in people]
    until(people[0].page, lambda: sum(each.is_visible() for each in go) == 2)
    seated = [person for person, button in zip(people, go, strict=True) if button.is_visible()]
    if number == 1:
        for person in people:
            person.looks_right(f"evening-round-{person.name}")
    for person in seated:
        person.press("Go", exact=True)
        expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()
    if number == 1:
        seated[0].page.reload()
        expect(seated[0].page.get_by_role("button", name="Leave the table")).to_be_visible()
    gives_up(seated[1])
    for person in seated:
        expect(person.page.get_by_role("button", name="Rematch")).to_have_count(0)
        person.page.get_by_role("link", name="Back to the evening").press("Enter")
        person.page.wait_for_url(f"**{evening}")
        person.sees("Your game is over. Wait for the next round.")


def founded(owner: Person, guests: list[Person]) -> str:
    """Found a club that guests join by its link, and return its path."""
    owner.visit("/clubs")
    owner.page.get_by_label("What is the club called?").fill("Thursday round")
    owner.press("Create", exact=True)
    until(owner.page, lambda: path_of(owner).startswith("/c/"))
    club = path_of(owner)
    owner.sees("Anybody with this link can join the club.")
    asked = f"fetch('/api/clubs/{club[3:]}').then((answer) => answer.json())"
    word = owner.page.evaluate(asked)["word"]
    for guest in guests:
        guest.visit(f"{club}#{word}")
        guest.press("Join the club")
        guest.sees("Members")
    return club


def test_three_people_play_an_evening(people: People) -> None:
    """From founding the club to the podium: each sits out once and comes back from their table."""
    ann, ben, cat = (
        people.comes("Ann", DESKTOP),
        people.comes("Ben", PHONE),
        people.comes("Cat", PHONE),
    )
    everybody = [ann, ben, cat]
    club = founded(ann, [ben, cat])
    for person in (ann, ben):
        person.looks_right(f"club-new-{person.name}")
    ann.press("Open an evening")
    ann.page.get_by_label("Game", exact=True).select_option("keep_your_cool")
    ann.looks_right("evening-opening")
    ann.press("Open the evening")
    until(ann.page, lambda: path_of(ann) == f"{club}/evening")
    for person in (ben, cat):
        person.visit(f"{club}/evening")
    for person in everybody:
        person.press("I\u2019m in")
    ann.sees("Three people so far")
    for person in (ann, ben):
        person.looks_right(f"evening-gathering-{person.name}")
    for number in (1, 2, 3):
        plays_a_round(everybody, number, f"{club}/evening")
    ann.press("End the evening")
    ann.press("End it")
    for person in everybody:
        expect(person.page.get_by_role("heading", name="Ann wins the evening")).to_be_visible()
    for person in (ann, ben):
        person.looks_right(f"evening-over-{person.name}")
    ann.resizes(1920, 1080)
    ann.looks_right("evening-over-screen")
    ben.visit(club)
    ben.sees("won once")
    ben.looks_right("club-history")
