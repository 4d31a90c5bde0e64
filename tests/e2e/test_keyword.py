"""Three people play KEYWORD: one types on a desktop, two tap and type on phones."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.hands import letters, word_of
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
FIELD = "Type a word; the table picks the cards"
LOOK_MS = 100
"""Time between two peeks: each opens a connection, and a room allows 20 a second per address."""
PATIENCE = 600
MOST_ROUNDS = 40


class Game:
    """Three people at one table, and the view that each of them gets."""

    def __init__(self, running: Room, table: str, players: list[Person]) -> None:
        self.running = running
        self.table = table
        self.players = players

    def view(self, person: Person | None = None) -> dict[str, Any]:
        """Return the game as a person sees it, or as a spectator does."""
        cookie = "" if person is None else person.cookie
        view: dict[str, Any] = self.running.peek(self.table, cookie)["view"]
        return view

    def until(self, phase: str, number: int | None = None) -> dict[str, Any]:
        """Wait for a phase, of round *number* if given, or for the end; return the view."""
        view = self.view()
        for _ in range(PATIENCE):
            there = view["phase"] == phase and number in (None, view["round"])
            if there or view["phase"] == "over":
                return view
            self.players[0].page.wait_for_timeout(LOOK_MS)
            view = self.view()
        raise AssertionError(f"no {phase} of round {number}: {view['phase']} of {view['round']}")

    def type(self, person: Person, place: int = 0) -> str:
        """Type a word of a person's hand, lay it, and return it."""
        word, _ = word_of(self.view(person), place)
        field = person.page.get_by_label(FIELD)
        opener = person.page.get_by_role("button", name="Type the word")
        expect(field.or_(opener).first).to_be_visible()
        if not field.is_visible():
            person.press("Type the word")
        field.fill(word)
        self._lay(person)
        return word

    def tap(self, person: Person) -> str:
        """Lay a word of a person's hand by tapping its cards, and return it."""
        word, colours = word_of(self.view(person))
        for letter, colour in zip(word, colours, strict=True):
            place = {"orange": "Your hand", "blue": "The middle"}[colour]
            cards = person.page.get_by_role("list", name=place)
            label = re.compile(f"^{colour} card {letter}(,.*in hand)?$", re.IGNORECASE)
            cards.get_by_role("button", name=label).first.press("Enter")
        before = self._blue(person)
        self._lay(person)
        if person.page.get_by_role("button", name="Take it back").is_visible():
            assert self._blue(person) == pytest.approx(before, abs=1), "the blue cards moved"
        return word

    def _blue(self, person: Person) -> float:
        """Return the vertical position of the blue cards."""
        box = person.page.get_by_role("list", name="The middle").bounding_box()
        assert box is not None
        return box["y"]

    def _lay(self, person: Person) -> None:
        """Lay the word face down; the last player to do so sees all words at once."""
        person.press("Lay face down")
        laid = person.page.get_by_role("button", name=re.compile("Take it back|Next round"))
        finished = person.page.get_by_role("button", name="See how it ended")
        expect(laid.or_(finished).first).to_be_visible()

    def ready(self) -> None:
        """Let every player continue to the next round."""
        for person in self.players:
            person.press("Next round")


def opened(running: Room, people: People, keyword: str = "tea") -> Game:
    """Create a table without a timer, seat three people, and start."""
    noor = people.comes("Noor", DESKTOP)
    wanted = {"game": "keyword", "options": {"keyword": keyword, "timer": 0}}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    players = [noor, people.comes("Ida", PHONE), people.comes("Tomasz", PHONE)]
    for person in players:
        person.page.goto(f"{running.address}/t/{table}")
        if person is noor:
            person.sees("House rules")
        else:
            person.press("Sit down")
            person.sees("You\u2019re ready")
    noor.sees("Everyone is ready")
    noor.press("Start with three")
    game = Game(running, table, players)
    expect(noor.page.get_by_role("list", name="The middle")).to_be_visible()
    return game


def test_a_whole_game_by_three_people(running: Room, people: People) -> None:
    """
    Three people play from the lobby to the result, through a reload and a killed room.

    A word can be taken back; face-down cards are in nobody else's messages; a restart loses
    nothing.
    """
    game = opened(running, people)
    noor, ida, tomasz = game.players

    game.type(noor, place=5)
    game.tap(ida)
    noor.press("Take it back")
    better = game.type(noor)
    spectator = game.view()
    laid = game.view(noor)["laid"]
    assert laid is not None
    oranges = sum(piece["type"] == "orange" for piece in laid)
    assert [seat["laid"] is not None for seat in spectator["seats"]] == [True, True, False]
    assert spectator["seats"][0]["laid"] == oranges
    assert (spectator["laid"], spectator["hand"]) == (None, [])

    ida.page.reload()
    expect(ida.page.get_by_role("button", name="Take it back")).to_be_visible()
    before = [game.view(person) for person in game.players]
    running.kill()
    tomasz.sees("Reconnecting")
    running.start_again()
    for person in game.players:
        expect(person.page.get_by_text("Reconnecting")).to_be_hidden()
    assert [game.view(person) for person in game.players] == before

    third = game.type(tomasz)
    view = game.until("shown")
    words = [better, view["shown"][1]["word"], third]
    assert [shown["word"] for shown in view["shown"]] == words
    if view["winner"] is not None:
        assert len(words[view["winner"]]) == max(map(len, words))
    for person in game.players:
        person.sees("letters")
    assert [person.axe() for person in (noor, tomasz)] == [[], []]

    view = to_the_end(game, view)
    assert view["result"]["reason"] in ("keyword", "orange_deck", "blue_deck")
    sees_the_end(noor)
    ida.page.reload()
    for person in (ida, tomasz):
        sees_the_end(person)
    # The result stays visible although others reload their pages.
    expect(noor.page.get_by_role("heading", name="How it went")).to_be_visible()
    noor.press("Rematch")
    expect(noor.page).not_to_have_url(re.compile(game.table))


def to_the_end(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """Play on until somebody spells the keyword or a deck is used up."""
    while view["phase"] != "over":
        game.ready()
        view = game.until("lay", view["round"] + 1)
        if view["phase"] == "lay":
            for person in game.players:
                game.type(person)
            view = game.until("shown")
        assert view["round"] < MOST_ROUNDS
    return view


def sees_the_end(person: Person) -> None:
    """Step past the last words, if they're shown, and check the result."""
    finish = person.page.get_by_role("button", name="See how it ended")
    result = person.page.get_by_role("heading", name="How it went")
    expect(finish.or_(result).first).to_be_visible()
    if finish.is_visible():
        finish.click()
    expect(result).to_be_visible()
    told = re.compile("win|share|spell|keyword", re.IGNORECASE)
    expect(person.page.get_by_role("heading", level=1).filter(has_text=told)).to_be_visible()
    assert person.axe() == []


def test_a_pass_changes_the_chosen_cards(running: Room, people: People) -> None:
    """A player who passes chooses the cards to swap; the others see how many, and play on."""
    game = opened(running, people, keyword="keyword")
    noor, ida, tomasz = game.players
    hand = [card["id"] for card in game.view(ida)["hand"]]

    ida.press("Pass")
    cards = ida.page.get_by_role("list", name="Your hand").get_by_role("button")
    for at in (0, 2):
        cards.nth(at).press("Enter")
    ida.press("Pass and swap two cards")
    noor.sees("passed")
    after = [card["id"] for card in game.view(ida)["hand"]]
    assert (len(after), [card for card in hand if card in after]) == (
        6,
        [card for at, card in enumerate(hand) if at not in (0, 2)],
    )
    assert game.view()["seats"][1] | {"kept": []} == game.view(noor)["seats"][1] | {"kept": []}
    assert game.view()["seats"][1]["swapped"] == 2
    game.type(noor)
    game.type(tomasz)
    shown = game.until("shown")["shown"]
    assert [each["fate"] for each in shown][1] == "passed"
    assert letters(game.view(ida)["hand"]) != ""
    for person in game.players:
        person.sees("Next round")
