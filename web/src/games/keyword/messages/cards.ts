/** What cards, words and colours are called, and how they are counted. */
import { counted } from '../../../lib/phrase';
import type { Colour } from '../types';

const COLOURS: Readonly<Record<Colour, string>> = { orange: 'orange', blue: 'blue' };

export const cards = {
  /** "no cards", "one card", "three cards". */
  count: (count: number) => counted(count, 'card'),
  blue: (count: number) => counted(count, 'blue card'),
  letters: (count: number) => counted(count, 'letter'),
  words: (count: number) => counted(count, 'word'),
  rounds: (count: number) => counted(count, 'round'),
  /** "3 cards", where there is little room. */
  figure: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  figureLetters: (count: number) => `${count} ${count === 1 ? 'letter' : 'letters'}`,
  figureBlue: (count: number) => `${count} blue`,
  measure: (letters: number, blue: number) =>
    `${cards.figureLetters(letters)}, ${cards.figureBlue(blue)}`,
  part: (count: number, all: number) => `${count} of ${all}`,
  left: (time: string) => `${time} left`,
  /** What stands on a blank that has no letter yet. */
  any: 'any',
  lettered: (colour: Colour, letter: string) => `${COLOURS[colour]} card ${letter}`,
  blank: (colour: Colour) => `${COLOURS[colour]} blank`,
  blankAs: (colour: Colour, letter: string) => `${COLOURS[colour]} blank as ${letter}`,
  blankWithout: (colour: Colour) => `${COLOURS[colour]} blank without a letter`,
  deck: (colour: Colour) => `${COLOURS[colour]} deck`,
  decks: 'Cards left',
  swap: (from: Colour, letter: string, to: Colour) =>
    `Swap ${COLOURS[from]} ${letter} for the ${COLOURS[to]} one`,
  swapped: (colour: Colour, letter: string) => `Now a ${COLOURS[colour]} ${letter}.`,
  /** The slots of the keyword. */
  complete: 'all letters',
  spelled: (there: readonly string[], missing: readonly string[]) =>
    `has ${there.join(' ') || 'none'}, needs ${missing.join(' ')}`,
};
