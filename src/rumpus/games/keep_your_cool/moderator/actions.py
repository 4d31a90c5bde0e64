"""Actions of the moderator: rulings, each with a reason."""

from typing import Literal

import msgspec

from rumpus.games.keep_your_cool.fields import Letters, Number, PlayerSeat, Reason, Side


class ConfirmFlag(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="confirm_flag"):
    """Rule that a flag taken just now stays off (KYC-27)."""

    reach: Number
    reason: Reason


class RuleStop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rule_stop"):
    """
    Rule on the answer to a reach (KYC-27).

    *in_time*: the flag goes back, and KYC-19 applies. *too_late*: the grab stands. *pre_emptive*:
    the stop doesn't count, so the grabber isn't locked.
    """

    reach: Number
    verdict: Literal["in_time", "too_late", "pre_emptive"]
    reason: Reason


class StrikeWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="strike_word"):
    """Rule the key word in force invalid (KYC-28); *key* is its number."""

    key: Number
    reason: Reason


class AcceptWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="accept_word"):
    """Accept a word that the table refused (KYC-30); *call* is the number of that ruling."""

    call: Number
    reason: Reason


class FreeFamily(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="free_family"):
    """Let a used family be used again (KYC-30)."""

    word: Letters
    reason: Reason


class SwapRoles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="swap_roles"):
    """Swap the roles of Flipper and Speaker (KYC-30)."""

    reason: Reason


class TurnAllDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="turn_all_down"):
    """Turn every tile face down (KYC-30)."""

    reason: Reason


class RuleThird(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rule_third"):
    """Rule that a third tile was no foul (KYC-29); *call* is the number of the table's ruling."""

    call: Number
    reason: Reason


class PairBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pair_back"):
    """Put a pair back on the table, face down (KYC-30)."""

    pair: Number
    reason: Reason


class PairOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pair_out"):
    """Remove a pair from the game, to the floor (KYC-30)."""

    pair: Number
    reason: Reason


class FlagBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flag_back"):
    """Return a flag to *owner* (KYC-27, KYC-30)."""

    owner: PlayerSeat
    side: Side
    reason: Reason


class FlagAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flag_away"):
    """Pass a flag of *owner* to the other player (KYC-30)."""

    owner: PlayerSeat
    side: Side
    reason: Reason


class LockGrabs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lock_grabs"):
    """Bar a player from reaching until they take a pair (KYC-19, KYC-30)."""

    player: PlayerSeat
    reason: Reason


class UnlockGrabs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="unlock_grabs"):
    """Let a player reach again (KYC-30)."""

    player: PlayerSeat
    reason: Reason


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Undo one's last ruling (KYC-30); *ruling* is its number."""

    ruling: Number
    reason: Reason


class Declare(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="declare"):
    """Declare a result (KYC-30); *winner* is None for a draw."""

    winner: PlayerSeat | None
    reason: Reason


Ruling = (
    ConfirmFlag
    | RuleStop
    | StrikeWord
    | AcceptWord
    | FreeFamily
    | SwapRoles
    | TurnAllDown
    | RuleThird
    | PairBack
    | PairOut
    | FlagBack
    | FlagAway
    | LockGrabs
    | UnlockGrabs
    | Undo
    | Declare
)
