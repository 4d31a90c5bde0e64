/** The end of a game in words. */
import { capital, inWords } from '../../../lib/phrase';
import { type Cast, flagOf, nameIn, nameOf, seconds } from '../names';
import { pairsOf } from '../play/standing';
import { other } from '../sides';
import type { View } from '../types';

/** How it came to it, in a line or two under the headline. */
export function how(view: View, cast: Cast): string {
  switch (view.result?.reason) {
    case 'flag':
      return lastGrab(view, cast);
    case 'flags':
      return `One player lost both flags. Points decide. ${score(view, cast)}`;
    case 'tiles':
      return `No tiles are left. ${score(view, cast)}`;
    case 'words':
      return `The game ends after 300 words. ${score(view, cast)}`;
    case 'too_long':
      return `The table had no room for more, so the game ended as it stood. ${score(view, cast)}`;
    case 'resigned':
      return 'A player who gives up or stays away too long loses.';
    case 'declared':
      return view.rulings.at(-1)?.reason ?? '';
    default:
      return '';
  }
}

function score(view: View, cast: Cast): string {
  const unit = view.rules.game === 'advanced' ? 'points' : 'tiles';
  const each = [0, 1].map((seat) => `${nameIn(cast, seat)} ${view.points[seat] ?? 0}`);
  return `${capital(each.join(', '))} ${unit}.`;
}

function lastGrab(view: View, cast: Cast): string {
  const taken = view.attempts.findLast((attempt) => attempt.outcome === 'taken');
  if (!taken) return '';
  const owner = other(taken.seat);
  const what = `${nameOf(cast, taken.seat)} reached for ${flagOf(cast, owner, taken.side)}`;
  const late = taken.verdict;
  if (late?.ruling === 'late')
    return `${what}. ${nameOf(cast, owner)} said stop ${seconds(late.margin)} too late.`;
  return `${what}, and ${nameIn(cast, owner)} didn’t say stop in time.`;
}

/** One fact for each: "Three pairs, no flag". */
export function fact(view: View, seat: number): string {
  const pairs = pairsOf(view, seat).length;
  const flags = view.flags.filter((flag) => flag.owner !== seat && flag.taken).length;
  const words = view.keys.filter((key) => key.seat === seat).length;
  const count = (n: number, one: string): string => `${inWords(n)} ${n === 1 ? one : `${one}s`}`;
  return [count(pairs, 'pair'), count(flags, 'flag'), count(words, 'key word')].join(', ');
}
