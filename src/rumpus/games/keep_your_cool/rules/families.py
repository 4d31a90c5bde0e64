"""What the rules ask of word families (KYC-15): who gives them is for the word list to say."""

from collections.abc import Sequence
from typing import Protocol

from rumpus.words import Link, Strictness


class Families(Protocol):
    """
    Which words of a list are of one family; words are in lower case.

    The relation goes by pairs and both ways, and is no closure: with *player* near *play* and
    *play* near *playable*, what *player* bars is for the pair to say, not for the chain of pairs.
    """

    def same(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """
        Return the steps between two words of one family, or None if they are of two.

        Empty for one and the same word. Words that the list does not have are families by
        themselves, unless more is known of them.
        """
        ...

    def relatives(self, word: str, strictness: Strictness) -> Sequence[str]:
        """List all words of the list that are of one family with *word*, itself included."""
        ...
