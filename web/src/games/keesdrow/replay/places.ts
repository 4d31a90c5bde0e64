/** Cells of the board that a viewer of a replay marks: "c3" is in the third column of the third row. */
import type { Places } from '../../../lib/places';
import { CELL, layoutOf, type Point } from '../board';
import type { View } from '../types';

const FIRST = 'a'.charCodeAt(0);
const CELLS = /^([a-z])([1-9]\d?)$/;

const idOf = (column: number, row: number): string =>
  `${String.fromCharCode(FIRST + column)}${row + 1}`;

/** Column and row of a place, counted from 0; null if the board has no such cell. */
function cellOf(view: View, id: string): { column: number; row: number } | null {
  const [, letter = '', number = ''] = CELLS.exec(id) ?? [];
  const { side } = layoutOf(view.places);
  const at = { column: letter.charCodeAt(0) - FIRST, row: Number(number) - 1 };
  return at.column >= 0 && at.column < side && at.row >= 0 && at.row < side ? at : null;
}

function drawn(board: Element): { svg: SVGSVGElement; matrix: DOMMatrix; box: DOMRect } | null {
  const svg = board.querySelector<SVGSVGElement>('svg[data-board]');
  const matrix = svg?.getScreenCTM();
  return svg && matrix ? { svg, matrix, box: svg.getBoundingClientRect() } : null;
}

/** Whether a point of the window is on the part of the board that is shown. */
const within = (box: DOMRect, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const places: Places<View> = {
  all(view) {
    const { side } = layoutOf(view.places);
    const lines = Array.from({ length: side }, (_, line) => line);
    return lines.flatMap((column) => lines.map((row) => idOf(column, row)));
  },
  name(view, _cast, id) {
    const at = cellOf(view, id);
    if (at === null) return null;
    const { cells, side } = layoutOf(view.places);
    const letter = view.letters[cells[at.row * side + at.column] ?? 0] ?? '';
    return `${id.toUpperCase()} (${letter.toUpperCase()})`;
  },
  at(board, view, x, y) {
    const found = drawn(board);
    if (found === null || !within(found.box, { x, y })) return null;
    const point = new DOMPoint(x, y).matrixTransform(found.matrix.inverse());
    const id = idOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
    return cellOf(view, id) && id;
  },
  spot(board, view, id) {
    const [found, at] = [drawn(board), cellOf(view, id)];
    if (found === null || at === null) return null;
    const middle = new DOMPoint((at.column + 0.5) * CELL, (at.row + 0.5) * CELL);
    const { x, y } = middle.matrixTransform(found.matrix);
    return within(found.box, { x, y }) ? { x, y, r: (CELL / 2) * found.matrix.a } : null;
  },
};
