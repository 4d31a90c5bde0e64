"""What the picture of a game says."""


def fish_in(fish: int, flicks: int) -> str:
    """Return how many fish a player took, and with how many flicks."""
    return f"{fish} fish in {flicks} {'flick' if flicks == 1 else 'flicks'}"


def takes(name: str, fish: int) -> str:
    """Return who took fish with one flick."""
    return f"{name} takes {'a fish' if fish == 1 else f'{fish} fish'}."


def catches(name: str, runners: int) -> str:
    """Return who caught Runners with one flick."""
    return f"{name} catches {'a Runner' if runners == 1 else f'{runners} Runners'}."


def slides(name: str, metres: float) -> str:
    """Return how far somebody slid."""
    return f"{name} slides {metres:.1f} m."


def best(told: str) -> str:
    """Return the best flick of a game."""
    return f"Best flick: {told}"
