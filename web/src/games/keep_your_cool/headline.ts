/** The result in one sentence: who won and how; it is shown and read aloud. */
import { enteredByHand } from '../../lib/entered';
import type { Cast } from '../../lib/names';
import { text } from './messages';
import { other } from './sides';
import type { View } from './types';

/** "You win with Ida’s flag." */
export function headline(view: View, cast: Cast): string {
  const entered = enteredByHand(cast);
  if (entered !== null) return entered;
  const winners = view.result?.places[0] ?? [];
  const [winner] = winners;
  if (winner === undefined) return text.headline.over;
  if (winners.length > 1) return text.headline.draw(cast, winners);
  const loser = other(winner);
  switch (view.result?.reason) {
    case 'flag':
      return text.headline.flag(cast, winner, loser);
    case 'resigned':
      return text.headline.resigned(cast, winner, loser);
    case 'declared':
      return text.headline.declared(cast, winner);
    default:
      return text.headline.margin(
        cast,
        winner,
        (view.points[winner] ?? 0) - (view.points[loser] ?? 0),
      );
  }
}
