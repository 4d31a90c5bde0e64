"""Encoding of Keep Your Cool: the table at one tick, and everything that a player may begin."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

import numpy as np

from rumpus.core.values import Millis, Options, Seat
from rumpus.games.encoding import WAIT, Draft, Mask, Moment, Numbers, Part, starts
from rumpus.games.keep_your_cool.actions import (
    Action,
    Flip,
    Reach,
    Refuse,
    Say,
    Stop,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import CoolEvent, Fouled, TileTurned
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.game import KeepYourCool
from rumpus.games.keep_your_cool.rules.flipping import UP_MOST
from rumpus.games.keep_your_cool.rules.letters import ends
from rumpus.games.keep_your_cool.rules.reaching import COMMITTED
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.symbols import PAIRS_STANDARD, SYMBOLS
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Grab
from rumpus.words.layout import ALPHABET, LONGEST

LISTED: Final = 16
"""Number of words to choose from: the commonest that may be said."""
LETTER: Final = 150
"""Ms that it takes to say a word, per letter."""
LATEST: Final = 2000
"""Number of ms that an observation gives as 1: of waits, of reaches, and of one's own delay."""
FORGOTTEN: Final = 60_000
"""Number of ms since a tile was face up that an observation gives as 1."""
MOST: Final = 32
"""Number of points that an observation gives as 1: those of all tiles and two flags."""
LETTERS: Final = len(ALPHABET)
SIDES: Final[tuple[Side, ...]] = ("left", "right")
TILES: Final = {"standard": 2 * PAIRS_STANDARD, "advanced": 2 * len(SYMBOLS)}

Memory = Mapping[int, tuple[str, Millis]]
"""For each tile that was ever face up: its symbol, and when it was last turned."""


class _Still(NamedTuple):
    """
    What a view and a memory hold that doesn't change from tick to tick.

    *numbers* are the first parts of an observation, *turns* says for each tile whether the Flipper
    may turn it. *clocks* are the numbers that time changes: the place of each, a time, and the span
    of which it is the share that has passed since then or, if negative, that is left until then.
    """

    view: View
    memory: Memory | None
    numbers: Numbers
    turns: Sequence[bool]
    clocks: Sequence[tuple[int, Millis, int]]


class Ticks:
    """
    One choice at each tick.

    Choices: 0 waits; then come turning each tile, saying one of 16 words, reaching for the other
    player's left or right flag, withdrawing the hand, and stop.
    """

    def __init__(self, game: KeepYourCool, options: Options) -> None:
        self._game = game
        self._tiles = TILES[str(options["game"])]
        self._say = 1 + self._tiles
        self._reach = self._say + LISTED
        self._withdraw = self._reach + len(SIDES)
        self._stop = self._withdraw + 1
        self.choices: Final = self._stop + 1
        faces = (self._tiles, len(SYMBOLS))
        self.parts: Final = (
            Part("up", faces, "the symbol of each tile that is face up"),
            Part("gone", (self._tiles,), "1 for a tile that is taken"),
            Part("key", (2, LETTERS), "the first and the last letter of the key word"),
            Part("flipper", (1,), "1 if you are the Flipper"),
            Part("first_word", (1,), "1 until the first word is said"),
            Part("points", (2,), "the points of each player, you first, of 32"),
            Part("flags", (2, 2), "1 for a flag that is off, left and right, yours first"),
            Part("reaching", (2, 2), "1 for a hand at the other's left or right flag, yours first"),
            Part("withdrawn", (2,), "1 for a hand that goes back"),
            Part("locked", (2,), "1 for a player who may not reach before taking a pair"),
            Part("lengths", (LISTED,), "the length of each word that you may say, of 28"),
            Part("ends", (LISTED, 2, LETTERS), "its first and its last letter"),
            Part("seen", faces, "the symbol that each tile showed when it was last face up"),
            Part("age", (self._tiles,), "the time since then, of 60 s"),
            Part("reached", (2,), "how long each hand has been reaching, of 2 s"),
            Part("waits", (2, 4), "how long each may not turn, speak, stop and reach, of 2 s"),
            Part("delay", (1,), "your delay, of 2 s"),
            Part("coming", (self.choices,), "1 for a choice that hasn't taken effect yet"),
        )
        self._at: Final = starts(self.parts)
        self._kept: dict[Seat, _Still] = {}
        self._known: tuple[object, tuple[str, ...], Numbers] = (None, (), np.zeros(0, np.float32))

    def noted(self, memory: Memory | None, event: CoolEvent) -> Memory | None:
        """Note the tiles that were turned, and when."""
        match event:
            case TileTurned(symbol=str(symbol)):
                return {**(memory or {}), event.tile: (symbol, event.at)}
            case TileTurned():
                return _left(memory or {}, (event.tile,), event.at)
            case Fouled():
                return _left(memory or {}, event.tiles, event.at)
            case _:
                return memory

    def takes(self, moment: Moment, choice: int) -> int:
        """Return how long it takes to say a word; all else takes no longer than the delay."""
        return LETTER * len(self._word(moment.view, choice)) if self._says(choice) else 0

    def decision(self, view: Moment) -> Hashable | None:
        """Return the tick, while a player may turn tiles, speak, reach or stop; or None."""
        seen: View = view.view
        mine = seen.phase == "play" or (seen.phase == "first_word" and seen.you == seen.flipper)
        return view.now if mine and seen.halt is None else None

    def at_once(self, view: Moment) -> Action | None:
        """Let every ruling stand (KYC-30): refuse the other's request, and dispute no flag."""
        seen: View = view.view
        halt = seen.halt
        if halt is None or halt.why == "flag":
            return None
        return Refuse() if (halt.seat == seen.you) == (halt.why == "dispute") else None

    def points(self, view: Moment) -> Sequence[int]:
        """Return the points of each player (KYC-25, KYC-26)."""
        seen: View = view.view
        return seen.points

    def observe(self, view: Moment, into: Numbers) -> None:
        """Write an observation."""
        still, at = self._still(view), self._at
        into[: at["age"]] = still.numbers
        for place, time, span in still.clocks:
            into[place] = min(1, max(0, (view.now - time) / span))
        into[at["delay"]] = view.delay / LATEST
        for choice in view.coming:
            into[at["coming"] + choice] = 1

    def sketch(self, view: Moment, draft: Draft, into: Numbers) -> None:
        """Add nothing: each choice is an act."""

    def mask(self, view: Moment, draft: Draft, into: Mask) -> None:
        """Set what the rules would allow once the delay is over, if nothing else happens."""
        del draft
        seen: View = view.view
        then = Millis(view.now + view.delay)
        into[WAIT] = 1
        me = seen.players[_you(seen)]
        turns = seen.you == seen.flipper and seen.phase == "play"
        if turns and me.busy <= then and not self._under_way(view, 1, self._say):
            into[1 : self._say] = self._still(view).turns
        speaks = not turns and not self._under_way(view, self._say, self._reach)
        if speaks and me.speak_from <= then:
            into[self._say : self._say + len(self._words(seen))] = 1
        if seen.phase == "play":
            self._mask_hands(view, seen, then, into)

    def act(self, view: Moment, draft: Draft) -> Action:
        """Return the act of a choice."""
        (choice,) = draft
        if choice < self._say:
            return Flip(choice - 1)
        if self._says(choice):
            return Say(self._word(view.view, choice))
        if choice < self._withdraw:
            return Reach(SIDES[choice - self._reach])
        if choice == self._withdraw:
            return Withdraw()
        theirs = _grab(view.view, other(_you(view.view)))
        return Stop(None if theirs is None else theirs.number)

    def says(self, view: Moment, draft: Draft) -> str:
        """Return a choice as a person would say it."""
        (choice,) = draft
        if choice == WAIT:
            return "wait"
        match self.act(view, draft):
            case Flip(tile):
                return f"turn tile {tile + 1}"
            case Say(word):
                return f"say {word.upper()}"
            case Reach(side):
                return f"reach for the {side} flag"
            case Withdraw():
                return "withdraw"
            case _:
                return "stop"

    def shows(self, view: Moment) -> str:
        """Return what a player sees, as lines of text."""
        seen: View = view.view
        faces = [tile.symbol or {"down": "?", "gone": "-"}[tile.lies] for tile in seen.tiles]
        key = seen.keys[-1].word.upper() if seen.keys else "none yet"
        role = "Flipper" if seen.you == seen.flipper else "Speaker"
        lines = [f"{view.now / 1000:.1f} s, you are the {role}", f"key word  {key}"]
        lines += ["  ".join(faces[at : at + 6]) for at in range(0, len(faces), 6)]
        for name, seat in zip(("You", "They"), _both(seen), strict=True):
            left = sum(flag.owner == seat and not flag.taken for flag in seen.flags)
            reach = "" if _grab(seen, seat) is None else ", reaching"
            lines.append(f"{name}: {seen.points[seat]} points, {left} flags{reach}")
        return "\n".join(lines)

    def _mask_hands(self, view: Moment, seen: View, then: Millis, into: Mask) -> None:
        """Set reaching, withdrawing and stopping (KYC-18, KYC-19, KYC-22)."""
        you = _you(seen)
        me, mine, theirs = seen.players[you], _grab(seen, you), _grab(seen, other(you))
        if not self._under_way(view, self._reach, self._stop):
            if mine is not None:
                out = then - mine.effective >= COMMITTED and then <= mine.until
                into[self._withdraw] = mine.withdrawn is None and out
            elif me.lock is None and me.reach_from <= then:
                for flag in seen.flags:
                    if flag.owner != you:
                        into[self._reach + SIDES.index(flag.side)] = not flag.taken
        answered = theirs is not None and theirs.late is not None
        ready = me.stop_from <= then and not self._under_way(view, self._stop, self.choices)
        into[self._stop] = ready and not answered

    def _under_way(self, view: Moment, begin: int, end: int) -> bool:
        """Return whether a choice of these hasn't taken effect: one mouth, and one hand of each."""
        return any(begin <= choice < end for choice in view.coming)

    def _says(self, choice: int) -> bool:
        return self._say <= choice < self._reach

    def _word(self, seen: View, choice: int) -> str:
        return self._words(seen)[choice - self._say]

    def _words(self, seen: View) -> tuple[str, ...]:
        """Return the words to choose from: the commonest that would count now (KYC-17)."""
        asked = (seen.keys[-1].word if seen.keys else None, seen.used)
        if self._known[0] != asked:
            words = tuple(islice(self._game.book.common(seen.rules, *asked), LISTED))
            self._known = asked, words, _listed(words)
        return self._known[1]

    def _still(self, view: Moment) -> "_Still":
        """Return what stays the same until the view or the memory changes."""
        you = _you(view.view)
        still = self._kept.get(you)
        if still is None or still.view is not view.view or still.memory is not view.memory:
            still = self._kept[you] = self._stilled(view.view, view.memory)
        return still

    def _stilled(self, seen: View, memory: Memory | None) -> "_Still":
        numbers = self._still_numbers(seen)
        clocks: list[tuple[int, Millis, int]] = []
        for tile, (symbol, turned) in (memory or {}).items():
            numbers[self._at["seen"] + tile * len(SYMBOLS) + SYMBOLS.index(symbol)] = 1
            if tile not in seen.up:
                clocks.append((self._at["age"] + tile, turned, FORGOTTEN))
        for mine, seat in enumerate(_both(seen)):
            grab = _grab(seen, seat)
            if grab is not None:
                clocks.append((self._at["reached"] + mine, grab.began, LATEST))
            player = seen.players[seat]
            frees = (player.busy, player.speak_from, player.stop_from, player.reach_from)
            waits = enumerate(frees, self._at["waits"] + 4 * mine)
            clocks += [(place, free, -LATEST) for place, free in waits if free > seen.at]
        full = len(seen.up) == UP_MOST and seen.rules.third_flip == "refused"
        turns = {"down": not full, "up": True, "gone": False}
        return _Still(seen, memory, numbers, [turns[tile.lies] for tile in seen.tiles], clocks)

    def _still_numbers(self, seen: View) -> Numbers:
        """Return the first parts of an observation, up to what is remembered."""
        at = self._at
        into: Numbers = np.zeros(at["age"], np.float32)
        for place, tile in enumerate(seen.tiles):
            if tile.lies == "gone":
                into[at["gone"] + place] = 1
            elif tile.symbol is not None:
                into[at["up"] + place * len(SYMBOLS) + SYMBOLS.index(tile.symbol)] = 1
        if seen.keys:
            _write_ends(seen.keys[-1].word, into, at["key"])
        into[at["flipper"]] = seen.you == seen.flipper
        into[at["first_word"]] = seen.phase == "first_word"
        for mine, seat in enumerate(_both(seen)):
            into[at["points"] + mine] = seen.points[seat] / MOST
            into[at["locked"] + mine] = seen.players[seat].lock is not None
            for flag in seen.flags:
                if flag.owner == seat:
                    into[at["flags"] + 2 * mine + SIDES.index(flag.side)] = flag.taken
            grab = _grab(seen, seat)
            if grab is not None:
                into[at["reaching"] + 2 * mine + SIDES.index(grab.side)] = 1
                into[at["withdrawn"] + mine] = grab.withdrawn is not None
        if seen.phase == "first_word" or seen.you != seen.flipper:
            self._words(seen)
            into[at["lengths"] : at["seen"]] = self._known[2]
        return into


def _left(memory: Memory, tiles: Sequence[int], at: Millis) -> Memory:
    """Return a memory in which these tiles were face up until now."""
    return {**memory, **{tile: (memory[tile][0], at) for tile in tiles}}


def _you(seen: View) -> Seat:
    assert seen.you is not None
    return seen.you


def _both(seen: View) -> Iterator[Seat]:
    """Yield the seats, the view's own first."""
    yield _you(seen)
    yield other(_you(seen))


def _grab(seen: View, seat: Seat) -> Grab | None:
    for grab in seen.grabs:
        if grab.seat == seat:
            return grab
    return None


def _listed(words: Sequence[str]) -> Numbers:
    """Return the lengths of words, and then their ends, as an observation has them."""
    into: Numbers = np.zeros(LISTED * (1 + 2 * LETTERS), np.float32)
    for number, word in enumerate(words):
        into[number] = len(word) / LONGEST
        _write_ends(word, into, LISTED + number * 2 * LETTERS)
    return into


def _write_ends(word: str, into: Numbers, at: int) -> None:
    """Set the first and the last letter of a word."""
    for number, letter in enumerate(ends(word)):
        into[at + number * LETTERS + ALPHABET.index(letter)] = 1
