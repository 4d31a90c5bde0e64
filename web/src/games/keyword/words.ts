/** Words as cards: how long they are, and how much of them is blue. */
import type { Laid } from './types';

/** What decides between two words: the longer one, then the one with more blue (KW-14). */
export interface Measured {
  letters: number;
  blue: number;
}

export function measure(cards: readonly Pick<Laid, 'colour'>[]): Measured {
  return { letters: cards.length, blue: cards.filter((card) => card.colour === 'blue').length };
}

/** Negative when the first is the better word. */
export function better(one: Measured, other: Measured): number {
  return other.letters - one.letters || other.blue - one.blue;
}
