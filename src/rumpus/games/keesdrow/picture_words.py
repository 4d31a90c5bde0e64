"""What the picture of a game says, by language."""

from typing import Final


class Words:
    """The text in English; other languages replace each of its parts."""

    def best(self, word: str, points: int) -> str:
        """Return the best word of a game."""
        return f"Best word {word.upper()}, {points} points."

    def plays(self, name: str, word: str, points: int) -> str:
        """Return what a turn brought."""
        return f"{name} plays {word.upper()} for {points}."

    def nothing(self, name: str) -> str:
        """Return that a turn brought nothing."""
        return f"{name} scores nothing in this turn."


class _German(Words):
    def best(self, word: str, points: int) -> str:
        return f"Bestes Wort: {word.upper()}, {points} {'Punkt' if points == 1 else 'Punkte'}."

    def plays(self, name: str, word: str, points: int) -> str:
        return f"{name} spielt {word.upper()} für {points}."

    def nothing(self, name: str) -> str:
        return f"{name} macht in diesem Zug keine Punkte."


_BY_LANGUAGE: Final = {"en": Words(), "de": _German()}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _BY_LANGUAGE["en"])
