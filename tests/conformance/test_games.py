"""Every game answers the conformance suite; so do toys that do what the games do not yet."""

from collections.abc import Callable

import pytest

from icecool_subject import ICECOOL
from keep_your_cool_subject import KEEP_YOUR_COOL
from keesdrow_subject import KEESDROW
from keyword_subject import KEYWORD
from rumpus.core.conform import QUESTIONS, Subject
from toys.subjects import REACH, SEALED, SHOT

SUBJECTS = {
    "keesdrow": KEESDROW,
    "keep_your_cool": KEEP_YOUR_COOL,
    "keyword": KEYWORD,
    "icecool": ICECOOL,
    "sealed": SEALED,
    "reach": REACH,
    "shot": SHOT,
}


@pytest.mark.replay
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.__name__)
def test_game_conforms(question: Callable[[Subject], None], subject: Subject) -> None:
    """The game answers the question as every game must."""
    question(subject)
