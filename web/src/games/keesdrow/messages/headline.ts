/** The winner and the margin: over the results, and for screen readers. */
import { type Cast, namesOf, verbs } from '../../../lib/names';
import { inWords } from '../../../lib/phrase';
import { points, tiles } from './parts';

export const headline = {
  over: 'The game is over.',
  shared: (cast: Cast, winners: readonly number[]) => `${namesOf(cast, winners)} share the win.`,
  alone: (cast: Cast, side: readonly number[], total: number) =>
    `${namesOf(cast, side)} made ${points(total)}.`,
  points: (cast: Cast, side: readonly number[], ahead: number) =>
    `${namesOf(cast, side)} ${verbs(cast, side, 'win')} by ${inWords(ahead)}.`,
  tiles: (cast: Cast, side: readonly number[], total: number, behind: number) =>
    `${namesOf(cast, side)} ${verbs(cast, side, 'win')} with ${tiles(total)} to ${behind === 0 ? 'none' : inWords(behind)}.`,
};
