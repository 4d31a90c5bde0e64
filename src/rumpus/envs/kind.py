"""What is played in an environment: a game, its options, and how programs see and play it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from rumpus.core.game import AnyGame
from rumpus.core.options import validated
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.encoding import DialledEncoding, Draft, Mask, Numbers, TimedEncoding, placed
from rumpus.games.module import GameModule, lexicon_named
from rumpus.games.registry import games, left_out
from rumpus.store.lexicons import Lexicons
from rumpus.words.language import ENGLISH

DELAY: Final = 250
NOISE: Final = 100
SLOWEST: Final = 2000


class Pace(NamedTuple):
    """Ms from an agent's choice to its effect: always *delay*, and up to *noise* more by chance."""

    delay: int = DELAY
    noise: int = NOISE


class Kind:
    """
    A game with options, and one of its encodings.

    *acts* names the encoding; None stands for the game's first. *lexicons* is the folder of added
    word lists. *delay* and *noise* are those of `Pace`, for a game in real time. Raises ValueError
    for a game, an encoding, an option or a list that doesn't exist, and ImportError for a game
    whose extra isn't installed.
    """

    def __init__(
        self,
        game: str,
        acts: str | None,
        options: Mapping[str, OptionValue],
        lexicons: Path | None = None,
        *,
        delay: int | None = None,
        noise: int | None = None,
    ) -> None:
        self._lexicons: Final = Lexicons(lexicons)
        self.module: Final = _module(game)
        self.options: Final = _options(self.module, options)
        encodings = self.module.encodings
        named = acts or next(iter(encodings))
        if named not in encodings:
            raise ValueError(f"{game} is played by {' or '.join(encodings)}, not by {named!r}")
        self.encoding: Final = encodings[named](self.make_game(self.options), self.options)
        encoding: object = self.encoding
        self.timed: Final = encoding if isinstance(encoding, TimedEncoding) else None
        self.dialled: Final = encoding if isinstance(encoding, DialledEncoding) else None
        self.pace: Final = _pace(self, delay, noise)
        self.places: Final = placed(self.encoding.parts)
        self.size: Final[int] = max(place.stop for place in self.places.values())

    def act(self, view: Any, draft: Draft, dials: Sequence[float]) -> Any | None:
        """Return the act of a draft, or None if it isn't complete; without *dials*, all are 0."""
        if self.dialled is None or not dials:
            return self.encoding.act(view, draft)
        return self.dialled.dialled(view, draft[-1], dials)

    def masked(self, view: Any, draft: Draft) -> Mask:
        """Return the choices that are allowed after a draft, as ones."""
        mask: Mask = np.zeros(self.encoding.choices, np.int8)
        self.encoding.mask(view, draft, mask)
        return mask

    def observed(self, view: Any, draft: Draft = ()) -> Numbers:
        """Return a view and a draft as numbers."""
        seen: Numbers = np.zeros(self.size, np.float32)
        self.encoding.observe(view, seen)
        for end in range(1, len(draft) + 1):
            self.encoding.sketch(view, draft[:end], seen)
        return seen

    def make_game(self, options: Options) -> AnyGame:
        """Make the game with the word list that the options name."""
        name = lexicon_named(options)
        try:
            lexicon = self._lexicons.get(name)
        except LookupError:
            raise ValueError(f"there is no word list {name!r} here") from None
        # The arrays of an encoding have 26 letters.
        if lexicon.language != ENGLISH:
            raise ValueError(f"environments take English word lists, and {name!r} is not one")
        return self.module.make(lexicon)


def _pace(kind: Kind, delay: int | None, noise: int | None) -> Pace:
    given = Pace(DELAY if delay is None else delay, NOISE if noise is None else noise)
    name = kind.module.facts.name
    if kind.timed is None and (delay, noise) != (None, None):
        raise ValueError(f"{name} isn't in real time: it takes neither delay nor noise")
    if not all(0 <= ms <= SLOWEST for ms in given):
        raise ValueError(f"delay and noise are 0 to {SLOWEST} ms, not {given.delay}, {given.noise}")
    return given


def _module(game: str) -> GameModule:
    if game in left_out():
        raise ImportError(f"{game} {left_out()[game]}")
    playable = {name: module for name, module in games().items() if module.encodings}
    if game not in playable:
        raise ValueError(f"no environment for {game!r}; there are {', '.join(playable)}")
    return playable[game]


def _options(module: GameModule, given: Mapping[str, OptionValue]) -> Options:
    checked = validated(module.facts.options, given)
    if isinstance(checked, Refusal):
        about = ", ".join(f"{key} {value}" for key, value in checked.params.items())
        raise ValueError(f"{module.facts.name}: {checked.code} ({about})")  # noqa: TRY004 - a refusal
    return checked
