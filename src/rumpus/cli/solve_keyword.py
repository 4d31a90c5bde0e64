"""`rumpus solve keyword`: prints the words that a hand can spell, each with the cards to use."""

import argparse

import msgspec

from rumpus.cli.common import Commands, add_data, lexicon_of, lexicons_of, positive
from rumpus.cli.failure import CommandError
from rumpus.words.hands import hands_of
from rumpus.words.laying import Laying, Pick
from rumpus.words.lexicon import BUNDLED


def add_to(games: Commands) -> None:
    """Add the game to the command."""
    parser = games.add_parser("keyword", help="all words of a hand, each with its cards")
    parser.add_argument(
        "--hand", required=True, metavar="ABC...", help="orange cards; ? is a blank"
    )
    parser.add_argument("--blue", default="", metavar="ABC...", help="blue cards; ? is a blank")
    parser.add_argument("--min-length", type=positive, default=2, metavar="N")
    parser.add_argument("--lexicon", default=BUNDLED, metavar="NAME")
    parser.add_argument("--top", type=positive, metavar="N", help="print only the N best")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per word")
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the words, the best first."""
    hands = hands_of(lexicon_of(lexicons_of(options.data), options.lexicon))
    try:
        found = hands.words(
            options.hand.lower(),
            options.blue.lower(),
            options.top or len(hands),
            least=options.min_length,
        )
    except ValueError as error:
        raise CommandError(str(error)) from error
    for laying in found:
        print(msgspec.json.encode(laying).decode() if options.json else _shown(laying))
    return 0


def _shown(laying: Laying) -> str:
    """Write the numbers of letters and of blue cards, the word, and its letters marked by card."""
    letters = "".join(map(_letter, laying.word, laying.picks))
    return f"{len(laying.word):>3} {laying.blue:>3}  {laying.word:<15}  {letters}"


def _letter(letter: str, pick: Pick) -> str:
    """Write a letter: a capital if from an orange card, in brackets if from a blank."""
    own = letter.upper() if pick.colour == "orange" else letter
    return f"({own})" if pick.blank else own
