"""Tables of Keep Your Cool with a moderator."""

from rules.keep_your_cool.spec import MOD, A, B, Spec
from rumpus.games.keep_your_cool.actions import Say
from rumpus.games.keep_your_cool.moderator.actions import Ruling


def table(tiles: str = "abcdabcd", first: str | None = "ludicrous", **given: str | int) -> Spec:
    """Play with a moderator."""
    return Spec(tiles, first=first, moderated=True, **given)  # type: ignore[arg-type]


def rule(spec: Spec, action: Ruling, at: int = 1000) -> list[str]:
    """Let the moderator rule; gives the kinds of what happened."""
    return spec.when(MOD, action, at).kinds


def taken(spec: Spec) -> list[bool]:
    """Tell which of the four flags are taken."""
    return [flag.taken for flag in spec.state.flags]


def struck() -> Spec:
    """B says CASSEROLE, which nobody may like, and takes two pairs, one of which frees him."""
    spec = table("aabbccdd", swap_pause=0)
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.flip(A, 0, 1, at=600)
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.flip(B, 2, 3, 4, 5, 6, at=2000)
    return spec
