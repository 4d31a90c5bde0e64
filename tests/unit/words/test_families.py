"""Tests of word families: which words are in one family, and which steps link them (KYC-15)."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.words import (
    Entry,
    Families,
    Link,
    Strictness,
    bundled,
    compile_lexicon,
    families_of,
    read_lexicon,
)
from rumpus.words.families import bundled_kinship, hashes
from rumpus.words.kin import SPELLING

RULEBOOK = ("play", "played", "playing", "plays", "player", "playable")
STRICT: tuple[Strictness, ...] = ("exact", "inflections", "family")
FAMILIES = families_of(bundled())
FAMILIAR = sorted(w for w in bundled() if w.startswith(("pla", "dec", "run", "col", "num")))
words = st.sampled_from(FAMILIAR)


def same(one: str, other: str, strictness: Strictness = "family") -> bool:
    """Return True if two words of rumpus-en are of one family."""
    return FAMILIES.same(one, other, strictness) is not None


def steps(one: str, other: str) -> list[str]:
    """Return the chain between two words, as text."""
    chain = FAMILIES.same(one, other, "family")
    assert chain is not None
    return [f"{link.word} {link.how} {link.base}" for link in chain]


@pytest.mark.rule("KYC-15")
@pytest.mark.parametrize(("one", "other"), [*combinations(RULEBOOK, 2)])
def test_the_words_of_the_rulebook_are_one_family(one: str, other: str) -> None:
    """KYC-15: play, played, playing, plays, player and playable are one family, pair by pair."""
    assert same(one, other)
    assert other in FAMILIES.relatives(one, "family")


@pytest.mark.rule("KYC-15")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("players", "play"),
        ("players", "playable"),
        ("deciders", "decisions"),
        ("ran", "runners"),
        ("mice", "mousing"),
        ("children", "childhood"),
        ("long", "length"),
        ("colour", "color"),
        ("colours", "coloring"),
        ("labour", "laborers"),
        ("merciful", "mercifully"),
        ("amuse", "amusingly"),
        ("numb", "number"),
        ("axes", "axis"),
        ("relevant", "relevance"),
        ("sunny", "suns"),
        ("child", "childish"),
        ("self", "selfish"),
        ("fool", "foolish"),
        ("snob", "snobbish"),
        ("cheap", "cheapen"),
        ("length", "lengthen"),
        ("quick", "quicken"),
        ("act", "active"),
        ("brave", "bravery"),
        ("poet", "poetry"),
        ("cynic", "cynicism"),
        ("boy", "boyish"),
        ("girl", "girlish"),
        ("sharp", "sharpen"),
        ("glutton", "gluttony"),
        ("archer", "archery"),
        ("god", "goddess"),
        ("lion", "lioness"),
        ("fourteen", "fourteenth"),
        ("determine", "determination"),
        ("monotony", "monotonous"),
        ("euphoria", "euphoric"),
        ("civil", "civilize"),
        ("mother", "motherly"),
    ],
)
def test_one_base_within_a_step_makes_a_family(one: str, other: str) -> None:
    """KYC-15: forms and spellings count as one word; each is at most one suffix from the base."""
    assert same(one, other)


@pytest.mark.rule("KYC-15")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("corn", "corner"),
        ("ham", "hammer"),
        ("replay", "play"),
        ("playground", "play"),
        ("unhappy", "happy"),
        ("mercy", "mercifully"),
        ("long", "lengthy"),
        ("depart", "department"),
        ("new", "news"),
        ("car", "career"),
        ("numb", "numberless"),
        ("leave", "leftist"),
        ("gul", "gulled"),
        ("million", "billion"),
        ("can", "cane"),
        ("ear", "earring"),
        ("coat", "coattest"),
        ("rear", "rearrest"),
        ("read", "readding"),
        ("childe", "childish"),
        ("adult", "adultery"),
        ("arch", "archery"),
        ("cost", "costive"),
        ("rest", "restive"),
        ("list", "listen"),
        ("hole", "holism"),
        ("war", "warship"),
        ("room", "roommate"),
        ("jerkin", "jerkiness"),
        ("timeline", "timeliness"),
        ("pear", "pearly"),
        ("print", "prince"),
        ("mint", "mince"),
        ("moral", "morale"),
        ("morale", "moralist"),
        ("inventor", "inventory"),
    ],
)
def test_looks_prefixes_compounds_and_two_steps_make_none(one: str, other: str) -> None:
    """KYC-15: look-alikes, prefixed words, compounds and double suffixes aren't one family."""
    assert not same(one, other)
    assert other not in FAMILIES.relatives(one, "family")


@pytest.mark.rule("KYC-15")
def test_it_is_no_closure() -> None:
    """Two words can each be of one family with a third word, but not with each other."""
    assert same("mercy", "merciful")
    assert same("merciful", "mercifully")
    assert not same("mercy", "mercifully")


def test_the_chain_tells_every_step() -> None:
    """A chain has the steps from one word down to the base, then those from the other word."""
    assert steps("player", "play") == ["player -er play"]
    assert steps("play", "player") == ["player -er play"]
    assert steps("players", "playable") == [
        "players -s player",
        "player -er play",
        "playable -able play",
    ]
    assert FAMILIES.same("play", "play", "exact") == ()


@pytest.mark.parametrize(
    ("strictness", "barred"),
    [
        ("exact", {"colour"}),
        ("inflections", {"colour", "colors", "coloured"}),
        ("family", {"colour", "colors", "coloured", "colorful"}),
    ],
)
def test_strictness_says_how_far_a_family_goes(strictness: Strictness, barred: set[str]) -> None:
    """`exact` bars other spellings, `inflections` also other forms, `family` also derivatives."""
    others = {"colour", "colors", "coloured", "colorful", "discolor"}
    assert {word for word in others if same("color", word, strictness)} == barred
    assert others.intersection(FAMILIES.relatives("color", strictness)) == barred


def test_an_unlisted_word_is_a_family_by_itself() -> None:
    """A word that isn't in the list is a family by itself."""
    assert FAMILIES.same("zzzz", "zzzz", "family") == ()
    assert FAMILIES.same("zzzz", "zzzzs", "family") is None
    assert FAMILIES.relatives("zzzz", "family") == ("zzzz",)


@given(words, words, st.sampled_from(STRICT))
def test_it_goes_both_ways(one: str, other: str, strictness: Strictness) -> None:
    """Barring is symmetric: each of two words bars the other, over the same number of steps."""
    there, back = (FAMILIES.same(*pair, strictness) for pair in ((one, other), (other, one)))

    assert (there is None) == (back is None)
    assert len(there or ()) == len(back or ())


@given(words, st.sampled_from(STRICT))
def test_relatives_are_what_is_the_same(word: str, strictness: Strictness) -> None:
    """The list of relatives and the judgement of pairs always agree."""
    relatives = FAMILIES.relatives(word, strictness)

    assert relatives[0] == word
    assert list(relatives[1:]) == sorted(set(relatives) - {word})
    near = [other for other in FAMILIAR if other[:2] == word[:2]]
    assert {w for w in near if same(word, w, strictness)} == set(near).intersection(relatives)
    assert all(same(word, relative, strictness) for relative in relatives)


@given(words, st.sampled_from(STRICT))
def test_a_stricter_table_bars_no_more(word: str, strictness: Strictness) -> None:
    """Words that `exact` bars are also barred by `inflections`, and those in turn by `family`."""
    wider = STRICT[STRICT.index(strictness) :]
    kin = [set(FAMILIES.relatives(word, each)) for each in wider]
    assert all(narrow <= wide for narrow, wide in pairwise(kin))


@given(words, st.data())
def test_chains_are_well_formed(word: str, data: st.DataObject) -> None:
    """The links of a chain connect both words, through words of the list only."""
    other = data.draw(st.sampled_from(FAMILIES.relatives(word, "family")))
    chain = FAMILIES.same(word, other, "family")
    assert chain is not None
    assert all(link.word in bundled() and link.base in bundled() for link in chain)
    ways = bundled_kinship().ways
    assert all(link.how in ways for link in chain)
    ends = {word: word, other: other}
    for end, links in ((word, chain), (other, chain)):
        for link in links:
            if link.word == ends[end]:
                ends[end] = link.base
    assert ends[word] == ends[other]
    assert len(chain) == len({link.word for link in chain})


@given(words, st.data())
def test_a_named_suffix_is_at_the_end_of_its_word(word: str, data: st.DataObject) -> None:
    """A step called -er ends in er, and its base begins as the word does."""
    other = data.draw(st.sampled_from(FAMILIES.relatives(word, "family")))
    for link in FAMILIES.same(word, other, "family") or ():
        if link.how.startswith("-"):
            assert link.word.endswith((link.how[1:], link.how[2:]))
            assert link.word[0] == link.base[0]
        else:
            assert link.how in {"form", "change", SPELLING}


def own_list(*listed: str) -> Families:
    """Return the families of a custom list."""
    entries = [Entry(word) for word in sorted(listed)]
    return families_of(read_lexicon(compile_lexicon("mine", entries)))


MINE = own_list(*RULEBOOK, "vlog", "vlogs", "vlogged", "vlogging", "vlogger", "zork", "zorked")


def test_words_of_a_list_of_ones_own_have_their_regular_forms() -> None:
    """A word unknown to rumpus-en gets only the regular forms that the custom list contains."""
    assert MINE.same("vlogs", "vlogging", "family") == (
        Link("vlogs", "vlog", "-s"),
        Link("vlogging", "vlog", "-ing"),
    )
    assert MINE.relatives("vlogged", "inflections") == ("vlogged", "vlog", "vlogging", "vlogs")
    assert MINE.same("vlog", "vlogger", "family") is None
    assert MINE.same("vlog", "vlogs", "exact") is None


def test_one_form_alone_only_looks_like_one() -> None:
    """A word with a form in -ed but none in -ing is no verb, so the two are separate words."""
    assert MINE.same("zork", "zorked", "family") is None
    assert MINE.relatives("zork", "family") == ("zork",)


def test_words_that_rumpus_en_has_are_the_same_in_every_list() -> None:
    """Words of rumpus-en have the same family in a custom list, as far as that list contains it."""
    assert MINE.same("player", "plays", "family") == FAMILIES.same("player", "plays", "family")
    assert set(MINE.relatives("play", "family")) == set(RULEBOOK)


def test_relatives_and_pairs_agree_in_a_list_of_ones_own() -> None:
    """In a custom list, the relatives of a word are exactly the words of its family."""
    listed = [*RULEBOOK, "vlog", "vlogs", "vlogged", "vlogging", "vlogger", "zork", "zorked"]
    for word in listed:
        kin = {other for other in listed if MINE.same(word, other, "family") is not None}
        assert kin == set(MINE.relatives(word, "family")).intersection(listed)


def test_the_data_has_a_hash() -> None:
    """The families have a hash, so that games can record it."""
    assert list(hashes()) == ["rumpus-en.kin"]
    assert len(hashes()["rumpus-en.kin"]) == 64
