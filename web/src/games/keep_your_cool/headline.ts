/** Who won and how, in one sentence: over the results, and for those who only hear it. */
import { inWords } from '../../lib/phrase';
import { type Cast, nameIn, nameOf, namesIn, verb, whose } from './names';
import { other } from './sides';
import type { View } from './types';

/** "You win: you have Ida’s flag." */
export function headline(view: View, cast: Cast): string {
  const places = view.result?.places ?? [];
  const winners = places[0] ?? [];
  const [winner] = winners;
  if (winner === undefined) return 'The game is over.';
  if (winners.length > 1) return `It’s a draw between ${namesIn(cast, winners)}.`;
  const wins = `${nameOf(cast, winner)} ${verb(cast, winner, 'win')}`;
  const loser = other(winner);
  switch (view.result?.reason) {
    case 'flag':
      return `${wins} with ${whose(cast, loser)} flag.`;
    case 'resigned':
      return `${wins}: ${nameIn(cast, loser)} forfeited.`;
    case 'declared':
      return `${wins} by the moderator’s ruling.`;
    default:
      return `${wins} by ${inWords((view.points[winner] ?? 0) - (view.points[loser] ?? 0))}.`;
  }
}
