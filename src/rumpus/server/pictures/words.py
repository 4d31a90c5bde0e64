"""Everything that a picture, or the preview of a link, says by itself, by language."""

from collections.abc import Sequence
from datetime import date
from typing import Final

ROOM: Final = "Rumpus"


class Words:
    """The text in English; other languages replace each of its parts."""

    locale = "en_GB"
    invite = "Table games in the browser"
    daily_invite = "One board a day, the same for everybody. Your first try counts."
    over = "The game is over."
    and_ = "and"

    def listed(self, names: Sequence[str]) -> str:
        """
        Return names as a list.

        >>> words_in("en").listed(["Ida", "Noor", "Wren"])
        'Ida, Noor and Wren'
        """
        *others, last = names
        return f"{', '.join(others)} {self.and_} {last}" if others else last

    def wins(self, names: Sequence[str]) -> str:
        """Return who won, as the beginning of a sentence."""
        return f"{self.listed(names)} {'wins' if len(names) == 1 else 'win'}"

    def win(self, names: Sequence[str], by: int | None) -> str:
        """
        Return who won, and by how many points if that is known.

        >>> words_in("en").win(["Ida"], 9)
        'Ida wins by 9.'
        """
        return f"{self.wins(names)}." if by is None else f"{self.wins(names)} by {by}."

    def shared(self, names: Sequence[str]) -> str:
        """Return that several people share the first place."""
        return f"{self.listed(names)} share the win."

    def gave_up(self, names: Sequence[str], others: Sequence[str]) -> str:
        """
        Return who won because the others gave up.

        >>> words_in("en").gave_up(["Ida"], ["Noor"])
        'Ida wins: Noor gave up.'
        """
        return f"{self.wins(names)}: {self.listed(others)} gave up."

    def no_show(self, names: Sequence[str], others: Sequence[str]) -> str:
        """
        Return who won because the others didn't come.

        >>> words_in("en").no_show(["Ida"], ["Noor"])
        "Ida wins: Noor didn't come."
        """
        return f"{self.wins(names)}: {self.listed(others)} didn't come."

    def entered(self, places: Sequence[Sequence[str]]) -> str:
        """
        Return the result that a leader of the evening entered.

        >>> words_in("en").entered([["Ida"], ["Noor"]])
        'Ida wins.'
        >>> words_in("en").entered([["Ida", "Noor"]])
        "It's a draw."
        >>> words_in("en").entered([])
        "This game doesn't count."
        """
        if len(places) < 2:
            return "It's a draw." if places else "This game doesn't count."
        return f"{self.wins(places[0])}."

    def alone(self, name: str, score: int) -> str:
        """Return the score of somebody who played alone."""
        return f"{name} scores {score}."

    def bot(self, name: str) -> str:
        """Return the name of a bot."""
        return f"{name} (bot)"

    def daily(self, of: date) -> str:
        """Return the headline of a daily board."""
        return f"Daily board, {of.day} {of:%B}"

    def scores(self, pairs: Sequence[tuple[str, str]]) -> str:
        """
        Return names with scores.

        >>> words_in("en").scores([("Ida", "277"), ("Noor", "268")])
        'Ida 277, Noor 268.'
        """
        return ", ".join(f"{name} {score}".strip() for name, score in pairs) + "."

    def told(self, game: str, scores: str) -> str:
        """Return the text of a link: the game, and the result."""
        return f"{game}. {scores}"


_MONTHS: Final = (
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
)


class _German(Words):
    locale = "de_DE"
    invite = "Tischspiele im Browser"
    daily_invite = "Jeden Tag ein Brett, für alle gleich. Dein erster Versuch zählt."
    over = "Die Partie ist vorbei."
    and_ = "und"

    def wins(self, names: Sequence[str]) -> str:
        return f"{self.listed(names)} {'gewinnt' if len(names) == 1 else 'gewinnen'}"

    def win(self, names: Sequence[str], by: int | None) -> str:
        who = self.wins(names)
        return f"{who}." if by is None else f"{who} mit {by} Vorsprung."

    def shared(self, names: Sequence[str]) -> str:
        return f"{self.listed(names)} teilen sich den Sieg."

    def gave_up(self, names: Sequence[str], others: Sequence[str]) -> str:
        gave = "hat" if len(others) == 1 else "haben"
        return f"{self.wins(names)}: {self.listed(others)} {gave} aufgegeben."

    def no_show(self, names: Sequence[str], others: Sequence[str]) -> str:
        came = "ist" if len(others) == 1 else "sind"
        return f"{self.wins(names)}: {self.listed(others)} {came} nicht gekommen."

    def entered(self, places: Sequence[Sequence[str]]) -> str:
        if len(places) < 2:
            return "Unentschieden." if places else "Dieses Spiel zählt nicht."
        return f"{self.wins(places[0])}."

    def alone(self, name: str, score: int) -> str:
        return f"{name} erreicht {score} {'Punkt' if score == 1 else 'Punkte'}."

    def bot(self, name: str) -> str:
        return f"{name} (Bot)"

    def daily(self, of: date) -> str:
        return f"Tagesbrett, {of.day}. {_MONTHS[of.month - 1]}"


_BY_LANGUAGE: Final = {"en": Words(), "de": _German()}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _BY_LANGUAGE["en"])
