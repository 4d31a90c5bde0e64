/** A corner of a board in a rulebook's picture, written as rows of letters. */
import { type Layout, layoutOf } from '../board';
import { flawOfPath, type Ground, repeatOf, slipsOf, wordOf } from '../preview/path';
import type { Play } from '../types';

/** Letters and pegs are written row by row, as they appear; the game counts in cells. */
export interface Position extends Ground {
  layout: Layout;
}

/**
 * A position from rows of letters and, for pegs, rows of digits; the grid is square, with an even
 * side.
 */
export function positionOf(rows: readonly string[], pegs: readonly string[] = []): Position {
  const tiles = (rows.length / 2) ** 2;
  const layout = layoutOfTiles(tiles);
  const byCell = (lines: readonly string[]) => {
    const all = lines.join('');
    return layout.positions.map((position) => all[position] ?? '0').join('');
  };
  return { layout, letters: byCell(rows), uses: byCell(pegs) };
}

/** Both sides of a tile. */
export const KEES = { up: positionOf(['KE', 'ES']), down: positionOf(['DR', 'OW']) };

/** A number of tiles, as a board arranges them. */
export function layoutOfTiles(tiles: number): Layout {
  return layoutOf(Array.from({ length: tiles }, (_, tile) => tile));
}

/** A path given by the places that one would point at, counted row by row. */
export function pathOf({ layout }: Position, places: readonly number[]): number[] {
  return places.map((place) => layout.cells[place] ?? 0);
}

/** The parts of a play that a picture needs. */
export type Past = Pick<Play, 'word' | 'path' | 'outcome'>;

export function playedOn(position: Position, path: readonly number[]): Past {
  return { word: wordOf(position, path), path: [...path], outcome: 'stood' };
}

/** Whether the game would allow the path after those words (KD-7, KD-9, KD-11, KD-14). */
export function mayPlay(
  position: Position,
  path: readonly number[],
  past: readonly Past[],
): boolean {
  const repeats = repeatOf(past, wordOf(position, path), path, 'beginning');
  return flawOfPath(position, path) === null && repeats === null;
}

/** "S 2, T 2, R 1" */
export function spelled(position: Position, path: readonly number[]): string {
  return slipsOf(position, path)
    .map(({ letter, points }) => `${letter} ${points}`)
    .join(', ');
}
