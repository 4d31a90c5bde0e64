/** Words as cards: their length, and the number of blue ones. */
import type { Laid } from './types';

/** The criteria between two words: first length, then blue cards (KW-14). */
export interface Measured {
  letters: number;
  blue: number;
}

export function measure(cards: readonly Pick<Laid, 'colour'>[]): Measured {
  return { letters: cards.length, blue: cards.filter((card) => card.colour === 'blue').length };
}

/** Negative if the first word is better. */
export function better(one: Measured, other: Measured): number {
  return other.letters - one.letters || other.blue - one.blue;
}
