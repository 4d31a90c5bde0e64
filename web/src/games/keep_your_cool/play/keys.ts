/** The page's own keyboard, on touch screens. */
import { plain } from './letters';

export type Key = string;

export const DELETE = 'delete';
export const SAY = 'say';

export const ROWS: readonly (readonly Key[])[] = [
  [...'qwertyuiop'],
  [...'asdfghjkl'],
  [DELETE, ...'zxcvbnm', SAY],
];

/** The typed text after a key; saying the word is handled elsewhere. */
export function typedAfter(typed: string, key: Key): string {
  if (key === DELETE) return typed.slice(0, -1);
  return key === SAY ? typed : plain(typed + key);
}
