"""Tests of set-up, the throw and the first word (KYC-1 to KYC-5)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec, game, kinds, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import defaults
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Stop, Throw
from rumpus.games.keep_your_cool.events import Dealt, FirstWordLate, Thrown, ThrowsShown
from rumpus.games.keep_your_cool.fields import Hand
from rumpus.games.keep_your_cool.moderator.actions import SwapRoles
from rumpus.games.keep_your_cool.options import OPTIONS, rules_of
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS


def dealt(seed: int, kind: str = "standard") -> Dealt:
    """Return the deal of a new game with this seed."""
    (event,) = game().deal(setup_of(game=kind), Millis(0), Chance(simulation_seed(seed), "deal"))
    assert isinstance(event, Dealt)
    return event


@pytest.mark.rule("KYC-1")
def test_two_play_and_wear_two_flags_each() -> None:
    """Each of two players has a left and a right flag; a table has at most one moderator."""
    spec = Spec()

    assert [(flag.owner, flag.side) for flag in spec.state.flags] == [
        (A, "left"),
        (A, "right"),
        (B, "left"),
        (B, "right"),
    ]
    assert not any(flag.taken for flag in spec.state.flags)
    assert [(r.name, r.least, r.most) for r in spec.game.facts.roles] == [
        ("player", 2, 2),
        ("moderator", 0, 1),
    ]


@pytest.mark.rule("KYC-1")
def test_a_moderator_does_not_play() -> None:
    """A moderator can't use the actions of players, and a player can't make rulings."""
    spec = Spec(moderated=True)

    for action in (Throw("rock"), Say("clear"), Flip(0), Reach("left"), Stop()):
        spec.when(MOD, action, 10).refused("only_players", "KYC-1")
    spec.when(A, SwapRoles(REASON), 10).refused("not_moderator", "KYC-30")


@pytest.mark.rule("KYC-2")
def test_the_standard_game_has_six_pairs_by_chance() -> None:
    """A deal has six symbols, twice each; over 30 deals all symbols occur and no deal repeats."""
    seen: set[str] = set()
    for seed in range(30):
        symbols = dealt(seed).symbols
        assert len(symbols) == 12
        assert sorted(symbols) == sorted([*set(symbols), *set(symbols)])
        seen |= set(symbols)

    assert seen == set(SYMBOLS)
    assert len({dealt(seed).symbols for seed in range(30)}) == 30


@pytest.mark.rule("KYC-2")
def test_the_advanced_game_has_all_tiles() -> None:
    """An advanced game has two tiles of each symbol, in an order that depends on the seed."""
    symbols = dealt(1, "advanced").symbols

    assert sorted(symbols) == sorted([*SYMBOLS, *SYMBOLS])
    assert symbols != dealt(2, "advanced").symbols


@pytest.mark.rule("KYC-3")
def test_a_tile_keeps_its_place() -> None:
    """A taken pair leaves gaps, and the other tiles keep their places."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 3, at=100)

    assert [tile.lies for tile in spec.view().tiles] == ["gone", "down", "down"] * 2
    spec.when(A, Flip(3), 2000).refused("no_tile_there", "KYC-3")
    spec.when(A, Flip(4), 2000).accepted()
    assert spec.view().tiles[4].symbol == "moon"


@pytest.mark.rule("KYC-4")
@pytest.mark.parametrize(
    ("first", "second", "flipper"),
    [
        ("rock", "scissors", A),
        ("scissors", "paper", A),
        ("paper", "rock", A),
        ("scissors", "rock", B),
        ("paper", "scissors", B),
        ("rock", "paper", B),
    ],
)
def test_the_winner_of_the_throw_flips(first: Hand, second: Hand, flipper: Seat) -> None:
    """Both throws are shown together, and the winner becomes the Flipper."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", throws=())
    assert spec.when(B, Throw(second), 5).kinds == ["Thrown"]
    thrown, shown = spec.when(A, Throw(first), 6).events

    assert isinstance(thrown, Thrown)
    assert shown == ThrowsShown((first, second), flipper, Millis(30_006), Millis(6))
    assert (spec.view().flipper, spec.view().speaker) == (flipper, 1 - flipper)


@pytest.mark.rule("KYC-4")
def test_nobody_sees_a_throw_before_the_other_has_thrown() -> None:
    """Neither views nor events for players contain a hand before both have thrown."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", throws=())
    (thrown,) = spec.when(A, Throw("paper"), 5).events

    for viewer in (A, B, None):
        assert spec.game.redact(spec.state, thrown, viewer) == Thrown(A, None, chance=False)
        view = spec.game.view(spec.state, viewer)
        assert view.thrown == (A,)
        assert "paper" not in str(view)
    spec.when(A, Throw("rock"), 6).refused("already_thrown", "KYC-4")


@pytest.mark.rule("KYC-4")
def test_equal_hands_are_thrown_again() -> None:
    """After equal hands both players throw again, until the hands differ."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", throws=())
    spec.when(A, Throw("rock"), 5).accepted()
    spec.when(B, Throw("rock"), 6).accepted()

    assert (spec.state.phase, spec.view().thrown) == ("throw", ())
    spec.when(A, Throw("rock"), 7).accepted()
    spec.when(B, Throw("paper"), 8).accepted()
    assert (spec.state.phase, spec.state.flipper) == ("first_word", B)


@pytest.mark.rule("KYC-4")
def test_the_table_throws_for_whoever_does_not() -> None:
    """At the deadline, a missing throw is made at random, and a throw that was made is kept."""
    spec = Spec(first=None)
    spec.given_state(phase="throw", throws=(), due=Millis(20_000))
    spec.when(A, Throw("rock"), 5).accepted()
    happened = spec.wait(20_000).events

    assert kinds(happened) == ["Thrown", "ThrowsShown"]
    assert isinstance(happened[0], Thrown)
    assert (happened[0].seat, happened[0].chance) == (B, True)
    assert isinstance(happened[1], ThrowsShown)
    assert happened[1].hands[0] == "rock"


@pytest.mark.rule("KYC-5")
def test_play_begins_with_the_first_word_of_the_flipper() -> None:
    """Turning and reaching are refused until the Flipper has said the first word."""
    spec = Spec(first=None)

    for action in (Flip(0), Reach("left")):
        spec.when(A, action, 10).refused("no_word_yet", "KYC-5")
    spec.when(B, Say("clear"), 10).refused("not_flipper", "KYC-5")
    spec.when(A, Say("Clear"), 10).accepted()
    assert (spec.state.phase, spec.state.flipper) == ("play", A)
    assert [key.word for key in spec.state.keys] == ["clear"]
    spec.when(A, Flip(0), 10).accepted()
    spec.when(B, Reach("left"), 10).accepted()


@pytest.mark.rule("KYC-5")
def test_a_refused_first_word_may_be_followed_by_another() -> None:
    """After a refused first word the Flipper can say another."""
    spec = Spec(first=None)

    assert spec.when(A, Say("xyzzy"), 10).kinds == ["WordRefused"]
    spec.when(A, Say("clear"), 510).accepted()
    assert spec.state.phase == "play"


@pytest.mark.rule("KYC-5")
def test_without_a_first_word_in_time_the_other_begins() -> None:
    """The roles swap after 30 seconds without a first word, and again after the next 30."""
    spec = Spec(first=None)

    assert spec.wait(30_000).events == [FirstWordLate(B, Millis(60_000), Millis(30_000))]
    assert spec.when(A, Say("clear"), 30_001).refusal.code == "not_flipper"
    spec.wait(60_000)
    spec.when(A, Say("clear"), 60_001).accepted()
    assert spec.state.flipper == A


def test_rules_are_read_from_options() -> None:
    """The default options give the times of the rulebook."""
    rules = rules_of(defaults(OPTIONS))

    assert (rules.reach, rules.reaction, rules.void_stop_lock) == (700, 150, 800)
    assert (rules.flip_time, rules.swap_pause, rules.word_pause) == (400, 1000, 500)
