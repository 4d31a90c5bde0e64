/** Cards of the rulebook's pictures, written as a word: capitals are orange, small letters blue. */
import type { Laid } from '../types';

/** The cards of "PLaNeT"; a letter in brackets, as in "TE(n)", is a blank that stands for it. */
export function cardsOf(written: string): Laid[] {
  return [...written.matchAll(/\((\w)\)|(\w)/g)].map(([, worn, plain], card) => {
    const letter = worn ?? plain ?? '';
    const colour = letter === letter.toUpperCase() ? 'orange' : 'blue';
    return { card, colour, letter: letter.toLowerCase(), blank: worn !== undefined };
  });
}

/** "six letters, two blue", as in the game. */
export { measure } from '../words';
