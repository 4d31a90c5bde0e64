"""`rumpus solve keyword`: words from a hand, as the solver finds them."""

import msgspec
import pytest

from rumpus.cli.main import main
from rumpus.words import Laying, bundled, hands_of


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Solve a hand, and return the lines."""
    assert main(["solve", "keyword", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_every_word_with_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """The lines are the solver's words, the best first; capital letters are the same cards."""
    lines = printed(capsys, "--json", "--hand", "CATxq?", "--blue", "dogs")

    found = tuple(msgspec.json.decode(line, type=Laying) for line in lines)
    assert found == hands_of(bundled()).words("catxq?", "dogs", len(bundled()))
    assert len(found) > 100


def test_only_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    """``--top`` and ``--min-length`` limit the words, and ``--blue`` is optional."""
    hand = ["--hand", "catsrq"]

    assert printed(capsys, *hand, "--top", "3") == printed(capsys, *hand)[:3]
    assert min(int(line.split()[0]) for line in printed(capsys, *hand, "--min-length", "5")) == 5


def test_people_see_where_the_letters_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line has two counts, the word and its cards: orange in capitals, blanks in brackets."""
    lines = printed(capsys, "--hand", "dogqz?", "--blue", "cate?s", "--top", "1")

    assert [line.split() for line in lines] == [["10", "6", "dogwatches", "DOG(w)atc(H)es"]]


@pytest.mark.parametrize("cards", ["ca7", "a" * 33])
def test_what_is_no_hand_is_refused(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    """Invalid cards are reported with status 2."""
    assert main(["solve", "keyword", "--hand", cards]) == 2
    assert "card" in capsys.readouterr().err
