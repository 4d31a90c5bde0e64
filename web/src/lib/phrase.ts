const LANGUAGE = 'en-GB';
const LISTS = new Intl.ListFormat(LANGUAGE);
const PLURALS = new Intl.PluralRules(LANGUAGE);

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words, as in running text: "four"; from eleven on in figures. */
export function inWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** With a capital in front, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const OVER = 'The game is over.';

/** What a screen reader hears at the end: that it is over, and who won as the *headline* says it. */
export function ending(headline: string): string {
  return headline === OVER ? OVER : `${OVER} ${headline}`;
}

/** Names as a list in a sentence: "Ida", "Ida and Noor", "Ida, Noor and Wren". */
export function listed(names: readonly string[]): string {
  return LISTS.format(names);
}

/**
 * A number in words with what is counted: "one card", "no cards", "12 cards".
 *
 * @public Games from elsewhere count with it.
 */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${inWords(count)} ${PLURALS.select(count) === 'one' ? one : other}`;
}
