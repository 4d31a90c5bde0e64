"""Tests of flicks with real physics, of unsteady hands (IC-38 to IC-40) and of visible cards."""

from statistics import fmean, pstdev

import msgspec
import pytest

from rules.icecool.spec import CIRCLE, SCHOOL, A, B, C, Spec, through
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal
from rumpus.games.icecool.actions import EndTurn, MakeFlick
from rumpus.games.icecool.events import Drew, Flicked, Shuffled
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules.tremor import made
from rumpus.games.icecool.state import Card
from rumpus.physics.facts import Jumped
from rumpus.physics.flick import Flick


def really(aim: int, power: int, side: int = 0, height: int = 200) -> Flicked:
    """Return B's flick from the red circle, simulated with the real physics."""
    spec, chance = Spec(), Chance(simulation_seed(0), "flick")
    flick = MakeFlick(aim, power, side, height)
    answer = IceCool(school=SCHOOL).decide(spec.state, Act(B, flick), Millis(1000), chance)
    assert not isinstance(answer, Refusal)
    assert isinstance(answer[0], Flicked)
    return answer[0]


@pytest.mark.rule("IC-38")
def test_a_low_hit_in_the_middle_goes_straight() -> None:
    """A low hit in the middle moves the penguin along the aim."""
    pose = really(9000, 300).shot.rest[B]
    assert pose is not None
    assert (abs(pose.x - CIRCLE.x) < 5, pose.y - CIRCLE.y > 20) == (True, True)


@pytest.mark.rule("IC-38")
def test_a_hit_on_the_side_curves_to_that_side() -> None:
    """A hit on the right curves right as seen along the aim; a hit on the left curves left."""
    right, left = (really(9000, 300, side).shot.rest[B] for side in (700, -700))
    assert right is not None
    assert left is not None
    assert left.x < CIRCLE.x < right.x


@pytest.mark.rule("IC-38")
def test_a_hit_on_the_head_jumps() -> None:
    """A full-power hit on the head jumps a wall in every direction; one on the body never does."""

    def jumps(height: int) -> list[bool]:
        shots = [really(aim, 1000, 0, height).shot for aim in range(0, 36_000, 4_500)]
        return [any(isinstance(fact, Jumped) for fact in shot.facts) for shot in shots]

    assert jumps(1000) == [True] * 8
    assert jumps(600) == [False] * 8


@pytest.mark.rule("IC-39")
def test_the_game_answers_no_question() -> None:
    """The game answers no queries, and neither hints nor announcing a task simulate a flick."""
    spec = Spec(deck="j").holds(B, 1)
    assert (spec.game.types.question, spec.game.types.answer) == (None, None)
    assert spec.game.hints(spec.view(B)) != []
    spec.announce(B, "jump")
    assert spec.scene is None
    spec.flick(B)
    assert spec.scene is not None


@pytest.mark.rule("IC-40")
def test_an_exact_hand_flicks_what_was_asked() -> None:
    """With ``exact``, the flick that is simulated is the one that was asked for."""
    asked = MakeFlick(12_345, 678, -90, 500)
    spec = Spec(steadiness="exact").flick(B, asked=asked)
    assert spec.flicked == Flick(12_345, 678, -90, 500)


@pytest.mark.rule("IC-40")
@pytest.mark.parametrize(("steadiness", "aim", "power"), [("calm", 80, 15), ("shaky", 220, 40)])
def test_another_hand_is_a_little_off(steadiness: str, aim: int, power: int) -> None:
    """Calm and shaky hands vary aim and power around what was asked; side and height are exact."""
    asked = MakeFlick(18_000, 500, -90, 500)
    flicks = [
        made(asked, steadiness, Chance(simulation_seed(n), "tremor"))  # type: ignore[arg-type]
        for n in range(400)
    ]
    assert {(flick.side, flick.height) for flick in flicks} == {(-90, 500)}
    for values, middle, spread in (
        ([flick.aim for flick in flicks], 18_000, aim),
        ([flick.power for flick in flicks], 500, power),
    ):
        assert fmean(values) == pytest.approx(middle, abs=spread / 4)
        assert pstdev(values) == pytest.approx(spread, rel=0.15)


@pytest.mark.rule("IC-40")
@pytest.mark.parametrize(("aim", "power"), [(0, 1000), (35_999, 0)])
def test_what_a_shaky_hand_makes_is_a_flick(aim: int, power: int) -> None:
    """A shaky hand at the limits of aim and power still makes a valid flick."""
    for number in range(100):
        chance = Chance(simulation_seed(number), "tremor")
        flick = made(MakeFlick(aim, power), "shaky", chance)
        assert msgspec.convert(msgspec.to_builtins(flick), Flick) == flick


@pytest.mark.rule("IC-40")
def test_the_event_tells_the_flick_that_was_made() -> None:
    """The event has the flick that was simulated, not the one that was asked for."""
    spec = Spec(steadiness="shaky").flick(B, asked=MakeFlick(9000, 500))
    (flicked,) = spec.told(Flicked)
    assert isinstance(flicked, Flicked)
    assert flicked.flick == spec.flicked != Flick(9000, 500)


@pytest.mark.rule("IC-3")
@pytest.mark.parametrize("letter", ["j", "d", "2", "3"])
def test_others_are_told_the_same_of_any_card(letter: str) -> None:
    """A player who draws sees the card; everybody else gets the same event for any card."""
    spec = Spec(deck=letter).flick(B, through(B, 3))
    (drew,) = spec.told(Drew)
    assert spec.game.redact(spec.state, drew, B) == drew
    for seat in (A, C, None):
        assert spec.game.redact(spec.state, drew, seat) == Drew(B, Card(0), "fish")
    assert [card.id for card in spec.view(B).hand] == [0]
    assert spec.view(A).hand == spec.view(None).hand == ()


@pytest.mark.rule("IC-3")
def test_the_order_of_the_deck_is_told_to_nobody() -> None:
    """Nobody receives the order of the deck while the game goes on."""
    spec = Spec()
    for seat in (A, B, None):
        assert spec.game.redact(spec.state, Shuffled("j23"), seat) == Shuffled("")


def test_only_flicks_are_slow() -> None:
    """Only a flick by the player whose turn it is counts as slow; other acts don't."""
    spec, flick = Spec(), MakeFlick(0, 5)
    assert spec.game.is_slow(spec.state, Act(B, flick))
    assert not spec.game.is_slow(spec.state, Act(B, EndTurn()))
    assert not spec.game.is_slow(spec.state, Act(A, flick))
    before = Spec(placed=False)
    assert not before.game.is_slow(before.state, Act(A, flick))


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"flick","aim":36000,"power":5}',
        b'{"type":"flick","aim":0,"power":1001}',
        b'{"type":"flick","aim":0,"power":5,"side":901}',
        b'{"type":"flick","aim":0,"power":5,"height":-1}',
        b'{"type":"flick","aim":0.5,"power":5}',
        b'{"type":"flick","aim":0,"power":5,"x":1}',
        b'{"type":"place","x":-1,"y":0}',
        b'{"type":"place","x":0,"y":20001}',
        b'{"type":"to_line","room":16}',
        b'{"type":"announce","task":"fly"}',
        b'{"type":"skate","first":0,"second":10000}',
        b'{"type":"move_fish","colour":4,"out_of":0,"to":1}',
        b'{"type":"move_fish","colour":0,"out_of":0,"to":64}',
    ],
)
def test_what_is_out_of_range_dies_in_the_codec(text: bytes) -> None:
    """Actions with fields out of range are rejected when they are decoded."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=IceCool().types.action)
