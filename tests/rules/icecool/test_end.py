"""Tests of the end of rounds and games, two players and tournaments (IC-30 to IC-37)."""

import pytest

from rules.icecool.spec import (
    CIRCLE,
    DURATION,
    KITCHEN_SPOT,
    SPOTS,
    STREET,
    A,
    B,
    C,
    D,
    Spec,
    through,
    touch,
)
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis, Result, Seat
from rumpus.games.icecool.actions import Announce, MoveFish, Skate
from rumpus.games.icecool.events import (
    BackInside,
    Caught,
    Drew,
    Entered,
    Finished,
    FishTaken,
    FlickAgain,
    IdsCashed,
    OffCircle,
    RoundBegan,
    RoundEnded,
    StandIn,
    TaskDone,
    TaskFailed,
    TurnBegan,
    TurnEnded,
)
from rumpus.physics.scene import standing


@pytest.mark.rule("IC-30")
def test_a_third_fish_ends_the_round() -> None:
    """A Runner's third fish ends the round; two don't."""
    spec = Spec().flick(B, through(B, 1), through(B, 3))
    assert spec.told(RoundEnded) == []
    spec.done(B).flick(C).flick(A).flick(B, through(B, 5))
    assert spec.told(RoundEnded) == [RoundEnded(B, "fish")]


@pytest.mark.rule("IC-30")
def test_all_id_cards_end_the_round() -> None:
    """The round ends when the Catcher has all ID cards, not before."""
    spec = Spec().flick(B, touch(A, B))
    assert spec.told(RoundEnded) == []
    spec.flick(C, touch(A, C))
    assert spec.told(RoundEnded) == [RoundEnded(A, "ids")]


@pytest.mark.rule("IC-30")
def test_a_runner_who_has_not_come_in_is_still_free() -> None:
    """A Runner who hasn't come in yet counts as free, so the round goes on."""
    spec = Spec(4).flick(B, touch(A, B)).flick(C, touch(A, C))
    assert spec.told(RoundEnded) == []


@pytest.mark.rule("IC-26", "IC-30", "IC-34")
def test_a_task_missed_in_the_last_flick_of_a_turn_is_told() -> None:
    """A missed task is reported even if the flick ends the round or catches the only Runner."""
    missed = TaskFailed(B, "doors", "missed")
    spec = Spec(deck="d").holds(B, 1).hangs(B, 3).announce(B, "doors").flick(B, through(B, 3))
    assert spec.told(TaskFailed, RoundEnded) == [missed, RoundEnded(B, "fish")]
    caught = Spec(2, deck="d").holds(B, 1).announce(B, "doors").flick(B, touch(A, B))
    assert caught.told(TaskFailed, TurnEnded) == [missed, TurnEnded(B, "caught")]


@pytest.mark.rule("IC-30", "IC-31")
@pytest.mark.parametrize("fish_first", [True, False])
def test_a_third_fish_counts_before_the_last_id_card(fish_first: bool) -> None:
    """If one flick takes a third fish and the last ID card, both count; the fish ends the round."""
    facts = [through(C, 3), touch(A, C)]
    spec = Spec().flick(B, touch(A, B)).hangs(C, 3)
    spec.flick(C, *(facts if fish_first else reversed(facts)))
    assert spec.told(RoundEnded, IdsCashed) == [RoundEnded(C, "fish"), IdsCashed(A, 3)]


@pytest.mark.rule("IC-31")
def test_id_cards_are_cashed_by_the_catcher_first() -> None:
    """ID cards earn cards for the Catcher first, then clockwise; caught Runners have none."""
    spec = Spec(4, deck="232jdb").flick(B).flick(C, touch(A, C)).flick(D).hangs(B, 3)
    spec.flick(A, through(B, 3))
    assert spec.told(RoundEnded, IdsCashed, Drew) == [
        Drew(B, spec.card(0), "fish"),
        RoundEnded(B, "fish"),
        IdsCashed(A, 2),
        Drew(A, spec.card(1), "id"),
        Drew(A, spec.card(2), "id"),
        IdsCashed(B, 1),
        Drew(B, spec.card(3), "id"),
        IdsCashed(D, 1),
        Drew(D, spec.card(4), "id"),
    ]
    assert spec.kinds[-1] == "RoundBegan"


@pytest.mark.rule("IC-31")
def test_clockwise_is_counted_from_the_catcher() -> None:
    """In the second round, with B as Catcher, C's ID card comes before A's."""
    spec = Spec().flick(B).hangs(B).flick(C)
    spec.when(B, KITCHEN_SPOT).hangs(A).flick(C)
    assert [e.seat for e in spec.told(IdsCashed) if isinstance(e, IdsCashed)] == [B, C, A]


@pytest.mark.rule("IC-31")
def test_the_next_catcher_has_his_time_after_the_shot() -> None:
    """The next Catcher's time to place their penguin begins when all penguins rest."""
    spec = Spec().hangs(B, 3).flick(B, through(B, 3))
    assert spec.told(RoundBegan) == [RoundBegan(1, B, (1, 3, 5), Millis(1000 + DURATION + 60_000))]


def end_with(*hands: str) -> Result:
    """Return the result of a game cut short when players hold these cards."""
    spec = Spec(len(hands), deck="".join(hands))
    for seat, hand in enumerate(hands):
        spec.holds(Seat(seat), len(hand))
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    result = spec.game.result(spec.state)
    assert result is not None
    return result


@pytest.mark.rule("IC-32")
@pytest.mark.parametrize(
    ("hands", "places"),
    [
        (("3", "22", "j"), ((B,), (A,), (C,))),
        (("3", "2j", "jjj"), ((C,), (B,), (A,))),
        (("3j", "22", "33"), ((C,), (A, B))),
        (("", "", ""), ((A, B, C),)),
    ],
)
def test_most_points_win_then_most_cards(
    hands: tuple[str, ...], places: tuple[tuple[Seat, ...], ...]
) -> None:
    """Most points win, then most cards; players equal in both share a place."""
    assert end_with(*hands).places == places


@pytest.mark.rule("IC-32", "IC-33")
def test_a_point_that_was_credited_is_a_card_among_equals() -> None:
    """Of two players with 81 points, the one with 27 cards and a credited point wins."""
    spec = Spec(2, deck="3" * 53 + "2").holds(A, 27).holds(B, 27).flick(B, through(B, 3))
    assert spec.told(StandIn) != []
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (81, 81), "too_long")


@pytest.mark.rule("IC-32")
def test_the_score_is_in_points() -> None:
    """A player's score is the sum of the worth of their cards."""
    assert end_with("3j", "22").scores == (4, 4)


@pytest.mark.rule("IC-5", "IC-32")
def test_after_the_last_round_all_cards_are_shown() -> None:
    """After the last round ID cards are cashed; then all cards and points are shown."""
    spec = Spec()
    for catcher, runner in ((A, B), (B, C), (C, A)):
        if spec.state.phase == "place":
            spec.when(catcher, KITCHEN_SPOT)
        assert [(seat.shown, seat.points) for seat in spec.view(A).seats] == [((), None)] * 3
        spec.hangs(runner, 3).flick(runner, through(runner, 3))
    assert spec.told(RoundEnded, Finished) == [RoundEnded(A, "fish"), Finished("rounds")]
    assert spec.kinds[-1] == "Finished"
    seats = spec.view(None).seats
    assert [len(seat.shown) for seat in seats] == [4, 4, 4]
    assert [seat.points for seat in seats] == [12, 12, 12]
    result = Result(((A, B, C),), (12, 12, 12), "rounds")
    assert spec.game.result(spec.state) == spec.view(A).result == result


@pytest.mark.rule("IC-34")
@pytest.mark.parametrize("mover", [A, B])
def test_a_runner_caught_for_the_first_time_flicks_from_the_circle(mover: Seat) -> None:
    """After the first catch the turn ends, and the Runner flicks from the circle at once."""
    spec = Spec(2, deck="jjjj").holds(A, 2).holds(B, 2)
    if mover == A:
        spec.flick(B).done(B)
    at = spec.at + 1000
    spec.flick(mover, touch(A, B))
    assert spec.told(Caught, TurnEnded, TurnBegan, Entered) == [
        Caught(B, A, 1),
        TurnEnded(mover, "caught"),
        TurnBegan(B, Millis(at + DURATION + 60_000)),
        Entered(B, CIRCLE),
    ]
    spec.flick(B, to={B: standing(105, 160)})
    assert spec.told(FlickAgain) != []
    spec.flick(B).done(B)
    assert spec.state.turn == A


@pytest.mark.rule("IC-34")
def test_fish_of_the_move_in_which_he_was_caught_are_his() -> None:
    """Fish before and after the touch, and the task of the flick, count for the caught Runner."""
    spec = Spec(2, deck="d").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 3), touch(A, B), through(B, 5))
    assert spec.told(FishTaken, TaskDone) == [
        FishTaken(B, 3),
        FishTaken(B, 5),
        TaskDone(B, "doors", spec.card(0)),
    ]
    assert spec.pose(B) == CIRCLE


@pytest.mark.rule("IC-34")
def test_several_touches_in_one_move_are_one_catch() -> None:
    """Several touches in one flick count as one catch."""
    spec = Spec(2).flick(B, touch(A, B), touch(A, B), touch(A, B))
    assert spec.told(Caught, RoundEnded) == [Caught(B, A, 1)]


@pytest.mark.rule("IC-34")
@pytest.mark.parametrize("mover", [A, B])
def test_the_circle_is_where_he_goes_even_from_outside(mover: Seat) -> None:
    """A caught Runner goes to the circle, even from outside, and doesn't block the Catcher."""
    spec = Spec(2).flick(B) if mover == A else Spec(2)
    spec.flick(mover, touch(A, B), to={B: STREET})
    assert spec.told(BackInside, OffCircle) == []
    assert spec.pose(B) == CIRCLE
    assert spec.view(B).outside is False
    swapped = Spec(2).flick(B).flick(A, touch(A, B), to={A: STREET, B: SPOTS[A]})
    assert swapped.told(BackInside, Entered) == [
        BackInside(A, SPOTS[A]),
        Entered(B, CIRCLE),
    ]


@pytest.mark.rule("IC-22", "IC-35")
@pytest.mark.parametrize("fish", [False, True])
def test_when_the_round_is_over_nobody_lies_outside(fish: bool) -> None:
    """If the round ends, a caught Runner who was forced out returns to where they stood before."""
    spec = Spec(2).flick(B)
    if fish:
        spec.hangs(B, 3).flick(A, touch(A, B), through(B, 3), to={B: STREET})
    else:
        spec.flick(A, touch(A, B)).flick(B).flick(A, touch(A, B), to={B: STREET})
    assert spec.told(BackInside) == [BackInside(B, SPOTS[B])]
    assert spec.told(RoundEnded) == [RoundEnded(B, "fish") if fish else RoundEnded(A, "ids")]


@pytest.mark.rule("IC-34")
def test_whoever_is_caught_beside_the_circle_is_not_in_his_own_way() -> None:
    """A caught Runner's old place doesn't block the circle, but the Catcher's penguin does."""
    near, middle = standing(110, 170), standing(120, 160)
    caught = Spec(2).flick(B).flick(A, touch(A, B), to={B: near})
    assert caught.told(Entered) == [Entered(B, CIRCLE)]
    covered = Spec(2).flick(B).flick(A, touch(A, B), to={A: middle, B: near})
    assert covered.told(Entered) == [Entered(B, standing(89, 160))]


@pytest.mark.rule("IC-34")
def test_with_three_players_a_caught_penguin_stays() -> None:
    """With three players, a caught Runner's penguin stays where it is."""
    spec = Spec(3).flick(B, touch(A, B))
    assert spec.told(Entered) == [Entered(C, CIRCLE)]
    assert spec.pose(B) == SPOTS[B]
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]


@pytest.mark.rule("IC-35")
def test_the_second_catch_ends_the_round_and_brings_no_card() -> None:
    """The second catch ends the round, and the Catcher cashes two ID cards, not three."""
    spec = Spec(2).flick(B, touch(A, B))
    assert spec.told(RoundEnded) == []
    assert spec.view(None).seats[A].ids == 2
    spec.flick(B, touch(A, B))
    assert spec.told(Caught, RoundEnded, IdsCashed) == [
        Caught(B, A, 2),
        RoundEnded(A, "ids"),
        IdsCashed(A, 2),
    ]


@pytest.mark.rule("IC-35")
def test_three_fish_end_a_round_of_two_as_well() -> None:
    """A third fish ends a round of two players, even in the flick of the first catch."""
    spec = Spec(2).hangs(B, 3).flick(B, touch(A, B), through(B, 3))
    assert spec.told(RoundEnded, IdsCashed) == [RoundEnded(B, "fish"), IdsCashed(A, 2)]


@pytest.mark.rule("IC-36")
def test_two_players_play_four_rounds() -> None:
    """Two players play four rounds and take turns as the Catcher."""
    spec = Spec(2)
    catchers: list[Seat] = []
    for _ in range(4):
        catcher = spec.state.catcher
        assert spec.view(None).round == len(catchers)
        catchers.append(catcher)
        if spec.state.phase == "place":
            spec.when(catcher, KITCHEN_SPOT)
        runner = Seat(1 - catcher)
        spec.hangs(runner, 3).flick(runner, through(runner, 3))
        assert spec.told(RoundEnded) == [RoundEnded(runner, "fish")]
    assert catchers == [A, B, A, B]
    assert spec.state.outcome is not None
    assert spec.view(None).rounds == 4


@pytest.mark.rule("IC-5", "IC-36")
@pytest.mark.parametrize(
    ("players", "rounds", "played"), [(2, 2, 2), (2, 1, 1), (3, 2, 2), (4, 1, 1), (3, 0, 3)]
)
def test_a_short_game_ends_after_its_rounds(players: int, rounds: int, played: int) -> None:
    """A game ends after the agreed number of rounds, which the view shows."""
    spec = Spec(players, rounds=rounds)
    for number in range(played):
        assert spec.state.outcome is None
        view = spec.view(None)
        assert (view.round, view.rounds) == (number, played)
        catcher = spec.state.catcher
        if spec.state.phase == "place":
            spec.when(catcher, KITCHEN_SPOT)
        runner = Seat((catcher + 1) % players)
        spec.hangs(runner, 3).flick(runner, through(runner, 3))
    assert spec.state.outcome is not None


@pytest.mark.rule("IC-37")
def test_in_a_tournament_every_card_is_one_point() -> None:
    """In a tournament every card is worth one point, and equal players share a place."""
    spec = Spec(2, placed=False, scoring="tournament")
    chance = Chance(simulation_seed(1), "deal")
    spec.given(*spec.game.deal(spec.setup, spec.at, chance)).holds(A, 2).holds(B, 2)
    assert {(card.worth, card.task) for card in spec.view(A).hand} == {(1, None)}
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert spec.game.result(spec.state) == Result(((A, B),), (2, 2), "too_long")


@pytest.mark.rule("IC-37")
def test_in_a_tournament_cards_can_do_nothing() -> None:
    """In a tournament skates, tasks and moving fish are refused, and a turn ends by itself."""
    spec = Spec(2, deck="jj22", scoring="tournament").holds(B, 4)
    for action in (Announce("jump"), MoveFish(B, 1, 6), Skate(0, 1)):
        spec.when(B, action).refused("no_abilities", "IC-37")
    spec.flick(B)
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]
