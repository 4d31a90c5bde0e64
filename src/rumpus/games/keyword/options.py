"""House rules of KEYWORD, agreed on at the table before play (KW-0, KW-2)."""

from typing import Final

import msgspec

from rumpus.core.options import SLOW_SECONDS, Choice, Option, Preset
from rumpus.core.pace import slow_choices
from rumpus.core.values import Options
from rumpus.games.keyword.state import Rules

SHORTEST_TIMER: Final = 20
"""Shortest timer in seconds, since nobody can lay a word in less; 0 is no timer (KW-0)."""

KEYWORD: Final = Option(
    key="keyword",
    kind="word",
    default="keyword",
    sentence="The keyword is {}.",
    rule="KW-2",
    least=3,
    most=12,
    choices=(
        Choice("keyword", "KEYWORD", "Seven letters, for two players"),
        Choice("orange", "ORANGE", "Six letters"),
        Choice("crane", "CRANE", "Five letters, for three players"),
        Choice("rose", "ROSE", "Four letters"),
        Choice("tea", "TEA", "Three letters, for four players or more"),
    ),
)

TIMER: Final = Option(
    key="timer",
    kind="number",
    default=90,
    sentence="A round may take {}.",
    rule="KW-0",
    least=0,
    most=300,
    choices=(
        Choice(0, "as long as it takes", "No timer: you may pass until someone has laid"),
        Choice(30, "30 seconds"),
        Choice(60, "a minute"),
        Choice(90, "90 seconds", "As with the sand timer"),
        Choice(120, "two minutes"),
        Choice(180, "three minutes"),
        Choice(300, "five minutes"),
        *slow_choices(
            "A slow game: play when it suits you; you may pass until the round ends",
            {"crack": ("automatic",)},
        ),
    ),
)

_PASS_TIMED: Final = tuple(
    each.value for each in TIMER.choices if each.value not in {0, *SLOW_SECONDS}
)

PASS_WINDOW: Final = Option(
    key="pass_window",
    kind="number",
    default=15,
    sentence="You may pass and swap cards in the first {}.",
    rule="KW-10",
    least=5,
    most=60,
    choices=(
        Choice(5, "five seconds", "Look once and decide"),
        Choice(10, "ten seconds"),
        Choice(15, "15 seconds"),
        Choice(30, "30 seconds"),
        Choice(60, "minute", "Try first, then swap cards if nothing comes"),
    ),
    when={"timer": _PASS_TIMED},
)

MIN_LENGTH: Final = Option(
    key="min_length",
    kind="number",
    default=2,
    sentence="A word has at least {} letters.",
    rule="KW-8",
    least=2,
    most=6,
    choices=(
        Choice(2, "two"),
        Choice(3, "three"),
        Choice(4, "four"),
        Choice(5, "five"),
        Choice(6, "six", "For the patient"),
    ),
)

WORDS: Final = Option(
    key="words",
    kind="choice",
    default="checked",
    sentence="Words are checked {}.",
    rule="KW-13",
    choices=(
        Choice("checked", "when the words are shown", "An invalid word doesn't score"),
        Choice("helped", "while you lay it", "Nobody lays an invalid word by mistake"),
    ),
)

CRACK: Final = Option(
    key="crack",
    kind="choice",
    default="automatic",
    sentence="A completed keyword is spotted {}.",
    rule="KW-17",
    choices=(
        Choice("automatic", "by the table", "The first player to complete it wins at once"),
        Choice(
            "announced",
            "by the players",
            "Call it yourself: one wrong call a round",
            excludes={"timer": SLOW_SECONDS},
        ),
    ),
)

REVIEW: Final = Option(
    key="review",
    kind="choice",
    default="own",
    sentence="After a round you can look up the best word in {}.",
    rule="KW-4",
    choices=(
        Choice("own", "your own hand"),
        Choice("all", "every hand", "That shows the cards players keep, too"),
        Choice("no", "no hand", "Best words are shown after the game"),
    ),
)

LEXICON: Final = Option(
    key="lexicon",
    kind="lexicon",
    default="rumpus-en",
    sentence="The word list is {}.",
    rule="KW-8",
)

OPTIONS: Final = (
    KEYWORD,
    TIMER,
    PASS_WINDOW,
    MIN_LENGTH,
    WORDS,
    CRACK,
    REVIEW,
    LEXICON,
)

PRESETS: Final = (
    Preset("Rulebook", "As printed: the longest word wins, and the code is KEYWORD", {}),
    Preset("Quick", "A short keyword and a minute a round", {"keyword": "crane", "timer": 60}),
    Preset(
        "Family",
        "No clock, and words are checked as you lay",
        {"keyword": "rose", "timer": 0, "words": "helped"},
    ),
    Preset(
        "Slow",
        "Three days a round, so nobody has to be here at the same time",
        {"timer": 259_200},
    ),
    Preset(
        "Tournament",
        "Spot for yourself that you've cracked the code",
        {"keyword": "crane", "crack": "announced", "min_length": 3, "review": "no"},
    ),
)


def rules_of(options: Options) -> Rules:
    """Return validated options as `Rules`."""
    return msgspec.convert(options, Rules)
