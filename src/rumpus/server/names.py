"""Names that the room makes up for guests and tables, and rules for chosen names."""

import hashlib
import re
import unicodedata
from collections.abc import Callable
from typing import Final

from rumpus.server.limits.values import NAME_LENGTH

FORMER_MEMBER: Final = "Former member"
"""Name shown for everybody who has deleted their account."""

_KINDS: Final = (
    *("Amber", "Breezy", "Chatty", "Dapper", "Eager", "Frosty", "Gentle", "Hasty", "Idle"),
    *("Jolly", "Keen", "Lucky", "Mellow", "Nimble", "Odd", "Plucky", "Quick", "Rosy", "Sleepy"),
    *("Tidy", "Upbeat", "Velvet", "Witty", "Yonder", "Zesty", "Bold", "Curly", "Dusty", "Fuzzy"),
    *("Merry", "Shiny", "Wily"),
)
_BEASTS: Final = (
    *("Auk", "Badger", "Crane", "Dormouse", "Egret", "Ferret", "Gecko", "Heron", "Ibis"),
    *("Jackdaw", "Kestrel", "Lynx", "Marmot", "Newt", "Otter", "Puffin", "Quail", "Robin"),
    *("Stoat", "Tapir", "Urchin", "Vole", "Wren", "Yak", "Beaver", "Curlew", "Dunnock"),
    *("Finch", "Hare", "Lark", "Mole", "Seal"),
)
_FIRST: Final = (
    *("acorn", "almond", "apple", "ash", "aspen", "bamboo", "barley", "basil", "beech", "birch"),
    *("bramble", "briar", "cedar", "cherry", "chestnut", "clover", "cocoa", "copper", "coral"),
    *("cotton", "daisy", "elder", "elm", "fern", "fig", "flax", "ginger", "granite", "hazel"),
    *("heather", "holly", "indigo", "ivory", "ivy", "jade", "jasmine", "juniper", "larch"),
    *("laurel", "lemon", "lilac", "lime", "linden", "lotus", "maple", "marble", "mint", "moss"),
    *("nettle", "nutmeg", "oak", "oat", "olive", "onyx", "orchid", "pearl", "pepper", "pine"),
    *("plum", "poplar", "poppy", "quartz", "quince", "reed", "rowan", "rye", "saffron", "sage"),
    *("silver", "slate", "sorrel", "spruce", "tansy", "teak", "thistle", "thyme", "tulip"),
    *("umber", "violet", "walnut", "willow", "yarrow", "yew"),
)
_SECOND: Final = (
    *("anchor", "anvil", "basket", "beacon", "bell", "bench", "bobbin", "bonnet", "bottle"),
    *("bridge", "bucket", "button", "cabin", "candle", "canoe", "castle", "chimney", "cottage"),
    *("cradle", "cup", "drum", "easel", "feather", "fiddle", "flute", "garden", "gate", "goblet"),
    *("hammer", "hammock", "harbour", "hatch", "hinge", "inkwell", "jar", "jug", "kettle"),
    *("kite", "ladder", "lantern", "lever", "locket", "loom", "mallet", "meadow", "mirror"),
    *("mitten", "needle", "oar", "oven", "paddle", "pantry", "parcel", "pebble", "pencil"),
    *("pillow", "pocket", "quill", "raft", "ribbon", "rudder", "saddle", "sail", "saucer"),
    *("scarf", "shovel", "shutter", "sleigh", "spoon", "stable", "stool", "teapot", "thimble"),
    *("ticket", "trumpet", "tunnel", "umbrella", "vane", "violin", "wagon", "whistle", "window"),
)
# 32 letters and digits that are hard to confuse; 13 of them hold 65 random bits.
_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_SECRET_LENGTH: Final = 13
_CODE_LENGTH: Final = 6
_TABLE: Final = re.compile(rf"[a-z]+-[a-z]+-(?:[0-9]{{2}}|[{_SIGNS}]{{{_SECRET_LENGTH}}})")
# The two zero-width joiners are part of the spelling of some scripts and of emoji.
_JOINERS: Final = "\u200c\u200d"
# Variation selectors are part of emoji and of ideographs. These and two other marks can't be seen.
_UNSEEN: Final = re.compile(
    "[\u034f\U00016fe4\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
_OF_EMOJI: Final = "\ufe0e\ufe0f"
_OF_IDEOGRAPHS: Final = re.compile(
    "[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff][\U000e0100-\U000e01ef]"
)
_LATIN: Final = "\u036f"
"""The last of the Latin letters and marks, among which nothing is joined."""
_CASED: Final = ("Lu", "Ll", "Lt")
_MARKS_IN_A_ROW: Final = 3
# Invisible letters and signs: fillers of Hangul, Khmer, Braille, musical notation.
_BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
_DRAWN: Final = "LNPS"
_LEFTWARDS: Final = ("R", "AL")
"""Classes of letters that are written from right to left."""


def guest_name(guest: str) -> str:
    """Return a name for a guest who has chosen none; the same guest always gets the same."""
    digest = hashlib.sha256(guest.encode()).digest()
    return f"{_KINDS[digest[0] % len(_KINDS)]} {_BEASTS[digest[1] % len(_BEASTS)]}"


def table_name(below: Callable[[int], int], *, public: bool) -> str:
    """
    Return a name for a new table: two words, and an ending that makes it unique.

    The name of a public table ends in a number and is easy to say on the phone. An unlisted table
    is protected only by its name, which therefore ends in a part that can't be guessed.
    """
    first, second = _FIRST[below(len(_FIRST))], _SECOND[below(len(_SECOND))]
    last = str(below(90) + 10) if public else _secret(below)
    return f"{first}-{second}-{last}"


def evening_code(below: Callable[[int], int]) -> str:
    """Return a code for an evening: six letters and digits, which pupils type in."""
    return "".join(_SIGNS[below(len(_SIGNS))] for _ in range(_CODE_LENGTH))


def is_table_name(text: str) -> bool:
    """Return True if this is a possible name of a table."""
    return len(text) <= 32 and _TABLE.fullmatch(text) is not None


def _secret(below: Callable[[int], int]) -> str:
    return "".join(_SIGNS[below(len(_SIGNS))] for _ in range(_SECRET_LENGTH))


def cleaned(text: str, longest: int = NAME_LENGTH) -> str | None:
    """
    Normalise typed text to the form in which it is shown; None if nothing is left to show.

    The result is in Unicode NFC, without control or formatting characters, with single spaces and
    no towers of marks, and has at least one visible character. Joiners and variation selectors stay
    only where they may change what is seen, since otherwise two names could look the same.
    """
    spaced = "".join(" " if c.isspace() or c in _BLANKS else c for c in text)
    shown = "".join(c for c in spaced if c in _JOINERS or unicodedata.category(c)[0] != "C")
    # What is dropped may have stood between a letter and its mark.
    composed = unicodedata.normalize("NFC", _without(_without(shown, _selects), _joins))
    result = " ".join(composed.split())
    drawn = any(unicodedata.category(c)[0] in _DRAWN for c in result)
    return result if drawn and len(result) <= longest and not _towers(result) else None


def isolated(name: str) -> str:
    """
    Return a name for a sentence from left to right, which its own direction then can't reorder.

    >>> isolated("Ida"), len(isolated("\u05e9\u05e8\u05d4"))
    ('Ida', 5)
    """
    leftwards = any(unicodedata.bidirectional(c) in _LEFTWARDS for c in name)
    return f"\u2068{name}\u2069" if leftwards else name


def _without(text: str, keeps: Callable[[str, str, str], bool]) -> str:
    """Drop each character that a rule rejects, given the ones before and after it."""
    kept = " "
    for c, after in zip(text, (text + " ")[1:], strict=True):
        if keeps(kept[-1], c, after):
            kept += c
    return kept[1:]


def _selects(before: str, c: str, _after: str) -> bool:
    """Return False for an invisible mark, unless it selects the look of the sign before it."""
    if not _UNSEEN.match(c):
        return True
    emoji = c in _OF_EMOJI and before > _LATIN and unicodedata.category(before)[0] == "S"
    return emoji or _OF_IDEOGRAPHS.match(before + c) is not None


def _joins(before: str, c: str, after: str) -> bool:
    """Return False for a joiner, unless it stands between letters or signs that may be joined."""
    return c not in _JOINERS or (_joinable(before) and _joinable(after))


def _joinable(c: str) -> bool:
    kind = unicodedata.category(c)
    return c > _LATIN and kind[0] in "LMNS" and kind not in _CASED


def _towers(text: str) -> bool:
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > _MARKS_IN_A_ROW:
            return True
    return False
