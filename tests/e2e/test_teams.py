"""Tests of teams of two in four browsers: silence, coaching, and a shared total."""

import re

import pytest
from playwright.sync_api import expect

from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room
from e2e.tables import begun, joined, table_of

pytestmark = pytest.mark.e2e


def seated(running: Room, people: People) -> Match:
    """Create a table of two teams: Noor and Tomasz against Ida and Wren, on desktops and phones."""
    noor = people.comes("Noor", DESKTOP)
    others = [people.comes("Ida", PHONE), people.comes("Tomasz", PHONE)]
    match = table_of(running, noor, {"teams": "yes", "challenge_window": 60, "timer": 600})
    joined(match, others)
    noor.sees("Teams of two need four, six or eight players. There are three.")
    expect(noor.page.get_by_role("button", name="Start with three")).to_be_disabled()
    joined(match, [people.comes("Wren", DESKTOP)])
    for person in match.players:
        me = "You and Tomasz" if person is noor else "Noor and Tomasz"
        person.page.get_by_text(re.compile(f"{me}|You and Noor")).first.wait_for()
    return match


def sides(match: Match) -> tuple[Person, Person, Person, Person]:
    """Return the current player, their partner, and the opponents, the next one first."""
    seat: int = match.view["seat"]
    mine, then, partner, last = (match.players[(seat + step) % 4] for step in range(4))
    return mine, partner, then, last


def test_partners_keep_silent_and_answer_for_each_other(running: Room, people: People) -> None:
    """
    Talk is disabled during the team's own turn, with the reason.

    A coached turn ends once the partner admits it, and a word scores for both partners.
    """
    match = seated(running, people)
    begun(match, "Start with four")
    mine, partner, then, last = sides(match)
    for silent in (mine, partner):
        silent.press("Talk")
        silent.sees("Partners keep silent during their team")
        expect(silent.page.get_by_label("Say something to the table")).to_be_disabled()
        silent.page.keyboard.press("Escape")
    then.press("Talk")
    expect(then.page.get_by_label("Say something to the table")).to_be_enabled()
    then.page.keyboard.press("Escape")

    then.press("Call coaching")
    then.press("Someone was given a word")
    mine.sees(f"{then.name} says that your turn was coached.")
    one, other = (person.name for person in match.players if person in (mine, partner))
    last.sees(f"Waiting for {one} and {other} to answer.")
    assert mine.axe() == []
    partner.press("Admit it")
    then.sees("your turn")
    assert [play["outcome"] for play in match.view["plays"]] == ["coached"]

    then.tap([0, 1, 3])
    then.page.get_by_role("button", name=re.compile("^Play")).click()
    last.sees(re.compile("your partner.s word"))
    assert last.page.get_by_role("button", name="Challenge", exact=True).count() == 0
    for judge in (mine, partner):
        judge.press("Accept", exact=True)
    until(mine.page, lambda: match.view["plays"][1]["outcome"] == "stood")
    _, other = (person.name for person in match.players if person in (then, last))
    mine.sees(f"and {other}")
    view = match.view
    made = view["plays"][1]["points"]
    assert made > 0
    scored = {match.players[seat].name: score for seat, score in enumerate(view["scores"])}
    assert [scored[each.name] for each in (then, last)] == [made, made]
    assert [scored[each.name] for each in (mine, partner)] == [0, 0]


def test_a_moderator_rules_and_everybody_reads_why(running: Room, people: People) -> None:
    """A moderator's ruling needs a reason, which players read; then the turn goes on."""
    match = seated(running, people)
    kim = people.comes("Kim", PHONE)
    kim.page.goto(match.players[0].page.url)
    kim.press("Moderate")
    kim.sees("ready, moderates")
    begun(match, "Start with four")
    mine, partner, *_ = sides(match)
    kim.sees("When someone calls coaching, you rule.")
    kim.press("Call coaching")
    kim.press("Someone was given a word")
    partner.press("Deny it")
    kim.sees("The team denies it.")
    kim.press("Not coached", exact=True)
    kim.sees("Give a reason first.")
    kim.page.get_by_label("Your reason, for everyone to read").fill("I heard nothing.")
    assert kim.axe() == []
    kim.press("Not coached", exact=True)

    mine.sees("Kim rules: it wasn")
    partner.sees("I heard nothing.")
    assert match.view["phase"] == "turn"
    assert match.view["plays"] == []
