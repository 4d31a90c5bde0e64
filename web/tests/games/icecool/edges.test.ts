import { describe, expect, it } from 'vitest';
import {
  badgeY,
  frameOf,
  HIGH,
  type Mark,
  marksOf,
  WIDE,
} from '../../../src/games/icecool/play/edges';
import { soughtOf } from '../../../src/games/icecool/play/sought';
import { standing } from '../../../src/games/icecool/types';
import { FISH_DOORS, NAMES, seatOf, viewOf } from './fixtures';

const SEEN = frameOf(400, 600, { top: 100, right: 0, bottom: 200, left: 0 });
const FREE = frameOf(400, 600, { top: 150, right: 10, bottom: 210, left: 10 });
const marks = (...points: ({ x: number; y: number } | null)[]) => marksOf(points, SEEN, FREE);

describe('a badge over a penguin', () => {
  const kept = { top: 100, right: 6, bottom: 200, left: 6, corner: { width: 194, height: 56 } };

  it('lies under the buttons of the camera where they would cover it', () => {
    expect(badgeY({ x: 300, y: 130 }, 390, kept)).toBe(100 + 56 + 26);
    expect(badgeY({ x: 300, y: 170 }, 390, kept)).toBe(182);
  });

  it('is moved nowhere else', () => {
    expect(badgeY({ x: 100, y: 130 }, 390, kept)).toBe(130);
    expect(badgeY({ x: 300, y: 240 }, 390, kept)).toBe(240);
    expect(badgeY({ x: 300, y: 60 }, 390, kept)).toBe(60);
    expect(badgeY({ x: 300, y: 130 }, 390, { ...kept, corner: undefined } as never)).toBe(130);
  });
});

describe('a mark at the edge', () => {
  it('is for what is out of the picture, or covered, and for nothing else', () => {
    const [seen, under, behind] = marks({ x: 200, y: 300 }, { x: 200, y: 500 }, null);
    expect(seen).toBeNull();
    expect(under).not.toBeNull();
    expect(behind).toBeNull();
  });

  it('stands where the way to it leaves the picture, and points there', () => {
    const middle = { x: 200, y: 270 };
    const [right, up] = marks({ ...middle, x: 900 }, { ...middle, y: -500 });
    expect(right).toEqual({ x: 390 - WIDE / 2, y: middle.y, turn: 0 });
    expect(up?.x).toBeCloseTo(middle.x);
    expect(up?.y).toBe(150 + HIGH / 2);
    expect(up?.turn).toBeCloseTo(-90);
  });

  it('lies within what is free, wherever its thing is', () => {
    for (let turn = 0; turn < 360; turn += 7) {
      const way = (turn * Math.PI) / 180;
      const [mark] = marks({ x: 200 + 900 * Math.cos(way), y: 300 + 900 * Math.sin(way) });
      expect(mark?.x).toBeGreaterThanOrEqual(FREE.left + WIDE / 2);
      expect(mark?.x).toBeLessThanOrEqual(FREE.right - WIDE / 2);
      expect(mark?.y).toBeGreaterThanOrEqual(FREE.top + HIGH / 2);
      expect(mark?.y).toBeLessThanOrEqual(FREE.bottom - HIGH / 2);
    }
  });

  it('leaves the corner free where other buttons lie', () => {
    const corner = { width: 150, height: 56 };
    const points = Array.from({ length: 90 }, (_, at) => ({
      x: 200 + 900 * Math.cos((at * Math.PI) / 45),
      y: 300 + 900 * Math.sin((at * Math.PI) / 45),
    }));
    for (const point of points) {
      const [mark] = marksOf([point], SEEN, FREE, corner) as [Mark];
      const beside = mark.x + WIDE / 2 <= FREE.right - corner.width + 0.001;
      expect(beside || mark.y - HIGH / 2 >= FREE.top + corner.height - 0.001).toBe(true);
    }
  });

  it('stands clear of another that points the same way', () => {
    const there = { x: 900, y: 260 };
    const both = marks(there, { x: 900, y: 262 }) as Mark[];
    const [one, other] = both;
    expect(
      Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
    ).toBeGreaterThan(HIGH);
  });

  it('covers nobody who stands in the picture, if there is room beside', () => {
    const there = { x: 900, y: 270 };
    const [plain] = marks(there) as [Mark];
    const spared = [{ x: plain.x - 10, y: plain.y + 6 }];
    const [mark] = marksOf([there], SEEN, FREE, undefined, spared) as [Mark];
    const off = { x: Math.abs(mark.x - plain.x + 10), y: Math.abs(mark.y - plain.y - 6) };
    expect(off.x >= WIDE / 2 || off.y >= HIGH / 2).toBe(true);
    expect(Math.hypot(mark.x - plain.x, mark.y - plain.y)).toBeLessThan(80);
    // Where everything is taken, it stays where it belongs.
    const all = Array.from({ length: 900 }, (_, at) => ({ x: (at % 20) * 20, y: at }));
    expect(marksOf([there], SEEN, FREE, undefined, all)).toEqual([plain]);
  });

  it('is for what lies under the buttons in the corner, or half under what covers the picture', () => {
    const corner = { width: 150, height: 56 };
    const of = (x: number, y: number) => marksOf([{ x, y }], SEEN, FREE, corner)[0] ?? null;
    expect(of(380, 160)).not.toBeNull();
    expect(of(380, 240)).toBeNull();
    expect(of(100, 160)).toBeNull();
    expect(of(100, 105)).not.toBeNull();
    expect(of(100, 395)).not.toBeNull();
  });

  it('finds a free place even among many others', () => {
    const points = Array.from({ length: 6 }, (_, at) => ({ x: 900, y: 250 + at }));
    const all = marks(...points) as Mark[];
    for (const [number, one] of all.entries()) {
      for (const other of all.slice(number + 1)) {
        const off = { x: Math.abs(one.x - other.x), y: Math.abs(one.y - other.y) };
        expect(off.x >= WIDE || off.y >= HIGH).toBe(true);
      }
    }
  });

  it('is left out where there is no room', () => {
    const flat = frameOf(100, 100, { top: 40, right: 0, bottom: 30, left: 0 });
    expect(marksOf([{ x: 900, y: 900 }], flat, flat)).toEqual([null]);
  });
});

describe('what is looked for', () => {
  const cast = { you: 0, seats: NAMES.map((name) => ({ name })) };
  const words = (view: ReturnType<typeof viewOf>, you: number | null) =>
    soughtOf(view, { ...cast, you }).map((one) => one.words);

  it('by a Runner: the own fish that still hang, and the Catcher', () => {
    expect(words(viewOf(), 0)).toEqual([
      ...['the Library and the Kitchen', 'the Classroom and the Gym', 'the Gym and the Hall'].map(
        (rooms) => `Your fish over the door between ${rooms}`,
      ),
      'Tomasz, in the Kitchen',
    ]);
    const [first] = viewOf().seats;
    const seats = [{ ...(first ?? seatOf()), fish: FISH_DOORS.slice(0, 1) }, seatOf(), seatOf()];
    expect(words(viewOf({ seats }), 0)).toHaveLength(1);
  });

  it('one’s own fish of all that hang over a door: it may be covered where others are not', () => {
    const [first, second] = [0, 1].map((you) => soughtOf(viewOf(), { ...cast, you })[1]?.at);
    // Over the door between the Classroom and the Gym, in a wall that runs up the plan.
    expect([first?.x, second?.x]).toEqual([200, 200]);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(21);
    expect(((second?.y ?? 0) + (first?.y ?? 0)) / 2).toBe(80);
  });

  it('by the Catcher: who is on the board and can still be caught', () => {
    const seats = [
      seatOf({ pose: standing(380, 80) }),
      seatOf({ pose: standing(100, 400), caught: 1 }),
      seatOf({ role: 'catcher', fish: [], pose: standing(460, 320) }),
    ];
    expect(words(viewOf({ seats, turn: 2 }), 2)).toEqual(['Noor, in the Gym']);
    const two = [
      seatOf({ pose: standing(380, 80), caught: 1 }),
      seatOf({ role: 'catcher', fish: [], pose: standing(460, 320) }),
    ];
    expect(words(viewOf({ seats: two, catcher: 1, turn: 1 }), 1)).toEqual(['Noor, in the Gym']);
  });

  it('by nobody who watches, or who has flicked', () => {
    expect(words(viewOf(), null)).toEqual([]);
    expect(words(viewOf({ phase: 'after' }), 0)).toEqual([]);
  });
});
