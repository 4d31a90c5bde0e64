/** The language of a table's words, in words of the page. */
import { LANGUAGE, words } from './messages/words';

/** "Words in German". */
export function wordsIn(language: string): string {
  const name = new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(language);
  return words.wordsIn(name ?? language);
}

/** Whether a table's words are in another language than the page. */
export const isForeign = (language: string | null): language is string =>
  language !== null && !LANGUAGE.startsWith(language);
