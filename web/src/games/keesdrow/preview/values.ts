import { values } from '../../../../../src/rumpus/games/keesdrow/tiles.json';

const VALUES: Readonly<Record<string, number>> = values;

/** The points of a letter with a green peg (KD-5). */
export function worthOf(letter: string): number {
  return VALUES[letter] ?? 0;
}
