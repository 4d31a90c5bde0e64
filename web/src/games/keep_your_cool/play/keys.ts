/** The keyboard of one's own on a screen that is touched. */
import { plain } from './letters';

export type Key = string;

export const DELETE = 'delete';
export const SAY = 'say';

export const ROWS: readonly (readonly Key[])[] = [
  [...'qwertyuiop'],
  [...'asdfghjkl'],
  [DELETE, ...'zxcvbnm', SAY],
];

/** What is typed after a key; saying it is not the keyboard's business. */
export function typedAfter(typed: string, key: Key): string {
  if (key === DELETE) return typed.slice(0, -1);
  return key === SAY ? typed : plain(typed + key);
}
