"""What the picture of a game says."""


def words(count: int) -> str:
    """
    Return a number of words.

    >>> words(1)
    '1 word'
    """
    return f"{count} {'word' if count == 1 else 'words'}"


def letters(count: int) -> str:
    """Return the number of letters in a player's words; words have more than one."""
    return f"{count} letters" if count else ""


def longest(word: str) -> str:
    """Return the longest word of a game."""
    return f"Longest word {word.upper()}."


def spells(name: str, keyword: str) -> str:
    """Return who spelled the keyword."""
    return f"{name} spells {keyword.upper()}."


def keeps(name: str, word: str) -> str:
    """Return whose word won a round."""
    return f"{name} keeps {word.upper()}."


def nobody() -> str:
    """Return that no word won a round."""
    return "Nobody scores in this round."
