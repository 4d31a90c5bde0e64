/** Cards for tests: numbered from 0 in each deck. */
import type { Piece, Stock } from '../../../src/games/keyword/preview/pieces';

export function stockOf(orange: string, blue: string): Stock {
  const cards = (letters: string) => [...letters].map((letter, id) => ({ id, letter }));
  return { orange: cards(orange), blue: cards(blue) };
}

export function orange(card: number, letter: string | null = null): Piece {
  return { type: 'orange', card, letter };
}

export function blue(card: number, letter: string | null = null): Piece {
  return { type: 'blue', card, letter };
}
