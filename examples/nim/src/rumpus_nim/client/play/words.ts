/** Phrases about stones, and about the end. */
import { type Cast, nameOf, verb } from 'rumpus/lib/names';
import { counted } from 'rumpus/lib/phrase';
import type { View } from '../types';

/** "no stones", "one stone", "21 stones". */
export const stonesOf = (count: number): string => counted(count, 'stone');

/** Result as a headline: "You win", "Ida wins", "A draw". */
export function headline({ result }: Pick<View, 'result'>, cast: Cast): string {
  const [winner, ...more] = result?.places[0] ?? [];
  if (winner === undefined || more.length > 0) return 'A draw';
  return `${nameOf(cast, winner)} ${verb(cast, winner, 'win')}`;
}
