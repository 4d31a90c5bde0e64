/** The challenge slip in words: what was played, and both outcomes before anybody decides. */

import { type Cast, nameIn } from '../../../lib/names';
import { text } from '../messages';
import { tiles } from '../messages/parts';
import type { Moves } from '../preview/moving';
import type { Play, View } from '../types';

const { challenge } = text.play;

export interface Asked {
  view: View;
  play: Play;
  cast: Cast;
  moves: Moves;
}

/** "Ida played HARVEST for 22. Do you believe it?" */
export function question(asked: Asked, mayJudge: boolean): string {
  const { cast, play } = asked;
  const worth = worthOf(asked);
  const played =
    worth === ''
      ? challenge.played(cast, play.seat, play.word)
      : challenge.playedFor(cast, play.seat, play.word, worth);
  return mayJudge ? `${played} ${challenge.question}` : played;
}

function worthOf({ moves, play, view }: Asked): string {
  if (view.rules.variation !== 'four_score') return String(play.points);
  return moves.tiles.length > 0 ? tiles(moves.tiles.length) : '';
}

/** Both outcomes of a challenge. */
export function odds({ cast, moves, play, view }: Asked): string {
  const name = nameIn(cast, play.seat);
  if (view.rules.variation !== 'four_score') return challenge.odds(name, play.points * 2);
  return moves.tiles.length > 0 ? challenge.oddsForTiles(name) : challenge.oddsForPegs;
}

/** The effect of a challenge on one's own word. */
export function ownOdds({ play, view }: Asked): string {
  return view.rules.variation === 'four_score'
    ? challenge.ownForTiles
    : challenge.own(play.points * 2);
}

/** The movement of tiles if the word stands; nothing moves before that. */
export function later({ moves }: Asked): string {
  const count = moves.columns.length;
  if (count === 0) return '';
  return count === 1 ? challenge.turn : challenge.turns;
}
