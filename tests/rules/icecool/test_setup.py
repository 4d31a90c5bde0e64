"""Setting up a game and a round (IC-1 to IC-8)."""

import pytest

from rules.icecool.spec import (
    CIRCLE,
    FISH_DOORS,
    KITCHEN,
    KITCHEN_SPOT,
    SCHOOL,
    SPOTS,
    A,
    B,
    C,
    Spec,
    setup_of,
    through,
    touch,
)
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis, Seat
from rumpus.games.icecool import FACTS, IceCool
from rumpus.games.icecool.actions import MakeFlick, Place
from rumpus.games.icecool.events import Entered, Placed, RoundBegan, Shuffled, TurnBegan
from rumpus.physics.flick import Flick
from rumpus.physics.layout import digest
from rumpus.physics.model import engine
from rumpus.physics.places import lines_of
from rumpus.physics.scene import Scene, standing
from rumpus.physics.simulate import simulate


def opened(seats: int, number: int) -> tuple[Shuffled, RoundBegan]:
    """Open a game by a seed."""
    game, chance = IceCool(), Chance(simulation_seed(number), "deal")
    shuffled, began = game.open(setup_of(seats), Millis(0), chance)
    assert isinstance(shuffled, Shuffled)
    assert isinstance(began, RoundBegan)
    return shuffled, began


@pytest.mark.rule("IC-1")
def test_two_to_four_play_in_five_rooms() -> None:
    """Box 1 has the red circle, and box 2 is the Kitchen."""
    assert [(role.name, role.least, role.most) for role in FACTS.roles] == [("player", 2, 4)]
    assert [room.name for room in SCHOOL.rooms if room.box in (1, 2)] == ["Classroom", "Kitchen"]
    assert len(SCHOOL.rooms) == 5
    spec = Spec()
    spec.when(A, Place(1000, 1600))
    assert spec.pose(B) == standing(SCHOOL.circle.x, SCHOOL.circle.y)
    assert SCHOOL.rooms[0].left < SCHOOL.circle.x < SCHOOL.rooms[0].right


def test_a_record_names_the_school_and_the_engine() -> None:
    """So that nobody judges an old flick by new physics."""
    assert FACTS.data == {"school": digest(SCHOOL), "engine": engine()}


@pytest.mark.rule("IC-2", "IC-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_runner_has_three_fish_and_an_id_card(players: int) -> None:
    """One fish over each door with the sign; the Catcher has an ID card, but no fish."""
    view = Spec(players).view(None)
    assert [seat.role for seat in view.seats] == ["catcher"] + ["runner"] * (players - 1)
    assert [seat.fish for seat in view.seats] == [()] + [FISH_DOORS] * (players - 1)
    assert [seat.ids for seat in view.seats] == [1] * players
    assert [door for door, one in enumerate(SCHOOL.doors) if one.fish] == list(FISH_DOORS)


@pytest.mark.rule("IC-3")
def test_cards_are_shuffled_and_nobody_holds_one() -> None:
    """All 54 are in the pile, in an order that the seed decides."""
    (first, _), (again, _), (other, _) = opened(3, 1), opened(3, 1), opened(3, 2)
    assert first == again != other
    assert sorted(first.deck) == sorted(other.deck)
    assert len(first.deck) == 54
    view = Spec().view(B)
    assert (view.deck_left, view.hand) == (54, ())


@pytest.mark.rule("IC-4")
def test_the_first_catcher_is_drawn_by_lot() -> None:
    """Everybody may be the one."""
    assert {opened(4, number)[1].catcher for number in range(40)} == {0, 1, 2, 3}
    assert opened(4, 0)[1].round == 0


@pytest.mark.rule("IC-5")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_is_the_catcher_once(players: int) -> None:
    """After a round the seat to the left is the next; after the last the game is over."""
    spec = Spec(players)
    catchers: list[Seat] = []
    while spec.state.outcome is None:
        catchers.append(spec.state.catcher)
        if spec.state.phase == "place":
            spec.when(spec.state.catcher, KITCHEN_SPOT).accepted()
        runners = [Seat(s) for s in range(players) if s != spec.state.catcher]
        spec.flick(spec.state.turn, *(touch(spec.state.catcher, runner) for runner in runners))
    assert catchers == list(range(players))


@pytest.mark.rule("IC-6")
def test_one_penguin_can_be_flicked_around_an_empty_school() -> None:
    """A scene needs nobody else."""
    shot = simulate(Scene((CIRCLE,), 0), Flick(0, 500))
    assert shot.safe
    assert shot.rest != (CIRCLE,)


@pytest.mark.rule("IC-8")
def test_the_catcher_stands_in_the_kitchen() -> None:
    """The place is his choice, to the tenth of a mm; then the turns begin."""
    spec = Spec(placed=False)
    assert spec.game.awaited(spec.state) == {A}
    spec.when(A, Place(4012, 2505), at=5000)
    spec.then(
        Placed(A, standing(401.2, 250.5), timer=False),
        TurnBegan(B, Millis(65_000)),
        Entered(B, CIRCLE),
    )


@pytest.mark.rule("IC-8")
def test_the_catcher_stands_within_the_orange_line() -> None:
    """On the line is within; a tenth of a mm outside is not."""
    left, bottom, right, top = (round(10 * edge) for edge in lines_of(SCHOOL, KITCHEN))
    for x, y in ((left, bottom), (right, top), (left, top)):
        Spec(placed=False).when(A, Place(x, y)).accepted()
    for x, y in ((left - 1, bottom), (right, top + 1), (1000, 1600)):
        Spec(placed=False).when(A, Place(x, y)).refused("off_the_kitchen", "IC-8")


@pytest.mark.rule("IC-8")
def test_a_catcher_who_does_not_choose_stands_in_the_middle() -> None:
    """The time for it is that for a flick."""
    spec = Spec(placed=False).fires("placing")
    assert spec.at == 60_000
    assert spec.told(Placed) == [Placed(A, standing(460, 320), timer=True)]
    assert spec.state.turn == B


@pytest.mark.rule("IC-8")
def test_nobody_flicks_before_the_catcher_stands() -> None:
    """Nobody else places him, and he is placed once."""
    spec = Spec(placed=False)
    spec.when(A, MakeFlick(0, 500)).refused("place_first", "IC-8")
    spec.when(B, KITCHEN_SPOT).refused("not_your_turn", "IC-9", seat=A)
    spec.when(A, KITCHEN_SPOT).accepted()
    spec.when(B, KITCHEN_SPOT).refused("placed_already", "IC-8")


@pytest.mark.rule("IC-7", "IC-31")
def test_a_new_round_begins_with_all_fish_and_ids() -> None:
    """Whatever was taken comes back, and all penguins are lifted."""
    spec = Spec()
    spec.flick(B, through(B, 3), touch(A, B)).flick(C, touch(A, C))
    assert spec.state.catcher == B
    view = spec.view(None)
    assert [seat.fish for seat in view.seats] == [FISH_DOORS, (), FISH_DOORS]
    assert [seat.ids for seat in view.seats] == [1, 1, 1]
    assert [(seat.taken, seat.caught, seat.pose, seat.away) for seat in view.seats] == [
        (0, 0, None, False)
    ] * 3
    assert SPOTS[B] not in [seat.pose for seat in view.seats]
