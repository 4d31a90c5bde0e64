/** The words for what is counted at this table, beside those that every game needs. */
import { inWords } from '../../lib/phrase';

export * from '../../lib/names';

/** "one letter", "eight letters". */
export function letters(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'letter' : 'letters'}`;
}

/** "no blue card", "one blue card", "three blue cards". */
export function blueCards(count: number): string {
  return `${inWords(count)} blue ${count < 2 ? 'card' : 'cards'}`;
}

/** "no card", "one card", "three cards". */
export function cards(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'card' : 'cards'}`;
}

/** "no word", "one word", "three words". */
export function wordsOf(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'word' : 'words'}`;
}
