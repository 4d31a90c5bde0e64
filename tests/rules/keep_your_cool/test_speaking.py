"""Words (KYC-10 to KYC-17)."""

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import A, B, SmallFamilies, Spec
from rumpus.games.keep_your_cool.actions import Doubt, Flip, Say
from rumpus.games.keep_your_cool.events import WordRefused
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.words import Entry, Link, compile_lexicon, read_lexicon


def why(spec: Spec, word: str, at: int = 2000) -> Doubt:
    """Let the Speaker say a word that is refused, and give the reason."""
    refused = spec.when(spec.view().speaker, Say(word), at).events
    assert isinstance(refused[-1], WordRefused), refused
    return refused[-1].doubt


def key(spec: Spec) -> str:
    """Give the key word in force."""
    return spec.state.keys[-1].word


@pytest.mark.rule("KYC-10")
def test_an_answer_has_both_ends_of_the_key_word_anywhere() -> None:
    """CASSEROLE has the L and the S of LUDICROUS, in the other order; MOON has neither."""
    spec = Spec()
    assert why(spec, "moon") == Doubt("letters", missing="ls")
    assert why(spec, "clear", 2500) == Doubt("letters", missing="s")
    spec.when(B, Say("casserole"), 3000).accepted()

    assert key(spec) == "casserole"


@pytest.mark.rule("KYC-10")
def test_only_the_speaker_says_words() -> None:
    """The Flipper has the tiles and nothing to say."""
    Spec().when(A, Say("casserole"), 2000).refused("not_speaker", "KYC-10")


@pytest.mark.rule("KYC-11")
def test_of_equal_ends_one_is_enough() -> None:
    """LEVEL asks for an L; agreed otherwise, for two."""
    once = Spec(first="level")
    once.when(B, Say("clear"), 2000).accepted()
    assert key(once) == "clear"

    twice = Spec(first="level", same_letter_twice="yes")
    assert why(twice, "clear") == Doubt("letters", missing="l")
    twice.when(B, Say("label"), 3000).accepted()
    assert key(twice) == "label"


@pytest.mark.rule("KYC-12")
def test_a_word_swaps_the_roles_at_once() -> None:
    """The old Flipper turns no more; the new one may turn in the same moment."""
    spec = Spec()
    spec.when(A, Flip(0), 1990).accepted()
    spec.when(B, Say("casserole"), 2000).accepted()

    spec.when(A, Flip(1), 2400).refused("not_flipper", "KYC-6")
    assert spec.state.up == (0,)
    spec.when(B, Flip(1), 2400).accepted()


@pytest.mark.rule("KYC-12")
def test_who_has_just_lost_the_tiles_may_speak_after_a_pause() -> None:
    """One second, or as agreed; no pause at all is possible."""
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
    """They need not be turned down, and still count as face up."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Say("casserole"), 2000).accepted()

    assert spec.state.up == (0, 1)
    assert spec.when(B, Flip(2), 2000).kinds == ["TileTurned", "Fouled"]


@pytest.mark.rule("KYC-14")
def test_only_words_of_the_list_are_allowed() -> None:
    """What is no word says so, and a name that it is one."""
    spec = Spec()

    assert why(spec, "lsxyz") == Doubt("no_word")
    assert why(spec, "Leslie", 2500) == Doubt("proper_noun")
    spec.when(B, Say("CASSEROLE"), 3000).accepted()


@pytest.mark.rule("KYC-14", "KYC-17")
@pytest.mark.parametrize("word", ["LONDON", "MARY", "EUROPE", "FRIDAY", "SUSAN", "GERMANY", "JUNO"])
def test_a_refusal_tells_names_from_what_is_no_word(word: str) -> None:
    """People, places, days and peoples are proper nouns, wherever the sources list them."""
    assert why(Spec(), word) == Doubt("proper_noun")


@pytest.mark.rule("KYC-15")
@pytest.mark.parametrize("word", ["plays", "played", "playing", "player", "playable", "play"])
def test_a_family_is_used_once(word: str) -> None:
    """After PLAY neither inflections nor derivations; the reason leads from one to the other."""
    spec = Spec(first="play", swap_pause=0)
    spec.when(B, Say("relay"), 2000).accepted()
    spec.given_state(keys=(*spec.state.keys[:-1], spec.state.keys[0]))
    doubt = next(d for d in spec.game.book.doubts(spec.state.rules, None, ("play",), word))

    assert (doubt.why, doubt.used) == ("family", "play")
    assert [link.word for link in doubt.chain] == ([] if word == "play" else [word])


@pytest.mark.rule("KYC-15")
def test_the_first_key_word_uses_its_family_up() -> None:
    """For both players, and for the rest of the game."""
    spec = Spec(first="play", swap_pause=0)
    assert why(spec, "playable") == Doubt(
        "family", used="play", chain=(Link("playable", "play", "-able"),)
    )

    spec.when(B, Say("replay"), 2600).accepted()
    spec.when(A, Say("relay"), 2700).accepted()
    assert why(spec, "player", 2800).used == "play"


@pytest.mark.rule("KYC-15")
def test_relatives_of_one_base_bar_each_other() -> None:
    """PLAYER bars PLAY, and PLAYABLE, which has the same base; the chain goes over it."""
    spec = Spec(first="player")
    doubts = spec.game.book.doubts(spec.state.rules, None, spec.state.used, "playable")

    assert doubts[0].chain == (Link("playable", "play", "-able"), Link("player", "play", "-er"))
    assert (
        spec.game.book.doubts(spec.state.rules, None, spec.state.used, "play")[0].used == "player"
    )


@pytest.mark.rule("KYC-15")
def test_spellings_are_one_word_and_prefixes_make_new_ones() -> None:
    """COLOUR bars COLOR; PLAY bars neither REPLAY nor PLAYGROUND."""
    book, rules = Spec().game.book, Spec().state.rules

    assert book.doubts(rules, None, ("colour",), "color")[0].why == "family"
    assert book.doubts(rules, None, ("play",), "replay") == ()
    assert book.doubts(rules, None, ("play",), "playground") == ()


@pytest.mark.rule("KYC-15")
def test_how_much_a_word_bars_is_for_the_table_to_say() -> None:
    """Itself only, its inflections, or its family."""
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
    """LUDICROUS, CASSEROLE, CLEAR, BRACE, EMBALM, CREAMY: the roles swap with each."""
    spec = Spec(first="ludicrous")
    for number, word in enumerate(["casserole", "clear", "brace", "embalm", "creamy"], 1):
        spec.when(spec.view().speaker, Say(word), 2000 * number).accepted()
        assert spec.state.flipper == number % 2

    assert key(spec) == "creamy"


@pytest.mark.rule("KYC-17")
def test_a_refused_word_changes_nothing_but_is_told_to_all() -> None:
    """Role and key word stay; the event has the word and the reason, the same for everybody."""
    spec = Spec()
    (refused,) = spec.when(B, Say("clear"), 2000).events

    assert isinstance(refused, WordRefused)
    assert (spec.state.flipper, key(spec)) == (A, "ludicrous")
    assert [spec.game.redact(spec.state, refused, seat) for seat in (A, B, None)] == [refused] * 3


@pytest.mark.rule("KYC-17")
def test_after_a_refused_word_the_speaker_waits() -> None:
    """Half a second, or as agreed, so that nobody tries the dictionary."""
    spec = Spec()
    why(spec, "clear")
    spec.when(B, Say("casserole"), 2499).refused("speak_later", "KYC-12", ms=1)
    spec.when(B, Say("casserole"), 2500).accepted()

    slow = Spec(word_pause=3000)
    why(slow, "clear")
    assert slow.when(B, Say("casserole"), 4999).refusal.code == "speak_later"


@pytest.mark.rule("KYC-17")
def test_a_word_that_leaves_no_answer_is_refused() -> None:
    """QUAY asks for Q and Y: nothing but itself has both, and its own family is used with it."""
    spec = Spec(first=None)
    (refused,) = spec.when(A, Say("quay"), 100).events

    assert isinstance(refused, WordRefused)
    assert refused.doubt == Doubt("answers", answers=0)


@pytest.mark.rule("KYC-17")
def test_answers_that_are_used_up_do_not_count() -> None:
    """SUNS may be said while an answer to S..S is left; families that are used leave none."""
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
    """KLUTZ leaves ZONK alone, if KUDZU and KOLKHOZ are words that hardly anybody knows."""
    classes = {"klutz": 3, "zonk": 4, "kudzu": rare, "kolkhoz": rare, "dozen": 1}
    listed = read_lexicon(compile_lexicon("tiny", [Entry(*item) for item in classes.items()]))
    book = Wordbook(listed, SmallFamilies())
    rules = replace(Spec().state.rules, min_answers=left + 1)

    assert book.doubts(rules, None, (), "klutz") == (Doubt("answers", answers=left),)
    assert book.doubts(replace(rules, min_answers=left), None, (), "klutz") == ()


@pytest.mark.rule("KYC-17")
def test_in_a_list_without_classes_every_answer_counts() -> None:
    """Nothing is known of what is common there."""
    words = ("klutz", "zonk", "kudzu", "kolkhoz")
    listed = read_lexicon(compile_lexicon("tiny", [Entry(word, 9) for word in words]))
    book = Wordbook(listed, SmallFamilies())
    rules = replace(Spec().state.rules, min_answers=4)

    assert book.doubts(rules, None, (), "klutz") == (Doubt("answers", answers=3),)


@pytest.mark.rule("KYC-17")
def test_the_table_may_ask_for_more_answers() -> None:
    """With 50 wanted, the small list refuses every word."""
    spec = Spec(first=None, min_answers=50)
    (refused,) = spec.when(A, Say("clear"), 100).events

    assert isinstance(refused, WordRefused)
    assert refused.doubt.why == "answers"
