"""What the picture of a game says."""


def flags(count: int) -> str:
    """Return a number of flags."""
    return f"{count} {'flag' if count == 1 else 'flags'}"


def pairs(count: int) -> str:
    """Return a number of pairs."""
    return f"{count} {'pair' if count == 1 else 'pairs'}"


def summary(words: int, taken: int) -> str:
    """
    Return what a game had, in a sentence.

    >>> summary(12, 1)
    '12 key words, 1 flag taken.'
    """
    said = f"{words} key {'word' if words == 1 else 'words'}" if words else ""
    lost = f"{flags(taken)} taken" if taken else ""
    found = ", ".join(part for part in (said, lost) if part)
    return f"{found}." if found else ""


def takes_pair(name: str) -> str:
    """Return who took a pair."""
    return f"{name} takes a pair."
