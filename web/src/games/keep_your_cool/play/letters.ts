/** Typed or pasted text, cleaned up as the room expects words. */

/** Most letters of a word that the room accepts. */
export const LONGEST = 28;

/** Typed or pasted text as a word that can be said. */
export function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, LONGEST);
}
