"""Proposals: which values a search tries next, after what it has seen. Optuna chooses them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rumpus.core.extras import MissingExtraError
from rumpus.core.values import Options, OptionValue
from rumpus.lab.tune.space import Over, combinations, size

REPEATS: Final = 100
"""Proposals in a row that were tried before, after which a search has nothing new to try."""


class Proposals:
    """
    Proposed values, each different from those before: the standard ones come first.

    If there are no more combinations than *trials*, all are proposed. The same seed and distances
    give the same proposals. Raises `MissingExtraError` without the extra ``lab``.
    """

    def __init__(self, space: Sequence[Over], standard: Options, trials: int, seed: int) -> None:
        self._space: Final = space
        self._far: Final[dict[tuple[OptionValue, ...], float | None]] = {}
        self._all: Final = combinations(space) if size(space) <= trials else None
        self._first: Final = {one.key: standard[one.key] for one in space}
        if self._all is None:
            self._study: Final = _study(seed)

    def __iter__(self) -> Iterator[Options]:
        """Yield proposals; tell how far each was before the next one is taken."""
        if all(self._first[one.key] in one.values for one in self._space):
            yield self._first
        yield from self._searched() if self._all is None else self._others(self._all)

    def tell(self, values: Options, distance: float | None) -> None:
        """Take down how far a proposal was, or None if the game can't be played so."""
        self._far[_key(values)] = distance

    def _others(self, every: Sequence[Options]) -> Iterator[Options]:
        yield from (values for values in every if _key(values) not in self._far)

    def _searched(self) -> Iterator[Options]:
        optuna, repeats = _optuna(), 0
        kinds = {one.key: _kind(optuna, one) for one in self._space}
        if self._far:
            self._study.enqueue_trial(self._first)
        while repeats < REPEATS:
            trial = self._study.ask(kinds)
            values = dict(trial.params)
            repeats = repeats + 1 if _key(values) in self._far else 0
            if not repeats:
                yield values
            far = self._far[_key(values)]
            failed = optuna.trial.TrialState.FAIL
            self._study.tell(trial, far, state=failed if far is None else None)


def _key(values: Options) -> tuple[OptionValue, ...]:
    return tuple(values.values())


def _kind(optuna: Any, one: Over) -> Any:
    if one.ranged:
        return optuna.distributions.IntDistribution(one.values[0], one.values[-1])
    return optuna.distributions.CategoricalDistribution(one.values)


def _study(seed: int) -> Any:
    optuna = _optuna()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed))


def _optuna() -> Any:
    try:
        # A large package, which only a search needs.
        import optuna  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise MissingExtraError("Optuna", "lab") from error
    return optuna
