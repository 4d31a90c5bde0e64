"""Rerun of a playthrough: the same causes, judged by the current rules."""

import msgspec

from rumpus.core.chance import commitment
from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.options import validated
from rumpus.core.values import Refusal
from rumpus.table.beginning import first_events
from rumpus.table.events import Do, Entry, Opened
from rumpus.table.playthrough import Playthrough, Step
from rumpus.table.record import RecordError
from rumpus.table.table import AnyEntry, Table
from rumpus.table.table_state import MakeGame


def rerun(playthrough: Playthrough, facts: GameFacts, make_game: MakeGame) -> Playthrough:
    """
    Judge the causes of a playthrough again, by the current rules.

    Events of the table itself are repeated as recorded. Raises `RecordError` for an invalid seed,
    or for options that the game no longer has.
    """
    header, sitters, seed, steps = playthrough
    options = validated(facts.options, header.options)
    if isinstance(options, Refusal):
        raise RecordError(f"the game has no such options any more: {options.params}")
    secret = _secret(seed)
    game = make_game(options)
    header = msgspec.structs.replace(
        header,
        options=options,
        rules_version=game.facts.rules_version,
        data=game.facts.data,
        commitment=commitment(secret),
    )
    table = Table(facts, make_game, secret)
    opened = Opened(header, sitters)
    again: list[Step] = []
    for step in steps:
        outcome = _again(table, game, step, opened)
        if isinstance(outcome, Entry):
            table.apply(outcome)
        again.append(Step(step.cause, step.at, outcome))
    return Playthrough(header, sitters, seed, tuple(again))


def _secret(seed: str | None) -> bytes:
    try:
        return bytes.fromhex(seed or "")
    except ValueError:
        raise RecordError("the seed is not in hexadecimal") from None


def _again(table: Table, game: AnyGame, step: Step, opened: Opened) -> AnyEntry | Refusal:
    if not isinstance(step.cause, Do):
        return table.decide(step.cause, step.at)
    assert isinstance(step.outcome, Entry)
    if table.game is not None:
        events = table.interrupted(step.cause, step.at, step.outcome.table)
        return msgspec.structs.replace(step.outcome, seq=table.seq + 1, events=events)
    table.seq = step.outcome.seq - 1
    origin = opened.header.origin
    taken = () if origin is None else step.outcome.events[: origin.events]
    dealt = first_events(game, opened.header, taken, step.at, table.chance)
    if dealt is None:
        raise RecordError("this game can't go on from a moment of another")
    return msgspec.structs.replace(step.outcome, events=dealt, table=(opened,))
