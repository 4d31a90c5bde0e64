/** The winner and the margin, in one sentence over the results. */
import { type Cast, nameOf, namesOf, verb, verbs } from '../../../lib/names';
import { cards, points } from './forms';

const wins = (cast: Cast, seat: number): string =>
  `${nameOf(cast, seat)} ${verb(cast, seat, 'win')}`;

export const headline = {
  over: 'The game is over.',
  shared: (cast: Cast, seats: readonly number[]) =>
    `${namesOf(cast, seats)} ${verbs(cast, seats, 'share')} the win.`,
  wins: (cast: Cast, seat: number) => `${wins(cast, seat)}.`,
  byPoints: (cast: Cast, seat: number, lead: number) => `${wins(cast, seat)} by ${points(lead)}.`,
  byCards: (cast: Cast, seat: number, lead: number) => `${wins(cast, seat)} by ${cards(lead)}.`,
};
