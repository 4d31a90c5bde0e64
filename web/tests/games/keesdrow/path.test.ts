import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/games/keesdrow/board';
import {
  flawOfPath,
  type Ground,
  repeatOf,
  slipsOf,
  usesAfter,
  wordOf,
} from '../../../src/games/keesdrow/path';
import vectors from './vectors.json';

type Board = (typeof vectors)[number];

function groundOf(board: Board): Ground {
  return { layout: layoutOf(board.places), letters: board.letters, uses: board.uses };
}

function playsOf(board: Board, ground: Ground) {
  return board.used.map((path) => ({
    path,
    word: wordOf(ground, path),
    outcome: 'stood' as const,
  }));
}

describe('the preview says what the server says', () => {
  for (const [index, board] of vectors.entries()) {
    const ground = groundOf(board);
    it(`board ${index} with ${board.letters.length} letters`, () => {
      for (const path of board.paths) {
        expect(wordOf(ground, path.cells)).toBe(path.word);
        expect(flawOfPath(ground, path.cells)).toBe(path.flaw);
        const repeat = repeatOf(
          playsOf(board, ground),
          path.word,
          path.cells,
          path.shorter as 'beginning' | 'part',
        );
        expect(repeat).toBe(path.repeat);
        if (path.flaw === null) {
          expect(slipsOf(ground, path.cells).map((slip) => slip.points)).toEqual(path.points);
        }
      }
    });
  }
});

describe('pegs', () => {
  const ground = { layout: layoutOf([0]), letters: 'SEOR', uses: '0120' };

  it('step up with each use within one word', () => {
    const pegs = slipsOf(ground, [0, 1, 0, 0]).map((slip) => slip.peg);
    expect(pegs).toEqual([1, 2, 2, 3]);
  });

  it('go in with a word and come out with a struck one', () => {
    expect(usesAfter('0120', [0, 1, 0])).toBe('2220');
    expect(usesAfter('2220', [0, 1, 0], -1)).toBe('0120');
  });

  it('leave a struck word free to be played again', () => {
    const struck = { path: [0, 1, 2], word: 'SEO', outcome: 'struck' as const };
    expect(repeatOf([struck], 'SEO', [0, 1, 2], 'beginning')).toBeNull();
  });
});

describe('a path', () => {
  it('has 28 letters at the most', () => {
    const layout = layoutOf(Array.from({ length: 16 }, (_, tile) => tile));
    const ground = { layout, letters: 'A'.repeat(64), uses: '0'.repeat(64) };
    const across = layout.cells.slice(0, 8);
    const back = layout.cells.slice(8, 16).reverse();
    const twice = [...across, ...back].flatMap((cell) => [cell, cell]);
    expect(flawOfPath(ground, twice.slice(0, 28))).toBeNull();
    expect(flawOfPath(ground, twice.slice(0, 29))).toBe('too_long');
  });
});
