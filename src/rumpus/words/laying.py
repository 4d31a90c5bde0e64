"""
A word laid with cards from two decks: private orange ones and shared blue ones.

Cards are letters, or "?" for a blank, which can be any letter of the language.
"""

from typing import Final, Literal

import msgspec

from rumpus.words.alphabet import LATIN

BLANK: Final = "?"

Colour = Literal["orange", "blue"]


class Pick(msgspec.Struct, frozen=True):
    """A card in a word: *at* is its position, from 0, among the cards of its colour."""

    colour: Colour
    at: int
    blank: bool


class Laying(msgspec.Struct, frozen=True):
    """A word in lower case, with the card that each of its letters is laid with."""

    word: str
    picks: tuple[Pick, ...]

    @property
    def blue(self) -> int:
        """Number of its cards that are blue, blanks included (KW-14)."""
        return sum(pick.colour == "blue" for pick in self.picks)


def lay(word: str, orange: str, blue: str, letters: str = LATIN) -> Laying | None:
    """
    Lay a word with as many blue cards as possible and at least one orange card (KW-7, KW-14).

    Of such layings, return the one with fewest blanks, then with fewest orange blanks; letters at
    the front of the word get blue cards first. Return None if the cards can't spell the word,
    or if it has another sign than *letters*. The word isn't looked up in any list.
    """
    if not word or not set(word) <= set(letters):
        return None
    oranges, blues = _Cards("orange", orange), _Cards("blue", blue)
    picks: list[Pick] = []
    for letter in word:
        pick = blues.letter(letter) or oranges.letter(letter) or blues.blank() or oranges.blank()
        if pick is None:
            return None
        picks.append(pick)
    return _settled(word, picks, oranges, blues)


def _settled(word: str, picks: list[Pick], oranges: "_Cards", blues: "_Cards") -> Laying | None:
    """Exchange cards until as many as possible are blue and at least one is orange."""
    own = [at for at, pick in enumerate(picks) if pick.colour == "orange"]
    if not own:
        return _with_orange(word, picks, oranges)
    # A blue blank is left only if no orange one was needed, so these are all letters.
    for at in own[:-1]:
        blank = blues.blank()
        if blank is None:
            break
        picks[at] = blank
    return Laying(word, tuple(picks))


def _with_orange(word: str, picks: list[Pick], oranges: "_Cards") -> Laying | None:
    """
    Exchange one card of an all-blue word for an orange one: the last card that costs least.

    A blue blank is never used where an orange letter would do. So an orange letter replaces a blue
    letter without adding a blank, and so does an orange blank that replaces a blue one.
    """
    backwards = range(len(word) - 1, -1, -1)
    for at in backwards:
        if own := oranges.letter(word[at]):
            return _exchanged(word, picks, at, own)
    own = oranges.blank()
    if own is None:
        return None
    return _exchanged(word, picks, next((at for at in backwards if picks[at].blank), -1), own)


def _exchanged(word: str, picks: list[Pick], at: int, own: Pick) -> Laying:
    picks[at] = own
    return Laying(word, tuple(picks))


class _Cards:
    """The cards of one colour that haven't been laid yet."""

    __slots__ = ("_colour", "_letters")

    def __init__(self, colour: Colour, letters: str) -> None:
        self._colour: Final[Colour] = colour
        self._letters = letters

    def letter(self, letter: str) -> Pick | None:
        """Take the first card with a letter, or return None if there is none."""
        at = self._letters.find(letter)
        if at < 0:
            return None
        self._letters = f"{self._letters[:at]}.{self._letters[at + 1 :]}"
        return Pick(self._colour, at, letter == BLANK)

    def blank(self) -> Pick | None:
        """Take the first blank, or return None if there is none."""
        return self.letter(BLANK)
