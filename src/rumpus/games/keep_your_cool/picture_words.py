"""What the picture of a game says, by language."""

from typing import Final


class Words:
    """The text in English; other languages replace each of its parts."""

    def flags(self, count: int) -> str:
        """Return a number of flags."""
        return f"{count} {'flag' if count == 1 else 'flags'}"

    def pairs(self, count: int) -> str:
        """Return a number of pairs."""
        return f"{count} {'pair' if count == 1 else 'pairs'}"

    def summary(self, words: int, taken: int) -> str:
        """
        Return what a game had, in a sentence.

        >>> Words().summary(12, 1)
        '12 key words, 1 flag taken.'
        """
        said = f"{words} key {'word' if words == 1 else 'words'}" if words else ""
        lost = f"{self.flags(taken)} taken" if taken else ""
        found = ", ".join(part for part in (said, lost) if part)
        return f"{found}." if found else ""

    def takes_pair(self, name: str) -> str:
        """Return who took a pair."""
        return f"{name} takes a pair."


class _German(Words):
    def flags(self, count: int) -> str:
        return f"{count} {'Fahne' if count == 1 else 'Fahnen'}"

    def pairs(self, count: int) -> str:
        return f"{count} {'Paar' if count == 1 else 'Paare'}"

    def summary(self, words: int, taken: int) -> str:
        said = f"{words} {'Stichwort' if words == 1 else 'Stichwörter'}" if words else ""
        lost = f"{self.flags(taken)} geholt" if taken else ""
        found = ", ".join(part for part in (said, lost) if part)
        return f"{found}." if found else ""

    def takes_pair(self, name: str) -> str:
        return f"{name} nimmt ein Paar."


_BY_LANGUAGE: Final = {"en": Words(), "de": _German()}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _BY_LANGUAGE["en"])
