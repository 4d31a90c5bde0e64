"""Projection: patches fold to the view of each audience, and secrets stay with their owner."""

from typing import Any

import msgspec
import pytest

from rooms import patched
from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat, Timer
from rumpus.table.actions import Pause, Start
from rumpus.table.events import Do
from rumpus.table.project import Projector
from rumpus.table.table import AnyEntry, Table
from toys.reach import ReachGame
from toys.sealed import Seal, SealedGame
from toys.shot import ShotGame
from unit.table.tables import do, lobby, playing


def play_on(table: Table, whim: Chance) -> AnyEntry:
    """Return the entry of a random act or timer in a running toy game."""
    game = table.game
    assert game is not None
    offers = [
        (seat, action)
        for seat in sorted(game.awaited(table.state))
        for action in game.hints(game.view(table.state, seat))
    ]
    timer = table.due()
    cause: Act[Any] | Timer = (
        timer
        if timer is not None and (not offers or whim.below(5) == 0)
        else Act(*whim.choice(offers))
    )
    entry = table.decide(cause, Millis(timer.due if isinstance(cause, Timer) and timer else 0))
    assert not isinstance(entry, Refusal)
    return entry


@pytest.mark.parametrize("game", [SealedGame(), ReachGame(), ShotGame()])
def test_patches_fold_to_the_view(game: Any) -> None:
    """Views patched after each update equal the views of a client that has just joined."""
    table = lobby(game)
    projector = Projector(table)
    opening = table.decide(Do("ann", Start()), Millis(0))
    assert not isinstance(opening, Refusal)
    audiences = [Seat(0), Seat(1), None]
    projector.project(table.apply(opening), audiences)
    folded = {seat: msgspec.json.decode(projector.view(seat)) for seat in audiences}
    whim = Chance(bytes(32), "project")

    while table.phase == "play":
        told = projector.project(table.apply(play_on(table, whim)), audiences)
        for seat in audiences:
            folded[seat] = patched(folded[seat], msgspec.json.decode(told[seat].patch))
            assert folded[seat] == msgspec.json.decode(projector.view(seat))


def test_a_patch_holds_only_what_changed() -> None:
    """A patch for a seal shows everybody who has sealed, but only its owner the number."""
    table = playing()
    projector = Projector(table)
    entry = table.decide(Act(Seat(0), Seal(7)), Millis(5))
    assert not isinstance(entry, Refusal)
    told = projector.project(table.apply(entry), [Seat(0), Seat(1), None])

    assert msgspec.json.decode(told[Seat(0)].patch) == {"mine": 7, "sealed": [True, False]}
    assert msgspec.json.decode(told[Seat(1)].patch) == {"sealed": [True, False]}
    assert told[None] == told[Seat(1)]


@pytest.mark.parametrize("number", range(1, 10))
def test_others_are_told_the_same_bytes_whatever_was_sealed(number: int) -> None:
    """Other seats and spectators get the same bytes, whichever number was sealed."""
    told: list[Any] = []
    for sealed in (number, 1):
        table = playing()
        entry = table.decide(Act(Seat(0), Seal(sealed)), Millis(5))
        assert not isinstance(entry, Refusal)
        told.append(Projector(table).project(table.apply(entry), [Seat(1), None]))

    assert told[0] == told[1]


def test_an_audience_that_comes_later_is_served_from_then_on() -> None:
    """A spectator who joins in mid-game gets patches that fold from the first view."""
    table = playing()
    projector = Projector(table)
    first = table.decide(Act(Seat(0), Seal(7)), Millis(5))
    assert not isinstance(first, Refusal)
    projector.project(table.apply(first), [Seat(0)])
    view = msgspec.json.decode(projector.view(None))
    second = table.decide(Act(Seat(1), Seal(3)), Millis(6))
    assert not isinstance(second, Refusal)
    view |= msgspec.json.decode(projector.project(table.apply(second), [Seat(0), None])[None].patch)

    assert view == msgspec.json.decode(projector.view(None))
    assert view["wins"] == [0, 1]


def test_open_games_have_one_audience() -> None:
    """A game without secrets has one projection for all; one with secrets, one for each seat."""
    assert Projector(playing(ShotGame())).audience(Seat(1)) is None
    assert Projector(playing(SealedGame())).audience(Seat(1)) == 1


def test_what_is_only_the_tables_leaves_the_view_alone() -> None:
    """A pause adds no events of the game and leaves the view unchanged."""
    table = playing()
    entry = table.decide(Do("ann", Pause()), Millis(0))
    assert not isinstance(entry, Refusal)
    told = Projector(table).project(table.apply(entry), [None])

    assert (told[None].events, told[None].patch) == (b"[]", b"{}")
    assert table.paused is not None


def test_a_lobby_has_no_view() -> None:
    """A lobby has no view of the game, but a started table has one."""
    table = lobby()

    assert Projector(table).view(None) == b"null"
    do(table, "ann", Start())
    assert Projector(table).view(None) != b"null"
