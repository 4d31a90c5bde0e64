"""A bot's requests to overturn rulings of the table, and its answers to requests (KYC-30)."""

from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keep_your_cool.actions import AskOverturn, Grant, Refuse
from rumpus.games.keep_your_cool.rules.stopping import TOO_SOON
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Attempt, Call

FAR: Final = 3
"""Number of steps between two words from which they are hardly related."""

HAIR: Final = 60
"""Margin in ms within which a verdict could just as well have gone the other way."""


ARGUABLE: Final = 2
"""Number of steps from which the refusal of a word as a relative is worth a dispute."""

CLOSE: Final = "That was close"
RELATED: Final = "Hardly the same word"
"""The reasons that a bot states when it asks to overturn a ruling."""


def answered(view: View, call: Call) -> Grant | Refuse:
    """Grant a request about a close call, and refuse any other."""
    return Grant() if _close(view, call) else Refuse()


def disputed(view: View, call: Call) -> AskOverturn | Refuse:
    """Dispute a flag that was lost by a hair, and let any other go."""
    return AskOverturn(call.number, CLOSE) if _close(view, call) else Refuse()


def asked(view: View, seat: Seat) -> AskOverturn | None:
    """Return a request about the latest ruling against *seat*, if it is arguable, or None."""
    call = view.calls[-1] if view.calls else None
    if call is None or call.closed or call.seat != seat or view.moderator is not None:
        return None
    if call.kind == "word":
        # KYC-30: once another key word is said, the refused one doesn't matter any more.
        same = view.keys != () and call.key == view.keys[-1].number and seat == view.speaker
        return AskOverturn(call.number, RELATED) if same and _related(call, ARGUABLE) else None
    return AskOverturn(call.number, CLOSE) if _close(view, call) else None


def _related(call: Call, steps: int) -> bool:
    """Return True if a word was refused as a relative at least *steps* steps away."""
    doubt = call.doubt
    return doubt is not None and doubt.why == "family" and len(doubt.chain) >= steps


def _close(view: View, call: Call) -> bool:
    match call.kind:
        case "word":
            return _related(call, FAR)
        case "foul":
            return False
        case "stop" | "flag" | "void":
            attempt = next((a for a in view.attempts if a.number == call.reach), None)
            return attempt is not None and _by_a_hair(attempt)


def _by_a_hair(attempt: Attempt) -> bool:
    """Return True if a stop was nearly too early, or nearly in time."""
    verdict = attempt.verdict
    if verdict is None:
        return False
    if verdict.ruling == "in_time":
        return verdict.counted < TOO_SOON + HAIR
    return verdict.ruling == "late" and -verdict.margin <= HAIR
