"""Slow games and offers of rematches, as every kind of store lists them."""

from collections.abc import Callable

from msgspec.structs import replace

from rumpus.store.log import SlowGame, Store
from unit.store.test_stores import HELD, Check, row


def test_slow_games_are_listed_until_they_are_over(check: Callable[[Check], None]) -> None:
    """A slow game is found by its players and by its deadline, as its last entry left it."""
    game = SlowGame(HELD.name, "toy", "Toy", 5, 100, ("ann",), (("ann", "Ann"), ("bob", "Bob")))
    later = replace(game, due=200, awaited=("bob",))

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        await store.append(replace(row(1), playing=("ann", "bob"), slow=game))
        await store.append(replace(row(1), slow=later))
        assert await store.slow_games("ann") == await store.slow_games("bob") == [game]
        assert (await store.slow_due(99), await store.slow_due(100)) == ([], [game])
        await store.append(replace(row(2), slow=later))
        assert (await store.slow_games("ann"), await store.slow_due(100)) == ([later], [])
        await store.date([HELD.name], 5)
        assert await store.drop(10, 1) == 0
        await store.append(replace(row(3), playing=()))
        assert (await store.slow_games("ann"), await store.slow_due(300)) == ([], [])
        assert await store.drop(10, 1) == 1

    check(work)


def test_an_offer_at_a_slow_table_is_listed_from_its_first_entry_on(
    check: Callable[[Check], None],
) -> None:
    """It is found by everybody who was asked, until it lapses or a game begins."""
    players = (("ann", "Ann"), ("bob", "Bob"))
    offer = SlowGame(HELD.name, "toy", "Toy", 100, 100, ("bob",), players, offer=True)
    game = replace(offer, offer=False)

    async def work(store: Store) -> None:
        await store.create(HELD, replace(row(0), slow=offer))
        assert await store.slow_games("ann") == await store.slow_games("bob") == [offer]
        assert (await store.slow_due(100), await store.playing("ann", "toy")) == ([offer], [])
        await store.append(replace(row(1), lapsed=True))
        assert (await store.slow_games("bob"), await store.slow_due(100)) == ([], [])
        await store.append(replace(row(2), slow=offer))
        assert await store.slow_games("bob") == [offer]
        await store.append(replace(row(3), playing=("ann", "bob"), slow=game))
        assert await store.slow_games("bob") == [game]
        await store.append(replace(row(4), playing=()))
        assert await store.slow_games("bob") == []

    check(work)


def test_a_game_at_a_live_table_ends_an_offer_that_is_listed(
    check: Callable[[Check], None],
) -> None:
    """The host may have changed the pace while the offer waited."""
    offer = SlowGame(HELD.name, "toy", "Toy", 9, 9, (), (("ann", "Ann"),), offer=True)

    async def work(store: Store) -> None:
        await store.create(HELD, replace(row(0), slow=offer))
        await store.append(replace(row(1), playing=("ann",)))
        assert (await store.slow_games("ann"), await store.slow_due(100)) == ([], [])

    check(work)
