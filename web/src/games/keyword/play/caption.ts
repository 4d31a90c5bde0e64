import type { View } from '../types';

/** How far the game is, for the header: "round 7". */
export function caption({ phase, round }: Pick<View, 'phase' | 'round'>): string {
  switch (phase) {
    case 'lay':
    case 'shown':
      return `round ${round + 1}`;
    case 'last_call':
      return 'last call';
    case 'over':
      return 'finished';
  }
}
