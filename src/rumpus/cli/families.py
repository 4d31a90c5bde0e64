"""`rumpus lexicon forms` and `rumpus lexicon same`: queries of a list's word families."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

from rumpus.cli.common import lexicon_of, lexicons_of
from rumpus.cli.failure import FAILED, CommandError
from rumpus.words import Link, Strictness, families_of
from rumpus.words.lexicon import BUNDLED

STANDARD_INPUT: Final = "-"


def add_forms(actions: Any) -> argparse.ArgumentParser:
    """Add ``rumpus lexicon forms``."""
    parser: argparse.ArgumentParser = actions.add_parser("forms", help="list the family of a word")
    parser.add_argument("word", metavar="WORD")
    parser.set_defaults(run=run_forms)
    return _asking(parser)


def add_same(actions: Any) -> argparse.ArgumentParser:
    """Add ``rumpus lexicon same``."""
    parser: argparse.ArgumentParser = actions.add_parser(
        "same", help="check whether two words are of one family, and show the steps"
    )
    parser.add_argument(
        "words", nargs="+", metavar="WORD", help="two words, or - to read pairs, one a line"
    )
    parser.set_defaults(run=run_same)
    return _asking(parser)


def run_forms(options: argparse.Namespace) -> int:
    """List the family of a word, with the steps to each relative; status 1 if it isn't a word."""
    lexicon = lexicon_of(lexicons_of(options.data), options.lexicon)
    families, word = families_of(lexicon), str(options.word).lower()
    if word not in lexicon:
        print(f"{word}: not in the list")
        return FAILED
    for other in families.relatives(word, options.strictness)[1:]:
        chain = families.same(word, other, options.strictness)
        print(f"{other}: {_steps(chain or ())}")
    return 0


def run_same(options: argparse.Namespace) -> int:
    """Judge pairs of words; status 1 if the two words of any pair aren't of one family."""
    families = families_of(lexicon_of(lexicons_of(options.data), options.lexicon))
    given: Sequence[str] = options.words
    pairs = _lines(sys.stdin) if list(given) == [STANDARD_INPUT] else iter([_pair(given)])
    status = 0
    for one, other in pairs:
        chain = families.same(one, other, options.strictness)
        print(f"{one} {other}: {_verdict(chain)}", flush=True)
        status = FAILED if chain is None else status
    return status


def _asking(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--lexicon", default=BUNDLED, metavar="NAME")
    parser.add_argument("--strictness", choices=get_args(Strictness), default="family")
    return parser


def _lines(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        if line.strip():
            yield _pair(line.split())


def _pair(words: Sequence[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise CommandError(f"expected two words, got {len(words)}: {' '.join(words)}")
    one, other = words
    return one.lower(), other.lower()


def _verdict(chain: Sequence[Link] | None) -> str:
    if chain is None:
        return "no"
    return f"yes, {_steps(chain)}" if chain else "yes, the same word"


def _steps(chain: Iterable[Link]) -> str:
    return "; ".join(f"{link.word} <- {link.base}, {link.how}" for link in chain)
