"""Tests of the words that bots of Keep Your Cool find, and of the time they take."""

from statistics import mean

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import B, Spec
from rumpus.core.chance import Chance, simulation_seed
from rumpus.games.keep_your_cool.bots import LEVELS
from rumpus.games.keep_your_cool.bots.finding import HARDEST, Finder, Idea
from rumpus.games.keep_your_cool.bots.vocabulary import Vocabulary, known_by
from rumpus.games.keep_your_cool.game import under
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import KeyWord
from rumpus.words import Entry, Lexicon, bundled, compile_lexicon, read_lexicon

MANY = 300
WHOLE = under(bundled())


def luck(number: int = 0) -> Chance:
    """Return one bot's luck at one update."""
    return Chance(simulation_seed(number), "word")


def listed(*entries: Entry) -> Lexicon:
    """Compile a word list."""
    return read_lexicon(compile_lexicon("tiny", entries))


def asked_for(word: str, *said: str, **given: object) -> View:
    """Return the Speaker's view of a key word, after other words were said."""
    spec = Spec()
    view = spec.game.view(spec.state, B)
    key = KeyWord(0, word, view.flipper, view.flipper, view.at)
    rules = replace(view.rules, **given)
    return replace(view, rules=rules, keys=(key,), used=(*said, word))


def ideas(level: str, view: View, count: int = MANY) -> list[Idea]:
    """Return the ideas of one bot with different luck."""
    finder = Finder(WHOLE.book, LEVELS[level])
    found = [finder.find(view, (), luck(number)) for number in range(count)]
    return [idea for idea in found if idea is not None]


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_words_by_commonness_and_length(level: str) -> None:
    """A bot's words fit its level's classes and length, and may be suggested."""
    limits = LEVELS[level]
    for idea in ideas(level, asked_for("table")):
        assert "t" in idea.word
        assert "e" in idea.word
        assert bundled().commonness(idea.word) <= limits.commonest
        assert len(idea.word) <= limits.longest
        assert bundled().may_suggest(idea.word)


def test_common_and_short_words_come_first() -> None:
    """A common word comes up more often than a rare one, and a short one than a long one."""
    lexicon = listed(Entry("sets", 1), Entry("rest", 3), Entry("testament", 1))
    known = Vocabulary(lexicon, 9, 28)
    drawn = [known.drawn("stares", twice=False, chance=luck(number)) for number in range(MANY)]

    assert drawn.count("sets") > drawn.count("testament") > drawn.count("rest") > 0


def test_letters_twice_where_the_table_wants_them() -> None:
    """KYC-11: if the end letters are equal, an answer has that letter once or twice, by option."""
    known = Vocabulary(listed(Entry("level", 1), Entry("late", 1), Entry("doll", 1)), 9, 28)
    once, twice = (
        {known.drawn("lapel", twice=both, chance=luck(number)) for number in range(MANY)}
        for both in (False, True)
    )

    assert once == {"level", "late", "doll"}
    assert twice == {"level", "doll"}
    assert known.ease("lapel", twice=True) == 2
    assert known.ease("lapel", twice=False) == 3


def test_no_word_comes_where_none_is() -> None:
    """A bot finds no word if none has both letters, or if it knows none."""
    known = Vocabulary(listed(Entry("level", 1), Entry("late", 1)), 9, 28)

    assert known.drawn("quiz", twice=False, chance=luck()) is None
    assert (
        Vocabulary(listed(Entry("late", 5)), 1, 28).drawn(None, twice=False, chance=luck()) is None
    )


@pytest.mark.parametrize("level", LEVELS)
def test_relatives_of_what_was_said_come_only_by_a_slip(level: str) -> None:
    """KYC-15: a bot thinks of relatives of used words about as often as its level slips."""
    view = asked_for("player", "reply")
    barred = {word for said in view.used for word in WHOLE.book.families.relatives(said, "family")}
    slips = sum(idea.word in barred for idea in ideas(level, view))

    assert abs(slips - MANY * LEVELS[level].slip / 1000) < MANY / 20
    assert not {idea.word for idea in ideas(level, view)} & {*view.used}


def test_what_was_refused_does_not_come_again() -> None:
    """A word that was refused doesn't come up again."""
    view = asked_for("quick")
    finder = Finder(WHOLE.book, LEVELS["gentle"])
    refused: set[str] = set()
    for number in range(30):
        idea = finder.find(view, refused, luck(number))
        assert idea is not None
        assert idea.word not in refused
        refused.add(idea.word)


def test_in_need_any_word_of_the_list_comes() -> None:
    """A bot that knows no word with both letters thinks for long, then finds a listed one."""
    lexicon = listed(Entry("table", 1), Entry("quartz", 9), Entry("squeezebox", 9, True))
    finder = Finder(under(lexicon).book, LEVELS["gentle"])
    view = asked_for("quiz")

    found = [finder.find(view, (), luck(number)) for number in range(50)]
    thought = [idea.think for idea in found if idea is not None]

    assert {idea and idea.word for idea in found} == {"quartz"}
    assert mean(thought) > (HARDEST - 1) * LEVELS["gentle"].think / 1.5
    assert finder.find(view, {"quartz"}, luck()) is None


def test_thinking_and_saying_take_time() -> None:
    """Rare letters take longer, better levels are quicker, and each letter takes time to say."""
    easy, hard = asked_for("stare"), asked_for("jinx")
    means = {level: mean(i.think for i in ideas(level, easy)) for level in LEVELS}

    assert means["gentle"] > means["fair"] > means["sharp"] > 2000
    assert mean(i.think for i in ideas("fair", hard)) > 2 * means["fair"]
    assert all(i.say == len(i.word) * LEVELS["fair"].letter for i in ideas("fair", easy, 20))


def test_a_second_idea_comes_sooner() -> None:
    """A second idea, after a refusal, takes less thinking."""
    view, finder = asked_for("stare"), Finder(WHOLE.book, LEVELS["fair"])
    first, second = (
        mean(
            idea.think
            for number in range(MANY)
            if (idea := finder.find(view, refused, luck(number))) is not None
        )
        for refused in ((), ("stares",))
    )

    assert second < 0.7 * first


def test_sharp_leaves_the_other_less() -> None:
    """Of a few ideas, Sharp takes one whose end letters are hard to answer."""
    view = asked_for("stare")
    known = known_by(bundled(), LEVELS["sharp"])

    def left(level: str) -> float:
        return mean(known.ease(idea.word, twice=False) for idea in ideas(level, view))

    assert left("sharp") < 0.7 * left("fair")
