"""Word lists of a few words, for tests."""

from functools import cache

from rumpus.words import Entry, Lexicon, compile_lexicon, read_lexicon


@cache
def lexicon_of(words: str) -> Lexicon:
    """Return a list of these words; a word followed by ``!`` is never suggested."""
    entries = [Entry(word.rstrip("!"), 1, word.endswith("!")) for word in words.split()]
    return read_lexicon(compile_lexicon("tiny", entries))
