"""What the picture of a game says, by language."""

from typing import Final


class Words:
    """The text in English; other languages replace each of its parts."""

    def room(self, on_plan: str) -> str:
        """Return a room as it's called, by its name on the plan."""
        return on_plan

    def fish_in(self, fish: int, flicks: int) -> str:
        """Return how many fish a player took, and with how many flicks."""
        return f"{fish} fish in {flicks} {'flick' if flicks == 1 else 'flicks'}"

    def takes(self, name: str, fish: int) -> str:
        """Return who took fish with one flick."""
        return f"{name} takes {'a fish' if fish == 1 else f'{fish} fish'}."

    def catches(self, name: str, runners: int) -> str:
        """Return who caught Runners with one flick."""
        return f"{name} catches {'a Runner' if runners == 1 else f'{runners} Runners'}."

    def slides(self, name: str, metres: float) -> str:
        """Return how far somebody slid."""
        return f"{name} slides {metres:.1f} m."

    def best(self, told: str) -> str:
        """Return the best flick of a game."""
        return f"Best flick: {told}"


_ROOMS: Final = {
    "Classroom": "Klasse",
    "Kitchen": "Küche",
    "Gym": "Turnhalle",
    "Library": "Bücherei",
    "Hall": "Aula",
}


class _German(Words):
    def room(self, on_plan: str) -> str:
        return _ROOMS.get(on_plan, on_plan)

    def fish_in(self, fish: int, flicks: int) -> str:
        times = "einem Schnipser" if flicks == 1 else f"{flicks} Schnipsern"
        return f"{fish} {'Fisch' if fish == 1 else 'Fische'} mit {times}"

    def takes(self, name: str, fish: int) -> str:
        return f"{name} holt {'einen Fisch' if fish == 1 else f'{fish} Fische'}."

    def catches(self, name: str, runners: int) -> str:
        return f"{name} fängt {'einen' if runners == 1 else runners} Läufer."

    def slides(self, name: str, metres: float) -> str:
        return f"{name} rutscht {f'{metres:.1f}'.replace('.', ',')} m."

    def best(self, told: str) -> str:
        return f"Bester Schnipser: {told}"


_BY_LANGUAGE: Final = {"en": Words(), "de": _German()}


def words_in(language: str) -> Words:
    """Return the text in a language, in English if there is none."""
    return _BY_LANGUAGE.get(language, _BY_LANGUAGE["en"])
