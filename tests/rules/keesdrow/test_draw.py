"""Tests of the draw for the first turn (KD-4)."""

import pytest

from rules.keesdrow.drawing import GAME, ROWS, dealt, decide, drawing, fold
from rules.keesdrow.spec import A, B, C, D, Spec, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat, Timer
from rumpus.games.keesdrow.actions import Pass, Pick
from rumpus.games.keesdrow.events import DrawTied, KeesdrowEvent, Laid, Picked, TurnBegan
from rumpus.games.keesdrow.rules.draw import free_tiles
from rumpus.games.keesdrow.state import State


def pick(state: State, seat: Seat, tile: int) -> Refusal | list[KeesdrowEvent]:
    """Return the events, or the refusal, of a seat's pick."""
    chance = Chance(simulation_seed(0), "act")
    decided = GAME.decide(state, Act(seat, Pick(tile)), Millis(500), chance)
    return decided if isinstance(decided, Refusal) else list(decided)


@pytest.mark.rule("KD-4")
def test_the_letter_nearest_to_a_starts() -> None:
    """The upper left letter of the back decides who starts; the order of picking doesn't matter."""
    state = drawing("CB")
    (picked,) = decide(state, Act(A, Pick(0)))
    assert picked == Picked(A, 0, "C", chance=False)
    assert decide(fold(state, picked), Act(B, Pick(1)), at=700) == [
        Picked(B, 1, "B", chance=False),
        TurnBegan(B, 0, Millis(120_700)),
    ]


@pytest.mark.rule("KD-4")
def test_the_seats_pick_in_any_order() -> None:
    """The last seat may pick first; the draw ends when every seat has picked."""
    state = drawing("EDF", seats=3)
    state = fold(state, *decide(state, Act(C, Pick(0))))
    assert state.drawing == (A, B)
    state = fold(state, *decide(state, Act(A, Pick(1))))
    assert decide(state, Act(B, Pick(2)))[-1] == TurnBegan(A, 0, Millis(120_500))


@pytest.mark.rule("KD-4")
def test_then_turns_go_clockwise() -> None:
    """After the starter comes the next seat, and after the last seat comes the first."""
    spec = Spec(*ROWS, seats=3).given(TurnBegan(B, 0, None))
    assert spec.state.first == A
    spec.skip(B)
    assert spec.state.seat == C
    spec.skip(C)
    assert spec.state.seat == A


@pytest.mark.rule("KD-4")
def test_equal_letters_pick_again_among_themselves() -> None:
    """Only players tied for the earliest letter draw again, within ten more seconds."""
    state = drawing("DBBAZ", seats=3)
    for seat in (A, B):
        state = fold(state, *decide(state, Act(seat, Pick(int(seat)))))
    events = decide(state, Act(C, Pick(2)), at=700)
    assert events[-1] == DrawTied((B, C), Millis(10_700))
    state = fold(state, *events)
    assert state.drawing == (B, C)
    assert GAME.awaited(state) == {B, C}
    assert GAME.timers(state) == (Timer("draw", Millis(10_700)),)
    assert pick(state, A, 3) == Refusal("already_picked", "KD-4")


@pytest.mark.rule("KD-4")
def test_a_second_draw_counts_only_its_own_letters() -> None:
    """A player eliminated in the first draw stays out even if the others draw worse letters."""
    state = drawing("DBBYX", seats=3)
    for seat, tile in ((A, 0), (B, 1), (C, 2), (B, 3)):
        state = fold(state, *decide(state, Act(seat, Pick(tile))))
    assert decide(state, Act(C, Pick(4)))[-1] == TurnBegan(C, 0, Millis(120_500))


@pytest.mark.rule("KD-4")
def test_equals_may_be_equal_again() -> None:
    """A tie in the second draw leads to a third."""
    state = drawing("BBCCDA")
    for tile in range(3):
        state = fold(state, *decide(state, Act(Seat(tile % 2), Pick(tile))))
    events = decide(state, Act(B, Pick(3)))
    assert events[-1] == DrawTied((A, B), Millis(10_500))
    state = fold(state, *events)
    state = fold(state, *decide(state, Act(A, Pick(4))))
    assert decide(state, Act(B, Pick(5)))[-1] == TurnBegan(B, 0, Millis(120_500))


@pytest.mark.rule("KD-4")
def test_when_the_tiles_run_out_chance_decides_among_the_equal() -> None:
    """If all backs are equal, the starter is chosen at random once the last tile is picked."""
    state = drawing("Z" * 36)
    starters: set[Seat] = set()
    for tile in range(35):
        events = decide(state, Act(Seat(tile % 2), Pick(tile)))
        assert not any(isinstance(event, TurnBegan) for event in events)
        state = fold(state, *events)
    for seed in range(10):
        last = decide(state, Act(B, Pick(35)), seed=seed)[-1]
        assert isinstance(last, TurnBegan)
        starters.add(last.seat)
    assert starters == {A, B}


@pytest.mark.rule("KD-4")
def test_equals_draw_again_as_long_as_there_is_a_tile_for_each() -> None:
    """Two players whose letters are equal draw again if two tiles remain."""
    state = drawing("Z" * 36)
    for tile in range(33):
        state = fold(state, *decide(state, Act(Seat(tile % 2), Pick(tile))))
    assert decide(state, Act(B, Pick(33)))[-1] == DrawTied((A, B), Millis(10_500))


@pytest.mark.rule("KD-4")
def test_one_tile_is_not_enough_for_two_equals() -> None:
    """If one tile remains for two tied players, chance chooses the starter."""
    state = drawing("Z" * 36, seats=3)
    for tile in range(35):
        state = fold(state, Picked(Seat(tile % 5 % 3), tile, "Z", chance=False))
    state = fold(state, DrawTied((A, B), Millis(0)), Picked(A, 34, "Z", chance=False))
    assert isinstance(decide(state, Act(B, Pick(35)))[-1], TurnBegan)


@pytest.mark.rule("KD-4")
def test_a_seat_picks_once() -> None:
    """A second pick in the same draw is refused."""
    state = drawing("CB")
    state = fold(state, *decide(state, Act(A, Pick(0))))
    assert pick(state, A, 1) == Refusal("already_picked", "KD-4")


@pytest.mark.rule("KD-4")
def test_a_tile_serves_one_seat() -> None:
    """A tile that was picked in this or an earlier draw can't be picked again."""
    state = drawing("BBCC")
    state = fold(state, *decide(state, Act(A, Pick(0))))
    assert pick(state, B, 0) == Refusal("tile_taken", "KD-4", {"tile": 0})
    state = fold(state, *decide(state, Act(B, Pick(1))))
    assert pick(state, A, 1) == Refusal("tile_taken", "KD-4", {"tile": 1})
    assert free_tiles(state) == list(range(2, 36))


@pytest.mark.rule("KD-4")
def test_a_tile_must_be_on_the_board() -> None:
    """On the small board, tile 35 can be picked and tile 36 is refused."""
    assert pick(drawing(), A, 36) == Refusal("no_such_tile", "KD-4", {"tile": 36})
    assert pick(drawing(), A, 35) == [Picked(A, 35, "Z", chance=False)]


@pytest.mark.rule("KD-4")
def test_nobody_picks_once_play_has_begun() -> None:
    """A pick after the draw is refused."""
    Spec(*ROWS).when(A, Pick(0)).refused("not_now", "KD-4", phase="turn")


@pytest.mark.rule("KD-4")
def test_nobody_plays_during_the_draw() -> None:
    """A pass during the draw is refused."""
    refused = GAME.decide(drawing(), Act(A, Pass()), Millis(1), Chance(b"", ""))
    assert refused == Refusal("not_now", "KD-16", {"phase": "draw"})


@pytest.mark.rule("KD-4")
def test_the_draw_lasts_ten_seconds() -> None:
    """The deadline of the draw is ten seconds after the deal."""
    laid = dealt(at=3000)
    assert laid.due == 13_000
    state = fold(GAME.initial_state(setup_of()), laid)
    assert GAME.timers(state) == (Timer("draw", Millis(13_000)),)


@pytest.mark.rule("KD-4")
def test_chance_picks_for_whoever_has_not() -> None:
    """At the deadline, the table picks free tiles for seats that haven't picked, in seat order."""
    state = drawing("C" + "".join(chr(ord("D") + n % 20) for n in range(35)), seats=4)
    state = fold(state, *decide(state, Act(B, Pick(0))))
    picks = decide(state, Timer("draw", Millis(10_000)), at=10_000)[:3]
    assert all(isinstance(event, Picked) and event.chance for event in picks)
    assert [event.seat for event in picks if isinstance(event, Picked)] == [A, C, D]
    chosen = [event.tile for event in picks if isinstance(event, Picked)]
    assert len({0, *chosen}) == 4
    for event in picks:
        assert isinstance(event, Picked)
        assert event.letter == state.backs[event.tile][0]


@pytest.mark.rule("KD-4")
def test_the_table_picks_at_random() -> None:
    """Different seeds pick different tiles."""
    state = drawing("AB")
    events = [decide(state, Timer("draw", Millis(10_000)), 10_000, seed)[0] for seed in range(9)]
    assert len({event.tile for event in events if isinstance(event, Picked)}) > 3


@pytest.mark.rule("KD-4")
def test_the_draw_has_one_deadline() -> None:
    """A timer with the wrong time or name is void during the draw."""
    chance = Chance(b"", "")
    for timer in (Timer("draw", Millis(9999)), Timer("turn", Millis(10_000))):
        assert GAME.decide(drawing(), timer, timer.due, chance) == Refusal("void")


@pytest.mark.rule("KD-4")
def test_the_backs_are_nobodys_to_see() -> None:
    """Two deals that differ only in the backs of tiles look the same to players and spectators."""
    one, other = drawing("ABC"), drawing("XYZ")
    for seat in (A, B, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        blank = GAME.initial_state(setup_of())
        laids = [GAME.redact(blank, Laid(s.faces, s.backs, Millis(1)), seat) for s in (one, other)]
        assert laids[0] == laids[1] == Laid(one.faces, (), Millis(1))


@pytest.mark.rule("KD-4")
def test_everybody_sees_what_was_picked() -> None:
    """The letter of a picked tile is visible to opponents and spectators."""
    picked = Picked(A, 0, "C", chance=False)
    state = drawing("CB")
    assert GAME.redact(state, picked, B) == picked
    assert GAME.view(fold(state, picked), None).draws[0].letter == "C"
