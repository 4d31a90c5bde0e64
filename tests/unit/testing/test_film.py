"""Films: what a learner sees of a script, and nothing else."""

import pytest

from rumpus.core.values import Seat
from rumpus.testing.film import Recorder
from toys.sealed import Seal, SealedAction, SealedEvent, State, Unseal, View
from unit.testing.test_scenario import sealed

A, B = Seat(0), Seat(1)


def recorder() -> Recorder[State, SealedAction, SealedEvent, View, None, None]:
    """Start a film of a toy game for seat A."""
    return Recorder(sealed(), A).scene("first")


def test_the_first_act_of_the_learner_is_what_a_scene_waits_for() -> None:
    """What comes before it is the lead, and what comes after it the answer."""
    (scene,) = recorder().act(B, Seal(5)).act(A, Seal(3), after=500).fires().film().scenes

    assert [update.after for update in scene.lead] == [1000]
    (way,) = scene.ways
    assert (way.action, way.back) == ({"type": "seal", "number": 3}, False)
    kinds = [[event["type"] for event in update.events] for update in way.updates]
    assert kinds[0] == ["sealed", "revealed"]
    assert way.updates[0].at == 1500


def test_a_film_keeps_the_secrets_of_the_others() -> None:
    """The learner's client gets the events as its seat sees them."""
    (scene,) = recorder().act(B, Seal(5)).film().scenes
    (event,) = scene.lead[0].events

    assert event == {"type": "sealed", "seat": 1, "number": 0}


def test_another_try_leaves_the_game_where_it_was() -> None:
    """A miss and another way are recorded from the same position as the act itself."""
    film = recorder().miss(Seal(1), (B, Seal(2))).either(Seal(2)).act(A, Seal(3)).film()
    ways = film.scenes[0].ways

    assert [(way.action["number"], way.back) for way in ways] == [(3, False), (1, True), (2, False)]
    assert [len(way.updates) for way in ways] == [1, 2, 1]
    assert {way.updates[0].at for way in ways} == {1000}


def test_what_the_rules_refuse_is_not_filmed() -> None:
    """A script with a refused act fails."""
    with pytest.raises(AssertionError):
        recorder().act(A, Unseal())


def test_what_a_script_changes_between_scenes_is_a_cut() -> None:
    """A scene begins with a patch if the scenario was changed, and without one if not."""
    scenario = sealed()
    film = Recorder(scenario, A).scene("first").act(A, Seal(3)).act(B, Seal(4)).scene("second")
    scenario.given_state(round=2)
    film.scene("third")

    cuts = [scene.cut for scene in film.film().scenes]
    assert [cut is not None for cut in cuts] == [False, False, True]
