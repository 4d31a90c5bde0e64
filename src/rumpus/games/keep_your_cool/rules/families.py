"""Word families as the rules need them (KYC-15); the word list supplies them."""

from collections.abc import Sequence
from typing import Protocol

from rumpus.words import Link, Strictness


class Families(Protocol):
    """
    Relation between words of a list that are of one family; words are in lower case.

    It holds between pairs, in both directions, and isn't transitive: if *player* is related to
    *play*, and *play* to *playable*, only the pair decides whether *player* bars *playable*.
    """

    def same(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """
        Return the steps from one word to another of its family, or None if they aren't related.

        The steps are empty if the words are the same. A word that isn't on the list is a family by
        itself, unless its relatives are known.
        """
        ...

    def relatives(self, word: str, strictness: Strictness) -> Sequence[str]:
        """List all words on the list that are of one family with *word*, including itself."""
        ...
