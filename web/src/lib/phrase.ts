/** Phrases of numbers, plurals and lists. */
import { isolated } from './isolate';
import { LANGUAGE, words } from './messages/words';

const LISTS = new Intl.ListFormat(LANGUAGE);
const FIGURES = new Intl.NumberFormat(LANGUAGE);
const PLURALS = new Intl.PluralRules(LANGUAGE);
const ORDINALS = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });

/** A small number as a word, "four"; from eleven on in figures, with thousands separators. */
export function inWords(count: number): string {
  return words.numbers[count] ?? FIGURES.format(count);
}

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The announcement of the end of a game: that it is over, and the *headline* with the winner. */
export function ending(headline: string): string {
  return headline === words.over ? words.over : `${words.over} ${headline}`;
}

/** Names as a list in a sentence: "Ida", "Ida and Noor", "Ida, Noor and Wren". */
export function listed(names: readonly string[]): string {
  return LISTS.format(names.map(isolated));
}

/**
 * A number in words with its noun: "one card", "no cards", "12 cards".
 *
 * @public Games from elsewhere count with it.
 */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${inWords(count)} ${plural(count, one, other)}`;
}

/** A number in figures with its noun, for a measure: "1 second", "12 seconds". */
export function amount(count: number, one: string, other = `${one}s`): string {
  return `${FIGURES.format(count)} ${plural(count, one, other)}`;
}

function plural(count: number, one: string, other: string): string {
  return PLURALS.select(count) === 'one' ? one : other;
}

/** A place in an order: "1st", "22nd". */
export function ordinal(place: number): string {
  return `${place}${words.ordinals[ORDINALS.select(place)]}`;
}

const SECONDS = new Intl.NumberFormat(LANGUAGE, {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});
const METRES = new Intl.NumberFormat(LANGUAGE, {
  style: 'unit',
  unit: 'meter',
  maximumFractionDigits: 1,
});

/** Milliseconds as a measure: "0.8 sec". */
export const seconds = (ms: number): string => SECONDS.format(ms / 1000);

/** Millimetres as a measure: "1.4 m". */
export const metres = (mm: number): string => METRES.format(mm / 1000);
