import { describe, expect, it } from 'vitest';
import { CELL, centreOf, layoutOf, type Point } from '../../../src/games/keesdrow/board';
import {
  type Cue,
  type Gesture,
  type Input,
  REST,
  stepped,
} from '../../../src/games/keesdrow/play/board/gesture';
import type { Ground } from '../../../src/games/keesdrow/preview/path';

/** Four by four, tiles in order; by row: 0 1 4 5 / 2 3 6 7 / 8 9 12 13 / 10 11 14 15. */
const GROUND: Ground = {
  layout: layoutOf([0, 1, 2, 3]),
  letters: 'ABCDEFGHIJKLMNOP',
  uses: '0000000300000000',
};

function at(cell: number): Point {
  return centreOf(GROUND.layout, cell);
}

function run(start: Gesture, ...inputs: Input[]): { gesture: Gesture; cues: Cue[] } {
  let gesture = start;
  const cues: Cue[] = [];
  for (const input of inputs) {
    const next = stepped(gesture, input, GROUND);
    gesture = next.gesture;
    cues.push(...next.cues);
  }
  return { gesture, cues };
}

const down = (cell: number): Input => ({ type: 'down', id: 1, point: at(cell) });
const move = (cell: number): Input => ({ type: 'move', id: 1, point: at(cell) });
const up: Input = { type: 'up', id: 1 };
const tap = (cell: number): Input[] => [down(cell), up];
const pathOf = (...inputs: Input[]) => run(REST, ...inputs).gesture.path;
const threaded = (...path: number[]): Gesture => ({ path, press: null });

describe('dragging', () => {
  it('threads a bead at each letter it comes near', () => {
    expect(pathOf(down(0), move(1), move(3), up)).toEqual([0, 1, 3]);
  });

  it('goes diagonally without catching the letters at the corner', () => {
    expect(pathOf(down(0), move(3), move(12), up)).toEqual([0, 3, 12]);
  });

  it('skips no letter when the finger is fast', () => {
    expect(pathOf(down(0), move(5), up)).toEqual([0, 1, 4, 5]);
  });

  it('unthreads when it goes back to the last bead', () => {
    const { gesture, cues } = run(REST, down(0), move(1), move(4), move(1), up);
    expect(gesture.path).toEqual([0, 1]);
    expect(cues.at(-1)).toEqual({ type: 'unthread', cell: 4 });
  });

  it('uses an older bead again', () => {
    expect(pathOf(down(0), move(1), move(3), move(0), up)).toEqual([0, 1, 3, 0]);
  });

  it('stops at a spent letter, which shakes', () => {
    const { gesture, cues } = run(REST, down(4), move(7), up);
    expect(gesture.path).toEqual([4]);
    expect(cues.at(-1)).toEqual({ type: 'spent', cell: 7 });
  });

  it('does not follow past a spent letter to one that is apart', () => {
    expect(pathOf(down(0), move(1), move(4), move(7), move(13), up)).toEqual([0, 1, 4]);
  });

  it('sends nothing and starts nothing off the letters', () => {
    const off: Input = { type: 'down', id: 1, point: { x: -10, y: 20 } };
    expect(pathOf(off, move(0), move(1), up)).toEqual([]);
  });

  it('begins a new path on a letter apart from the old one', () => {
    const { gesture } = run(threaded(0, 1), down(14), move(15), up);
    expect(gesture.path).toEqual([14, 15]);
  });

  it('goes on with the old path from its end', () => {
    expect(run(threaded(0, 1), down(1), move(4), up).gesture.path).toEqual([0, 1, 4]);
  });
});

describe('a double letter', () => {
  const trembling = (cell: number, by: number): Input => {
    const { x, y } = at(cell);
    return { type: 'move', id: 1, point: { x: x + by, y } };
  };
  const between: Input = { type: 'move', id: 1, point: { x: 2 * CELL, y: 2 } };

  it('is never meant by a finger that rests, or trembles', () => {
    const rests = [-4, 3, -2, 5, 0].map((by) => trembling(1, by));
    expect(pathOf(down(0), move(1), ...rests, up)).toEqual([0, 1]);
    expect(pathOf(down(0), move(1), between, move(1), up)).toEqual([0, 1]);
  });

  it('is meant by a tap on the last letter, and the drag goes on from there', () => {
    const doubled = [down(0), move(1), up, ...tap(1)];
    expect(pathOf(...doubled)).toEqual([0, 1, 1]);
    expect(pathOf(...doubled, down(1), move(4), up)).toEqual([0, 1, 1, 4]);
  });

  it('is confirmed by a beat', () => {
    expect(run(threaded(0, 1), ...tap(1)).cues).toEqual([{ type: 'beat', cell: 1 }]);
  });

  it('is unthreaded whole when the finger goes back', () => {
    expect(run(threaded(0, 1, 1), down(1), move(0), up).gesture.path).toEqual([0]);
  });
});

describe('tapping', () => {
  it('threads letter after letter', () => {
    expect(pathOf(...tap(0), ...tap(1), ...tap(3))).toEqual([0, 1, 3]);
  });

  it('doubles the last letter', () => {
    expect(pathOf(...tap(0), ...tap(0))).toEqual([0, 0]);
  });

  it('uses the bead before the last one again', () => {
    expect(pathOf(...tap(0), ...tap(1), ...tap(0))).toEqual([0, 1, 0]);
  });

  it('keeps the path when the letter is apart, and says so', () => {
    const { gesture, cues } = run(threaded(0, 1), ...tap(15));
    expect(gesture.path).toEqual([0, 1]);
    expect(cues).toEqual([{ type: 'apart', cell: 15 }]);
  });

  it('takes the whole square, not only the middle of it', () => {
    const corner: Input = { type: 'down', id: 1, point: { x: 2, y: CELL - 2 } };
    expect(pathOf(corner, up)).toEqual([0]);
  });

  it('spends a letter with its third use', () => {
    const { gesture, cues } = run(REST, ...tap(0), ...tap(0), ...tap(0), ...tap(0));
    expect(gesture.path).toEqual([0, 0, 0]);
    expect(cues.at(-1)).toEqual({ type: 'spent', cell: 0 });
  });
});

describe('one finger', () => {
  it('is all that draws', () => {
    const other: Input = { type: 'down', id: 2, point: at(15) };
    const moved: Input = { type: 'move', id: 2, point: at(14) };
    expect(pathOf(down(0), other, moved, move(1), up)).toEqual([0, 1]);
  });

  it('lost takes the stroke back', () => {
    const lost: Input = { type: 'lost', id: 1 };
    expect(run(threaded(0, 1), down(4), move(6), lost).gesture.path).toEqual([0, 1]);
  });
});

describe('keys', () => {
  it('add, take back and clear', () => {
    const added = run(REST, { type: 'add', cell: 0 }, { type: 'add', cell: 3 });
    expect(added.gesture.path).toEqual([0, 3]);
    expect(run(added.gesture, { type: 'back' }).gesture.path).toEqual([0]);
    expect(run(added.gesture, { type: 'escape' }).gesture.path).toEqual([]);
  });

  it('Escape during a stroke goes back to before it', () => {
    expect(run(threaded(0, 1), down(4), { type: 'escape' }).gesture.path).toEqual([0, 1]);
  });
});
