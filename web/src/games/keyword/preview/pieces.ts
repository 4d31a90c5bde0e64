/** A word being laid: its cards in order, and what they spell. */
import type { Card, Colour } from '../types';

/** The wire's piece with all fields; *letter* is the letter of a blank. */
export interface Piece {
  type: Colour;
  card: number;
  letter: string | null;
}

/** The cards that one may lay: one's own and those in the middle. */
export interface Stock {
  orange: readonly Card[];
  blue: readonly Card[];
}

/** Most letters of a word. */
export const MOST = 12;

/** The key of a card as it moves about: "orange:17". */
export function keyOf({ type, card }: Pick<Piece, 'type' | 'card'>): string {
  return `${type}:${card}`;
}

/** The letter printed on a piece's card, '?' for a blank; null if the card is gone. */
export function printed(stock: Stock, { type, card }: Pick<Piece, 'type' | 'card'>): string | null {
  return stock[type].find(({ id }) => id === card)?.letter ?? null;
}

/** The letter of a piece: its card's, or that chosen for a blank; null for a blank without one. */
export function standsFor(stock: Stock, piece: Piece): string | null {
  const letter = printed(stock, piece);
  return letter === '?' ? piece.letter : letter;
}

/** The word so far, with '?' for each blank without a letter. */
export function wordOf(stock: Stock, rack: readonly Piece[]): string {
  return rack.map((piece) => standsFor(stock, piece) ?? '?').join('');
}

/** The cards of a colour that aren't on the rack. */
export function freeOf(stock: Stock, rack: readonly Piece[], colour: Colour): Card[] {
  const laid = new Set(rack.map(keyOf));
  return stock[colour].filter(({ id }) => !laid.has(keyOf({ type: colour, card: id })));
}

/**
 * The free card of the other colour that can replace a piece, a blank if nothing else; null if
 * there is none.
 */
export function twinOf(stock: Stock, rack: readonly Piece[], piece: Piece): Piece | null {
  const letter = standsFor(stock, piece);
  if (letter === null) return null;
  const type = piece.type === 'orange' ? 'blue' : 'orange';
  const free = freeOf(stock, rack, type);
  const same = free.find((card) => card.letter === letter);
  if (same) return { type, card: same.id, letter: null };
  const blank = free.find((card) => card.letter === '?');
  return blank ? { type, card: blank.id, letter } : null;
}

export type Flaw = 'empty' | 'blue_gone' | 'blank_needs_letter' | 'only_blue' | 'too_short';

/** The first reason why a word can't be laid, with the piece that it is about, or null. */
export function flawOf(
  stock: Stock,
  rack: readonly Piece[],
  least: number,
): { flaw: Flaw; key: string | null } | null {
  if (rack.length === 0) return { flaw: 'empty', key: null };
  const gone = rack.find((piece) => printed(stock, piece) === null);
  if (gone) return { flaw: 'blue_gone', key: keyOf(gone) };
  const open = rack.find((piece) => standsFor(stock, piece) === null);
  if (open) return { flaw: 'blank_needs_letter', key: keyOf(open) };
  if (rack.length < least) return { flaw: 'too_short', key: null };
  if (rack.every(({ type }) => type === 'blue')) return { flaw: 'only_blue', key: null };
  return null;
}
