import { describe, expect, it } from 'vitest';
import {
  CELL,
  cellCaught,
  cellUnder,
  centreOf,
  cornersOf,
  layoutOf,
  rowsOf,
  step,
  touches,
} from '../../../src/games/keesdrow/board';

/** Four tiles, of which the first and the last have changed places. */
const layout = layoutOf([3, 1, 2, 0]);

describe('a layout', () => {
  it('finds the cell at each position and back', () => {
    expect(layout.side).toBe(4);
    expect(layout.cells.slice(0, 4)).toEqual([12, 13, 4, 5]);
    expect(layout.cells.map((cell) => layout.positions[cell])).toEqual([...Array(16).keys()]);
  });

  it('lets cells of different tiles touch, sideways and diagonally', () => {
    expect(touches(layout, 13, 4)).toBe(true);
    expect(touches(layout, 15, 0)).toBe(true);
    expect(touches(layout, 12, 4)).toBe(false);
  });

  it('has a cell touch itself (KD-8)', () => {
    expect(touches(layout, 12, 12)).toBe(true);
  });

  it('does not wrap around the edge', () => {
    expect(touches(layout, 5, 14)).toBe(false);
  });

  it('steps with the arrow keys and stops at the edge', () => {
    expect(step(layout, 12, 0, 1)).toBe(13);
    expect(step(layout, 12, -1, 0)).toBe(12);
    expect(step(layout, 13, 0, 1)).toBe(4);
  });
});

describe('a part of the board', () => {
  it('has the cells near one, row by row, and stops at the edge', () => {
    expect(rowsOf(layout, { cell: 12, reach: 1 })).toEqual([
      [12, 13],
      [14, 15],
    ]);
    expect(rowsOf(layout).flat()).toEqual(layout.cells);
  });

  it('knows the tiles that its cells are part of', () => {
    expect(cornersOf(layout, [[13, 4]])).toEqual([
      { x: 0, y: 0 },
      { x: 2 * CELL, y: 0 },
    ]);
  });
});

describe('the picture', () => {
  it('puts a cell under each point of the letters and none beside them', () => {
    expect(cellUnder(layout, { x: 1, y: 1 })).toBe(12);
    expect(cellUnder(layout, { x: 4 * CELL - 1, y: 4 * CELL - 1 })).toBe(3);
    expect(cellUnder(layout, { x: -1, y: 5 })).toBeNull();
    expect(cellUnder(layout, { x: 5, y: 4 * CELL })).toBeNull();
  });

  it('catches a letter near its centre only, so that a cut corner catches nothing', () => {
    const { x, y } = centreOf(layout, 13);
    expect(cellCaught(layout, { x: x + 0.37 * CELL, y })).toBe(13);
    expect(cellCaught(layout, { x: x + 0.39 * CELL, y })).toBeNull();
    expect(cellCaught(layout, { x: x + 0.3 * CELL, y: y + 0.3 * CELL })).toBeNull();
  });
});
