"""Every kind of alert has its text in every language, by each way that it takes."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, get_args

import pytest
from msgspec.structs import replace

from rumpus.server.alerts.alert import Alert, Kind
from rumpus.server.alerts.mail_text import Writer
from rumpus.server.alerts.mail_words import WRITTEN, words_in
from rumpus.server.endpoints.language import LANGUAGES
from rumpus.store.people.mails import Mail

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WORKER: Final = (Path(__file__).resolve().parents[3] / "web/public/worker.js").read_text("utf-8")
LATE: Final = {"done", "round", "found"}
"""Kinds that are no use by the time somebody reads an e-mail, or that take a push back."""
NOT_PUSHED: Final = {"came_in"}
"""It signs out the devices that could show it."""


def titles(language: str) -> set[str]:
    """Return the kinds for which the service worker has a title in a language."""
    block = re.search(rf"^  {language}: {{.*?titles: {{(.*?)}}", WORKER, re.MULTILINE | re.DOTALL)
    assert block is not None
    return set(re.findall(r"(\w+): '", block[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_is_pushed_and_written_in_each_language(language: str) -> None:
    """A new kind without a text, or without a decision about e-mail, fails here."""
    assert titles(language) == set(KINDS) - NOT_PUSHED
    assert set(KINDS) - LATE == WRITTEN
    assert set(words_in(language).subjects) == set(words_in(language).bodies) == WRITTEN
    assert language == "en" or words_in(language) is not words_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(WRITTEN))
def test_each_e_mail_names_who_and_where(kind: Kind, language: str) -> None:
    """No placeholder is left, and each says how to get no more of them."""
    writer = Writer("room@example.org", "https://play.example.org/")
    mail = Mail("ann", "ann@example.net", True, None, "secret", 0, language)
    due = int(1000 * datetime(2026, 12, 4, 9, 30, tzinfo=UTC).timestamp())
    message = writer.alert(mail, Alert(kind, "amber-otter-1", "Keesdrow", ("Bob",), due), 0.0)
    text = message.get_content()
    assert "Bob" in text
    assert "Keesdrow" in text
    assert "/mail#stop=secret" in text
    assert not re.search(r"[{}]", text + message["Subject"])
    if kind not in {"let_in", "came_in"}:
        assert "https://play.example.org/t/amber-otter-1" in text
    if language != "en":
        english = writer.alert(replace(mail, language="en"), Alert(kind, "", "Keesdrow"), 0.0)
        assert message["Subject"] != english["Subject"]
