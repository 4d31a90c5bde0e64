"""
Environments: the games for programs that learn, with the interfaces of PettingZoo and Gymnasium.

`aec` lets agents act one after the other, `parallel` all at once, `single` puts one agent among
bots, and `vector` steps many of these together. A game's options are keyword arguments. Install
them with ``pip install 'rumpus[envs]'``.
"""

from collections.abc import Sequence
from pathlib import Path

from rumpus.core.extras import MissingExtraError
from rumpus.core.values import OptionValue

try:
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    from rumpus.envs.against_bots import AgainstBots
    from rumpus.envs.all_at_once import AllAtOnce
    from rumpus.envs.course import Course, Illegal, RenderMode
    from rumpus.envs.kind import Kind
    from rumpus.envs.rewards import Reward
    from rumpus.envs.turn_by_turn import TurnByTurn
except ModuleNotFoundError as error:
    packages = {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "PIL": "Pillow"}
    lacking = packages.get(f"{error.name}".partition(".")[0])
    if lacking is None:
        raise
    raise MissingExtraError(lacking, "envs") from error

__all__ = ["aec", "parallel", "single", "vector"]


def aec(  # noqa: PLR0913 - settings, all by name
    game: str,
    /,
    *,
    seats: int = 2,
    acts: str | None = None,
    reward: Reward = "places",
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    lexicons: Path | None = None,
    delay: int | None = None,
    noise: int | None = None,
    **options: OptionValue,
) -> TurnByTurn:
    """
    Make an environment in which one agent acts after the other.

    *acts* names the way in which agents act; each game has its own, and a usual one. *lexicons* is
    the folder of added word lists. In a game in real time, choices take effect after *delay* ms, by
    default 250, and up to *noise* ms more by chance, by default 100. Raises ValueError for what the
    game doesn't have.

    >>> env = aec("keyword", keyword="crane")
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_0'
    """
    kind = Kind(game, acts, options, lexicons, delay=delay, noise=noise)
    return TurnByTurn(
        Course(
            kind,
            [None] * seats,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
    )


def parallel(  # noqa: PLR0913 - settings, all by name
    game: str,
    /,
    *,
    seats: int = 2,
    acts: str | None = None,
    reward: Reward = "places",
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    lexicons: Path | None = None,
    delay: int | None = None,
    noise: int | None = None,
    **options: OptionValue,
) -> AllAtOnce:
    """Make an environment in which all agents act at once; arguments as in `aec`."""
    kind = Kind(game, acts, options, lexicons, delay=delay, noise=noise)
    return AllAtOnce(
        Course(
            kind,
            [None] * seats,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
    )


def single(  # noqa: PLR0913 - settings, all by name
    game: str,
    /,
    *,
    bots: Sequence[str] = ("fair",),
    seat: int = 0,
    acts: str | None = None,
    reward: Reward = "places",
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    lexicons: Path | None = None,
    delay: int | None = None,
    noise: int | None = None,
    **options: OptionValue,
) -> AgainstBots:
    """Make an environment for one agent at *seat*, with bots of these levels on the others."""
    levels: list[str | None] = [*bots]
    levels.insert(seat, None)
    return AgainstBots(
        Course(
            Kind(game, acts, options, lexicons, delay=delay, noise=noise),
            levels,
            reward=reward,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
    )


def vector(  # noqa: PLR0913 - settings, all by name
    game: str,
    /,
    n: int,
    *,
    bots: Sequence[str] = ("fair",),
    seat: int = 0,
    acts: str | None = None,
    reward: Reward = "places",
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    lexicons: Path | None = None,
    delay: int | None = None,
    noise: int | None = None,
    **options: OptionValue,
) -> SyncVectorEnv:
    """Make *n* environments of `single` that are stepped together, each with its own game."""
    levels: list[str | None] = [*bots]
    levels.insert(seat, None)
    kind = Kind(game, acts, options, lexicons, delay=delay, noise=noise)

    def made() -> AgainstBots:
        return AgainstBots(
            Course(kind, levels, reward=reward, illegal=illegal, max_cycles=max_cycles)
        )

    return SyncVectorEnv([made] * n, autoreset_mode=AutoresetMode.NEXT_STEP)
