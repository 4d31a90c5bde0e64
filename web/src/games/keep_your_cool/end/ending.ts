/** The end of a game in words. */
import type { Cast } from '../../../lib/names';
import { end as text } from '../messages/end';
import { pairsOf } from '../play/standing';
import { other } from '../sides';
import type { View } from '../types';

const lines = text.how;

/** The reason for the result, in a line or two under the headline. */
export function how(view: View, cast: Cast): string {
  switch (view.result?.reason) {
    case 'flag':
      return lastGrab(view, cast);
    case 'flags':
      return `${lines.flags} ${score(view, cast)}`;
    case 'tiles':
      return `${lines.tiles} ${score(view, cast)}`;
    case 'words':
      return `${lines.words} ${score(view, cast)}`;
    case 'too_long':
      return `${lines.tooLong} ${score(view, cast)}`;
    case 'resigned':
      return lines.resigned;
    case 'declared':
      return view.rulings.at(-1)?.reason ?? '';
    default:
      return '';
  }
}

/** The unit counted in this game. */
export function unitOf({ rules }: View): string {
  return rules.game === 'advanced' ? text.unit.points : text.unit.tiles;
}

/** A player's result: flags if a flag won the game, or else points or tiles. */
export function figureOf(view: View, seat: number): { count: number; unit: string } {
  if (view.result?.reason !== 'flag') return { count: view.points[seat] ?? 0, unit: unitOf(view) };
  const count = flagsOf(view, seat);
  return { count, unit: text.unit.flags(count) };
}

function score(view: View, cast: Cast): string {
  return lines.score(cast, [view.points[0] ?? 0, view.points[1] ?? 0], unitOf(view));
}

function lastGrab(view: View, cast: Cast): string {
  const taken = view.attempts.findLast((attempt) => attempt.outcome === 'taken');
  if (!taken) return '';
  const owner = other(taken.seat);
  const reach = lines.reach(cast, taken.seat, owner, taken.side);
  const late = taken.verdict;
  return late?.ruling === 'late'
    ? lines.late(reach, cast, owner, late.margin)
    : lines.noStop(reach, cast, owner);
}

/** Number of flags that a player took. */
function flagsOf({ flags }: View, seat: number): number {
  return flags.filter(({ owner, taken }) => owner !== seat && taken).length;
}

/** A line for each player: "three pairs, no flags, two key words". */
export function fact(view: View, seat: number): string {
  const flags = flagsOf(view, seat);
  const words = view.keys.filter((key) => key.seat === seat).length;
  return text.fact(pairsOf(view, seat).length, flags, words);
}
