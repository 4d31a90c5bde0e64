"""Feats of ICECOOL 2: the most fish and Runners in one flick, and the longest slide."""

from collections.abc import Iterator

from rumpus.core.values import Seat
from rumpus.games.feats import Feat, Played
from rumpus.games.icecool.flicks import flicks_of


def find_feats(played: Played) -> Iterator[tuple[Seat, Feat]]:
    """Yield the feats of each flick."""
    for flick in flicks_of(played.scenes):
        moment = flick.before.flicks + 1
        if flick.fish:
            yield flick.seat, Feat("fish_in_one_flick", flick.fish, "", moment)
        if flick.caught and flick.seat == flick.before.catcher:
            yield flick.seat, Feat("caught_in_one_flick", flick.caught, "", moment)
        yield flick.seat, Feat("longest_slide", round(flick.length), "", moment)
