/**
 * Effect of a word on tiles if it stands: Four Score takes them, Flip Flop turns columns.
 *
 * Like `path.ts`, it predicts the server's answer, and is checked against the server's vectors.
 */
import { tileOf } from '../board';
import type { View } from '../types';

type Variation = View['rules']['variation'];

/** The effect of a path: the tiles it takes, the columns of tiles it turns. */
export interface Moves {
  tiles: readonly number[];
  columns: readonly number[];
}

export const STILL: Moves = { tiles: [], columns: [] };

/** Pegs of a tile that is taken: all yellow, or all red, not mixed (KD-26). */
const FILLED = ['2222', '3333'];

/** The board with the word's pegs in place, before any tile has moved. */
export interface Laid {
  uses: string;
  gone: ReadonlySet<number>;
  places: readonly number[];
}

/** The effect of a word if it stands. */
export function movesOf(variation: Variation, laid: Laid, path: readonly number[]): Moves {
  switch (variation) {
    case 'four_score':
      return { ...STILL, tiles: filled(laid.uses, path, laid.gone) };
    case 'flip_flop':
      return { ...STILL, columns: turning(laid.places, path) };
    case 'none':
      return STILL;
  }
}

/** The tiles that a word fills; `uses` are those after the whole word (KD-26). */
export function filled(uses: string, path: readonly number[], gone: ReadonlySet<number>): number[] {
  const touched = [...new Set(path.map(tileOf))].sort((a, b) => a - b);
  return touched.filter(
    (tile) => !gone.has(tile) && FILLED.includes(uses.slice(4 * tile, 4 * tile + 4)),
  );
}

/** The columns of tiles, from the left, with a cell that the word uses again (KD-27). */
export function turning(places: readonly number[], path: readonly number[]): number[] {
  const side = sideOf(places);
  const again = path.filter((cell, at) => path.indexOf(cell) !== at);
  const columns = again.map((cell) => places.indexOf(tileOf(cell)) % side);
  return [...new Set(columns)].sort((a, b) => a - b);
}

/** The tiles by place once the bottom one of each column has moved to its top (KD-27). */
export function turned(places: readonly number[], columns: readonly number[]): number[] {
  return shifted(places, columns, -1);
}

/** The tiles by place before these columns turned. */
export function turnedBack(places: readonly number[], columns: readonly number[]): number[] {
  return shifted(places, columns, 1);
}

function shifted(places: readonly number[], columns: readonly number[], by: 1 | -1): number[] {
  const side = sideOf(places);
  const all = places.length;
  return places.map((tile, place) =>
    columns.includes(place % side) ? (places[(place + by * side + all) % all] ?? tile) : tile,
  );
}

/** Tiles along a side of the board. */
export function sideOf(places: readonly number[]): number {
  return Math.round(Math.sqrt(places.length));
}
