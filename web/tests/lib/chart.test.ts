import { describe, expect, it } from 'vitest';
import { endsOf, notesOf, planeOf, scored, stepsOf, xOf, yOf } from '../../src/lib/chart';

const ROUNDS = [
  [0, 0, 0],
  [7, 20, 0],
  [7, 32, 18],
  [41, 32, 23],
];
const plane = planeOf(ROUNDS, 10, { width: 400, height: 200, right: 40 });

describe('the chart', () => {
  it('begins at nothing and ends with the highest total on top', () => {
    expect(yOf(plane, 0)).toBe(200 - plane.bottom);
    expect(yOf(plane, 41)).toBe(plane.top);
    expect(xOf(plane, 3)).toBe(360);
  });

  it('is no lower than asked, however little was made', () => {
    expect(planeOf([[0], [1]], 3, { width: 400, height: 200, right: 40 }).most).toBe(3);
  });

  it('has few lines across, in even steps', () => {
    expect(stepsOf(277)).toEqual([0, 100, 200]);
    expect(stepsOf(41)).toEqual([0, 25]);
  });

  it('keeps the badges at the ends apart', () => {
    const ends = endsOf(plane, [40, 41, 40], 24).sort((a, b) => a - b);
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(24);
    expect((ends[2] ?? 0) - (ends[1] ?? 0)).toBeGreaterThanOrEqual(24);
  });

  it('keeps the badges whole at the bottom, where nobody has anything', () => {
    const ends = endsOf(plane, [0, 0, 41], 28).sort((a, b) => b - a);
    expect(ends.slice(0, 2)).toEqual([200 - 14, 200 - 14 - 28]);
  });

  it('is drawn only where somebody has scored', () => {
    expect(
      scored([
        [0, 0],
        [0, 0],
      ]),
    ).toBe(false);
    expect(scored([])).toBe(false);
    expect(
      scored([
        [0, 0],
        [0, 3],
      ]),
    ).toBe(true);
    expect(
      scored([
        [0, 0],
        [-2, 0],
      ]),
    ).toBe(true);
  });

  it('keeps the words of its remarks from lying over each other', () => {
    const notes = notesOf(plane, ROUNDS, [
      { index: 2, line: 2, round: 1, text: 'ZEBRAIC struck out' },
      { index: 5, line: 2, round: 2, text: 'GONE doubled' },
      { index: 6, line: 0, round: 3, text: 'HARVESTED, 34' },
    ]);
    expect(notes.map(({ x, y }) => [x, y])).toEqual([
      [xOf(plane, 1), yOf(plane, 0)],
      [xOf(plane, 2), yOf(plane, 18)],
      [xOf(plane, 3), yOf(plane, 41)],
    ]);
    const heights = notes.map((note) => note.textY);
    expect(new Set(heights.map((y) => Math.round(y / 16))).size).toBe(notes.length);
  });

  it('has room for words over the end of the highest line, whose stem leaves the line across', () => {
    const rounds = [
      [0, 0],
      [3, 8],
      [11, 10],
      [14, 19],
      [24, 20],
    ];
    const on = planeOf(rounds, 6, { width: 358, height: 250, right: 34 });
    const [note] = notesOf(on, rounds, [{ index: 0, line: 0, round: 4, text: 'three fish' }]);
    expect(note?.textX).toBe(xOf(on, 4));
    expect(note?.textY).toBeLessThan(yOf(on, 24) - 20);
    expect(note?.textY).toBeGreaterThan(14);
  });

  it('keeps words off the lines where there is room elsewhere', () => {
    const last = [
      [0, 0],
      [4, 3],
      [14, 4],
      [16, 9],
      [24, 12],
    ];
    const on = planeOf(last, 6, { width: 358, height: 250, right: 34 });
    const texts = ['three fish', 'three fish', 'all caught', 'three fish'];
    const notes = notesOf(
      on,
      last,
      texts.map((text, index) => ({ index, line: 0, round: index + 1, text })),
    );
    const end = notes[3];
    if (!end) throw new Error('no note');
    // Ten letters that end at the last point: both lines pass over or under all of them.
    for (let x = end.textX - 70; x <= end.textX; x += 1) {
      for (const line of [0, 1]) {
        const [from, to] = [last[3]?.[line] ?? 0, last[4]?.[line] ?? 0];
        const share = Math.max(0, (x - xOf(on, 3)) / (xOf(on, 4) - xOf(on, 3)));
        const y = yOf(on, from) + (yOf(on, to) - yOf(on, from)) * share;
        expect(y < end.textY - 12 || y > end.textY + 4).toBe(true);
      }
    }
  });
});
