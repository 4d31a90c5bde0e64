/** Wie Karten, Wörter und Farben heißen, und wie sie gezählt werden. */

import { count } from '../../../../lib/messages/de/forms';
import { amount } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { Colour } from '../../types';
import type { cards as english } from '../cards';

const COLOURS: Readonly<Record<Colour, string>> = { orange: 'orange', blue: 'blaue' };
const MASCULINE: Readonly<Record<Colour, string>> = { orange: 'orange', blue: 'blauer' };

/** "mit einer Karte", "mit drei Karten". */
export const withCards = (number: number): string => count(number, 'einer Karte', 'Karten');

/** "nach einer Runde", "nach zwölf Runden". */
export const afterRounds = (number: number): string => count(number, 'einer Runde', 'Runden');

export const cards: Translated<typeof english> = {
  count: (number) => count(number, 'eine Karte', 'Karten'),
  blue: (number) => count(number, 'eine blaue Karte', 'blaue Karten', 'keine blaue Karte'),
  letters: (number) => count(number, 'ein Buchstabe', 'Buchstaben'),
  words: (number) => count(number, 'ein Wort', 'Wörter', 'kein Wort'),
  rounds: (number) => count(number, 'eine Runde', 'Runden'),
  figure: (number) => amount(number, 'Karte', 'Karten'),
  figureLetters: (number) => amount(number, 'Buchstabe', 'Buchstaben'),
  figureBlue: (number) => `${number} blau`,
  measure: (letters, blue) => `${cards.figureLetters(letters)}, ${cards.figureBlue(blue)}`,
  part: (number, all) => `${number} von ${all}`,
  left: (time) => `noch ${time}`,
  any: 'frei',
  lettered: (colour, letter) => `${COLOURS[colour]} Karte ${letter}`,
  blank: (colour) => `${MASCULINE[colour]} Joker`,
  blankAs: (colour, letter) => `${MASCULINE[colour]} Joker als ${letter}`,
  blankWithout: (colour) => `${MASCULINE[colour]} Joker ohne Buchstaben`,
  deck: (colour) => `${MASCULINE[colour]} Stapel`,
  decks: 'Karten übrig',
  swap: (from, letter, to) => `Das ${COLOURS[from]} ${letter} gegen das ${COLOURS[to]} tauschen`,
  swapped: (colour, letter) => `Jetzt das ${COLOURS[colour]} ${letter}.`,
  complete: 'alle Buchstaben',
  spelled: (there, missing) =>
    `${there.length === 0 ? 'hat noch keinen Buchstaben' : `hat ${there.join(' ')}`}, braucht ${missing.join(' ')}`,
};
