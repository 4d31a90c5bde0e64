"""Helpers for tests of Keep Your Cool with a moderator."""

from rules.keep_your_cool.spec import MOD, A, B, Spec
from rumpus.games.keep_your_cool.actions import Say
from rumpus.games.keep_your_cool.moderator.actions import Ruling


def table(tiles: str = "abcdabcd", first: str | None = "ludicrous", **given: str | int) -> Spec:
    """Create a game with a moderator."""
    return Spec(tiles, first=first, moderated=True, **given)  # type: ignore[arg-type]


def rule(spec: Spec, action: Ruling, at: int = 1000) -> list[str]:
    """Make a ruling and return the kinds of the events that follow."""
    return spec.when(MOD, action, at).kinds


def taken(spec: Spec) -> list[bool]:
    """Return, for each of the four flags, whether it is taken."""
    return [flag.taken for flag in spec.state.flags]


def struck() -> Spec:
    """Create a game in which B was barred, said CASSEROLE and took two pairs; the first freed B."""
    spec = table("aabbccdd", swap_pause=0)
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.flip(A, 0, 1, at=600)
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.flip(B, 2, 3, 4, 5, 6, at=2000)
    return spec
