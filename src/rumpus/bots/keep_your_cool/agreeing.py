"""What a bot answers when the other asks that a ruling of the table shall not stand (KYC-30)."""

from typing import Final

from rumpus.games.keep_your_cool.actions import AskOverturn, Grant, Refuse
from rumpus.games.keep_your_cool.parts import Attempt, Call
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.stopping import TOO_SOON

FAR: Final = 3
"""Two words that are so many steps apart are hardly relatives."""

HAIR: Final = 60
"""A verdict that was so close, in ms, may as well go the other way."""


CLOSE: Final = "That was close"
"""Its reason for asking."""


def answered(view: View, call: Call) -> Grant | Refuse:
    """Grant what was a close thing, and nothing else."""
    return Grant() if _close(view, call) else Refuse()


def disputed(view: View, call: Call) -> AskOverturn | Refuse:
    """Ask about a flag that was lost by a hair, and let any other stand."""
    return AskOverturn(call.number, CLOSE) if _close(view, call) else Refuse()


def _close(view: View, call: Call) -> bool:
    match call.kind:
        case "word":
            doubt = call.doubt
            return doubt is not None and doubt.why == "family" and len(doubt.chain) >= FAR
        case "foul":
            return False
        case "stop" | "flag" | "void":
            attempt = next((a for a in view.attempts if a.number == call.reach), None)
            return attempt is not None and _by_a_hair(attempt)


def _by_a_hair(attempt: Attempt) -> bool:
    """Tell whether a stop was nearly early, or nearly in time."""
    verdict = attempt.verdict
    if verdict is None:
        return False
    if verdict.ruling == "in_time":
        return verdict.counted < TOO_SOON + HAIR
    return verdict.ruling == "late" and -verdict.margin <= HAIR
