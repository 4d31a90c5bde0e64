import { describe, expect, it } from 'vitest';
import { edgePush, pushed, whole, zoomed } from '../../../src/games/keesdrow/play/board/window';

const all = whole(960, 8);

describe('the part of the board that is shown', () => {
  it('is half as wide at 2x and stays on the board', () => {
    expect(zoomed(all, 2, { x: 480, y: 480 })).toEqual({ x: 236, y: 236, size: 488 });
    expect(zoomed(all, 2, { x: 0, y: 960 })).toEqual({ x: -8, y: 480, size: 488 });
  });

  it('can be pushed to the edge and no further', () => {
    const part = zoomed(all, 2, { x: 480, y: 480 });
    expect(pushed(all, part, { x: 9999, y: 10 })).toEqual({ x: 480, y: 246, size: 488 });
  });

  it('moves for a finger at its edge only', () => {
    const part = { x: 100, y: 100, size: 400 };
    expect(edgePush(part, { x: 110, y: 300 }, 24, 7)).toEqual({ x: -7, y: 0 });
    expect(edgePush(part, { x: 300, y: 499 }, 24, 7)).toEqual({ x: 0, y: 7 });
    expect(edgePush(part, { x: 300, y: 300 }, 24, 7)).toEqual({ x: 0, y: 0 });
  });
});
