"""Tests of words (KYC-10 to KYC-17)."""

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, SmallFamilies, Spec
from rumpus.games.keep_your_cool.actions import Doubt, Flip, Say
from rumpus.games.keep_your_cool.events import WordRefused
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.words import Entry, Link, compile_lexicon, read_lexicon


def why(spec: Spec, word: str, at: int = 2000) -> Doubt:
    """Return the reason for which the Speaker's word is refused."""
    refused = spec.when(spec.view().speaker, Say(word), at).events
    assert isinstance(refused[-1], WordRefused), refused
    return refused[-1].doubt


def key(spec: Spec) -> str:
    """Return the current key word."""
    return spec.state.keys[-1].word


@pytest.mark.rule("KYC-10")
def test_an_answer_has_both_ends_of_the_key_word_anywhere() -> None:
    """A word counts only if it contains the first and last letter of the key word, in any order."""
    spec = Spec()
    assert why(spec, "moon") == Doubt("letters", missing="ls")
    assert why(spec, "clear", 2500) == Doubt("letters", missing="s")
    spec.when(B, Say("casserole"), 3000).accepted()

    assert key(spec) == "casserole"


@pytest.mark.rule("KYC-10")
def test_only_the_speaker_says_words() -> None:
    """A word said by the Flipper is refused."""
    Spec().when(A, Say("casserole"), 2000).refused("not_speaker", "KYC-10")


@pytest.mark.rule("KYC-11")
def test_of_equal_ends_one_is_enough() -> None:
    """LEVEL needs one L by default, and two with ``same_letter_twice``."""
    once = Spec(first="level")
    once.when(B, Say("clear"), 2000).accepted()
    assert key(once) == "clear"

    twice = Spec(first="level", same_letter_twice="yes")
    assert why(twice, "clear") == Doubt("letters", missing="l")
    twice.when(B, Say("label"), 3000).accepted()
    assert key(twice) == "label"


@pytest.mark.rule("KYC-12")
def test_a_word_swaps_the_roles_at_once() -> None:
    """After a word the old Flipper can't turn tiles, and the new one can."""
    spec = Spec()
    spec.when(A, Flip(0), 1990).accepted()
    spec.when(B, Say("casserole"), 2000).accepted()

    spec.when(A, Flip(1), 2400).refused("not_flipper", "KYC-6")
    assert spec.state.up == (0,)
    spec.when(B, Flip(1), 2400).accepted()


@pytest.mark.rule("KYC-12")
def test_who_has_just_lost_the_tiles_may_speak_after_a_pause() -> None:
    """A player who loses the tiles waits a second before speaking, or not at all if so agreed."""
    spec = Spec()
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.when(A, Say("clear"), 2999).refused("speak_later", "KYC-12", ms=1)
    spec.when(A, Say("clear"), 3000).accepted()

    quick = Spec(swap_pause=0)
    quick.when(B, Say("casserole"), 2000).accepted()
    quick.when(A, Say("clear"), 2000).accepted()
    assert key(quick) == "clear"


@pytest.mark.rule("KYC-13")
def test_tiles_face_up_stay_so_when_roles_swap() -> None:
    """Tiles stay face up after a swap, so the new Flipper's next tile is a foul."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Say("casserole"), 2000).accepted()

    assert spec.state.up == (0, 1)
    assert spec.when(B, Flip(2), 2000).kinds == ["TileTurned", "Fouled"]


@pytest.mark.rule("KYC-14")
def test_only_words_of_the_list_are_allowed() -> None:
    """A word outside the list and a name are refused with different reasons."""
    spec = Spec()

    assert why(spec, "lsxyz") == Doubt("no_word")
    assert why(spec, "Leslie", 2500) == Doubt("proper_noun")
    spec.when(B, Say("CASSEROLE"), 3000).accepted()


@pytest.mark.rule("KYC-14", "KYC-17")
@pytest.mark.parametrize("word", ["LONDON", "MARY", "EUROPE", "FRIDAY", "SUSAN", "GERMANY", "JUNO"])
def test_a_refusal_tells_names_from_what_is_no_word(word: str) -> None:
    """Names of people, places, days and gods are refused as proper nouns."""
    assert why(Spec(), word) == Doubt("proper_noun")


@pytest.mark.rule("KYC-15")
@pytest.mark.parametrize("word", ["plays", "played", "playing", "player", "playable", "play"])
def test_a_family_is_used_once(word: str) -> None:
    """After PLAY, its inflections and derivations are barred; the reason lists the steps."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("relay"), 2000).accepted()
    spec.given_state(keys=(*spec.state.keys[:-1], spec.state.keys[0]))
    doubt = next(d for d in spec.game.book.doubts(spec.state.rules, None, ("play",), word))

    assert (doubt.why, doubt.used) == ("family", "play")
    assert [link.word for link in doubt.chain] == ([] if word == "play" else [word])


@pytest.mark.rule("KYC-15")
def test_the_first_key_word_uses_its_family_up() -> None:
    """The family of the first key word stays barred, for either player and after more words."""
    spec = Spec(first="play", swap_pause=0)
    assert why(spec, "playable") == Doubt(
        "family", used="play", chain=(Link("playable", "play", "-able"),)
    )

    spec.when(B, Say("replay"), 2600).accepted()
    spec.when(A, Say("relay"), 2700).accepted()
    assert why(spec, "player", 2800).used == "play"


@pytest.mark.rule("KYC-15")
def test_relatives_of_one_base_bar_each_other() -> None:
    """PLAYER bars PLAY and PLAYABLE; the reason for PLAYABLE links the two words through PLAY."""
    spec = Spec(first="player")
    doubts = spec.game.book.doubts(spec.state.rules, None, spec.state.used, "playable")

    assert doubts[0].chain == (Link("playable", "play", "-able"), Link("player", "play", "-er"))
    assert (
        spec.game.book.doubts(spec.state.rules, None, spec.state.used, "play")[0].used == "player"
    )


@pytest.mark.rule("KYC-15")
def test_spellings_are_one_word_and_prefixes_make_new_ones() -> None:
    """COLOUR bars COLOR, but PLAY bars neither REPLAY nor PLAYGROUND."""
    book, rules = Spec().game.book, Spec().state.rules

    assert book.doubts(rules, None, ("colour",), "color")[0].why == "family"
    assert book.doubts(rules, None, ("play",), "replay") == ()
    assert book.doubts(rules, None, ("play",), "playground") == ()


@pytest.mark.rule("KYC-15")
def test_how_much_a_word_bars_is_for_the_table_to_say() -> None:
    """Depending on ``strictness``, a word bars itself, its inflections too, or its whole family."""
    expected = {
        "exact": (False, False),
        "inflections": (True, False),
        "family": (True, True),
    }
    for strictness, (inflection, derivation) in expected.items():
        spec = Spec(first="play", strictness=strictness)
        barred = [
            bool(spec.game.book.doubts(spec.state.rules, None, spec.state.used, word))
            for word in ("plays", "player", "play")
        ]
        assert barred == [inflection, derivation, True]


@pytest.mark.rule("KYC-16")
def test_the_chain_of_the_rulebook_is_valid() -> None:
    """Each word of LUDICROUS, CASSEROLE, CLEAR, BRACE, EMBALM, CREAMY counts and swaps roles."""
    spec = Spec(first="ludicrous")
    for number, word in enumerate(["casserole", "clear", "brace", "embalm", "creamy"], 1):
        spec.when(spec.view().speaker, Say(word), 2000 * number).accepted()
        assert spec.state.flipper == number % 2

    assert key(spec) == "creamy"


@pytest.mark.rule("KYC-17")
def test_a_refused_word_changes_nothing_but_is_told_to_all() -> None:
    """A refused word changes neither roles nor key word, and everybody gets the same event."""
    spec = Spec()
    (refused,) = spec.when(B, Say("clear"), 2000).events

    assert isinstance(refused, WordRefused)
    assert (spec.state.flipper, key(spec)) == (A, "ludicrous")
    assert [spec.game.redact(spec.state, refused, seat) for seat in (A, B, None)] == [refused] * 3


@pytest.mark.rule("KYC-17")
def test_after_a_refused_word_the_speaker_waits() -> None:
    """After a refused word the Speaker waits half a second, or as agreed."""
    spec = Spec()
    why(spec, "clear")
    spec.when(B, Say("casserole"), 2499).refused("speak_later", "KYC-12", ms=1)
    spec.when(B, Say("casserole"), 2500).accepted()

    slow = Spec(word_pause=3000)
    why(slow, "clear")
    assert slow.when(B, Say("casserole"), 4999).refusal.code == "speak_later"


@pytest.mark.rule("KYC-17")
def test_a_word_that_leaves_no_answer_is_refused() -> None:
    """QUAY is refused, as no other word of the list has a Q and a Y."""
    spec = Spec(first=None)
    (refused,) = spec.when(A, Say("quay"), 100).events

    assert isinstance(refused, WordRefused)
    assert refused.doubt == Doubt("answers", answers=0)


@pytest.mark.rule("KYC-17")
def test_answers_that_are_used_up_do_not_count() -> None:
    """SUNS is refused once all families that could answer it are used."""
    words = "suns sun moons glass"
    spec = Spec(listed=words, first=None)
    rules = spec.state.rules
    book = spec.game.book

    assert book.answers(rules, "suns", ("suns",)) == 2
    assert book.answers(rules, "suns", ("suns", "glass")) == 1
    assert book.answers(rules, "suns", ("suns", "glass", "moons")) == 0
    assert book.doubts(rules, None, ("glass", "moons"), "suns") == (Doubt("answers", answers=0),)


@pytest.mark.rule("KYC-17")
@pytest.mark.parametrize(("rare", "left"), [(9, 1), (4, 3)])
def test_only_common_answers_count(rare: int, left: int) -> None:
    """Answers of rare classes don't count: KUDZU and KOLKHOZ count in class 4, but not in 9."""
    classes = {"klutz": 3, "zonk": 4, "kudzu": rare, "kolkhoz": rare, "dozen": 1}
    listed = read_lexicon(compile_lexicon("tiny", [Entry(*item) for item in classes.items()]))
    book = Wordbook(listed, SmallFamilies())
    rules = replace(Spec().state.rules, min_answers=left + 1)

    assert book.doubts(rules, None, (), "klutz") == (Doubt("answers", answers=left),)
    assert book.doubts(replace(rules, min_answers=left), None, (), "klutz") == ()


@pytest.mark.rule("KYC-17")
def test_in_a_list_without_classes_every_answer_counts() -> None:
    """If all words of a list are in class 9, every answer counts."""
    words = ("klutz", "zonk", "kudzu", "kolkhoz")
    listed = read_lexicon(compile_lexicon("tiny", [Entry(word, 9) for word in words]))
    book = Wordbook(listed, SmallFamilies())
    rules = replace(Spec().state.rules, min_answers=4)

    assert book.doubts(rules, None, (), "klutz") == (Doubt("answers", answers=3),)


@pytest.mark.rule("KYC-17")
def test_the_table_may_ask_for_more_answers() -> None:
    """If 50 answers are required, a word of the small list is refused."""
    spec = Spec(first=None, min_answers=50)
    (refused,) = spec.when(A, Say("clear"), 100).events

    assert isinstance(refused, WordRefused)
    assert refused.doubt.why == "answers"
