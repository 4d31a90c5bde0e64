"""Talk at a table: who says and hears what, phrases, reactions, and words that are forbidden."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.games.registry import own_games
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.talk import CALM, PHRASES
from rumpus.server.tables.word_filter import WordFilter
from rumpus.table.actions import CutShort
from rumpus.table.events import Do
from rumpus.table.guests import SCREEN
from unit.server import keesdrow_rooms

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web" / "src"
PAGE = ROOT / "docs" / "reference" / "talk.md"
CELLS = [
    (channel, part, phase, cell)
    for channel, part, *cells in re.findall(
        r"^\| `(\w+)` \| `(\w+)` \| (\w+) \| (\w+) \| (\w+) \|$",
        PAGE.read_text("utf-8"),
        re.MULTILINE,
    )
    for phase, cell in zip(("lobby", "play", "over"), cells, strict=True)
]
PLAYERS = ("ann", "bob", "cat", "dan")


async def opened(part: str) -> tuple[Room, Host, Guest, Guest]:
    """Return a table, somebody with this part at it, and somebody else of the same part."""
    if part in {"moderator", "shared"}:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, other = Guest(host, "ann"), Guest(host, "ann~2" if part == "shared" else "bob")
        assert (await other.table("sit", seat=1))["t"] == "done"
        if part == "shared":
            return room, host, ann, other
        mia = Guest(host, "mia")
        assert (await mia.table("sit", seat=2))["t"] == "done"
        return room, host, mia, ann
    room = keesdrow_rooms.open_room(keesdrow_rooms.NOON)
    teams = "no" if part == "player" else "yes"
    host = await set_table(room, *PLAYERS, game="keesdrow", teams=teams)
    guests = [Guest(host, player) for player in PLAYERS]
    if part in {"spectator", "screen"}:
        end = SCREEN if part == "screen" else ""
        return room, host, Guest(host, f"eve{end}"), Guest(host, f"ned{end}")
    return room, host, guests[0], guests[2]


async def brought(host: Host, phase: str) -> None:
    """Bring a table to a phase."""
    if phase != "lobby":
        host_player = str(host.table.lobby.host)
        for place in host.table.lobby.places:
            if place.sitter is not None and place.sitter.player != host_player:
                asked = {"ready": True, "terms": host.table.lobby.terms}
                await Guest(host, place.sitter.player).table("ready", **asked)
        assert (await Guest(host, host_player).table("start"))["t"] == "done"
    if phase == "over":
        await host.do("", "", Do("", CutShort()))
        assert host.table.closed is not None


@pytest.mark.parametrize(("channel", "part", "phase", "cell"), CELLS)
def test_everybody_says_and_hears_what_the_page_says(
    channel: str, part: str, phase: str, cell: str
) -> None:
    """Each cell of the table in `docs/reference/talk.md` is what the room does."""

    async def work() -> None:
        room, host, subject, other = await opened(part)
        await brought(host, phase)
        answer = await subject.ask("chat", text="mine", channel=channel)
        refused = "only_shows" if part == "screen" else "no_channel"
        assert answer.get("code", answer["t"]) == ("done" if cell == "both" else refused)
        # Somebody with a voice in the channel, if anybody has one at this table.
        for voice in (other, *(Guest(host, player) for player in (*PLAYERS, "zoe"))):
            if voice.player != subject.player:
                await voice.ask("chat", text=voice.player, channel=channel)
        heard = [message["text"] for message in subject.got("said")]
        others = [text for text in heard if text != "mine"]
        assert (others != []) == (cell != "no")
        if channel == "team" and cell == "both":
            assert others == ["cat"]
        assert ("mine" in heard) == (cell == "both")
        await close_room(room)

    run(work())


def test_the_page_has_a_cell_for_each_channel_part_and_phase() -> None:
    """Three channels, six parts and three phases make 54 cells."""
    assert len({cell[:3] for cell in CELLS}) == 54


def test_players_hear_no_spectator_during_play() -> None:
    """Neither words, phrases nor reactions of a spectator reach a player while the game runs."""

    async def work() -> None:
        room, host, eve, ned = await opened("spectator")
        await brought(host, "play")
        ann = Guest(host, "ann")
        await eve.ask("chat", text="upper left", channel="spectators")
        await eve.ask("phrase", phrase="nice_word", channel="spectators")
        eve.say({"t": "react", "reaction": "star"})
        await settled()
        assert [message.get("phrase", message["text"]) for message in ned.got("said")] == [
            "upper left",
            "nice_word",
        ]
        assert ned.got("reacted") == [{"t": "reacted", "seat": None, "reaction": "star"}]
        assert ann.got("said") + ann.got("reacted") == []
        await close_room(room)

    run(work())


@pytest.mark.rule("KD-25")
def test_a_muted_team_has_only_phrases_that_help_nobody() -> None:
    """In its turn, a team neither reacts nor praises a word; it may ask for a moment."""

    async def work() -> None:
        room, host, *_ = await opened("partner")
        await brought(host, "play")
        await asyncio.sleep(60)
        turn: int = host.table.state.seat
        player, rival = (Guest(host, PLAYERS[(turn + step) % 4]) for step in range(2))
        codes = [
            (await player.ask("phrase", phrase=phrase, channel=channel)).get("code")
            for phrase in ("nice_word", "moment")
            for channel in ("table", "team")
        ]
        assert codes == ["hushed", "hushed", None, None]
        player.say({"t": "react", "reaction": "wow"})
        rival.say({"t": "react", "reaction": "tea"})
        await settled()
        assert [message["reaction"] for message in player.got("reacted")] == ["tea"]
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "phrase", "phrase": "go_to_d"}, "no_such_phrase"),
        ({"t": "phrase", "phrase": "Not a key"}, "bad_message"),
        ({"t": "phrase", "phrase": "x" * 25}, "bad_message"),
        ({"t": "chat", "text": "hi", "channel": "everybody"}, "bad_message"),
        ({"t": "chat", "text": "hi", "channel": "team"}, "no_channel"),
        ({"t": "chat", "text": "hi", "seat": 1}, "bad_message"),
    ],
)
def test_spoofed_talk_is_refused(message: dict[str, Any], code: str) -> None:
    """Unknown phrases and channels, and those of others, reach nobody."""

    async def work() -> None:
        room, _, ann, other = await opened("player")
        ann.say({"id": "x", **message})
        await settled()
        assert ann.answer("x")["code"] == code
        assert other.got("said") == []
        await close_room(room)

    run(work())


def test_a_flood_of_reactions_is_dropped_and_closes_nothing() -> None:
    """Above the rate reactions vanish; they count like messages."""

    async def work() -> None:
        room, _, ann, other = await opened("player")
        for _ in range(4 * limits.CHAT.burst):
            ann.say({"t": "react", "reaction": "heart"})
        await settled()
        assert len(other.got("reacted")) == limits.CHAT.burst
        assert (await ann.ask("chat", text="hi"))["code"] == "too_many"
        ann.say({"t": "react", "reaction": "skull"})
        await settled()
        assert ann.wire.code is not None
        await close_room(room)

    run(work())


def test_the_second_end_of_a_player_s_screen_is_no_spectator() -> None:
    """A player can't listen to spectators by opening the second end of their own screen."""

    async def work() -> None:
        room, host, eve, _ = await opened("spectator")
        await brought(host, "play")
        second = Guest(host, "ann~2")
        await eve.ask("chat", text="psst", channel="spectators")
        assert second.got("said") == []
        answer = await second.ask("chat", text="me too", channel="spectators")
        assert answer["code"] == "no_channel"
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Megacola!", True),
        ("a MÉGACOLA, please", True),
        ("megacolas", False),
        ("# No brands", False),
        ("\uff4degacola", True),
    ],
)
def test_a_forbidden_word_is_found_whole(text: str, found: bool) -> None:
    """Case, accents and wide letters make no difference; parts of words don't count."""
    assert WordFilter("# No brands\n megacola \n\n").finds(text) is found


def test_a_message_with_a_forbidden_word_reaches_nobody() -> None:
    """It is refused, so that its writer can change it."""

    async def work() -> None:
        room = open_room()
        room.services = room.services._replace(unwelcome=WordFilter("megacola").finds)
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        assert (await ann.ask("chat", text="Megacola"))["code"] == "unwelcome_word"
        assert bob.got("said") == []
        await close_room(room)

    run(work())


@pytest.mark.parametrize("game", sorted(own_games()))
def test_each_phrase_of_a_game_has_words_and_is_documented(game: str) -> None:
    """The client words exactly the keys of the game's facts, and the page lists them."""
    facts = own_games()[game].facts
    text = (WEB / "games" / game / "messages" / "talk.ts").read_text("utf-8")
    assert tuple(re.findall(r"^  (\w+):", text, re.MULTILINE)) == facts.phrases
    listed = ", ".join(f"`{key}`" for key in facts.phrases)
    assert f"| {facts.title} | {listed} |" in PAGE.read_text("utf-8")


def test_the_phrases_of_every_table_have_words() -> None:
    """The client words the room's own phrases, and knows which of them are calm."""
    text = (WEB / "ui" / "messages" / "talk.ts").read_text("utf-8")
    _, _, phrases = text.partition("export const PHRASES")
    words, _, calm = phrases.partition("export const CALM")
    assert tuple(re.findall(r"^  (\w+):", words, re.MULTILINE)) == PHRASES
    assert tuple(re.findall(r"'(\w+)'", calm.partition("=")[2].partition("]")[0])) == CALM
