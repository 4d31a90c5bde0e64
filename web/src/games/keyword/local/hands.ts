/** The best words of a hand (`rumpus.words.hands`): all words by length, with masks of their letters. */
import type { GradedWords } from '../../../lib/local/grades';
import { lay, type Pick } from '../preview/lay';
import type { Piece } from '../preview/pieces';
import type { Card } from '../types';

const SMALL_A = 97;

/** A word that cards can spell, with its place in the list and its cards. */
export interface Laying {
  index: number;
  word: string;
  picks: readonly Pick[];
}

const maskOf = (letters: string): number => {
  let mask = 0;
  for (let at = 0; at < letters.length; at += 1)
    if (letters[at] !== '?') mask |= 1 << (letters.charCodeAt(at) - SMALL_A);
  return mask;
};

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export class Hands {
  readonly words: GradedWords;
  /** The places of the words of each length, in alphabetical order. */
  readonly #byLength: number[][] = [];
  readonly #masks: Int32Array;

  constructor(words: GradedWords) {
    this.words = words;
    const { list } = words;
    this.#masks = new Int32Array(list.size);
    for (let index = 0; index < list.size; index += 1) {
      const word = list.at(index);
      this.#masks[index] = maskOf(word);
      const others = this.#byLength[word.length];
      if (others) others.push(index);
      else this.#byLength[word.length] = [index];
    }
  }

  /** The allowed words of a hand, the longest first, then those with most blue cards (KW-14). */
  *layings(
    hand: readonly Card[],
    middle: readonly Card[],
    allowed: (index: number) => boolean,
    least: number,
  ): Generator<Laying> {
    const [orange, blue] = [hand, middle].map((cards) =>
      cards.map(({ letter }) => letter).join(''),
    ) as [string, string];
    const all = orange + blue;
    const blanks = all.split('?').length - 1;
    const has = maskOf(all);
    for (let length = all.length; length >= Math.max(least, 1); length -= 1) {
      const fitting: Laying[] = [];
      for (const index of this.#byLength[length] ?? []) {
        if (bitsOf((this.#masks[index] ?? 0) & ~has) > blanks || !allowed(index)) continue;
        const word = this.words.list.at(index);
        const picks = lay(word, orange, blue);
        if (picks) fitting.push({ index, word, picks });
      }
      yield* fitting.sort((one, other) => blueOf(other) - blueOf(one));
    }
  }

  /** The best word that may be suggested, or undefined (KW-4). */
  best(hand: readonly Card[], middle: readonly Card[], least: number): Laying | undefined {
    const suggested = (index: number): boolean => this.words.maySuggest(index);
    return this.layings(hand, middle, suggested, least).next().value ?? undefined;
  }
}

const blueOf = ({ picks }: Laying): number =>
  picks.filter(({ colour }) => colour === 'blue').length;

/** The cards of a laying as pieces. */
export const piecesOf = (
  { picks, word }: Laying,
  hand: readonly Card[],
  middle: readonly Card[],
): Piece[] =>
  picks.map(({ at, blank, colour }, index) => ({
    type: colour,
    card: (colour === 'orange' ? hand : middle)[at]?.id ?? 0,
    letter: blank ? (word[index] ?? null) : null,
  }));
