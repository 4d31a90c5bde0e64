"""What the picture of a game says, by language."""

from typing import Final


class Words:
    """The text in English; other languages replace each of its parts."""

    def words(self, count: int) -> str:
        """
        Return a number of words.

        >>> Words().words(1)
        '1 word'
        """
        return f"{count} {'word' if count == 1 else 'words'}"

    def letters(self, count: int) -> str:
        """Return the number of letters in a player's words; words have more than one."""
        return f"{count} letters" if count else ""

    def longest(self, word: str) -> str:
        """Return the longest word of a game."""
        return f"Longest word {word.upper()}."

    def spells(self, name: str, keyword: str) -> str:
        """Return who spelled the keyword."""
        return f"{name} spells {keyword.upper()}."

    def keeps(self, name: str, word: str) -> str:
        """Return whose word won a round."""
        return f"{name} keeps {word.upper()}."

    def nobody(self) -> str:
        """Return that no word won a round."""
        return "Nobody scores in this round."


class _German(Words):
    def words(self, count: int) -> str:
        return f"{count} {'Wort' if count == 1 else 'Wörter'}"

    def letters(self, count: int) -> str:
        return f"{count} Buchstaben" if count else ""

    def longest(self, word: str) -> str:
        return f"Längstes Wort: {word.upper()}."

    def spells(self, name: str, keyword: str) -> str:
        return f"{name} hat {keyword.upper()} beisammen."

    def keeps(self, name: str, word: str) -> str:
        return f"{name} behält {word.upper()}."

    def nobody(self) -> str:
        return "In dieser Runde punktet niemand."


_BY_LANGUAGE: Final = {"en": Words(), "de": _German()}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _BY_LANGUAGE["en"])
