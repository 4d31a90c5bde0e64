from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rules.keesdrow.spec import A, B, C, Spec, cells
from rumpus.core.chance import Chance
from rumpus.core.game import AnyGame, Game
from rumpus.core.values import Refusal
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Answer,
    Challenge,
    IsWord,
    Pass,
    PathsOf,
    Pick,
    Question,
    Spell,
)
from rumpus.games.keesdrow.events import KeesdrowEvent, Laid, Struck
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.games.keesdrow.state import State, View
from rumpus.testing.lexicons import lexicon_of

GAME: Game[State, Action, KeesdrowEvent, View, Question, Answer] = Keesdrow(lexicon_of("cart"))
"""Keesdrow as a `Game` with its own types, so that type checkers verify it."""


def test_the_facts_tell_what_kind_of_game_it_is() -> None:
    """Keesdrow is sequential and open, has teams, and its hints aren't complete."""
    facts = GAME.facts
    assert (facts.name, facts.title, facts.rules_version) == ("keesdrow", "Keesdrow", 2)
    assert facts.open_information
    assert not facts.hints_complete
    assert facts.teams
    assert facts.dynamics == "sequential"


@pytest.mark.rule("KD-6")
def test_a_game_names_its_word_list_by_hash() -> None:
    """The facts name the word list by its hash, as well as the tiles."""
    listed = lexicon_of("cart trac")
    assert Keesdrow(listed).facts.data == {**FACTS.data, "lexicon": listed.sha256}
    assert GAME.facts.data["lexicon"] != listed.sha256


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("action", [Pick(3), Spell((1, 2, 2)), Pass(), Accept(), Challenge()]),
        ("question", [PathsOf("cart"), IsWord("cart")]),
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
        '{"type":"spell","path":[]}',
        '{"type":"spell","path":[256]}',
        '{"type":"spell","path":[-1]}',
        '{"type":"pick","tile":64}',
        '{"type":"pass","more":1}',
        '{"type":"resign"}',
        '{"type":"spell","path":[' + ",".join(["1"] * 29) + "]}",
    ],
)
def test_what_is_malformed_dies_in_the_codec(text: str) -> None:
    """The codec refuses malformed actions, so that the rules never see them."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=GAME.types.action)


def test_events_and_states_survive_their_codec() -> None:
    """States, events and views are the same after encoding and decoding."""
    spec = Spec("CARTS", seats=3).play(A, "a1 b1 c1 d1")
    assert round_trip(GAME.types.state, spec.state) == spec.state
    for event in spec.events:
        assert round_trip(GAME.types.event, event) == event
    assert round_trip(GAME.types.view, spec.view(C)) == spec.view(C)


def test_the_view_is_the_state_without_the_backs() -> None:
    """Every field that view and state share is equal, and the letters are the faces in a row."""
    spec = Spec("CARTS", seats=3).play(A, "a1 b1 c1 d1").when(C, Accept())
    view, state = spec.view(B), spec.state
    both = set(View.__struct_fields__) & set(State.__struct_fields__)
    assert set(State.__struct_fields__) - both == {"setup", "faces", "backs", "used", "outcome"}
    assert all(getattr(view, name) == getattr(state, name) for name in both)
    assert view.letters == "".join(state.faces)
    assert view.awaited == (B,)
    assert view.you == B
    assert view.result is None
    assert spec.view(None).you is None


def test_only_a_deal_is_redacted() -> None:
    """Only a deal is redacted: its backs are removed."""
    spec = Spec("CARTS", seats=3).play(A, "a1 b1 c1 d1").when(C, Challenge())
    for event in spec.events:
        assert GAME.redact(spec.state, event, None) == event
    laid = GAME.redact(spec.state, Laid(("CARJ",), ("ABCD",), spec.at), A)
    assert laid == Laid(("CARJ",), (), spec.at)


def test_pegs_only_ever_go_in_but_for_struck_words() -> None:
    """Without a struck word, no cell ever loses a peg."""
    spec = Spec("CARTS", listed="cart arts").play(A, "a1 b1 c1 d1").fires("window")
    spec.play(B, "d1 c1 b1").when(A, Challenge())
    states = [spec.state]
    spec.play(A, "b1 c1 d1 e1")
    states.append(spec.state)
    spec.when(B, Challenge())
    states.append(spec.state)
    assert not spec.happened(Struck)
    for before, after in pairwise(states):
        assert all(x <= y for x, y in zip(before.uses, after.uses, strict=True))


def test_a_refusal_names_its_rule_and_no_prose() -> None:
    """A refusal has its rule and parameters; the sentences are the client's."""
    spec = Spec("CARTS").play(A, "a1 c1 d1")
    assert isinstance(spec.answer, Refusal)
    assert spec.answer.rule == "KD-7"
    assert spec.answer.params == {"cell": cells("c1")[0], "letter": "R"}


def test_a_game_is_dealt_by_chance_alone() -> None:
    """The same stream of chance gives the same deal."""
    game: AnyGame = GAME
    setup = Spec().setup
    deals = [game.deal(setup, Spec().at, Chance(seed, "deal")) for seed in (b"1", b"2", b"1")]
    assert deals[0] == deals[2] != deals[1]


def round_trip(kind: Any, value: Any) -> Any:
    """Encode a value, and decode it again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
