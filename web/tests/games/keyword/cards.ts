import type { Kept, Laid, Shown } from '../../../src/games/keyword/types';

/** A word as cards: capitals are blue, what stands before a quote is a blank: "SPaRk'led". */
export function cardsOf(text: string): Laid[] {
  return [...text.matchAll(/([A-Za-z])('?)/g)].map(([, letter = '', quote], card) => ({
    card,
    colour: letter === letter.toUpperCase() ? 'blue' : 'orange',
    letter: letter.toLowerCase(),
    blank: quote === "'",
  }));
}

const wordOf = (text: string): string => text.replaceAll("'", '').toLowerCase();

export function keptOf(round: number, text: string): Kept {
  return { round, word: wordOf(text), cards: cardsOf(text) };
}

export function shownOf(fate: Shown['fate'], text = '', more: Partial<Shown> = {}): Shown {
  return { fate, word: wordOf(text), cards: cardsOf(text), late: false, swapped: 0, ...more };
}
