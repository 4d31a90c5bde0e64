/**
 * The board's geometry: where cells are, which ones touch, and where they are drawn.
 *
 * A cell is identified by its tile and corner (tile * 4 + corner); a position counts the letters of
 * the board row by row. Tiles may move, so a cell's position can change during a game. Lengths are
 * in drawing units, 60 to a letter.
 */

/** One letter's side. */
export const CELL = 60;

/** A finger catches a letter within this distance of its centre, straight and diagonally alike. */
export const CATCH = 0.38 * CELL;

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** Letters along a side. */
  readonly side: number;
  /** The cell at each position. */
  readonly cells: readonly number[];
  /** The position of each cell. */
  readonly positions: readonly number[];
}

/** Arrange the tiles; `places` has the tile in each place, row by row. */
export function layoutOf(places: readonly number[]): Layout {
  const tilesAcross = Math.round(Math.sqrt(places.length));
  const side = 2 * tilesAcross;
  const cells = Array.from({ length: side * side }, (_, position) => {
    const row = Math.floor(position / side);
    const column = position % side;
    const tile = places[(row >> 1) * tilesAcross + (column >> 1)] ?? 0;
    return tile * 4 + (row & 1) * 2 + (column & 1);
  });
  const positions: number[] = [];
  cells.forEach((cell, position) => {
    positions[cell] = position;
  });
  return { side, cells, positions };
}

/** The tile that a cell belongs to. */
export function tileOf(cell: number): number {
  return cell >> 2;
}

export function rowOf(layout: Layout, cell: number): number {
  return Math.floor((layout.positions[cell] ?? 0) / layout.side);
}

export function columnOf(layout: Layout, cell: number): number {
  return (layout.positions[cell] ?? 0) % layout.side;
}

/** Whether a path may go from one cell to the other; a cell touches itself (KD-7, KD-8). */
export function touches(layout: Layout, from: number, to: number): boolean {
  return (
    Math.abs(rowOf(layout, from) - rowOf(layout, to)) <= 1 &&
    Math.abs(columnOf(layout, from) - columnOf(layout, to)) <= 1
  );
}

/** The cells row by row; with `near`, only those within some steps of a cell. */
export function rowsOf(layout: Layout, near?: { cell: number; reach: number }): number[][] {
  const from = near ? [rowOf(layout, near.cell), columnOf(layout, near.cell)] : [0, 0];
  const reach = near?.reach ?? layout.side;
  const lines = Array.from({ length: layout.side }, (_, line) => line);
  const kept = (line: number, middle = 0) => Math.abs(line - middle) <= reach;
  return lines
    .filter((row) => kept(row, from[0]))
    .map((row) =>
      lines
        .filter((column) => kept(column, from[1]))
        .map((column) => layout.cells[row * layout.side + column] ?? 0),
    );
}

/** A tile's upper left corner. */
export function cornerOf(layout: Layout, tile: number): Point {
  return { x: columnOf(layout, 4 * tile) * CELL, y: rowOf(layout, 4 * tile) * CELL };
}

/** The tiles that these cells belong to. */
export function tilesOf(rows: readonly number[][]): number[] {
  return [...new Set(rows.flat().map(tileOf))];
}

/** The cell one step away, or the same cell at the board's edge. */
export function step(layout: Layout, cell: number, down: number, right: number): number {
  const last = layout.side - 1;
  const row = Math.min(last, Math.max(0, rowOf(layout, cell) + down));
  const column = Math.min(last, Math.max(0, columnOf(layout, cell) + right));
  return layout.cells[row * layout.side + column] ?? cell;
}

/** The middle of a cell's square. */
export function centreOf(layout: Layout, cell: number): Point {
  return {
    x: (columnOf(layout, cell) + 0.5) * CELL,
    y: (rowOf(layout, cell) + 0.5) * CELL,
  };
}

/** The cell whose square contains the point; null outside the letters. */
export function cellUnder(layout: Layout, point: Point): number | null {
  const column = Math.floor(point.x / CELL);
  const row = Math.floor(point.y / CELL);
  if (row < 0 || column < 0 || row >= layout.side || column >= layout.side) return null;
  return layout.cells[row * layout.side + column] ?? null;
}

/** The cell whose centre is close enough to the point to be caught by a drag. */
export function cellCaught(layout: Layout, point: Point): number | null {
  const cell = cellUnder(layout, point);
  if (cell === null) return null;
  const centre = centreOf(layout, cell);
  return Math.hypot(point.x - centre.x, point.y - centre.y) <= CATCH ? cell : null;
}
