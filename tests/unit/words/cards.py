"""Hands of cards and a search that tries every card, for the tests of the hand solver."""

from collections.abc import Iterator

from hypothesis import strategies as st

from rumpus.words import Laying, Pick

Worth = tuple[int, int, int]
"""Blue cards, then blanks and orange blanks, both negated; the greater tuple is better."""


def hands(letters: str, most: int) -> st.SearchStrategy[tuple[str, str]]:
    """Draw orange and blue cards of few letters, blanks among them."""
    cards = st.text(st.sampled_from(letters + "?"), max_size=most)
    return st.tuples(cards, cards)


def layings(word: str, orange: str, blue: str) -> Iterator[tuple[Pick, ...]]:
    """Yield all ways to spell the word with different cards, at least one of them orange."""
    cards = [Pick("orange", at, card == "?") for at, card in enumerate(orange)]
    cards += [Pick("blue", at, card == "?") for at, card in enumerate(blue)]

    def tried(at: int, used: tuple[Pick, ...]) -> Iterator[tuple[Pick, ...]]:
        if at == len(word):
            yield used
            return
        for card in cards:
            if card not in used and letter_of(card, orange, blue) in {word[at], "?"}:
                yield from tried(at + 1, (*used, card))

    return (used for used in tried(0, ()) if any(card.colour == "orange" for card in used))


def letter_of(card: Pick, orange: str, blue: str) -> str:
    """Return what is printed on a card."""
    return (orange if card.colour == "orange" else blue)[card.at]


def worth(picks: tuple[Pick, ...]) -> Worth:
    """Return the worth of a laying: most blue cards first (KW-14), then fewest blanks."""
    return (
        sum(pick.colour == "blue" for pick in picks),
        -sum(pick.blank for pick in picks),
        -sum(pick.blank and pick.colour == "orange" for pick in picks),
    )


def best_of(word: str, orange: str, blue: str) -> Worth | None:
    """Return the worth of a word's best laying, or None if it can't be laid."""
    return max(map(worth, layings(word, orange, blue)), default=None)


def most_blue(word: str, orange: str, blue: str) -> int | None:
    """
    Return the most blue cards that a word can be laid with, or None if it can't be laid.

    Cards of one kind aren't distinguished, so that this is quick enough for long words.
    """
    best = -1
    stack = [(0, orange, blue, 0)]
    while stack:
        at, own, shared, count = stack.pop()
        if at == len(word):
            best = max(best, count) if count < len(word) else best
            continue
        for card in {word[at], "?"}:
            if card in own:
                stack.append((at + 1, own.replace(card, "", 1), shared, count))
            if card in shared:
                stack.append((at + 1, own, shared.replace(card, "", 1), count + 1))
    return best if best >= 0 else None


def ranked(words: list[str], orange: str, blue: str, least: int) -> list[tuple[str, int]]:
    """Return the words that a hand can lay, with their blue cards, in the order of KW-14."""
    found = [(word, most_blue(word, orange, blue)) for word in words if len(word) >= least]
    laid = [(word, blues) for word, blues in found if blues is not None]
    return sorted(laid, key=lambda item: (-len(item[0]), -item[1], item[0]))


def answered(found: tuple[Laying, ...]) -> list[tuple[str, int]]:
    """Return the words of an answer, with their blue cards."""
    return [(laying.word, laying.blue) for laying in found]
