"""House rules of Keesdrow, agreed on at the table before play (KD-6)."""

from typing import Final

import msgspec

from rumpus.core.options import SLOW_SECONDS, Choice, Option, Preset, defaults
from rumpus.core.pace import slow_choices
from rumpus.core.values import Options
from rumpus.games.keesdrow.state import Rules

UNLIMITED: Final = ("turns", "points")
"""Ways to end that allow any timer and any minimum word length, unlike KD-23."""

FOR_POINTS: Final = ("none", "flip_flop")
"""Variations that are scored by points and end as agreed; Four Score has its own end (KD-28)."""

VARIATION: Final = Option(
    key="variation",
    kind="choice",
    default="none",
    sentence="We play {}.",
    rule="KD-28",
    choices=(
        Choice("none", "for points", "As printed first"),
        Choice(
            "four_score",
            "Four Score",
            "No points: fill a tile with yellow or red pegs to take it",
            needs={"end": UNLIMITED},
            brings={"words": "checked"},
        ),
        Choice("flip_flop", "Flip Flop", "A letter used again in a word turns its column"),
    ),
)

TILES_TO_WIN: Final = Option(
    key="tiles_to_win",
    kind="number",
    default=3,
    sentence="The first to take {} tiles wins.",
    rule="KD-26",
    least=3,
    most=5,
    choices=(Choice(3, "three"), Choice(4, "four"), Choice(5, "five", "A long fight")),
    when={"variation": ("four_score",)},
)

TEAMS: Final = Option(
    key="teams",
    kind="choice",
    default="no",
    sentence="The totals are {}.",
    rule="KD-25",
    choices=(
        Choice("no", "not shared", brings={"goal": 150}),
        Choice(
            "yes",
            "shared by teams of two",
            "Four, six or eight players; partners never play in a row",
            brings={"goal": 300},
        ),
    ),
)

SIZE: Final = Option(
    key="size",
    kind="choice",
    default="keesdrow",
    sentence="We play on {}.",
    rule="KD-2",
    choices=(
        Choice("keesdrow", "36 tiles", "12 by 12 letters"),
        Choice("deluxe", "64 tiles", "16 by 16 letters, better on a big screen"),
    ),
)

END: Final = Option(
    key="end",
    kind="choice",
    default="turns",
    sentence="The game ends {}.",
    rule="KD-21",
    choices=(
        Choice("turns", "after a set number of turns", "The highest total wins"),
        Choice("points", "when someone reaches a goal", "The round is played to its end"),
        Choice(
            "exhausted",
            "when nobody can find another word",
            "A long game: words of five letters or more, and a timer",
            needs={
                "min_length": (5, 6),
                "timer": (120, 30, 60, 90, 180, 300, 600, *SLOW_SECONDS),
                "variation": FOR_POINTS,
            },
        ),
    ),
    when={"variation": FOR_POINTS},
)

TURNS: Final = Option(
    key="turns",
    kind="number",
    default=10,
    sentence="Everybody gets {} turns.",
    rule="KD-22",
    least=1,
    most=50,
    choices=(
        Choice(5, "five", "A quick one"),
        Choice(7, "seven", "A short game"),
        Choice(10, "ten"),
        Choice(12, "twelve"),
        Choice(15, "fifteen"),
        Choice(20, "twenty", "A whole evening"),
    ),
    when={"end": ("turns",), "variation": FOR_POINTS},
)

GOAL: Final = Option(
    key="goal",
    kind="number",
    default=150,
    sentence="The goal is {} points.",
    rule="KD-21",
    least=20,
    most=2000,
    choices=(
        Choice(100, "100", "About six good words"),
        Choice(150, "150"),
        Choice(200, "200"),
        Choice(250, "250", "The most the rulebook suggests without teams"),
        Choice(300, "300", "For teams"),
        Choice(400, "400", "For teams"),
        Choice(500, "500", "For teams with time"),
    ),
    when={"end": ("points",), "variation": FOR_POINTS},
)

TIMER: Final = Option(
    key="timer",
    kind="number",
    default=120,
    sentence="A turn may take {}.",
    rule="KD-16",
    least=0,
    most=600,
    choices=(
        Choice(0, "as long as it takes", "No timer", needs={"end": UNLIMITED}),
        Choice(30, "30 seconds"),
        Choice(60, "a minute"),
        Choice(90, "90 seconds"),
        Choice(120, "two minutes", "As with the sand timer"),
        Choice(180, "three minutes"),
        Choice(300, "five minutes"),
        Choice(600, "ten minutes"),
        # Nobody watches a slow table for ten seconds to challenge a word.
        *slow_choices(
            "A slow game: play when it suits you; words are checked by the list",
            {"words": ("checked",)},
        ),
    ),
)

WORDS: Final = Option(
    key="words",
    kind="choice",
    default="challenge",
    sentence="A word counts {}.",
    rule="KD-17",
    choices=(
        Choice(
            "challenge",
            "unless someone challenges it",
            "Bluffing is part of the game",
            excludes={"timer": SLOW_SECONDS},
        ),
        Choice("checked", "if the word list has it", "Anything else can't be played at all"),
    ),
)

CHALLENGE_WINDOW: Final = Option(
    key="challenge_window",
    kind="number",
    default=10,
    sentence="There are {} seconds to challenge it.",
    rule="KD-17",
    least=5,
    most=60,
    choices=(
        Choice(5, "five", "For quick decisions"),
        Choice(10, "ten"),
        Choice(20, "20"),
        Choice(30, "30"),
        Choice(60, "60", "Time to argue"),
    ),
    when={"words": ("challenge",)},
)

MIN_LENGTH: Final = Option(
    key="min_length",
    kind="number",
    default=3,
    sentence="A word has at least {} letters.",
    rule="KD-15",
    least=2,
    most=6,
    choices=(
        Choice(2, "two", needs={"end": UNLIMITED}),
        Choice(3, "three", needs={"end": UNLIMITED}),
        Choice(4, "four", needs={"end": UNLIMITED}),
        Choice(5, "five"),
        Choice(6, "six", "For the patient"),
    ),
)

SHORTER: Final = Option(
    key="shorter",
    kind="choice",
    default="beginning",
    sentence="Playing a word rules out {}.",
    rule="KD-14",
    choices=(
        Choice("beginning", "its beginnings", "After CARTS, no CART on the same letters"),
        Choice("part", "all its parts", "After CARTS, no CART and no ART on the same letters"),
    ),
)

DICTIONARY_HELP: Final = Option(
    key="dictionary_help",
    kind="choice",
    default="no",
    sentence="Looking words up is {}.",
    rule="KD-6",
    choices=(
        Choice("no", "not allowed"),
        Choice("yes", "allowed on your own turn", "Check that a word exists before you play it"),
    ),
)

REVIEW: Final = Option(
    key="review",
    kind="choice",
    default="points",
    sentence="After your turn you {}.",
    rule="KD-6",
    choices=(
        Choice("points", "see what the best was worth", "The words are shown after the game"),
        Choice("two", "see the best two words", "You can still play them in your next turn"),
        Choice("words", "see the best words", "They help players who can still use them"),
        Choice("no", "don't see what you missed", "It is shown after the game"),
    ),
)

LEXICON: Final = Option(
    key="lexicon",
    kind="lexicon",
    default="rumpus-en",
    sentence="The word list is {}.",
    rule="KD-6",
)

OPTIONS: Final = (
    SIZE,
    VARIATION,
    TILES_TO_WIN,
    TEAMS,
    END,
    TURNS,
    GOAL,
    TIMER,
    WORDS,
    CHALLENGE_WINDOW,
    MIN_LENGTH,
    SHORTER,
    DICTIONARY_HELP,
    REVIEW,
    LEXICON,
)

PRESETS: Final = (
    Preset(
        "Rulebook",
        "As printed: short words count, two minutes a turn, and bluffs are fair",
        # KD-15: the rulebook has no minimum length.
        {"min_length": 2},
    ),
    Preset("Usual", "As printed, but words have three letters or more", {}),
    Preset("Quick", "Seven turns of a minute", {"turns": 7, "timer": 60, "challenge_window": 5}),
    Preset(
        "Family",
        "No clock, no bluffs, and looking words up is fine",
        {"timer": 0, "words": "checked", "dictionary_help": "yes"},
    ),
    Preset(
        "Slow",
        "Three days a turn, so nobody has to be here at the same time",
        {"timer": 259_200, "words": "checked"},
    ),
    Preset("Deluxe", "The big board", {"size": "deluxe", "turns": 12}),
    Preset("Teams", "Teams of two, and partners keep silent", {"teams": "yes"}),
    Preset("Four Score", "Take three tiles", {"variation": "four_score"}),
    Preset("Flip Flop", "A board that moves", {"variation": "flip_flop"}),
    Preset("Solitaire", "Alone against the board", {"words": "checked"}, most=1),
)

DAILY: Final[Options] = {
    **defaults(OPTIONS),
    "words": "checked",
    # The words missed in one turn would help in the next, and the day has a league table.
    "review": "no",
}
"""The solitaire game of the day: 12 by 12 letters, ten turns of two minutes each (KD-29)."""


def rules_of(options: Options) -> Rules:
    """Return validated options as `Rules`."""
    return msgspec.convert(options, Rules)
