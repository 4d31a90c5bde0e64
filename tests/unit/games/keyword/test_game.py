import hashlib
from typing import Any

import msgspec
import pytest

from rules.keyword.spec import A, B, C, Spec, game_of
from rumpus.core.chance import Chance
from rumpus.core.game import Game
from rumpus.core.values import Act, Millis, Refusal, Timer
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Answer,
    Arrange,
    BestWords,
    Blue,
    Commit,
    IsWord,
    Orange,
    Pass,
    Question,
    Ready,
    TakeBack,
)
from rumpus.games.keyword.data import FILE
from rumpus.games.keyword.events import KeywordEvent
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.state import State, View
from rumpus.testing.lexicons import lexicon_of

GAME: Game[State, Action, KeywordEvent, View, Question, Answer] = game_of("cat")
"""KEYWORD as a `Game` with its own types, so that type checkers verify it."""


def test_the_facts_tell_what_kind_of_game_it_is() -> None:
    """KEYWORD is simultaneous, each seat has secrets, and hints aren't complete."""
    facts = GAME.facts
    assert (facts.name, facts.title, facts.rules_version) == ("keyword", "KEYWORD", 1)
    assert not facts.open_information
    assert not facts.hints_complete
    assert not facts.teams
    assert facts.dynamics == "simultaneous"


def test_a_game_names_its_decks_and_word_list_by_hash() -> None:
    """The facts name the decks and the word list by their hashes."""
    listed = lexicon_of("cat dog")
    decks = hashlib.sha256(FILE.read_bytes()).hexdigest()
    assert FACTS.data == {"decks.json": decks}
    assert Keyword(listed).facts.data == {"decks.json": decks, "lexicon": listed.sha256}


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (
            "action",
            [
                Arrange(0, ()),
                Commit(3, (Orange(103), Blue(96, "z"))),
                TakeBack(1),
                Pass(0, (1, 2)),
                Ready(999),
                Announce(),
            ],
        ),
        ("question", [IsWord("Cat"), BestWords()]),
    ],
)
def test_what_a_client_sends_is_read_by_the_types_of_the_game(kind: str, values: list[Any]) -> None:
    """Each action and question is the same after encoding and decoding."""
    decoder = msgspec.json.Decoder(getattr(GAME.types, kind))
    for value in values:
        assert decoder.decode(msgspec.json.encode(value)) == value


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"commit","round":0,"pieces":[{"type":"orange","card":104}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"blue","card":97}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"blue","card":-1}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"green","card":1}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"orange","card":1,"letter":"_"}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"orange","card":1,"letter":"ab"}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"orange","card":1,"letter":"a\\n"}]}',
        '{"type":"commit","round":0,"pieces":[{"type":"orange","card":1,"letter":"?"}]}',
        '{"type":"commit","round":0,"pieces":['
        + ",".join(['{"type":"orange","card":1}'] * 13)
        + "]}",
        '{"type":"commit","round":1000,"pieces":[]}',
        '{"type":"commit","round":-1,"pieces":[]}',
        '{"type":"commit","round":0,"pieces":[],"word":"cat"}',
        '{"type":"commit","pieces":[]}',
        '{"type":"pass","round":0,"discard":[0,1,2,3,4,5,6]}',
        '{"type":"pass","round":0,"discard":[104]}',
        '{"type":"ready"}',
        '{"type":"announce","word":"keyword"}',
        '{"type":"resign"}',
    ],
)
def test_what_is_malformed_dies_in_the_codec(text: str) -> None:
    """The codec refuses malformed actions, so that the rules never see them."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=GAME.types.action)


@pytest.mark.parametrize("word", ["", "a" * 13, "a b", "a1", "caf_", "cat\n"])
def test_only_a_word_of_letters_is_asked_about(word: str) -> None:
    """A question may ask only about a word of one to twelve letters."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(IsWord(word)), type=GAME.types.question)


def test_events_and_states_survive_their_codec() -> None:
    """States, events and views are the same after encoding and decoding."""
    spec = Spec("cat?xx", "dogxxx", "zzzzzz", listed="cat").arrange(C, "zz").lay(A, "ca(t)")
    spec.skip(C, "z").lay(B, "dog")
    assert round_trip(GAME.types.state, spec.state) == spec.state
    for event in spec.events:
        assert round_trip(GAME.types.event, event) == event
    assert round_trip(GAME.types.view, spec.view(C)) == spec.view(C)


def test_a_view_tells_who_looks_and_by_what_rules() -> None:
    """A view has its seat, the rules, the phase, and when the phase ends."""
    spec = Spec("cat?xx", "dogxxx")
    view = spec.view(B)
    assert (view.you, view.rules, view.phase, view.round) == (B, spec.state.rules, "lay", 0)
    assert (view.due, view.pass_until, view.result) == (90_000, 15_000, None)
    assert spec.view(None).you is None
    assert GAME.muted(spec.state) == frozenset()


def test_a_game_is_dealt_by_chance_alone() -> None:
    """The same stream of chance gives the same deal."""
    setup = Spec("catxxx", "dogxxx").setup
    deals = [GAME.deal(setup, Millis(0), Chance(seed, "deal")) for seed in (b"1", b"2", b"1")]
    assert deals[0] == deals[2] != deals[1]


def test_a_deadline_that_the_game_does_not_wait_for_is_void() -> None:
    """A timer with another name or another time is void."""
    spec = Spec("catxxx", "dogxxx")
    chance = Chance(b"", "x")
    for timer in (Timer("sand", Millis(89_999)), Timer("shown", Millis(90_000))):
        assert GAME.decide(spec.state, timer, timer.due, chance) == Refusal("void")
    decided = GAME.decide(spec.state, Act(A, Announce()), Millis(1), chance)
    assert decided == Refusal("automatic", "KW-17")


def round_trip(kind: Any, value: Any) -> Any:
    """Encode a value, and decode it again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
