import { roundOf } from './history';
import type { View } from './types';

/** How far the game is, for the header: "turn 5 of 12". */
export function caption(view: View): string {
  const { phase, rules, scores, turn } = view;
  if (phase === 'over') return 'finished';
  if (phase === 'draw') return 'the draw';
  const round = roundOf(turn, scores.length);
  switch (rules.end) {
    case 'turns':
      return `turn ${round} of ${rules.turns}`;
    case 'points':
      return `turn ${round}, to ${rules.goal}`;
    case 'exhausted':
      return `turn ${round}`;
  }
}
