import { describe, expect, it } from 'vitest';
import { armAt, HIP, progress } from '../../../src/games/keep_your_cool/play/stage/arm';
import {
  FIGURE,
  layoutOf,
  TABLE,
  towards,
} from '../../../src/games/keep_your_cool/play/stage/layout';
import { DISC, lettering, linesOf } from '../../../src/games/keep_your_cool/play/stage/lettering';
import { flagAt, mirrored, nearOf, screenSide } from '../../../src/games/keep_your_cool/sides';
import { grab } from './fixtures';

const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

describe('an arm that reaches', () => {
  it('comes to the flag of whoever sits across, on either side and from either end', () => {
    for (const down of [true, false]) {
      for (const side of [-1, 1] as const) {
        const { hand } = armAt(1, down, side);
        expect(Math.abs(hand.x - side * HIP)).toBeLessThan(6);
        expect(Math.sign(hand.y)).toBe(down ? 1 : -1);
        expect(FIGURE - Math.abs(hand.y)).toBeLessThan(40);
      }
    }
  });

  it('goes by length: equal times are equal ways', () => {
    const at = Array.from({ length: 21 }, (_, i) => armAt(i / 20, true, 1).hand);
    const steps = at.slice(1).map((point, i) => {
      const before = at[i] ?? point;
      return Math.hypot(point.x - before.x, point.y - before.y);
    });
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(Math.max(...steps) * 0.1);
  });

  it('never lies over the tiles', () => {
    for (let i = 4; i <= 20; i++) expect(far(armAt(i / 20, true, 1).hand)).toBeGreaterThan(TABLE);
  });

  it('is as far as the time that has passed, stays at the flag, and stops where it was taken back', () => {
    expect(progress(grab(), 10_350)).toBe(0.5);
    expect(progress(grab(), 12_000)).toBe(1);
    expect(progress(grab(), 9_000)).toBe(0);
    expect(progress(grab({ withdrawn: 10_140 }), 10_600)).toBeCloseTo(0.2);
  });
});

describe('where tiles lie', () => {
  it('all of them on the table, none on another, none on the word', () => {
    for (const count of [12, 22]) {
      const { free, places, size } = layoutOf(count, 0);
      expect(places).toHaveLength(count);
      for (const [i, place] of places.entries()) {
        expect(far(place) + size * 0.7).toBeLessThan(TABLE + 4);
        if (Math.abs(place.y) < size / 2 + 26)
          expect(Math.abs(place.x) - size / 2).toBeGreaterThan(free - 12);
        for (const next of places.slice(i + 1)) {
          expect(Math.hypot(place.x - next.x, place.y - next.y)).toBeGreaterThan(size);
        }
      }
    }
  });

  it.each([12, 22])('none of %i on either of the two key words of a shared screen', (count) => {
    const { places, size, twice } = layoutOf(count, 0);
    const word = lettering('counterrevolutionary', twice.size, twice.half);
    const short = lettering('casserole', twice.size, twice.half);
    for (const { glyphs, size: letter } of [word, short]) {
      const half = Math.max(...glyphs.map(({ x }) => x)) + DISC * letter;
      const [top, bottom] = [-0.25 - DISC, -0.25 + DISC].map((part) => twice.y + part * letter);
      expect(top).toBeGreaterThanOrEqual(0);
      for (const { turn, x, y } of places) {
        // The nearest point of the word to a tile, seen from the tile.
        const near = {
          x: Math.min(half, Math.max(-half, x)) - x,
          y: Math.min(bottom ?? 0, Math.max(top ?? 0, y)) - y,
        };
        const angle = (-turn * Math.PI) / 180;
        const across = near.x * Math.cos(angle) - near.y * Math.sin(angle);
        const along = near.x * Math.sin(angle) + near.y * Math.cos(angle);
        expect(Math.max(Math.abs(across), Math.abs(along))).toBeGreaterThan(size / 2);
      }
    }
  });

  it('is the same table from both sides', () => {
    const here = layoutOf(22, 0).places;
    const there = layoutOf(22, 1).places;
    expect(there).toEqual(here.map(({ turn, x, y }) => ({ x: -x, y: -y, turn })));
  });

  it('arrow keys go to a tile that lies that way, and stay where there is none', () => {
    const { places } = layoutOf(12, 0);
    const all = () => true;
    const right = towards(places, 10, 1, 0, all);
    expect(places[right]?.x ?? 0).toBeGreaterThan(places[10]?.x ?? 0);
    const top = places.reduce((best, place, i) => (place.y < (places[best]?.y ?? 0) ? i : best), 0);
    expect(towards(places, top, 0, -1, all)).toBe(top);
    expect(towards(places, 10, 1, 0, (tile) => tile !== right)).not.toBe(right);
  });
});

describe('who flips first', () => {
  it('is said in lines that fit between the tiles, whatever the name', () => {
    expect(linesOf('Sleepy Urchin flips first.')).toEqual(['Sleepy Urchin', 'flips first.']);
    expect(linesOf('You flip first.')).toEqual(['You flip first.']);
    expect(linesOf('Bartholomewtheeldest flips first.')).toEqual([
      'Bartholomewtheeldest',
      'flips first.',
    ]);
  });
});

describe('sides', () => {
  it('a flag is named by its wearer: mine on the right is on the right of my screen, theirs on the left', () => {
    expect(screenSide('right', 0, 0)).toBe(1);
    expect(screenSide('right', 1, 0)).toBe(-1);
    expect(screenSide('left', 1, 0)).toBe(1);
    expect(screenSide('left', 0, 1)).toBe(1);
  });

  it('reaching to my left goes for the flag that its wearer calls right', () => {
    expect(flagAt('left')).toBe('right');
    expect(screenSide(flagAt('left'), 1, 0)).toBe(-1);
  });

  it('whoever does not play looks from the first seat, and a hand is seen from across', () => {
    expect([nearOf(null), nearOf(2), nearOf(0), nearOf(1)]).toEqual([0, 0, 0, 1]);
    expect(mirrored({ x: 100, y: 250 })).toEqual({ x: 900, y: 750 });
  });
});

describe('the key word', () => {
  it('is as large as it may be, fits where it lies, and only its ends have discs', () => {
    const short = lettering('cat', 42, 108);
    expect(short.size).toBe(42);
    expect(short.glyphs.map((glyph) => glyph.disc)).toEqual([true, false, true]);
    const long = lettering('counterrevolutionary', 42, 108);
    const first = long.glyphs[0]?.x ?? 0;
    expect(long.size).toBeLessThan(42);
    expect(Math.abs(first) + DISC * long.size).toBeLessThanOrEqual(108.1);
  });
});
