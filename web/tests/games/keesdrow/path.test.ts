import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/games/keesdrow/board';
import { movesOf, turned, turnedBack } from '../../../src/games/keesdrow/preview/moving';
import {
  flawOfPath,
  type Ground,
  repeatOf,
  slipsOf,
  usesAfter,
  wordOf,
} from '../../../src/games/keesdrow/preview/path';
import type { View } from '../../../src/games/keesdrow/types';
import vectors from './vectors.json';

type Board = (typeof vectors)[number];
type Path = Board['paths'][number];

function groundOf(board: Board): Ground {
  const { gone, letters, places, uses } = board;
  return { layout: layoutOf(places), letters, uses, gone: new Set<number>(gone) };
}

function moves(board: Board, variation: View['rules']['variation'], path: readonly number[]) {
  const uses = usesAfter(board.uses, path);
  return movesOf(
    variation,
    { uses, gone: new Set<number>(board.gone), places: board.places },
    path,
  );
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
          expect(moves(board, 'four_score', path.cells).tiles).toEqual(path.tiles);
        }
        const { columns } = moves(board, 'flip_flop', path.cells);
        expect(columns).toEqual(path.columns);
        expect(turned(board.places, columns)).toEqual(path.turned);
        expect(turnedBack(path.turned, columns)).toEqual(board.places);
      }
    });
  }

  it('the vectors hold what is rare: gaps, tiles of either colour, two columns at once', () => {
    const paths = vectors.flatMap((board) => board.paths as Path[]);
    expect(paths.some((path) => path.flaw === 'tile_gone')).toBe(true);
    expect(paths.some((path) => path.tiles.length > 0)).toBe(true);
    expect(paths.some((path) => path.columns.length > 1)).toBe(true);
  });

  it('nothing moves without a variation', () => {
    const [board] = vectors;
    const paths: readonly Path[] = board?.paths ?? [];
    const path = paths.find(({ columns }) => columns.length > 0);
    if (!board || !path) throw new Error('no such vector');
    expect(moves(board, 'none', path.cells)).toEqual({
      tiles: [],
      columns: [],
    });
  });
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

  it('a shorter version is one in whatever order of the cells', () => {
    const levels = { word: 'levels', path: [0, 1, 2, 3, 4, 5], outcome: 'stood' as const };
    expect(repeatOf([levels], 'LEVEL', [4, 3, 2, 1, 0], 'beginning')).toBe('shorter_version');
    expect(repeatOf([levels], 'LEVEL', [0, 1, 2, 1, 0], 'part')).toBe('shorter_version');
    expect(repeatOf([levels], 'LEVEL', [4, 3, 2, 1, 9], 'beginning')).toBeNull();
    expect(repeatOf([levels], 'EVEL', [1, 2, 3, 4], 'beginning')).toBeNull();
    expect(repeatOf([levels], 'EVEL', [3, 2, 1, 0], 'part')).toBe('shorter_version');
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
