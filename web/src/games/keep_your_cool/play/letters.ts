/** What is typed or pasted, as the room reads words. */

/** Words are no longer than the room reads. */
export const LONGEST = 28;

/** Whatever is typed or pasted, as a word can be said. */
export function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, LONGEST);
}
