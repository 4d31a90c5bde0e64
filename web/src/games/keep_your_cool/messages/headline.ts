/** The winner and the way they won, in one sentence over the results. */
import { type Cast, nameIn, nameOf, namesIn, verb } from '../../../lib/names';
import { inWords } from '../../../lib/phrase';
import { whose } from './forms';

const wins = (cast: Cast, winner: number): string =>
  `${nameOf(cast, winner)} ${verb(cast, winner, 'win')}`;

export const headline = {
  over: 'The game is over.',
  draw: (cast: Cast, seats: readonly number[]) => `It’s a draw between ${namesIn(cast, seats)}.`,
  flag: (cast: Cast, winner: number, loser: number) =>
    `${wins(cast, winner)} with ${whose(cast, loser)} flag.`,
  resigned: (cast: Cast, winner: number, loser: number) =>
    `${wins(cast, winner)}: ${nameIn(cast, loser)} forfeited.`,
  declared: (cast: Cast, winner: number) => `${wins(cast, winner)} by the moderator’s ruling.`,
  margin: (cast: Cast, winner: number, by: number) => `${wins(cast, winner)} by ${inWords(by)}.`,
};
