/** Sides of the score sheet by name. */
import type { Answers } from '../../../lib/companion/types';
import { listed } from '../../../lib/phrase';
import { companion as text } from '../messages/companion';
import { leaders, type Sheet, sidesOf } from './score';

const named = (side: readonly number[], names: readonly string[]): string =>
  listed(side.map((seat) => names[seat] ?? ''));

/** "Ida", or "Ida and Noor" for a team. */
export const namedSides = (options: Answers, names: readonly string[]): string[] =>
  sidesOf(options, names.length).map((side) => named(side, names));

/** "Ida wins." */
export function wonBy(sheet: Sheet, names: readonly string[]): string {
  const first = leaders(sheet);
  return text.won(
    first.map((side) => named(side, names)),
    first.flat().length,
  );
}
