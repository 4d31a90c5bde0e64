import { text } from '../messages';
import { isAlone, playersOf } from '../seating';
import { roundOf } from '../story';
import type { Props, View } from '../types';

/** Progress of the game, for the header: "turn 5 of 12". */
export function caption(view: View, table: Props['table']): string {
  if (view.phase === 'over') return text.caption.over;
  const { kinds } = text.caption;
  const { teams, variation } = view.rules;
  // The daily board is solitaire, too, but its name already says so.
  const alone = isAlone(view) && table.daily === null;
  return [
    alone ? kinds.alone : '',
    teams === 'yes' ? kinds.teams : '',
    kinds[variation],
    progress(view),
  ]
    .filter(Boolean)
    .join(', ');
}

function progress(view: View): string {
  const { phase, rules, turn } = view;
  if (phase === 'draw') return text.caption.draw;
  const round = roundOf(turn, playersOf(view).length);
  if (rules.variation === 'four_score') {
    return text.caption.turnToTiles(round, rules.tiles_to_win);
  }
  switch (rules.end) {
    case 'turns':
      return text.caption.turnOf(round, rules.turns);
    case 'points':
      return text.caption.turnToGoal(round, rules.goal);
    case 'exhausted':
      return text.caption.turn(round);
  }
}
