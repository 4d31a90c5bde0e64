"""Tests of hints: legal actions, derived from the view alone."""

from functools import partial

from rules.icecool.spec import KITCHEN_SPOT, STREET, A, B, C, Spec
from rumpus.games.icecool.actions import (
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    ToLine,
)
from rumpus.physics.scene import standing


def hinted(spec: Spec, *kinds: type[Action]) -> list[Action]:
    """Return the current player's hints of these kinds; check that each would be accepted."""
    hints = [h for h in spec.game.hints(spec.view(spec.state.turn)) if isinstance(h, kinds)]
    for hint in hints:
        known = spec.state
        step = spec.flick if isinstance(hint, MakeFlick) else partial(spec.when, action=hint)
        step(known.turn).accepted()
        spec.state = known
    return hints


def test_the_catcher_is_told_where_to_stand() -> None:
    """The Catcher's hints are the middle of the Kitchen and two points 2 cm from it."""
    spec = Spec(placed=False)
    assert hinted(spec, Place) == [KITCHEN_SPOT, Place(4800, 3200), Place(4600, 3000)]
    assert spec.game.hints(spec.view(B)) == spec.game.hints(spec.view(None)) == []


def test_before_a_flick_there_are_flicks_lines_and_what_cards_can_do() -> None:
    """Before a flick, hints are flicks, fish moves, lines and, until one is announced, tasks."""
    spec = Spec(deck="j223").holds(B, 4)
    assert len(set(hinted(spec, MakeFlick))) == 16
    assert hinted(spec, Announce) == [Announce("jump")]
    assert len(hinted(spec, MoveFish)) == 3
    assert hinted(spec, ToLine, EndTurn, Skate) == []
    assert hinted(spec.announce(B, "jump"), Announce) == []
    spec.stands(B, standing(200, 80))
    assert hinted(spec, ToLine) == [ToLine(0), ToLine(2)]


def test_after_a_flick_there_are_skates_fish_and_the_end() -> None:
    """After a flick, hints are skates, the turn's end and, if the mover is inside, fish moves."""
    spec = Spec(deck="jd22").holds(B, 4).flick(B)
    assert hinted(spec, EndTurn, Skate) == [EndTurn(), Skate(0, 1)]
    assert hinted(spec, MoveFish) != []
    assert hinted(spec, MakeFlick, Announce, ToLine) == []
    spec.when(B, EndTurn()).holds(C, 4).flick(C, to={C: STREET})
    assert hinted(spec, MoveFish) == []
    assert hinted(spec.done(C).flick(A), Skate) == []
    single = Spec(deck="j23").holds(B, 3).flick(B)
    assert hinted(single, Skate, MoveFish) == []
