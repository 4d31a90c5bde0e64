/**
 * Why there is no further round, so that the keyword is announced now or never (KW-17, KW-19,
 * KW-20).
 */
import { text } from '../messages';
import type { View } from '../types';

export function lastBecause(view: Pick<View, 'orange_left' | 'blue_left'>): string {
  const { blueDeck, orangeDeck, stuck } = text.play.lastCall;
  if (view.orange_left === 0) return orangeDeck;
  return view.blue_left === 0 ? blueDeck : stuck;
}
