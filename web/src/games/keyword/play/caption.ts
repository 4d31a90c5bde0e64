import { text } from '../messages';
import type { View } from '../types';

/** Progress of the game, for the header: "round 7". */
export function caption({ phase, round }: Pick<View, 'phase' | 'round'>): string {
  switch (phase) {
    case 'lay':
    case 'shown':
      return text.play.caption.round(round + 1);
    case 'last_call':
      return text.play.caption.lastCall;
    case 'over':
      return text.play.caption.over;
  }
}
