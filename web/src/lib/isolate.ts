/** Isolates names and words from the direction of the sentence they stand in. */

/** Letters that are written from right to left. */
const LEFTWARDS =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const FROM_RIGHT = new RegExp(`[${LEFTWARDS}]`, 'u');
/** All other letters. */
const FROM_LEFT = new RegExp(`(?![${LEFTWARDS}])\\p{L}`, 'u');

/**
 * A part of a text, between Unicode's isolates if its letters run against the page, so that it
 * reorders neither its neighbours nor their punctuation.
 *
 * The build calls this for every part of a template in a `messages` file (see `web/isolates.ts`).
 */
export function isolated<T>(part: T): T | string {
  if (typeof part !== 'string') return part;
  const foreign = document.dir === 'rtl' ? FROM_LEFT : FROM_RIGHT;
  return foreign.test(part) ? `\u2068${part}\u2069` : part;
}
