"""Tests of when a bot of Keep Your Cool reaches for a flag, bluffs, and baits a stop."""

from statistics import mean

from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, Spec
from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.actions import Reach, Say, Stop, Withdraw
from rumpus.games.keep_your_cool.bots import LEVELS
from rumpus.games.keep_your_cool.bots.grabbing import baited, jump_at, reach_at
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.values import Lock
from unit.bots.cool_minds import MANY, accepted, fresh, luck, wanted


def test_a_bluff_goes_back_while_it_may() -> None:
    """A bluff is withdrawn after 0.3 s, and before the hand arrives (KYC-22)."""
    spec = Spec(reach=500)
    spec.reach(A, at=1000)
    plan = wanted(spec, A, Withdraw)

    assert 1300 <= plan.at < 1500
    assert accepted(spec, A, plan)


def test_it_follows_up_a_feint_that_baited_a_stop() -> None:
    """KYC-21: while a baited stop locks B until 2350 ms, A reaches again."""
    spec = Spec()
    number = spec.reach(A, at=1000)
    spec.when(A, Withdraw(), 1300).accepted()
    assert baited(spec.game.view(spec.state, A), A) is None
    spec.when(B, Stop(number), 1550).accepted()

    assert baited(spec.game.view(spec.state, B), B) is None
    for luckily in range(20):
        plan = fresh(spec, A, "sharp", luckily)
        assert plan is not None
    reach = wanted(spec, A, Reach, "sharp")
    assert 1550 < reach.at < 2350
    assert accepted(spec, A, reach)


def test_a_stop_without_a_reason_is_no_bait() -> None:
    """A void stop without a feint doesn't count as baited."""
    spec = Spec()
    spec.when(B, Stop(), 1000).accepted()

    assert baited(spec.game.view(spec.state, A), A) is None


def test_moods() -> None:
    """A bot reaches sooner if it's behind or the opponent can't stop it, and later if ahead."""

    def waits(spec: Spec) -> float:
        """Return the mean time until a bot on A reaches for a flag."""
        view = spec.game.view(spec.state, A)
        at = Millis(spec.at)
        drawn = [reach_at(view, A, LEVELS["fair"], at, luck(number)) for number in range(MANY)]
        assert None not in drawn
        return mean(then - at for then in drawn if then is not None)

    calm, behind, ahead, locked = (Spec("aabbcc") for _ in range(4))
    behind.when(B, Say("casserole"), 1000).accepted()
    behind.flip(B, 0, 1, at=1000)
    behind.wait(10_000)
    ahead.flip(A, 0, 1, at=0)
    ahead.wait(10_000)
    locked.given_state(
        players=(locked.player(A), replace(locked.player(B), stop_from=Millis(10**9)))
    )

    assert waits(behind) < waits(calm) < waits(ahead)
    assert waits(locked) < waits(calm) / 5


def test_where_it_may_not_reach_it_does_not_want_to() -> None:
    """A bot doesn't reach while locked, with its hand out, or before it may reach again."""
    spec = Spec()
    view = spec.game.view(spec.state, A)
    level = LEVELS["fair"]

    def with_me(**fields: object) -> Millis | None:
        players = (replace(view.players[0], **fields), view.players[1])
        return reach_at(replace(view, players=players), A, level, Millis(0), luck())

    assert with_me(lock=Lock(Millis(0))) is None
    barred = with_me(reach_from=Millis(90_000_000))
    assert barred is not None
    assert barred >= 90_000_000
    spec.reach(A, at=10)
    assert reach_at(spec.game.view(spec.state, A), A, level, Millis(10), luck()) is None


def test_it_may_reach_while_the_others_hand_is_out() -> None:
    """A bot reaches far more often while the other hand is out, by its level's factor `wily`."""
    spec = Spec("aabbcc")
    level = LEVELS["sharp"]

    def soon() -> int:
        """Count the bots that reach within the next 0.6 s."""
        view, at = spec.game.view(spec.state, A), Millis(spec.at)
        drawn = [reach_at(view, A, level, at, luck(number)) for number in range(2000)]
        return sum(then is not None and then < at + 600 for then in drawn)

    spec.wait(10_000)
    calm = soon()
    spec.reach(B, at=10_000)
    assert soon() > level.wily / 2 * calm > 0


def test_it_is_jumpy_when_it_expects_a_hand() -> None:
    """A void stop is likelier after the opponent's pair, and impossible if they're locked."""
    calm, tense = Spec("aabbcc"), Spec("aabbcc")
    tense.flip(A, 0, 1, at=0)
    level = LEVELS["gentle"]

    def soon(spec: Spec) -> int:
        view, at = spec.game.view(spec.state, B), Millis(spec.at)
        drawn = [jump_at(view, B, level, at, luck(number)) for number in range(2000)]
        return sum(then is not None and then < at + 3000 for then in drawn)

    assert soon(tense) > 3 * soon(calm)
    players = (replace(calm.player(A), lock=Lock(Millis(0))), calm.player(B))
    calm.given_state(players=players)
    assert jump_at(calm.game.view(calm.state, B), B, level, Millis(0), luck()) is None


def test_reaches_go_for_a_flag_that_is_there() -> None:
    """A bot reaches for either flag, but never for one that has been taken."""
    spec = Spec(game="advanced")
    sides: set[Side] = set()
    for number in range(3 * MANY):
        plan = fresh(spec, A, "sharp", number)
        if plan is not None and isinstance(plan.action, Reach):
            sides.add(plan.action.side)
    assert sides == {"left", "right"}
    flags = tuple(
        replace(flag, taken=flag.owner == B and flag.side == "left") for flag in spec.state.flags
    )
    spec.given_state(flags=flags)
    for number in range(3 * MANY):
        plan = fresh(spec, A, "sharp", number)
        assert plan is None or plan.action != Reach("left")
