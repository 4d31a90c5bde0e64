"""
The hand solver: the best words of a hand with blanks, from any part of a lexicon (KW-4, KW-6).

Words are rows of letter counts in the order of the trie's nodes: shorter words first, words of
equal length in alphabetical order. A search starts with the longest and stops when it has enough.
The set of letters in a word, a bit each, rules out nearly all words of a length in one step; only
the rest are counted.
"""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Final, NamedTuple, final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from rumpus.words.laying import BLANK, Laying, lay
from rumpus.words.layout import CLASS, LETTERS, NEVER, WORD
from rumpus.words.lexicon import Lexicon

CARDS_MAX: Final = 32
"""The most cards of one colour in a hand, so that counts and their differences fit in a byte."""

Allowed = NDArray[np.bool_]
"""A part of a lexicon: a flag for each word, in the order of `Hands`."""

Bytes = NDArray[np.uint8]
Counts = NDArray[np.int8]
Bits = NDArray[np.uint32]
Numbers = NDArray[np.intp]


@final
class Hands:
    """
    A lexicon indexed for hands of cards; `hands_of` returns it.

    `lengths`, `commonness` (1 to 9) and `suggested` (True if a bot or a hint may propose the word)
    have one item per word. A vocabulary is an `Allowed`, made by comparing them: one byte per word.
    """

    __slots__ = (
        "_alphabet",
        "_bits",
        "_counts",
        "_ends",
        "_letters",
        "_parents",
        "_starts",
        "commonness",
        "lengths",
        "suggested",
    )

    def __init__(self, lexicon: Lexicon) -> None:
        """Count the letters of all words: 0.15 s and 9 MB for the bundled list."""
        masks, marks = lexicon.nodes[:, 0], lexicon.marks
        self._alphabet: Final = lexicon.alphabet.letters
        followers = _unpacked(masks & np.uint32(LETTERS), len(self._alphabet))
        parents, letters = np.nonzero(followers)
        levels = _levels(followers)
        ends = np.flatnonzero(masks & np.uint32(WORD))
        self._parents: Final = parents.astype(np.uint32)
        self._letters: Final = letters.astype(np.uint8)
        self._ends: Final = ends.astype(np.uint32)
        self._counts: Final[Counts] = _counts(levels, parents, letters, len(self._alphabet))[ends]
        self._bits: Final = _packed(self._counts > 0)
        self._starts: Final[list[int]] = np.searchsorted(ends, levels).tolist()
        self.lengths: Final[Bytes] = self._counts.sum(axis=1, dtype=np.uint8)
        self.commonness: Final[Bytes] = marks[ends] & np.uint8(CLASS)
        self.suggested: Final[Allowed] = (marks[ends] & np.uint8(NEVER)) == 0

    def __len__(self) -> int:
        return len(self._ends)

    def word(self, number: int) -> str:
        """Return the word with a number, from 0, in the order of the arrays."""
        letters, node = "", int(self._ends[number])
        while node:
            letters += self._alphabet[self._letters[node - 1]]
            node = int(self._parents[node - 1])
        return letters[::-1]

    def best(
        self, orange: str, blue: str, allowed: Allowed | None = None, least: int = 2
    ) -> Laying | None:
        """
        Return the longest word with an orange card; on a tie, the one with most blue cards (KW-14).

        If there is still a tie, it is the first in alphabetical order. Words of fewer than *least*
        letters and words that aren't *allowed* don't count; return None if no word is left.
        Raises ValueError for cards other than letters and "?", or more than 32 of a colour.
        """
        return next(self._laid(_Hand.of(orange, blue, self._alphabet), allowed, least), None)

    def words(
        self, orange: str, blue: str, top: int, allowed: Allowed | None = None, least: int = 2
    ) -> tuple[Laying, ...]:
        """
        List the *top* words of a hand, or all if there are fewer, in the order of `best`.

        Raises ValueError as `best` does.
        """
        return tuple(
            islice(self._laid(_Hand.of(orange, blue, self._alphabet), allowed, least), top)
        )

    def _laid(self, hand: "_Hand", allowed: Allowed | None, least: int) -> Iterator[Laying]:
        longest = min(len(hand.orange) + len(hand.blue), len(self._starts) - 2)
        for length in range(longest, max(least, 1) - 1, -1):
            for number in self._fitting(hand, length, allowed):
                laying = lay(self.word(number), hand.orange, hand.blue, self._alphabet)
                assert laying is not None, "what fits can be laid"
                yield laying

    def _fitting(self, hand: "_Hand", length: int, allowed: Allowed | None) -> Iterator[int]:
        """Yield the numbers of the words of a length that can be laid, most blue cards first."""
        begin, end = self._starts[length : length + 2]
        lacking = self._bits[begin:end] & ~hand.bits
        if hand.blanks:
            numbers = np.flatnonzero(np.bitwise_count(lacking) <= hand.blanks) + begin
        else:
            numbers = np.flatnonzero(lacking == 0) + begin
        if allowed is not None:
            numbers = numbers[allowed[numbers]]
        if hand.own_bits is not None:
            numbers = numbers[(self._bits[numbers] & hand.own_bits) != 0]
        rows = self._counts[numbers]
        fits = np.maximum(rows - hand.counts, 0).sum(axis=1) <= hand.blanks
        shared = np.minimum(rows[fits], hand.shared).sum(axis=1) + hand.shared_blanks
        # One card must be orange, even if the blue ones suffice (KW-7).
        order = np.argsort(-np.minimum(shared, length - 1), kind="stable")
        yield from numbers[fits][order].tolist()


_made: Final[WeakKeyDictionary[Lexicon, Hands]] = WeakKeyDictionary()


def hands_of(lexicon: Lexicon) -> Hands:
    """Return the solver of a lexicon, made once and kept for as long as the lexicon is."""
    hands = _made.get(lexicon)
    if hands is None:
        hands = _made[lexicon] = Hands(lexicon)
    return hands


class _Hand(NamedTuple):
    """A counted hand: all cards, the blue ones, and the letters that the orange ones can be."""

    orange: str
    blue: str
    counts: Counts
    bits: np.uint32
    blanks: int
    shared: Counts
    shared_blanks: int
    own_bits: np.uint32 | None
    """None if there is an orange blank, which fits every word (KW-6)."""

    @classmethod
    def of(cls, orange: str, blue: str, alphabet: str) -> "_Hand":
        own, shared = _tally(orange, alphabet), _tally(blue, alphabet)
        counts = own + shared
        spare = blue.count(BLANK)
        return cls(
            orange,
            blue,
            counts,
            _packed(counts > 0)[0],
            orange.count(BLANK) + spare,
            shared,
            spare,
            None if BLANK in orange else _packed(own > 0)[0],
        )


def _tally(cards: str, alphabet: str) -> Counts:
    if len(cards) > CARDS_MAX:
        raise ValueError(f"{len(cards)} cards of one colour; the most is {CARDS_MAX}")
    if not set(cards) <= {*alphabet, BLANK}:
        raise ValueError(f"{cards!r} are no cards: one of {alphabet}, or {BLANK} for a blank")
    return np.array([cards.count(letter) for letter in alphabet], np.int8)


def _unpacked(masks: Bits, letters: int) -> Bytes:
    """Unpack masks of letters into a 1 or 0 for each letter; the shape is (n, letters)."""
    return np.unpackbits(
        masks.astype("<u4").view(np.uint8).reshape(-1, 4), axis=1, count=letters, bitorder="little"
    )


def _packed(has: Allowed) -> Bits:
    """Pack rows of flags for each letter, or a single row, into masks of letters."""
    octets = np.packbits(np.atleast_2d(has), axis=1, bitorder="little")
    # Short alphabets have fewer than four bytes of flags.
    whole: Bits = np.pad(octets, ((0, 0), (0, 4 - octets.shape[1]))).view("<u4")
    return whole.reshape(-1)


def _levels(followers: Bytes) -> list[int]:
    """Return the first node of each level of the trie, and the node count at the end."""
    after = np.cumsum(followers.sum(axis=1, dtype=np.int64)) + 1
    levels = [0, 1]
    while levels[-1] < len(followers):
        levels.append(int(after[levels[-1] - 1]))
    return levels


def _counts(levels: list[int], parents: Numbers, letters: Numbers, alphabet: int) -> Counts:
    """Count the letters on the way to each node: those of its parent, and its own."""
    counts: Counts = np.zeros((levels[-1], alphabet), np.int8)
    for begin, end in pairwise(levels[1:]):
        came = slice(begin - 1, end - 1)
        counts[begin:end] = counts[parents[came]]
        counts[np.arange(begin, end), letters[came]] += 1
    return counts
