"""Three people play Keep Your Cool at one table: the winner stays on, without a reload."""

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
OPTIONS = {"reach": 500, "first_word_time": 120_000}


def test_three_play_two_games_in_a_row_and_the_winner_stays(running: Room, people: People) -> None:
    """One press starts the next game: winner and next in line play, the loser watches and waits."""
    ada = people.comes("Ada", PHONE)
    ben = people.comes("Ben", PHONE)
    cy = people.comes("Cy", DESKTOP)
    wanted = {"game": "keep_your_cool", "options": OPTIONS}
    made = ada.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    for person in (ada, ben, cy):
        person.visit(f"/t/{made['table']}")
        if person is ben:
            person.press("Sit down")
            person.sees("You\u2019re ready")
    cy.press("Play next")
    cy.sees("You\u2019re next.")
    ada.sees("Next in line")
    assert [ada.axe(), cy.axe()] == [[], []]
    ada.press("Start with two")

    cy.sees("You\u2019re watching. You\u2019re next.")
    takes_a_flag(ada, ben)
    ada.sees("You stay on. Next: Cy.")
    ben.sees("Ada stays on. Next: Cy.")
    cy.sees("Ada stays on. You\u2019re next.")
    assert [ada.axe(), ben.axe(), cy.axe()] == [[], [], []]
    cy.press("Play Ada")
    ben.sees("You\u2019re watching. You\u2019re next.")
    assert not ben.page.url.endswith(made["table"])

    takes_a_flag(cy, ada)
    cy.sees("You stay on. Next: Ben.")
    won = "Won so far: Ada 1 of 2, Cy 1 of 1, Ben 0 of 1."
    for person in (ada, ben, cy):
        person.sees(won)
    cy.press("Change rules")
    for person in (ada, ben, cy):
        person.sees(won)
    cy.sees("Everyone is ready")
    ada.sees("You\u2019re next.")
    ada.press("Leave the line")
    expect(cy.page.get_by_role("region", name="Next in line")).to_be_hidden()


def takes_a_flag(winner: Person, loser: Person) -> None:
    """Throw for the start, say a word, and let the winner take a flag."""
    winner.press("Rock", exact=True)
    loser.press("Scissors", exact=True)
    field = winner.page.get_by_label("Your word")
    expect(field).to_be_editable()
    field.fill("ludicrous")
    field.press("Enter")
    reach = winner.page.get_by_role("button", name="Reach left", exact=True)
    expect(reach).to_be_enabled()
    reach.hover()
    winner.page.mouse.down()
    stands = loser.page.get_by_role("button", name="Let it stand", exact=True)
    expect(stands).to_be_visible()
    winner.page.mouse.up()
    stands.click()
    winner.sees("You win")
