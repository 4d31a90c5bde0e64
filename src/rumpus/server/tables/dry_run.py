"""Dry run: tries a table before it is created, so that no table is left that can't start."""

from collections.abc import Sequence

from rumpus.core.values import Millis, Refusal
from rumpus.server.tables.create import Wanted, empty
from rumpus.table.events import Do
from rumpus.table.lobby import created

_NO_SEED = bytes(32)


def dry_run(wanted: Wanted, asked: Sequence[Do]) -> Refusal | None:
    """Return the first refusal that its creator's requests would get at such a table, or None."""
    kind, maker = wanted.kind, wanted.sitters[0]
    table = empty(wanted, _NO_SEED)
    made = created(
        kind.facts, "rehearsal", wanted.title, public=wanted.public, options=wanted.options
    )
    table.apply(table.opening(made, maker.player, wanted.sitters))
    for do in asked:
        outcome = table.submit(do, Millis(0), name=maker.name)
        if isinstance(outcome, Refusal):
            return outcome
    return None
