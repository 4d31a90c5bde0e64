/** Why there is no other round, so that the keyword is called now or never (KW-17, KW-19, KW-20). */
import type { View } from '../types';

export function lastBecause(view: Pick<View, 'orange_left' | 'blue_left'>): string {
  if (view.orange_left === 0) return 'The orange deck is used up.';
  if (view.blue_left === 0) return 'The blue deck is used up.';
  return 'Three rounds in a row nobody scored and nobody changed a card.';
}
