/** Who won and by what, in one sentence: over the results, and for those who only hear it. */
import { inWords } from '../../lib/phrase';
import { type Cast, namesOf, points, tiles, verbs } from './names';
import type { Side } from './seating';
import type { Story } from './story';
import type { Result, Rules } from './types';

export interface Told {
  story: Story;
  result: Result;
  rules: Rules;
}

/** Sides from the first place down, equal ones together. */
export function places({ result, story }: Told): Side[][] {
  return result.places.map((seats) => story.sides.filter((side) => seats.includes(side[0] ?? -1)));
}

/** What a side made in all. */
export function totalOf({ result }: Told, side: Side): number {
  return result.scores[side[0] ?? 0] ?? 0;
}

/** "You win by nine." */
export function headline(told: Told, cast: Cast): string {
  const [first = [], second] = places(told);
  const [winner] = first;
  if (winner === undefined) return 'The game is over.';
  if (first.length > 1) return `${namesOf(cast, first.flat())} share the win.`;
  const total = totalOf(told, winner);
  const names = namesOf(cast, winner);
  if (second === undefined) return `${names} made ${points(total)}.`;
  const behind = totalOf(told, second[0] ?? []);
  const wins = `${names} ${verbs(cast, winner, 'win')}`;
  if (told.story.variation !== 'four_score') return `${wins} by ${inWords(total - behind)}.`;
  return `${wins} with ${tiles(total)} to ${behind === 0 ? 'none' : inWords(behind)}.`;
}
