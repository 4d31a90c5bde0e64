"""House rules of Keep Your Cool, agreed on at the table before play."""

from typing import Final

import msgspec

from rumpus.core.options import Choice, Option, Preset
from rumpus.core.values import Options
from rumpus.games.keep_your_cool.state import Rules

HANDICAP_MOST: Final = 2000
"""Most ms that a handicap can add to the windows against a player (KYC-22)."""


def _seconds(ms: int, note: str = "") -> Choice:
    """Return a choice of a time in ms, worded in seconds for players."""
    return Choice(ms, f"{ms / 1000:g} second{'' if ms == 1000 else 's'}", note)


def _time(
    key: str, default: int, sentence: str, rule: str, *choices: Choice, least: int, most: int
) -> Option:
    return Option(
        key=key,
        kind="number",
        default=default,
        sentence=sentence,
        rule=rule,
        least=least,
        most=most,
        choices=choices,
    )


GAME: Final = Option(
    key="game",
    kind="choice",
    default="standard",
    sentence="We play {}.",
    rule="KYC-2",
    choices=(
        Choice("standard", "the standard game", "Six pairs, and the first flag taken wins"),
        Choice("advanced", "the advanced game", "Eleven pairs, two flags each, points at the end"),
    ),
)

REACH: Final = _time(
    "reach",
    700,
    "A flag comes off after a reach of {}.",
    "KYC-22",
    _seconds(500, "For quick players with good connections"),
    _seconds(650),
    _seconds(700),
    _seconds(750, "A little longer"),
    _seconds(1000, "Time to look twice, so few flags come off"),
    _seconds(1500, "For slow hands"),
    _seconds(2000),
    least=500,
    most=2000,
)

REACTION: Final = _time(
    "reaction",
    150,
    "A withdrawn hand can still be stopped for {}.",
    "KYC-22",
    _seconds(150, "Feints can fool you"),
    _seconds(200),
    _seconds(300),
    _seconds(500),
    _seconds(800, "Feints rarely work"),
    _seconds(2000),
    least=150,
    most=2000,
)

VOID_STOP_LOCK: Final = _time(
    "void_stop_lock",
    800,
    "A false stop locks your STOP for {}.",
    "KYC-21",
    _seconds(300, "Mild"),
    _seconds(500),
    _seconds(800),
    _seconds(1200),
    _seconds(2000, "Think before you speak"),
    least=300,
    most=2000,
)

FLIP_TIME: Final = _time(
    "flip_time",
    400,
    "Turning a tile takes {}.",
    "KYC-6",
    _seconds(200, "Nimble"),
    _seconds(400),
    _seconds(700),
    _seconds(1000, "Calm"),
    least=200,
    most=1000,
)

THIRD_FLIP: Final = Option(
    key="third_flip",
    kind="choice",
    default="foul",
    sentence="A third tile face up is {}.",
    rule="KYC-9",
    choices=(
        Choice("foul", "a foul", "All tiles go face down, and the roles swap"),
        Choice("refused", "refused", "The table prevents it"),
    ),
)

SWAP_PAUSE: Final = _time(
    "swap_pause",
    1000,
    "After losing the tiles, a player waits {} before speaking.",
    "KYC-12",
    Choice(0, "no time", "Have an answer ready"),
    _seconds(500),
    _seconds(1000),
    _seconds(2000),
    _seconds(3000),
    least=0,
    most=3000,
)

WORD_PAUSE: Final = _time(
    "word_pause",
    500,
    "After a refused word, the next one has to wait {}.",
    "KYC-17",
    _seconds(200),
    _seconds(500),
    _seconds(1000),
    _seconds(2000),
    least=200,
    most=3000,
)

FIRST_WORD_TIME: Final = _time(
    "first_word_time",
    30_000,
    "The first word must be said within {}.",
    "KYC-5",
    _seconds(10_000),
    _seconds(30_000),
    _seconds(60_000),
    _seconds(120_000),
    least=5_000,
    most=120_000,
)

SAME_LETTER_TWICE: Final = Option(
    key="same_letter_twice",
    kind="choice",
    default="no",
    sentence="If a key word begins and ends alike, an answer needs that letter {}.",
    rule="KYC-11",
    choices=(Choice("no", "once"), Choice("yes", "twice", "Harder")),
)

MIN_ANSWERS: Final = Option(
    key="min_answers",
    kind="number",
    default=1,
    sentence="A word must leave at least {} to answer it.",
    rule="KYC-17",
    least=1,
    most=50,
    choices=(
        Choice(1, "one common word"),
        Choice(10, "ten common words"),
        Choice(50, "fifty common words", "There's always something to say"),
    ),
)

TIE_BREAK: Final = Option(
    key="tie_break",
    kind="choice",
    default="draw",
    sentence="If the players are tied at the end, {}.",
    rule="KYC-25",
    choices=(
        Choice("draw", "it's a draw"),
        Choice("last_pair", "the last pair decides", "The player who took it wins"),
    ),
)

STRICTNESS: Final = Option(
    key="strictness",
    kind="choice",
    default="family",
    sentence="Saying a word uses up {}.",
    rule="KYC-15",
    choices=(
        Choice("exact", "only that word", "After play, plays is fine"),
        Choice("inflections", "its inflections", "After play, played is out but player is fine"),
        Choice("family", "its whole family", "After play, played and player are out"),
    ),
)

WORDS: Final = Option(
    key="words",
    kind="choice",
    default="table",
    sentence="Words are judged by {}.",
    rule="KYC-28",
    choices=(
        Choice("table", "the table", "By word list and families, at once"),
        Choice(
            "moderator",
            "the moderator",
            "Every word counts unless the moderator strikes it; needs a moderator",
        ),
    ),
)

LEXICON: Final = Option(
    key="lexicon",
    kind="lexicon",
    default="rumpus-en",
    sentence="The word list is {}.",
    rule="KYC-14",
)

OPTIONS: Final = (
    GAME,
    REACH,
    REACTION,
    VOID_STOP_LOCK,
    FLIP_TIME,
    THIRD_FLIP,
    SWAP_PAUSE,
    WORD_PAUSE,
    FIRST_WORD_TIME,
    SAME_LETTER_TWICE,
    MIN_ANSWERS,
    STRICTNESS,
    WORDS,
    LEXICON,
    TIE_BREAK,
)

PRESETS: Final = (
    Preset("Rulebook", "As printed: six pairs, and a flag wins", {}),
    Preset("Advanced", "All eleven pairs, and points for flags", {"game": "advanced"}),
    Preset(
        "Gentle",
        "More time for hands and thoughts, and no fouls",
        {
            "reach": 750,
            "reaction": 200,
            "void_stop_lock": 500,
            "flip_time": 700,
            "third_flip": "refused",
            "swap_pause": 2000,
            "first_word_time": 60_000,
            "min_answers": 50,
            "tie_break": "last_pair",
        },
    ),
    Preset(
        "Lightning",
        "Quick hands, quick tongues",
        {
            "reach": 650,
            "flip_time": 200,
            "swap_pause": 500,
            "first_word_time": 10_000,
            "tie_break": "last_pair",
        },
    ),
)


def rules_of(options: Options) -> Rules:
    """Return validated options as `Rules`."""
    return msgspec.convert(options, Rules)
