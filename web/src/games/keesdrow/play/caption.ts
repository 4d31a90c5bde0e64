import { isAlone, playersOf } from '../seating';
import { roundOf } from '../story';
import type { Props, View } from '../types';

const KINDS = { none: '', four_score: 'Four Score', flip_flop: 'Flip Flop' } as const;

/** How far the game is, for the header: "turn 5 of 12". */
export function caption(view: View, table: Props['table']): string {
  if (view.phase === 'over') return 'finished';
  // The daily board is one of those, and its name says so.
  const alone = isAlone(view) && table.daily === null;
  const kinds = [alone ? 'solitaire' : '', teamsOf(view), KINDS[view.rules.variation]];
  const kind = kinds.filter(Boolean).join(', ');
  return kind === '' ? progress(view) : `${kind}, ${progress(view)}`;
}

function teamsOf(view: View): string {
  return view.rules.teams === 'yes' ? 'teams' : '';
}

function progress(view: View): string {
  const { phase, rules, turn } = view;
  if (phase === 'draw') return 'the draw';
  const round = roundOf(turn, playersOf(view).length);
  if (rules.variation === 'four_score') return `turn ${round}, to ${rules.tiles_to_win} tiles`;
  switch (rules.end) {
    case 'turns':
      return `turn ${round} of ${rules.turns}`;
    case 'points':
      return `turn ${round}, to ${rules.goal}`;
    case 'exhausted':
      return `turn ${round}`;
  }
}
