import { values } from '../../../../../src/rumpus/games/keesdrow/tiles.json';

const VALUES: Readonly<Record<string, number>> = values;

/** Letters of another language than English, and the points of each; none for A to Z. */
export interface Lettering {
  readonly alphabet?: string;
  readonly values?: readonly number[];
}

/** The points of a letter with a green peg (KD-5). */
export function worthOf(letter: string, { alphabet, values: own }: Lettering = {}): number {
  return (alphabet ? own?.[alphabet.indexOf(letter.toLowerCase())] : VALUES[letter]) ?? 0;
}
