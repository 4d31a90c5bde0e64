/**
 * A typed word laid with cards: as many blue ones as possible, but at least one orange (KW-7,
 * KW-14).
 *
 * It makes the same choice as the server (`rumpus.words.laying`), which generated vectors check.
 */

import type { Card, Colour } from '../types';
import { keyOf, MOST, type Piece, type Stock, wordOf } from './pieces';

/** A card in a word: *at* is its position, from 0, among the cards of its colour. */
export interface Pick {
  colour: Colour;
  at: number;
  blank: boolean;
}

/** The result of typing: the new rack, and the letter for which no card is left. */
export interface Typed {
  rack: readonly Piece[];
  missing: string | null;
}

/**
 * Lay a word with as many blue cards as possible, but one orange; among such layings, with fewest
 * blanks, then with fewest orange blanks. Null if the cards can't spell it.
 */
export function lay(word: string, orange: string, blue: string): Pick[] | null {
  const cards = takers(orange, blue);
  const picks = first(word, cards);
  if (word === '' || picks.length < word.length) return null;
  const own = picks.flatMap(({ colour }, at) => (colour === 'orange' ? [at] : []));
  if (own.length === 0) return withOrange(word, picks, cards.orange);
  for (const at of own.slice(0, -1)) {
    const blank = cards.blue('?');
    if (!blank) break;
    picks[at] = blank;
  }
  return picks;
}

/**
 * The rack after a word was typed. Cards that the table had chosen are chosen again; cards that a
 * person had chosen stay, with new ones after them.
 */
export function typed(stock: Stock, rack: readonly Piece[], word: string): Typed {
  const letters = word.toLowerCase().slice(0, MOST);
  const whole = chosen(stock, letters);
  const before = wordOf(stock, rack);
  const own = !same(rack, chosen(stock, before).rack);
  if (!own) return whole;
  if (before.startsWith(letters)) return { rack: rack.slice(0, letters.length), missing: null };
  if (!letters.startsWith(before)) return whole;
  const laid = new Set(rack.map(keyOf));
  const rest = {
    orange: stock.orange.filter(({ id }) => !laid.has(`orange:${id}`)),
    blue: stock.blue.filter(({ id }) => !laid.has(`blue:${id}`)),
  };
  const behind = letters.slice(before.length);
  const more = pieces(rest, behind, first(behind, takers(text(rest.orange), text(rest.blue))));
  if (more.length < behind.length && whole.missing === null) return whole;
  return { rack: [...rack, ...more], missing: behind[more.length] ?? null };
}

/** The table's choice for a word, or for its beginning up to the missing letter. */
function chosen(stock: Stock, word: string): Typed {
  const orange = text(stock.orange);
  const blue = text(stock.blue);
  const begun = first(word, takers(orange, blue)).length;
  const there = word.slice(0, begun);
  // If only blue cards can spell it so far, lay them; an orange one may follow (KW-7).
  const picks = lay(there, orange, blue) ?? first(there, takers(orange, blue));
  return { rack: pieces(stock, there, picks), missing: word[begun] ?? null };
}

type Taker = (letter: string) => Pick | null;

/**
 * The first available card for each letter: blue, orange, then blanks; shorter if one is missing.
 */
function first(word: string, { orange, blue }: Record<Colour, Taker>): Pick[] {
  const picks: Pick[] = [];
  for (const letter of word) {
    const pick = blue(letter) ?? orange(letter) ?? blue('?') ?? orange('?');
    if (!pick) break;
    picks.push(pick);
  }
  return picks;
}

/**
 * Exchange one card of an all-blue word for an orange one: the last for whose letter there is one,
 * or else for an orange blank.
 */
function withOrange(word: string, picks: Pick[], orange: Taker): Pick[] | null {
  for (let at = word.length - 1; at >= 0; at -= 1) {
    const own = orange(word[at] ?? '');
    if (own) return picks.with(at, own);
  }
  const own = orange('?');
  if (!own) return null;
  const blank = picks.findLastIndex((pick) => pick.blank);
  return picks.with(blank, own);
}

/** Both colours to take from, each card once. */
function takers(orange: string, blue: string): Record<Colour, Taker> {
  return { orange: taker('orange', orange), blue: taker('blue', blue) };
}

function taker(colour: Colour, cards: string): Taker {
  const left = [...cards];
  return (letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return null;
    left[at] = '';
    return { colour, at, blank: letter === '?' };
  };
}

function pieces(stock: Stock, word: string, picks: readonly Pick[]): Piece[] {
  return picks.flatMap(({ at, blank, colour }, index) => {
    const card = stock[colour][at];
    const letter = blank && word[index] !== '?' ? (word[index] ?? null) : null;
    return card ? [{ type: colour, card: card.id, letter }] : [];
  });
}

function text(cards: readonly Card[]): string {
  return cards.map(({ letter }) => letter).join('');
}

function same(one: readonly Piece[], other: readonly Piece[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (piece, at) =>
        keyOf(piece) === keyOf(other[at] ?? piece) && piece.letter === other[at]?.letter,
    )
  );
}
