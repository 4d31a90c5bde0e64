"""Tests of the `.kin` file: a written file reads back; damaged or foreign files are refused."""

import numpy as np
import pytest

from rumpus.words import Entry, Lexicon, LexiconError, bundled, compile_lexicon, read_lexicon
from rumpus.words.families import FILE, Families, Kinship, Link, bundled_kinship, open_kinship
from rumpus.words.kin import HEADER, NUMBER, Edge, pack, unpack
from rumpus.words.numbering import Numbering


def tiny() -> Lexicon:
    """Compile a list of four words."""
    words = ["play", "played", "player", "players"]
    return read_lexicon(compile_lexicon("tiny", [Entry(word) for word in words]))


def packed(lexicon: Lexicon) -> bytes:
    """Return a `.kin` file in which the four words are one family."""
    numbering = Numbering(lexicon)
    play, played, player, players = (numbering.number(word) for word in lexicon)
    assert play is not None
    assert played is not None
    assert player is not None
    assert players is not None
    forms = {played: [Edge(play, "-ed", through=True)], players: [Edge(player, "-s")]}
    return pack(lexicon.sha256, len(lexicon), forms, {player: [Edge(play, "-er")]})


def as_bytes(raw: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """Return bytes as the reader expects them."""
    return np.frombuffer(raw, np.uint8)


def test_what_is_written_is_read() -> None:
    """The edges of a file decide which of its four words are one family."""
    lexicon = tiny()
    families = Families(lexicon, Kinship(lexicon, unpack(as_bytes(packed(lexicon)))))

    assert families.same("players", "played", "family") == (
        Link("players", "player", "-s"),
        Link("player", "play", "-er"),
        Link("played", "play", "-ed"),
    )
    assert families.same("players", "played", "inflections") is None
    assert families.relatives("play", "family") == ("play", "played", "player", "players")


def test_every_single_flipped_bit_is_noticed_or_harmless() -> None:
    """A flipped bit is refused, except in the header's hash, which then names another list."""
    lexicon = tiny()
    whole = packed(lexicon)
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 1
        try:
            read = unpack(as_bytes(bytes(damaged)))
        except LexiconError:
            continue
        assert at < HEADER.size
        assert read.lexicon != lexicon.sha256 or at >= HEADER.size - 32


def test_an_edge_that_leads_out_of_the_list_is_refused() -> None:
    """An edge to a number without a word is refused."""
    lexicon = tiny()
    wrong = pack(lexicon.sha256, len(lexicon), {0: [Edge(NUMBER, "-s")]}, {})

    with pytest.raises(LexiconError, match="no word"):
        unpack(as_bytes(wrong))


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "at least 96 bytes"),
        (b"x" * 96, "RUMPUSKN"),
        (HEADER.pack(b"RUMPUSKN", 9, 0, 0, 0, 0, 0, b""), "format 9"),
        (HEADER.pack(b"RUMPUSKN", 1, 7, 0, 0, 0, 0, b""), "does not fit"),
    ],
)
def test_what_is_no_file_of_families_is_refused(raw: bytes, says: str) -> None:
    """A file that isn't one of families is refused, with the reason."""
    with pytest.raises(LexiconError, match=says):
        unpack(as_bytes(raw))


def test_families_of_another_list_are_refused() -> None:
    """Families of another list are refused, because their numbers mean other words."""
    with pytest.raises(LexiconError, match="not of tiny"):
        open_kinship(FILE, tiny())


def test_words_are_numbered_once_each() -> None:
    """Each listed word has a number from 0 up, which spells it again; an unlisted word has none."""
    numbering = Numbering(bundled())
    some = list(bundled())[::997]

    numbers = [numbering.number(word) for word in some]
    assert [None if number is None else numbering.word(number) for number in numbers] == some
    assert sorted(len(numbering.word(n)) for n in range(3)) == [2, 2, 2]
    assert numbering.number("zzzz") is None
    assert bundled_kinship() is bundled_kinship()
