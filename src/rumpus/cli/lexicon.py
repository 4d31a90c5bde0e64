"""`rumpus lexicon`: list word lists, add one, look up words and their families."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rumpus.cli.common import Commands, add_data, lexicon_of, lexicons_of
from rumpus.cli.failure import FAILED, CommandError
from rumpus.cli.families import add_forms, add_same
from rumpus.store.folder import LEXICONS
from rumpus.store.lexicons import Lexicons
from rumpus.words.compiling import import_lexicon
from rumpus.words.language import ENGLISH, Language, LanguageError, languages, read_language
from rumpus.words.layout import LexiconError, check_name
from rumpus.words.lexicon import BUNDLED, read_lexicon
from rumpus.words.sifting import Fit, fit_words


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("lexicon", help="list, add and check word lists")
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list the word lists")
    listing.set_defaults(run=run_list)
    adding = actions.add_parser("add", help="add a word list, one word a line, UTF-8")
    adding.add_argument("name", metavar="NAME", help="a to z, 0 to 9 and hyphens")
    adding.add_argument("file", type=Path, metavar="FILE")
    known = ", ".join(languages())
    adding.add_argument(
        "--language",
        default=ENGLISH.code,
        metavar="LANGUAGE",
        help=f"{known}, or a file that describes another (default: {ENGLISH.code})",
    )
    adding.add_argument(
        "--lenient",
        action="store_true",
        help="leave out abbreviations, single letters and words with other signs, and count them",
    )
    adding.set_defaults(run=run_add)
    checking = actions.add_parser("check", help="check whether a list has words")
    checking.add_argument("words", nargs="+", metavar="WORD")
    checking.add_argument("--lexicon", default=BUNDLED, metavar="NAME")
    checking.set_defaults(run=run_check)
    for action in (listing, adding, checking, add_forms(actions), add_same(actions)):
        add_data(action)


def run_list(options: argparse.Namespace) -> int:
    """List the word lists: name, number of words, SHA-256."""
    lexicons = lexicons_of(options.data)
    for name in lexicons.names():
        lexicon = lexicon_of(lexicons, name)
        language = lexicon.language.code
        print(f"{name:32} {language:3} {len(lexicon):>9} words  sha256 {lexicon.sha256}")
    return 0


def run_add(options: argparse.Namespace) -> int:
    """Compile a word list into the room's folder; a running room finds it at once."""
    if options.name == BUNDLED:
        raise CommandError(f"{BUNDLED} is the list that ships with the room; choose another name")
    try:
        check_name(options.name)
        text = options.file.read_bytes()
    except LexiconError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"can't add {options.file}: {error}") from error
    try:
        language = _language(options.language)
        wanted = fit_words(text, language) if options.lenient else Fit(text, 0)
        compiled = import_lexicon(options.name, wanted.text, language)
        folder = options.data / LEXICONS
        folder.mkdir(parents=True, exist_ok=True)
        Lexicons(folder).add(options.name, compiled)
    except (ValueError, OSError) as error:
        raise CommandError(f"can't add {options.file}: {error}", FAILED) from error
    lexicon = read_lexicon(compiled)
    print(f"{lexicon.name}: {len(lexicon)} words, sha256 {lexicon.sha256}")
    if options.lenient:
        print(f"{wanted.left_out} lines were left out")
    return 0


def _language(named: str) -> Language:
    """Return a language by its code, or as a file describes it. Raises ValueError, OSError."""
    known = languages().get(named)
    if known is not None:
        return known
    if Path(named).suffix != ".json":
        raise LanguageError(f"{named!r} is none of {', '.join(languages())}, nor a .json file")
    return read_language(Path(named).read_bytes())


def run_check(options: argparse.Namespace) -> int:
    """Look up words; status 1 if the list lacks one."""
    lexicon = lexicon_of(lexicons_of(options.data), options.lexicon)
    words: Sequence[str] = options.words
    folded = [lexicon.language.folded(word) for word in words]
    for word, listed in zip(words, folded, strict=True):
        commonness = lexicon.commonness(listed)
        print(f"{word}: yes, class {commonness} of 9" if commonness else f"{word}: no")
    return 0 if all(word in lexicon for word in folded) else FAILED
