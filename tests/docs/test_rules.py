"""Tests that every rule of a rulebook is cited by the code that decides it and has a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.games.registry import games

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^### ([A-Z]{2,3}-\d+) · \S", re.MULTILINE)
UNCHECKED = re.compile(r"^Nothing to check: \S", re.MULTILINE)
"""Mark in a rulebook for a rule that no code decides, such as an example."""
DESCRIPTIONS = {"actions.py", "events.py", "state.py", "values.py"}
"""Modules of a game that define its actions, events and state, but decide nothing."""


def rules() -> Iterator[tuple[str, str]]:
    """Yield the id and the text of every rule."""
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        _, *parts = HEADING.split(page.read_text(encoding="utf-8"))
        yield from zip(parts[::2], parts[1::2], strict=True)


RULES = dict(rules())
BOOKS = sorted({rule.partition("-")[0] for rule in RULES})
CITED = re.compile(rf"\b(?:{'|'.join(BOOKS)})-\d+\b")
RANGE = re.compile(
    CITED.pattern + r"(?:(?:\s+(?:to|through|until)\s+|\s*[-\u2013\u2014\u2026]\s*)(?:[A-Z]+-)?"
    r"|,\s*|/|\s+(?:and|or)\s+)\d+\b"
)
"""Ranges and lists, which hide ids from a search: "KD-7 to KD-9", "KD-7 to 9", "KD-7, 8"."""
SOURCE = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.[ts]*")]


def marks(file: Path) -> Iterator[str]:
    """Yield the ids of every ``pytest.mark.rule(...)`` in a file, on tests and on modules."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


MARKED = {rule for file in sorted((ROOT / "tests").rglob("test_*.py")) for rule in marks(file)}


def test_there_are_rules() -> None:
    """More than 20 rules are found by the headings with ids in ``docs/rules``."""
    assert len(RULES) > 20


def test_rules_are_numbered_without_a_gap() -> None:
    """The rules of each book are numbered without a gap; those of ICECOOL 2 are IC-1 to IC-40."""
    books: dict[str, list[int]] = {}
    for rule in RULES:
        book, _, number = rule.partition("-")
        books.setdefault(book, []).append(int(number))

    assert books["IC"] == list(range(1, 41))
    for numbers in books.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_an_option_cites_the_rule_that_names_it() -> None:
    """An option cites a rule whose text names it as a house rule."""
    for registered in games().values():
        options = {option.key: option.rule for option in registered.facts.options}
        book = next(iter(options.values())).partition("-")[0]
        named = [
            (key, rule)
            for rule, text in RULES.items()
            if rule.startswith(f"{book}-")
            for line in re.findall(r"^House rules?: (.*)", text, re.MULTILINE)
            for key in re.findall(r"`(\w+)`", line)
        ]
        elsewhere = {key for key, _ in named if key in options} - {
            key for key, rule in named if options.get(key) == rule
        }
        assert elsewhere == set()


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_has_a_test(rule: str) -> None:
    """At least one test is marked with the rule."""
    assert rule in MARKED


def test_tests_claim_rules_that_exist() -> None:
    """Every id with which a test is marked is in a rulebook."""
    assert sorted(MARKED - RULES.keys()) == []


def deciding() -> Iterator[Path]:
    """Yield the files that may decide a rule: all but bots and definitions of a game's values."""
    package = ROOT / "src" / "rumpus"
    for file in package.rglob("*.py"):
        if file.name not in DESCRIPTIONS and "bots" not in file.relative_to(package).parts:
            yield file


def cited_where_decided(file: Path) -> set[str]:
    """Return the rule ids that a file cites outside its module docstring, which decides nothing."""
    source = file.read_text(encoding="utf-8")
    module = ast.get_docstring(ast.parse(source), clean=False) or ""
    return set(CITED.findall(source.replace(module, "", 1)))


DECIDED = set[str]().union(*map(cited_where_decided, deciding()))


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_is_cited_by_the_code_that_decides_it_or_says_that_none_does(rule: str) -> None:
    """A rule is either cited by code or marked in the rulebook as one that no code decides."""
    unchecked = UNCHECKED.search(RULES[rule]) is not None

    assert (rule in DECIDED) is not unchecked


def test_code_cites_no_ranges_of_rules() -> None:
    """Code contains no ranges or lists of ids, as a search wouldn't find an id within one."""
    ranges = {
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in SOURCE
        for match in RANGE.finditer(file.read_text(encoding="utf-8"))
    }

    assert sorted(ranges) == []


def test_code_cites_rules_that_exist() -> None:
    """Every rule id in the source is in a rulebook."""
    cited = {
        match[0]: file.name
        for file in SOURCE
        for match in CITED.finditer(file.read_text(encoding="utf-8"))
    }

    assert {rule: file for rule, file in cited.items() if rule not in RULES} == {}
