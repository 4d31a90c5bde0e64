"""Games that a program plays: whole games of bots, or a table with a seat for the program."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rumpus.core.chance import simulation_seed
from rumpus.core.values import Millis, Options, OptionValue, Refusal, Result, Seat
from rumpus.games.module import lexicon_named
from rumpus.lab.run import Run
from rumpus.lab.simulate import Played, Sitting
from rumpus.lab.simulate import play as play_sitting
from rumpus.library.catalog import game, options
from rumpus.store.lexicons import Lexicons
from rumpus.table.record import Record, of_game


class RefusedError(ValueError):
    """An act that the rules refuse; *refusal* has its code and the rule's id."""

    def __init__(self, refusal: Refusal) -> None:
        rule = f", {refusal.rule}" if refusal.rule else ""
        super().__init__(f"refused: {refusal.code}{rule}")
        self.refusal: Final = refusal


def play(
    name: str,
    bots: Sequence[str] = ("fair", "fair"),
    *,
    seed: int = 0,
    lexicons: Path | None = None,
    **changes: OptionValue,
) -> Played:
    """
    Let bots of these levels play a game; the same arguments always give the same game.

    Options of the game are keyword arguments. *lexicons* is the folder of added word lists.

    >>> played = play("keyword", ["gentle", "fair"], seed=1, keyword="crane")
    >>> len(played.result.scores)
    2
    """
    chosen = options(name, changes)
    _seated(name, bots, chosen, lexicons)
    return play_sitting(Sitting(name, tuple(bots), chosen, lexicons), seed)


class Table:
    """
    A table whose seats are yours, except those with a bot.

    *bots* has the level of each bot by its seat. Time stands still until you act or `wait`.

    >>> table = Table("keyword", seed=3, bots={1: "gentle"}, keyword="tea")
    >>> while table.result is None:
    ...     mine = table.hints(0) if 0 in table.awaited else []
    ...     if mine:
    ...         table.act(0, mine[0])
    ...     else:
    ...         table.wait()
    >>> table.record.header.game
    'keyword'
    """

    def __init__(
        self,
        name: str,
        *,
        seats: int = 2,
        seed: int = 0,
        bots: Mapping[int, str] | None = None,
        lexicons: Path | None = None,
        **changes: OptionValue,
    ) -> None:
        levels = [(bots or {}).get(seat) for seat in range(seats)]
        chosen, module = options(name, changes), game(name)
        _seated(name, levels, chosen, lexicons)
        self._game = module.make(Lexicons(lexicons).get(lexicon_named(chosen)))
        self._run = Run(
            module.facts, lambda _options: self._game, module.make_bot, simulation_seed(seed)
        )
        self._run.open(levels, chosen)

    @property
    def at(self) -> Millis:
        """Return the time on the table's clock."""
        return self._run.table.at

    @property
    def awaited(self) -> frozenset[Seat]:
        """Return the seats that may act now."""
        table = self._run.table
        return frozenset() if table.result else self._game.awaited(table.state)

    @property
    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""
        return self._run.table.result

    @property
    def record(self) -> Record | None:
        """Return the record of the finished game, or None while it runs."""
        return of_game(self._run.entries)

    def view(self, seat: int | None) -> Any:
        """Return what a seat sees, or a spectator for None, of the game's own type."""
        return self._game.view(self._run.table.state, None if seat is None else Seat(seat))

    def hints(self, seat: int) -> Sequence[Any]:
        """List some legal actions of a seat, in a fixed order."""
        return self._game.hints(self.view(seat))

    def act(self, seat: int, action: Any) -> None:
        """Act for a seat, at once. Raises `RefusedError` if the rules refuse it."""
        refusal = self._run.act(Seat(seat), action)
        if refusal is not None:
            raise RefusedError(refusal)

    def wait(self) -> None:
        """
        Let time pass until a bot acts or a deadline falls due.

        Raises `rumpus.lab.run.SimulationError` if neither will happen.
        """
        self._run.step()


def _seated(
    name: str, levels: Sequence[str | None], chosen: Options, lexicons: Path | None
) -> None:
    """Raise ValueError for a level or a number of seats that the game doesn't have."""
    module = game(name)
    known, role = module.bots.levels, module.facts.roles[0]
    wrong = next((level for level in levels if level not in (None, *known)), None)
    if wrong is not None:
        raise ValueError(f"{name} has no bot {wrong!r}; there are {', '.join(known)}")
    if (why := module.wrong_number(len(levels))) is not None:
        raise ValueError(why)
    lexicon = Lexicons(lexicons).get(lexicon_named(chosen))
    seated = module.make(lexicon).seat(chosen, [role.name] * len(levels))
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
