/** The challenge slip in words: what was played, and both outcomes before anyone decides. */

import { type Cast, nameIn, nameOf, shout, tiles } from '../names';
import type { Moves } from '../preview/moving';
import type { Play, View } from '../types';

export interface Asked {
  view: View;
  play: Play;
  cast: Cast;
  moves: Moves;
}

/** "Ida played HARVEST for 22. Do you believe it?" */
export function question(asked: Asked, mayJudge: boolean): string {
  const { cast, play } = asked;
  const played = `${nameOf(cast, play.seat)} played ${shout(play.word)}${worth(asked)}.`;
  return mayJudge ? `${played} Do you believe it?` : played;
}

function worth({ moves, play, view }: Asked): string {
  if (view.rules.variation !== 'four_score') return ` for ${play.points}`;
  return moves.tiles.length > 0 ? ` for ${tiles(moves.tiles.length)}` : '';
}

/** What comes of a challenge, either way. */
export function odds({ cast, moves, play, view }: Asked): string {
  const name = nameIn(cast, play.seat);
  if (view.rules.variation === 'four_score') {
    const lost = moves.tiles.length > 0 ? `${name} takes nothing` : 'its pegs come out';
    return `Not a word: ${lost}. A word: it stands, and you lose your next turn.`;
  }
  return `Not a word: ${name} scores nothing. A word: ${name} scores ${play.points * 2}.`;
}

/** What a challenge would do to one's own word. */
export function ownOdds({ play, view }: Asked): string {
  return view.rules.variation === 'four_score'
    ? 'Challenged and a word, it costs the challenger a turn.'
    : `Challenged and a word, it counts ${play.points * 2}.`;
}

/** What tiles do when the word stands: nothing moves before that. */
export function later({ moves }: Asked): string {
  const count = moves.columns.length;
  if (count === 0) return '';
  return count === 1
    ? 'If it stands, the marked column turns.'
    : 'If it stands, the marked columns turn.';
}
