/** What is said, and about whom something can be done. */
import type { Whom } from '../../net/talk';
import type { Line } from '../../state/table';
import { PHRASES } from '../messages/talk';

/** Somebody at the table; *said* is the number of something they said, if that led to them. */
export interface Target {
  seat: number | null;
  name: string;
  said?: number;
}

/** How the room knows somebody: by what they said, since a seat may have changed hands. */
export function whomOf({ seat, said }: Target): Whom | null {
  if (said !== undefined) return { said };
  return seat === null ? null : { seat };
}

/** A message in words: a phrase in those of the reader; empty if this page is too old for it. */
export function spoken(
  { text, phrase }: Pick<Line, 'text' | 'phrase'>,
  phrases: Readonly<Record<string, string>>,
): string {
  return phrase === null ? text : (PHRASES[phrase] ?? phrases[phrase] ?? '');
}
