"""
Talk of one table: sends each message to those who may hear it.

Nothing of it is in the log. The last messages stay in memory, so that a report can quote them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.messages import (
    Channel,
    ChatMessage,
    PhraseMessage,
    ReactedMessage,
    ReactMessage,
    SaidMessage,
)
from rumpus.server.names import cleaned
from rumpus.server.services import Services
from rumpus.server.tables import channels
from rumpus.server.tables.broadcast import Broadcast
from rumpus.server.tables.channels import SPECTATOR, Standing, standing_of
from rumpus.server.tables.shared_screen import removed
from rumpus.table.guests import guest_of
from rumpus.table.table import Table

Said = ChatMessage | PhraseMessage | ReactMessage
"""Messages by which a player says something."""
CALM: Final = ("hello", "moment", "back")
"""Phrases that help nobody to play: a player may say them while the game forbids them to talk."""
PHRASES: Final = (*CALM, "thanks", "well_played")
"""Phrases of every table; a game adds its own (`GameFacts.phrases`)."""


class Quote(NamedTuple):
    """A message that was said, by whom, and the guests who heard it."""

    said: SaidMessage
    speaker: str
    heard: frozenset[str]


class Talk:
    """The talk of one table."""

    __slots__ = ("_audience", "_last", "_quotes", "_services", "_table")

    def __init__(self, table: Table, audience: Broadcast, services: Services) -> None:
        self._table = table
        self._audience = audience
        self._services = services
        # A list, because even an empty deque takes 0.7 kB, and there are many tables.
        self._quotes: list[Quote] = []
        self._last = 0

    def say(self, player: str, name: str, message: Said) -> Refusal | None:
        """Send a message to those who may hear it, or return why its player can't say it."""
        refusal = self._refusal(player, message)
        if refusal is not None:
            return refusal
        match message:
            case ReactMessage(reaction):
                shown = ReactedMessage(self._table.seat_of(player), reaction)
                self._audience.show(shown, self._hearers(player, self._channel(player, message)))
            case PhraseMessage():
                self._send(player, name, message.channel, "", message.phrase)
            case ChatMessage():
                text = cleaned(message.text, longest=limits.CHAT_LENGTH)
                if text is None:
                    return Refusal("bad_text", None, {"most": limits.CHAT_LENGTH})
                if self._services.unwelcome(text):
                    return Refusal("unwelcome_word")
                self._send(player, name, message.channel, text, None)
        return None

    def quotes(self, guest: str, most: int) -> list[Quote]:
        """Return the last messages that a guest heard, oldest first."""
        return [quote for quote in self._quotes if guest in quote.heard][-most:]

    def speaker(self, guest: str, number: int) -> tuple[str, str] | None:
        """Return who said a message that a guest heard, and under which name, or None."""
        for quote in self._quotes:
            if quote.said.said == number and guest in quote.heard:
                return quote.speaker, quote.said.name
        return None

    def _send(
        self, player: str, name: str, channel: Channel, text: str, phrase: str | None
    ) -> None:
        self._last += 1
        said = SaidMessage(self._table.seat_of(player), name, text, self._last, channel, phrase)
        hears = self._hearers(player, channel)
        players = {listener.player for listener in self._audience.listeners()}
        heard = frozenset(guest_of(each) for each in players if hears(each))
        last = self._quotes[-1].heard if self._quotes else frozenset[str]()
        self._quotes.append(Quote(said, guest_of(player), last if heard == last else heard))
        del self._quotes[: -limits.QUOTES_KEPT]
        self._audience.say(said, hears)

    def _refusal(self, player: str, message: Said) -> Refusal | None:
        table, seat = self._table, self._table.seat_of(player)
        phase = channels.phase_of(table)
        if removed(table, player):
            return Refusal("removed")
        if seat is None and table.lobby.daily is not None and phase == "play":
            return Refusal("daily_alone")
        if not channels.may_say(self._channel(player, message), self._standing(player).part, phase):
            return Refusal("no_channel")
        if isinstance(message, PhraseMessage):
            if message.phrase in CALM:
                return None
            if message.phrase not in (*PHRASES, *table.facts.phrases):
                return Refusal("no_such_phrase")
        if channels.muted(table, player):
            return Refusal("hushed")
        until = self._services.quiet(table.lobby.name, guest_of(player))
        return None if until is None else Refusal("quiet", params={"until": until})

    def _channel(self, player: str, message: Said) -> Channel:
        """Return the channel of a message; spectators react among themselves during play."""
        if not isinstance(message, ReactMessage):
            return message.channel
        spectates = self._standing(player) == SPECTATOR
        return "spectators" if spectates and channels.phase_of(self._table) == "play" else "table"

    def _standing(self, player: str) -> Standing:
        return standing_of(self._table, player, channels.standings(self._table))

    def _hearers(self, speaker: str, channel: Channel) -> Callable[[str], bool]:
        """Return whether a player hears what another says in a channel, unless they ignore them."""
        table, phase = self._table, channels.phase_of(self._table)
        seated = channels.standings(table)
        team, guest = standing_of(table, speaker, seated).team, guest_of(speaker)

        def hears(player: str) -> bool:
            own = standing_of(table, player, seated)
            if channel == "team" and own.team != team:
                return False
            may = channels.may_hear(channel, own.part, phase)
            return may and not self._services.ignores(guest_of(player), guest)

        return hears
