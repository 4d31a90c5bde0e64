"""Faces: the names and emblems by which guests are known."""

from collections.abc import Callable
from typing import Final

from rumpus.server.emblems import Emblem, guest_emblem, is_emblem
from rumpus.server.limits import values as limits
from rumpus.server.names import cleaned, guest_name
from rumpus.store.log import Chosen, Guests
from rumpus.table.guests import players_of

_NOTHING: Final = Chosen()


class Faces:
    """Names and emblems of guests, chosen or given by the room; none of *is_former* is kept."""

    def __init__(self, store: Guests, is_former: Callable[[str], bool]) -> None:
        self._store = store
        self._is_former = is_former
        self._chosen: dict[str, Chosen] = {}

    def name_of(self, player: str) -> str:
        """Return a guest's name, chosen or made up by the room."""
        return self._chosen.get(player, _NOTHING).name or guest_name(player)

    def emblem_of(self, player: str) -> Emblem:
        """Return a guest's emblem, chosen or given by the room."""
        chosen = self._chosen.get(player, _NOTHING).emblem
        # A newer room may have known more of them.
        return chosen if is_emblem(chosen) else guest_emblem(player)

    async def chosen_name(self, player: str) -> str | None:
        """Return the name that a guest has chosen; cache it, and the emblem, for *name_of*."""
        return (await self._chosen_by(player)).name

    async def rename(self, player: str, text: str) -> str | None:
        """Change a guest's name and return it as shown; None if it can't be shown."""
        name = cleaned(text)
        if name is not None and not self._is_former(player):
            await self._store.rename(player, name)
            self._remember(player, (await self._chosen_by(player))._replace(name=name))
        return name

    async def choose_emblem(self, player: str, emblem: Emblem) -> None:
        """Change a guest's emblem."""
        if self._is_former(player):
            return
        await self._store.choose_emblem(player, emblem)
        self._remember(player, (await self._chosen_by(player))._replace(emblem=emblem))

    def forget(self, guest: str) -> None:
        """Forget what is cached of a guest."""
        for player in players_of(guest):
            self._chosen.pop(player, None)

    async def _chosen_by(self, player: str) -> Chosen:
        if player in self._chosen:
            return self._chosen[player]
        chosen = await self._store.chosen(player)
        if chosen != _NOTHING:
            self._remember(player, chosen)
        return chosen

    def _remember(self, player: str, chosen: Chosen) -> None:
        self._chosen.pop(player, None)
        if self._is_former(player):
            # The account was deleted while this request was under way.
            return
        self._chosen[player] = chosen
        if len(self._chosen) > limits.BUCKETS:
            del self._chosen[next(iter(self._chosen))]
