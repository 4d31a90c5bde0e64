"""Tests of fish, touches and the order in which they count (IC-13 to IC-18, IC-20)."""

import pytest

from rules.icecool.spec import (
    CLASSROOM,
    DURATION,
    GYM,
    LIBRARY,
    SCHOOL,
    SPOTS,
    STREET,
    A,
    B,
    C,
    D,
    Spec,
    jump,
    land,
    through,
    touch,
)
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal
from rumpus.games.icecool.actions import MakeFlick
from rumpus.games.icecool.events import (
    Caught,
    Drew,
    FishTaken,
    Flicked,
    IdsCashed,
    RoundEnded,
)
from rumpus.games.icecool.game import IceCool
from rumpus.physics.facts import Passed, Rested, Touched
from rumpus.physics.scene import Pose, standing


@pytest.mark.rule("IC-13")
def test_a_runner_takes_his_fish_and_a_card() -> None:
    """A Runner who goes through a door takes the fish and draws a card face down."""
    spec = Spec(deck="2").flick(B, through(B, 3))
    assert spec.told(FishTaken, Drew) == [FishTaken(B, 3), Drew(B, spec.card(0), "fish")]
    seat = spec.view(None).seats[B]
    assert (seat.fish, seat.taken, seat.cards, seat.down) == ((1, 5), 1, 1, 1)


@pytest.mark.rule("IC-13")
@pytest.mark.parametrize("to", [CLASSROOM, GYM])
def test_the_direction_does_not_matter(to: int) -> None:
    """A fish is taken in either direction."""
    assert Spec().flick(B, through(B, 3, to)).told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-13")
def test_several_doors_in_one_flick_all_count() -> None:
    """Each door of a flick earns its fish and its card, in order."""
    spec = Spec(deck="23").flick(B, through(B, 3), through(B, 5))
    assert spec.told(FishTaken, Drew) == [
        FishTaken(B, 3),
        Drew(B, spec.card(0), "fish"),
        FishTaken(B, 5),
        Drew(B, spec.card(1), "fish"),
    ]


@pytest.mark.rule("IC-13")
def test_there_and_back_is_one_fish() -> None:
    """Going back through the same door takes no second fish."""
    spec = Spec().flick(B, through(B, 3, GYM), through(B, 3, CLASSROOM))
    assert spec.told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-13")
def test_a_door_without_ones_own_fish_is_a_door() -> None:
    """A door without the player's own fish earns nothing, for Runners and the Catcher."""
    spec = Spec().flick(B, through(B, 0), through(B, 3)).flick(C).flick(A, through(A, 5))
    assert spec.told(FishTaken, Drew) == []
    assert [seat.fish for seat in spec.state.seats] == [(), (1, 5), (1, 3, 5)]


@pytest.mark.rule("IC-14")
def test_what_went_through_and_rolled_back_into_the_doorway_has_its_fish() -> None:
    """A penguin that went through a door and then rests in the doorway takes the fish."""
    spec = Spec().flick(B, through(B, 3), to={B: standing(200, 80)})
    assert spec.told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-14")
def test_half_way_through_is_not_through() -> None:
    """A penguin stuck in the doorway under its fish hasn't taken it."""
    spec = Spec().flick(B, Rested(200, B, 0, 3, (0, 2)), to={B: standing(200, 80)})
    assert spec.told(FishTaken) == []


@pytest.mark.rule("IC-15")
def test_over_a_door_is_not_through_it() -> None:
    """Jumping over a door takes no fish."""
    spec = Spec().flick(B, jump(B), land(B))
    assert spec.told(FishTaken, Drew) == []


@pytest.mark.rule("IC-16")
@pytest.mark.parametrize("mover", [A, B])
def test_a_touch_catches_whoever_ran_into_whom(mover: int) -> None:
    """A touch gives the Runner's ID card to the Catcher, no matter which of them flicked."""
    spec = Spec().flick(B).flick(C) if mover == A else Spec()
    spec.flick(spec.state.turn, touch(A, B))
    assert spec.told(Caught) == [Caught(B, A, 1)]
    assert [seat.ids for seat in spec.view(None).seats] == [2, 0, 1]


@pytest.mark.rule("IC-16")
def test_a_caught_runner_plays_on() -> None:
    """A caught Runner still takes fish and can't be caught again."""
    spec = Spec().flick(B, touch(A, B)).flick(C).flick(A)
    spec.flick(B, through(B, 3), touch(A, B))
    assert spec.told(FishTaken, Caught) == [FishTaken(B, 3)]
    assert spec.view(None).seats[A].ids == 2


@pytest.mark.rule("IC-16")
def test_runners_may_touch() -> None:
    """A touch between Runners catches nobody."""
    spec = Spec().flick(B).flick(C, touch(B, C))
    assert spec.told(Caught) == []


@pytest.mark.rule("IC-16")
@pytest.mark.parametrize(("x", "aim", "caught"), [(70.001, 0, False), (60.0, 18_000, True)])
def test_penguins_that_lean_on_each_other_do_not_touch_anew(
    x: float, aim: int, caught: bool
) -> None:
    """A Runner who leans on the Catcher is caught by a flick into the Catcher, not by one away."""
    spec = Spec().stands(B, standing(100, 60)).stands(A, standing(x, 60))
    answer = IceCool(school=SCHOOL).decide(
        spec.state, Act(B, MakeFlick(aim, 300)), Millis(0), Chance(simulation_seed(0), "x")
    )
    assert not isinstance(answer, Refusal)
    assert any(isinstance(event, Caught) for event in answer) == caught


@pytest.mark.rule("IC-17")
def test_a_pushed_runner_takes_his_fish_and_stays_where_he_is() -> None:
    """A Runner pushed through a door takes the fish and rests where the push ends."""
    spec = Spec(deck="2").flick(B)
    spec.flick(C, touch(B, C), through(B, 3), to={B: standing(240, 80)})
    assert spec.told(FishTaken, Drew) == [FishTaken(B, 3), Drew(B, spec.card(0), "fish")]
    assert spec.pose(B) == standing(240, 80)


@pytest.mark.rule("IC-17")
def test_a_runner_who_is_pushed_into_the_catcher_is_caught() -> None:
    """A Runner whom another Runner pushes into the Catcher is caught."""
    spec = Spec().flick(B).flick(C, touch(B, C), touch(A, B))
    assert spec.told(Caught) == [Caught(B, A, 1)]


@pytest.mark.rule("IC-16", "IC-17")
def test_a_catcher_who_is_pushed_from_one_runner_into_another_catches_both() -> None:
    """A Catcher pushed from one Runner into another catches both, in order."""
    spec = Spec(4).flick(B).flick(C).flick(D, touch(A, D), touch(A, B))
    assert spec.told(Caught) == [Caught(D, A, 1), Caught(B, A, 1)]


@pytest.mark.rule("IC-18")
def test_things_count_in_the_order_in_which_they_happened() -> None:
    """Fish, cards and touches count in the order in which they happened."""
    spec = Spec(deck="23").flick(B)
    spec.flick(C, Passed(50, C, 5, 4), Touched(60, A, C), Passed(70, B, 3, 2))
    assert spec.told(FishTaken, Caught, Drew) == [
        FishTaken(C, 5),
        Drew(C, spec.card(0), "fish"),
        Caught(C, A, 1),
        FishTaken(B, 3),
        Drew(B, spec.card(1), "fish"),
    ]


@pytest.mark.rule("IC-18")
def test_what_happens_after_the_third_fish_still_counts() -> None:
    """After the third fish, a touch and another Runner's fish in the same flick still count."""
    spec = Spec(deck="2323jb").flick(B).flick(C).flick(A).hangs(B, 3)
    spec.flick(B, through(B, 3), touch(A, B), through(C, 5))
    assert spec.told(FishTaken, Caught, RoundEnded, IdsCashed) == [
        FishTaken(B, 3),
        Caught(B, A, 1),
        FishTaken(C, 5),
        RoundEnded(B, "fish"),
        IdsCashed(A, 2),
        IdsCashed(C, 1),
    ]


@pytest.mark.rule("IC-18")
def test_after_the_third_fish_the_next_round_begins_at_once() -> None:
    """After the third fish the next round begins at once, even with usable cards in hand."""
    spec = Spec(deck="jj22").holds(B, 4).hangs(B, 3).flick(B, through(B, 3))
    assert spec.kinds[-1] == "RoundBegan"
    assert (spec.state.phase, spec.state.turn) == ("place", B)


@pytest.mark.rule("IC-18", "IC-23")
def test_what_happened_before_leaving_the_school_counts() -> None:
    """A fish taken before leaving the school counts."""
    spec = Spec().flick(B, through(B, 3), to={B: STREET})
    assert spec.told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-18")
def test_the_event_of_a_flick_carries_its_track() -> None:
    """The event of a flick contains its track, which neither state nor view contains."""
    spec = Spec().flick(B)
    (flicked,) = spec.told(Flicked)
    assert isinstance(flicked, Flicked)
    assert (flicked.shot.track, flicked.shot.duration) == (b"track", DURATION)
    assert "track" not in str(spec.state)
    assert "track" not in str(spec.view(B))
    assert spec.view(B).flicks == 1


@pytest.mark.rule("IC-20")
@pytest.mark.parametrize("x", [187.0, 200.0, 213.0])
def test_from_a_doorway_its_fish_is_not_to_be_had(x: float) -> None:
    """A Runner who starts in a doorway can't take its fish in that flick, in either direction."""
    spec = Spec(2).flick(B).flick(A).stands(B, standing(x, 80))
    spec.flick(B, through(B, 3, GYM), through(B, 3, CLASSROOM))
    assert spec.told(FishTaken) == []
    assert spec.seat(B).fish == (1, 3, 5)


@pytest.mark.rule("IC-20")
def test_from_a_doorway_other_doors_count() -> None:
    """Starting in a doorway bars only that door's fish, and only for that flick."""
    spec = Spec(2).flick(B).flick(A).stands(B, standing(200, 80))
    spec.flick(B, through(B, 5), through(B, 3))
    assert spec.told(FishTaken) == [FishTaken(B, 5)]
    spec.flick(A).flick(B, through(B, 3))
    assert spec.told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-20")
def test_a_runner_pushed_out_of_a_doorway_takes_no_fish_there() -> None:
    """A Runner pushed out of a doorway takes no fish there, but the player who pushes does."""
    spec = Spec().flick(B).stands(B, standing(200, 80))
    spec.flick(C, touch(B, C), through(B, 3), through(C, 3))
    assert spec.told(FishTaken) == [FishTaken(C, 3)]


@pytest.mark.rule("IC-20")
def test_a_flick_from_the_line_in_front_of_a_door_takes_its_fish() -> None:
    """A Runner who flicks from the line in front of a door can take its fish."""
    from_line: Pose = standing(160, 80)
    spec = Spec(2).flick(B).flick(A).stands(B, from_line).flick(B, through(B, 3))
    assert spec.told(FishTaken) == [FishTaken(B, 3)]
    assert LIBRARY not in spec.view(B).lines
    assert spec.pose(B) == SPOTS[B]
