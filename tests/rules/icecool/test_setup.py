"""Tests of setting up a game and a round (IC-1 to IC-8)."""

import pytest
from msgspec.structs import replace

from rules.icecool.spec import (
    CIRCLE,
    CLASSROOM,
    FISH_DOORS,
    GYM,
    HALL,
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
from rumpus.games.icecool.actions import MakeFlick, MoveFish, Place
from rumpus.games.icecool.events import Entered, Placed, RoundBegan, RoundEnded, Shuffled, TurnBegan
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.physics.flick import Flick
from rumpus.physics.layout import FishDoors, digest, load
from rumpus.physics.model import engine
from rumpus.physics.places import lines_of, room_at
from rumpus.physics.scene import Scene, standing
from rumpus.physics.simulate import simulate


def opened(seats: int, number: int) -> tuple[Shuffled, RoundBegan]:
    """Return the deal of a new game with this seed."""
    game, chance = IceCool(), Chance(simulation_seed(number), "deal")
    shuffled, began = game.deal(setup_of(seats), Millis(0), chance)
    assert isinstance(shuffled, Shuffled)
    assert isinstance(began, RoundBegan)
    return shuffled, began


@pytest.mark.rule("IC-1")
def test_two_to_four_play_in_five_rooms() -> None:
    """Doors connect all five rooms; box 1 is the Classroom with the circle, box 2 the Kitchen."""
    assert [(role.name, role.least, role.most) for role in FACTS.roles] == [("player", 2, 4)]
    school = IceCool().school
    names = {room.box: room.name for room in school.rooms}
    assert sorted(names) == [1, 2, 3, 4, 5]
    assert (names[1], names[2]) == ("Classroom", "Kitchen")
    reached = {0}
    for _ in school.rooms:
        joined = map(school.joined, range(len(school.doors)))
        reached |= {room for pair in joined if reached & set(pair) for room in pair}
    assert reached == set(range(5))
    circle = room_at(school, school.circle.x, school.circle.y)
    assert circle is not None
    assert school.rooms[circle].box == 1


@pytest.mark.rule("IC-1", "IC-8", "IC-10", "IC-28")
def test_rooms_are_named_by_their_boxes_not_by_their_place_in_the_plan() -> None:
    """Runners start in box 1 and the Catcher in box 2, wherever the plan lists those boxes."""
    swapped = {KITCHEN: GYM, GYM: KITCHEN, CLASSROOM: HALL, HALL: CLASSROOM}
    rooms = tuple(
        replace(room, box=SCHOOL.rooms[swapped.get(number, number)].box)
        for number, room in enumerate(SCHOOL.rooms)
    )
    spec = Spec(deck="22", placed=False, school=replace(SCHOOL, rooms=rooms)).holds(B, 2)
    spec.when(A, KITCHEN_SPOT).refused("off_the_kitchen", "IC-8")
    spec.when(A, Place(4000, 800)).accepted()
    spec.when(B, MoveFish(C, 1, 6)).refused("penguin_there", "IC-28")
    spec.when(B, MoveFish(C, 1, 0)).accepted()


def test_a_record_names_the_school_and_the_engine() -> None:
    """The facts of the game contain the digest of the school and the name of the engine."""
    assert FACTS.data == {"school": digest(load()), "engine": engine()}


@pytest.mark.rule("IC-2", "IC-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_runner_has_three_fish_and_an_id_card(players: int) -> None:
    """Each Runner has a fish over each of the three doors; all players have an ID card."""
    view = Spec(players).view(None)
    assert [seat.role for seat in view.seats] == ["catcher"] + ["runner"] * (players - 1)
    assert [seat.fish for seat in view.seats] == [()] + [FISH_DOORS] * (players - 1)
    assert [seat.ids for seat in view.seats] == [1] * players


@pytest.mark.rule("IC-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_which_doors_have_the_sign_is_told_by_the_plan(players: int) -> None:
    """The fish hang over the doors that the plan lists for the number of players."""
    fish = FishDoors((0, 1, 2), (1, 3, 5), (2, 4, 6))
    game, chance = IceCool(school=replace(SCHOOL, fish=fish)), Chance(simulation_seed(0), "deal")
    began = game.deal(setup_of(players), Millis(0), chance)[1]
    assert isinstance(began, RoundBegan)
    assert began.doors == (fish.two, fish.three, fish.four)[players - 2]


@pytest.mark.rule("IC-3")
def test_cards_are_shuffled_and_nobody_holds_one() -> None:
    """All 54 cards are in the pile, in an order that depends on the seed."""
    (first, _), (again, _), (other, _) = opened(3, 1), opened(3, 1), opened(3, 2)
    assert first == again != other
    assert sorted(first.deck) == sorted(other.deck)
    assert len(first.deck) == 54
    view = Spec().view(B)
    assert (view.deck_left, view.hand) == (54, ())


@pytest.mark.rule("IC-4")
def test_the_first_catcher_is_drawn_by_lot() -> None:
    """Over 40 deals, each of four players is the first Catcher at least once."""
    assert {opened(4, number)[1].catcher for number in range(40)} == {0, 1, 2, 3}
    assert opened(4, 0)[1].round == 0


@pytest.mark.rule("IC-5")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_is_the_catcher_once(players: int) -> None:
    """The next Catcher is the seat to the left; the game ends when all have been Catcher."""
    spec = Spec(players)
    catchers: list[Seat] = []
    for _ in range(players):
        catchers.append(spec.state.catcher)
        if spec.state.phase == "place":
            spec.when(spec.state.catcher, KITCHEN_SPOT).accepted()
        runners = [Seat(s) for s in range(players) if s != spec.state.catcher]
        spec.flick(spec.state.turn, *(touch(spec.state.catcher, runner) for runner in runners))
        assert spec.told(RoundEnded) == [RoundEnded(catchers[-1], "ids")]
    assert catchers == list(range(players))
    assert spec.state.outcome is not None


@pytest.mark.rule("IC-6")
def test_one_penguin_can_be_flicked_around_an_empty_school() -> None:
    """The simulation moves a single penguin in a scene without others."""
    shot = simulate(Scene((CIRCLE,), 0), Flick(0, 500))
    assert shot.safe
    assert shot.rest != (CIRCLE,)


@pytest.mark.rule("IC-8")
def test_the_catcher_stands_in_the_kitchen() -> None:
    """The Catcher chooses a place, to a tenth of a mm, and then the first turn begins."""
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
    """Places on the orange line are accepted; a tenth of a mm outside is refused."""
    left, bottom, right, top = (round(10 * edge) for edge in lines_of(SCHOOL, KITCHEN))
    for x, y in ((left, bottom), (right, top), (left, top)):
        Spec(placed=False).when(A, Place(x, y)).accepted()
    for x, y in ((left - 1, bottom), (right, top + 1), (1000, 1600)):
        Spec(placed=False).when(A, Place(x, y)).refused("off_the_kitchen", "IC-8")


@pytest.mark.rule("IC-8")
def test_a_catcher_who_does_not_choose_stands_in_the_middle() -> None:
    """A Catcher who doesn't choose within the turn time stands in the middle of the Kitchen."""
    spec = Spec(placed=False).fires("placing")
    assert spec.at == 60_000
    assert spec.told(Placed) == [Placed(A, standing(460, 320), timer=True)]
    assert spec.state.turn == B


@pytest.mark.rule("IC-8")
def test_nobody_flicks_before_the_catcher_stands() -> None:
    """Flicks are refused until the Catcher is placed, by the Catcher alone and only once."""
    spec = Spec(placed=False)
    spec.when(A, MakeFlick(0, 500)).refused("place_first", "IC-8")
    spec.when(B, KITCHEN_SPOT).refused("not_your_turn", "IC-9", seat=A)
    spec.when(A, KITCHEN_SPOT).accepted()
    spec.when(B, KITCHEN_SPOT).refused("placed_already", "IC-8")


@pytest.mark.rule("IC-7", "IC-31")
def test_a_new_round_begins_with_all_fish_and_ids() -> None:
    """In a new round all fish and ID cards are back, and no penguin stands in the school."""
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
