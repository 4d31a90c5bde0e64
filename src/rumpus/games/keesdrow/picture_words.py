"""What the picture of a game says."""


def best(word: str, points: int) -> str:
    """Return the best word of a game."""
    return f"Best word {word.upper()}, {points} points."


def plays(name: str, word: str, points: int) -> str:
    """Return what a turn brought."""
    return f"{name} plays {word.upper()} for {points}."


def nothing(name: str) -> str:
    """Return that a turn brought nothing."""
    return f"{name} scores nothing in this turn."
