"""Every rule of a rulebook is proved by a test that says so."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^### ([A-Z]{2,3}-\d+) · \S", re.MULTILINE)
CITED = re.compile(r"\b(KD|KW|KYC|IC)-(\d+)\b")
RULES = {
    rule: page.name
    for page in sorted((ROOT / "docs" / "rules").glob("*.md"))
    for rule in HEADING.findall(page.read_text(encoding="utf-8"))
}


def marks(file: Path) -> Iterator[str]:
    """Give the ids of every ``pytest.mark.rule(...)`` in a file, on tests and on modules."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


MARKED = {rule for file in sorted((ROOT / "tests").rglob("test_*.py")) for rule in marks(file)}


def test_there_are_rules() -> None:
    """The rulebooks in ``docs/rules`` have a third-level heading for each rule, with its id."""
    assert len(RULES) > 20


def test_rules_are_numbered_without_a_gap() -> None:
    """No rule of a book is missing; those of ICECOOL are IC-1 to IC-40."""
    books: dict[str, list[int]] = {}
    for rule in RULES:
        book, _, number = rule.partition("-")
        books.setdefault(book, []).append(int(number))

    assert books["IC"] == list(range(1, 41))
    for numbers in books.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_has_a_test(rule: str) -> None:
    """Some test is marked with the rule."""
    assert rule in MARKED


def test_tests_claim_rules_that_exist() -> None:
    """No test is marked with an id that is in no rulebook."""
    assert sorted(MARKED - RULES.keys()) == []


def test_code_cites_rules_that_exist() -> None:
    """Every rule id in the source stands in a rulebook."""
    source = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.[ts]*")]
    cited = {
        match[0]: file.name
        for file in source
        for match in CITED.finditer(file.read_text(encoding="utf-8"))
    }

    assert {rule: file for rule, file in cited.items() if rule not in RULES} == {}
