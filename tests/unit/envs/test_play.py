"""What an environment promises beyond the conventions: seeds, masks, rewards, secrets."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from icecool_subject import toy_flicks
from rumpus import envs
from rumpus.core.chance import Chance
from rumpus.core.game import AnyGame
from rumpus.core.values import Act, Millis, Refusal, Result, Seat
from rumpus.envs.kind import Kind
from rumpus.envs.play import Play
from rumpus.envs.rewards import by_places
from rumpus.envs.timed import playing
from rumpus.games.encoding import Draft
from rumpus.games.keesdrow.actions import Spell
from rumpus.games.keyword.actions import Commit, Decline, Pass
from rumpus.games.registry import games
from rumpus.table.record import verify

WAYS = [(name, acts) for name, module in games().items() for acts in module.encodings]

each_way = pytest.mark.parametrize(("game", "acts"), WAYS)
SHORT: dict[str, dict[str, Any]] = {
    "keesdrow": {"turns": 3},
    "keyword": {"keyword": "tea"},
    "keep_your_cool": {},
    "icecool": {"rounds": 1},
}


def chosen(mask: Any, chance: Chance) -> int:
    """Choose one of the allowed choices."""
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def played(play: Play, chance: Chance) -> list[tuple[Seat, int]]:
    """Play a game to its end by chance, seat by seat, and return the choices."""
    choices: list[tuple[Seat, int]] = []
    play.go_on()
    while play.result is None:
        seat = next(seat for seat in play.programs if play.decides(seat))
        choice = chosen(play.mask(seat), chance)
        assert play.choose(seat, choice) is None, play.says(seat, choice)
        choices.append((seat, choice))
        play.go_on()
    return choices


def digest(game: str, acts: str, seed: int) -> str:
    """Return a digest of all that an agent sees and gets in a game, with toy physics."""
    with toy_flicks():
        env = envs.aec(game, acts=acts, **SHORT[game])
    env.reset(seed=seed)
    chance, seen = Chance(b"chooser", "choices"), hashlib.sha256()
    for agent in env.agent_iter():
        look, reward, over, _cut, _info = env.last()
        assert look is not None
        mask = look["action_mask"]
        seen.update(agent.encode() + look["observation"].tobytes() + mask.tobytes())
        seen.update(repr(reward).encode())
        env.step(None if over else dialled(env, chosen(mask, chance), chance))
    return seen.hexdigest()


def dialled(env: Any, choice: int, chance: Chance) -> Any:
    """Return a choice as an action, with dials by chance if there are any."""
    if env.course.kind.dialled is None:
        return choice
    return {"choice": choice, "dials": [2 * chance.unit() - 1 for _ in range(4)]}


@each_way
def test_a_seed_gives_the_same_game_in_every_process(game: str, acts: str) -> None:
    """Processes with different hash seeds see the same whole game."""
    program = f"import test_play; print(test_play.digest({game!r}, {acts!r}, 7))"
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path]),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert digests == {digest(game, acts, 7) + "\n"}
    assert digest(game, acts, 8) + "\n" not in digests


def test_games_without_a_seed_differ() -> None:
    """Two environments without a seed, and two games of one, begin differently."""
    one, other = envs.aec("keyword"), envs.aec("keyword")
    dealt: set[bytes] = set()
    for env in (one, one, other):
        env.reset()
        dealt.add(env.observe("player_0")["observation"].tobytes())
    assert len(dealt) == 3


@pytest.mark.usefixtures("toy_physics")
@each_way
def test_what_the_mask_allows_is_never_refused(game: str, acts: str) -> None:
    """Whole games by chance, with two and three seats, meet no refusal; their records verify."""
    for number in range(6):
        kind = Kind(game, acts, SHORT[game])
        seats = min(2 + number % 2, kind.module.facts.roles[0].most)
        play = playing(kind, [None] * seats, bytes([number]) * 32)
        played(play, Chance(bytes([number]), "choices"))
        assert play.record is not None
        assert verify(play.record, kind.module.facts, kind.make_game) is None


@pytest.mark.usefixtures("toy_physics")
@each_way
def test_looking_after_each_choice_changes_nothing_that_is_seen(game: str, acts: str) -> None:
    """Choices added one by one look like a draft looked at once; seats not awaited never decide."""
    kind = Kind(game, acts, SHORT[game])
    play, chance = playing(kind, [None, None], b"4" * 32), Chance(b"4", "choices")
    play.go_on()
    while play.result is None:
        awaited = kind.make_game(kind.options).awaited(play.state)
        for seat in play.programs:
            look = play._look(seat)
            assert np.array_equal(play.observe(seat), kind.observed(look.view, look.draft))
            assert look.decision is None or seat in awaited
        seat = next(seat for seat in play.programs if play.decides(seat))
        assert play.choose(seat, chosen(play.mask(seat), chance)) is None
        play.go_on()


def test_the_mask_of_keyword_is_complete() -> None:
    """KW-7, KW-10: drafts reach all words of two cards, and no others, and all passes."""
    kind = Kind("keyword", "cards", {})
    play = playing(kind, [None, None], b"3" * 32)
    play.go_on()
    view = play.view(Seat(0))
    hand = [card.id for card in view.hand]
    found = reached(kind, view, lambda draft: draft[0] > 324 or len(draft) < 3)
    passes = {frozenset(act.discard) for act in found if isinstance(act, Pass)}
    assert passes == {frozenset(some) for size in range(7) for some in combinations(hand, size)}
    assert Decline(0) in found
    words = {act.pieces for act in found if isinstance(act, Commit)}
    assert len(words) == two_card_words(view)


def test_the_mask_of_keesdrow_is_complete() -> None:
    """KD-7, KD-9, KD-11: drafts reach exactly the words of two letters that the rules accept."""
    kind = Kind("keesdrow", "letters", {"min_length": 2})
    play = playing(kind, [None, None], b"5" * 32)
    chance = Chance(b"5", "choices")
    play.go_on()
    while play.view(Seat(0)).turn < 6:
        seat = next(seat for seat in play.programs if play.decides(seat))
        play.choose(seat, chosen(play.mask(seat), chance))
        play.go_on()
    view = play.view(play.view(Seat(0)).seat)
    assert view.phase == "turn"
    found = reached(kind, view, lambda draft: len(draft) < 3)
    game = kind.make_game(kind.options)
    pairs = ((one, other) for one in range(144) for other in range(144))
    accepted = {pair for pair in pairs if accepts(game, play, view.seat, Spell(pair))}
    assert {act.path for act in found if isinstance(act, Spell)} == accepted
    assert len(accepted) > 1000


def reached(kind: Kind, view: Any, deeper: Callable[[Draft], bool]) -> set[Any]:
    """Return all acts that drafts lead to, as far as *deeper* follows them."""
    found: set[Any] = set()

    def explore(draft: Draft) -> None:
        mask = np.zeros(kind.encoding.choices, np.int8)
        kind.encoding.mask(view, draft, mask)
        for choice in np.flatnonzero(mask).tolist():
            longer = (*draft, choice)
            act = kind.encoding.act(view, longer)
            if act is not None:
                found.add(act)
            elif deeper(longer):
                explore(longer)

    explore(())
    return found


def accepts(game: AnyGame, play: Play, seat: Seat, action: Any) -> bool:
    """Return whether the rules accept an act now."""
    verdict = game.decide(play.state, Act(seat, action), Millis(0), Chance(b"", ""))
    return not isinstance(verdict, Refusal)


def two_card_words(view: Any) -> int:
    """Count the ways to lay two of twelve cards in order, one of them orange; a blank has 26."""
    ways = [26 if card.letter == "?" else 1 for card in (*view.hand, *view.middle)]
    return sum(
        ways[first] * ways[second]
        for first in range(12)
        for second in range(12)
        if first != second and min(first, second) < 6
    )


@pytest.mark.usefixtures("toy_physics")
@each_way
def test_an_observation_depends_on_nothing_hidden(game: str, acts: str) -> None:
    """Two worlds that a seat can't tell apart look the same to its program, at every decision."""
    kind = Kind(game, acts, SHORT[game])
    play = playing(kind, [None, None], b"9" * 32)
    chance = Chance(b"9", "choices")
    looked = 0
    play.go_on()
    while play.result is None:
        seat = next(seat for seat in play.programs if play.decides(seat))
        other = hidden_otherwise(game, play.state, seat, chance)
        if other is not None:
            view, here = kind.make_game(kind.options).view(other, seat), play.sight(seat)
            there = here._replace(view=view) if kind.timed else view
            assert numbers(kind, there) == numbers(kind, here)
            looked += 1
        play.choose(seat, chosen(play.mask(seat), chance))
        play.go_on()
    assert looked > 3


def hidden_otherwise(game: str, state: Any, seat: Seat, chance: Chance) -> Any | None:
    """Return a state that differs in what a seat can't see: the others' cards, or tiles' backs."""
    if game == "keesdrow":
        return replace(state, backs=tuple(chance.shuffled(state.backs)))
    if game == "icecool":
        return otherwise_dealt(state, seat, chance)
    if game == "keep_your_cool":
        return otherwise_down(state, chance)
    hidden = [
        card
        for card in range(len(state.orange))
        if card >= state.orange_drawn
        or any(card in own.hand for at, own in enumerate(state.seats) if at != seat)
    ]
    deck = list(state.orange)
    for card, letter in zip(hidden, chance.shuffled([deck[c] for c in hidden]), strict=True):
        deck[card] = letter
    left = state.blue[: state.blue_drawn] + "".join(chance.shuffled(state.blue[state.blue_drawn :]))
    return replace(state, orange="".join(deck), blue=left)


def otherwise_down(state: Any, chance: Chance) -> Any:
    """Return a state in which the tiles that are face down have changed places."""
    gone = {tile for pair in state.pairs for tile in pair.tiles}
    down = [at for at in range(len(state.symbols)) if at not in gone and at not in state.up]
    symbols = list(state.symbols)
    for at, symbol in zip(down, chance.shuffled([symbols[at] for at in down]), strict=True):
        symbols[at] = symbol
    return replace(state, symbols=tuple(symbols))


def otherwise_dealt(state: Any, seat: Seat, chance: Chance) -> Any:
    """Return a state in which the cards that only others see, or nobody, are other ones."""
    known = {card for each in state.seats for card in each.up} | {*state.seats[seat].cards}
    hidden = [card for card in range(len(state.deck)) if card not in known]
    deck = list(state.deck)
    for card, letter in zip(hidden, chance.shuffled([deck[c] for c in hidden]), strict=True):
        deck[card] = letter
    return replace(state, deck="".join(deck))


def numbers(kind: Kind, view: Any) -> tuple[bytes, bytes, str]:
    """Return all that an encoding tells about a view."""
    seen, mask = np.zeros(kind.size, np.float32), np.zeros(kind.encoding.choices, np.int8)
    kind.encoding.observe(view, seen)
    kind.encoding.mask(view, (), mask)
    return seen.tobytes(), mask.tobytes(), kind.encoding.shows(view)


@pytest.mark.parametrize("reward", ["places", "points"])
@pytest.mark.usefixtures("toy_physics")
@each_way
def test_rewards_add_up_to_the_result(game: str, acts: str, reward: Any) -> None:
    """Each agent's rewards of a game add up to the same in all kinds of environments."""
    options: dict[str, Any] = {"acts": acts, "reward": reward, **SHORT[game]}
    in_turn, at_once = envs.aec(game, **options), envs.parallel(game, **options)
    for env, sums in ((in_turn, in_turn_sums), (at_once, at_once_sums)):
        earned = sums(env, Chance(b"4", "choices"))
        result = env.course.play.result
        assert result is not None
        due = by_places(result) if reward == "places" else [*map(float, result.scores)]
        assert earned == pytest.approx(due)
    alone = envs.single(game, bots=["gentle"], **options)
    seen, _ = alone.reset(seed=4)
    total, over, chance = 0.0, False, Chance(b"4", "choices")
    while not over:
        seen, earned_now, over, cut, _ = alone.step(chosen(seen["action_mask"], chance))
        total += earned_now
        assert not cut
    result = alone.course.play.result
    assert result is not None
    assert total == pytest.approx(by_places(result)[0] if reward == "places" else result.scores[0])


def in_turn_sums(env: Any, chance: Chance) -> list[float]:
    """Play a game in turn by chance; return what each agent earned."""
    env.reset(seed=4)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        sums[agent] += reward
        env.step(None if over else chosen(seen["action_mask"], chance))
    return [*sums.values()]


def at_once_sums(env: Any, chance: Chance) -> list[float]:
    """Play a game at once by chance; return what each agent earned."""
    seen, _ = env.reset(seed=4)
    sums = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        choices = {agent: chosen(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, rewards, *_ = env.step(choices)
        for agent, reward in rewards.items():
            sums[agent] += reward
    return [*sums.values()]


@given(st.integers(1, 6).flatmap(lambda n: st.lists(st.integers(0, 3), min_size=n, max_size=n)))
def test_places_are_worth_nothing_in_all(scores: list[int]) -> None:
    """The better place is worth more, equal places the same, from 1 to -1, and 0 in all."""
    ranks = sorted(set(scores), reverse=True)
    places = tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == rank) for rank in ranks
    )
    worth = by_places(Result(places, tuple(scores), "turns"))
    assert sum(worth) == pytest.approx(0)
    assert max(map(abs, worth)) <= 1
    for one, other in combinations(range(len(scores)), 2):
        better = (scores[one] > scores[other]) - (scores[one] < scores[other])
        assert (worth[one] > worth[other]) - (worth[one] < worth[other]) == better
