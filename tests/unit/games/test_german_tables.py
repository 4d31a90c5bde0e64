"""German tables of the word games: tiles, decks, bots, records, and no word from elsewhere."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from german import german
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal, Seat, Setup
from rumpus.games.keesdrow.actions import Spell
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.tiling import tiles_in
from rumpus.games.keyword.actions import Orange
from rumpus.games.keyword.bots.exchange import awkward_in
from rumpus.games.keyword.data import deck, deck_in
from rumpus.games.keyword.game import Keyword
from rumpus.games.keyword.rules.rack import objection
from rumpus.games.keyword.state import State
from rumpus.games.registry import games
from rumpus.library.playing import Table, play
from rumpus.table import record
from rumpus.words import bundled
from rumpus.words.compiling import compile_lexicon
from rumpus.words.language import ENGLISH, Language, languages

DE = languages()["de"]


@pytest.fixture(name="folder")
def room_with_german(tmp_path: Path) -> Path:
    """Return the folder of word lists of a room with a German one."""
    raw = compile_lexicon("german", german().entries(), DE)
    (tmp_path / "german.lex").write_bytes(raw)
    return tmp_path


@pytest.mark.rule("KD-2", "KD-5")
@pytest.mark.parametrize("count", [36, 64])
def test_german_tiles_have_all_letters_and_even_vowels(count: int) -> None:
    """Both sides of each tile have four capitals; each letter is there twice, vowels everywhere."""
    tiles = tiles_in(DE, count)
    sides = [side for tile in tiles for side in tile]
    letters = Counter("".join(sides))
    vowels = [sum(letter.lower() in DE.vowels for letter in side) for side in sides]
    assert len(tiles) == count
    assert all(len(side) == 4 for side in sides)
    assert set(letters) == set(DE.letters.upper())
    assert min(letters.values()) >= 2
    assert max(vowels) - min(vowels) <= 1
    assert tiles == tiles_in(DE, count)


@pytest.mark.rule("KW-1")
def test_german_decks_are_as_large_as_the_english_ones() -> None:
    """Each deck has as many cards and blanks as in English, and every letter of German."""
    for colour in ("orange", "blue"):
        cards, printed = (deck_in(DE, colour), deck(colour))
        assert len(cards) == len(printed)
        assert cards.count("?") == printed.count("?")
        assert set(cards) == {*DE.letters, "?"}
        assert deck_in(ENGLISH, colour) == printed


def test_bots_swap_what_is_rare_in_their_language() -> None:
    """Which letters are hard to use depends on the language."""
    assert set("qxyj") <= set(awkward_in(DE))
    assert not set("ekz") & set(awkward_in(DE))


@pytest.mark.replay
@pytest.mark.parametrize(
    ("name", "bots", "options"),
    [
        ("keesdrow", ("sharp", "gentle"), {"turns": 6}),
        ("keesdrow", ("expert", "fair"), {"variation": "four_score"}),
        ("keyword", ("sharp", "fair", "gentle"), {"keyword": "rätsel"}),
    ],
)
def test_bots_play_a_german_game_to_its_end(
    name: str, bots: tuple[str, ...], options: dict[str, OptionValue], folder: Path
) -> None:
    """Bots reach the end with a German list, and the record is the same when it is played again."""
    played = play(name, bots, seed=4, lexicons=folder, lexicon="german", **options)
    kept = played.record
    assert any(letter in str(kept.entries) for letter in "äöüÄÖÜ")
    module = games()[name]
    assert record.verify(kept, module.facts, lambda _: module.make(german())) is None
    assert record.judged_by(kept.header, module.make(german()).facts)
    assert not record.judged_by(kept.header, module.make(bundled()).facts)


@pytest.mark.rule("KD-6")
def test_lookups_follow_the_table(folder: Path) -> None:
    """An English and a German table side by side: each takes its own words alone."""
    english = Table("keesdrow", seed=1, words="checked", timer=0)
    one = Table("keesdrow", seed=1, lexicons=folder, lexicon="german", words="checked", timer=0)
    assert english.view(0).alphabet == ""
    assert one.view(0).alphabet == DE.letters
    assert set(one.view(0).letters) <= set(DE.letters.upper())
    while not one.hints(one.view(0).seat or 0):
        one.wait()
    words = {"".join(one.view(0).letters[c] for c in a.path).lower() for a in _spelled(one)}
    assert words
    assert all(word in german() for word in words)


def _spelled(table: Table) -> list[Spell]:
    seat = next(iter(table.awaited))
    while table.view(seat).phase == "draw":
        table.wait()
        seat = next(iter(table.awaited), seat)
    return [each for each in table.hints(seat) if isinstance(each, Spell)]


@pytest.mark.rule("KW-6")
@pytest.mark.parametrize(
    ("letter", "refused"), [("ä", False), ("e", False), ("ñ", True), ("ß", True)]
)
def test_a_german_blank_stands_for_a_german_letter(letter: str, *, refused: bool) -> None:
    """A blank is Ä at a German table, never Ñ; at an English one it is never Ä."""
    for game, foreign in ((Keyword(german()), refused), (Keyword(bundled()), letter != "e")):
        state = _with_blank(game)
        found = objection(state, Seat(0), (Orange(0, letter), Orange(1)))
        assert (isinstance(found, Refusal) and found.code == "not_a_letter") == foreign


def _with_blank(game: Keyword) -> State:
    """Return a game in which the first card of seat 0 is a blank."""
    options = {"keyword": "rose", "lexicon": game.lexicon.name}
    chosen = validated(game.facts.options, options)
    assert not isinstance(chosen, Refusal)
    infos = game.seat(chosen, ["player"] * 2)
    assert not isinstance(infos, Refusal)
    setup = Setup(chosen, infos)
    state = game.initial_state(setup)
    for event in game.deal(setup, Millis(0), Chance(simulation_seed(3), "deal")):
        state = game.evolve(state, event)
    hand = replace(state.seats[0], hand=(0, 1, 2, 3, 4, 5))
    return replace(
        state, orange="?" + "e" * (len(state.orange) - 1), seats=(hand, *state.seats[1:])
    )


def test_a_game_of_english_words_alone_takes_no_other_list() -> None:
    """Keep Your Cool has families of English words only; others need tiles for the language."""
    modules = games()
    assert not modules["keep_your_cool"].plays_in(DE)
    assert modules["keesdrow"].plays_in(DE)
    assert modules["keyword"].plays_in(DE)
    assert not modules["keesdrow"].plays_in(Language("el", "αβγ"))
    assert Keesdrow(german()).facts.data["lexicon"] == german().sha256
