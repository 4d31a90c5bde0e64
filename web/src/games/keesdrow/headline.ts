/** The result in one sentence: who won and by how much; it is shown and read aloud. */
import { enteredByHand } from '../../lib/entered';
import { wonByGivingUp } from '../../lib/gaveUp';
import type { Cast } from '../../lib/names';
import { text } from './messages';
import type { Side } from './seating';
import type { Story } from './story';
import type { Result, Rules } from './types';

export interface Told {
  story: Story;
  result: Result;
  rules: Rules;
}

/** Sides in order of rank, equal ones together. */
export function places({ result, story }: Told): Side[][] {
  return result.places.map((seats) => story.sides.filter((side) => seats.includes(side[0] ?? -1)));
}

/** The total of a side. */
export function totalOf({ result }: Told, side: Side): number {
  return result.scores[side[0] ?? 0] ?? 0;
}

/** "You win by nine." */
export function headline(told: Told, cast: Cast): string {
  const entered = enteredByHand(cast);
  if (entered !== null) return entered;
  const [first = [], second] = places(told);
  const [winner] = first;
  if (winner === undefined) return text.headline.over;
  const won = wonByGivingUp(told.result, cast);
  if (won !== null) return won;
  if (first.length > 1) return text.headline.shared(cast, first.flat());
  const total = totalOf(told, winner);
  if (second === undefined) return text.headline.alone(cast, winner, total);
  const behind = totalOf(told, second[0] ?? []);
  return told.story.variation === 'four_score'
    ? text.headline.tiles(cast, winner, total, behind)
    : text.headline.points(cast, winner, total - behind);
}
