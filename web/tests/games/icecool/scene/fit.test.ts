import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/games/icecool/scene/chance';
import { corners, type Lens, rayThrough, seenAt } from '../../../../src/games/icecool/scene/fit';
import { floorOn, penguinOn } from '../../../../src/games/icecool/scene/picking';
import { PLAN, roomAt } from '../../../../src/games/icecool/scene/plan';
import { standing } from '../../../../src/games/icecool/scene/pose';
import type { View } from '../../../../src/games/icecool/scene/types';
import { fovOf, STRAIGHT, standOf } from '../../../../src/games/icecool/scene/views';

function lensOf(width: number, height: number, insets: Lens['insets']): Lens {
  return { width, height, fov: fovOf(width, height), insets };
}

const LENSES = [
  lensOf(1440, 900, { top: 70, right: 380, bottom: 40, left: 320 }),
  lensOf(390, 844, { top: 110, right: 0, bottom: 400, left: 0 }),
  lensOf(844, 390, { top: 50, right: 300, bottom: 0, left: 0 }),
];
const VIEWS: View[] = [{ of: 'school' }, { of: 'above' }, { of: 'penguin', penguin: 0 }];
const SCHOOL = corners(0, 0, 560, 480, 0);

describe('the camera', () => {
  it.each(LENSES)('sees the whole school between what covers it ($width x $height)', (lens) => {
    /** All corners of the floor lie within the insets, and two sides are all but touched. */
    for (const of of ['school', 'above'] as const) {
      const stand = standOf(PLAN, { of }, null, STRAIGHT, lens);
      const seen = SCHOOL.map((corner) => seenAt(corner, stand, lens));
      for (const point of seen) {
        expect(point?.x).toBeGreaterThanOrEqual(lens.insets.left - 0.01);
        expect(point?.x).toBeLessThanOrEqual(lens.width - lens.insets.right + 0.01);
        expect(point?.y).toBeGreaterThanOrEqual(lens.insets.top - 0.01);
        expect(point?.y).toBeLessThanOrEqual(lens.height - lens.insets.bottom + 0.01);
      }
    }
  });

  it.each(LENSES)('stands as near as it can, and in the middle ($width x $height)', (lens) => {
    /** From above, the plan touches two opposite insets and lies half-way between the others. */
    const stand = standOf(PLAN, { of: 'above' }, null, STRAIGHT, lens);
    const seen = SCHOOL.flatMap((corner) => seenAt(corner, stand, lens) ?? []);
    const [xs, ys] = [seen.map((point) => point.x), seen.map((point) => point.y)];
    const left = Math.min(...xs) - lens.insets.left;
    const right = lens.width - lens.insets.right - Math.max(...xs);
    const top = Math.min(...ys) - lens.insets.top;
    const bottom = lens.height - lens.insets.bottom - Math.max(...ys);
    expect(Math.abs(left - right)).toBeLessThan(3);
    expect(Math.abs(top - bottom)).toBeLessThan(3);
    expect(Math.min(left, top)).toBeLessThan(1);
  });

  it('keeps whom it follows in sight, also outside the school', () => {
    /** A penguin that has left is followed there. */
    for (const lens of LENSES) {
      for (const centre of [
        { x: 20, y: 20 },
        { x: 300, y: 240 },
        { x: -160, y: 520 },
      ]) {
        const stand = standOf(PLAN, { of: 'penguin', penguin: 0 }, centre, STRAIGHT, lens);
        const point = seenAt({ ...centre, z: 20 }, stand, lens);
        expect(point?.x).toBeGreaterThan(lens.insets.left);
        expect(point?.x).toBeLessThan(lens.width - lens.insets.right);
        expect(point?.y).toBeGreaterThan(lens.insets.top);
        expect(point?.y).toBeLessThan(lens.height - lens.insets.bottom);
      }
    }
  });

  it('sees whoever is in the yard with all the school, and comes back without a jump', () => {
    /** A penguin far outside lies within the insets; one at the outer wall changes next to nothing. */
    for (const lens of LENSES) {
      for (const of of ['school', 'above'] as const) {
        const at = (x: number) => standOf(PLAN, { of }, null, STRAIGHT, lens, [{ x, y: 240 }]);
        const point = seenAt({ x: 760, y: 240, z: 20 }, at(760), lens);
        expect(point?.x).toBeLessThan(lens.width - lens.insets.right);
        expect(point?.y).toBeGreaterThan(lens.insets.top);
        expect(at(300)).toEqual(standOf(PLAN, { of }, null, STRAIGHT, lens));
        expect(Math.abs(at(561).at.z - at(559).at.z)).toBeLessThan(12);
      }
    }
  });

  it('comes nearer when asked to, never through the floor', () => {
    /** Twice the zoom shows things about twice as large; no turn puts it below the school. */
    const lens = LENSES[0] as Lens;
    const far = standOf(PLAN, { of: 'school' }, null, STRAIGHT, lens);
    const near = standOf(PLAN, { of: 'school' }, null, { ...STRAIGHT, zoom: 2 }, lens);
    expect(near.at.z).toBeLessThan(far.at.z * 0.65);
    for (const up of [-200, 200]) {
      const stand = standOf(PLAN, { of: 'school' }, null, { ...STRAIGHT, up }, lens);
      expect(stand.at.z).toBeGreaterThan(200);
    }
  });
});

describe('a finger', () => {
  it('finds the point that it is on, from any view', () => {
    /** Where a point of the floor is seen, picking finds it. */
    const chance = chanceOf(3);
    for (const lens of LENSES) {
      for (const view of VIEWS) {
        for (let round = 0; round < 20; round += 1) {
          const spot = { x: chance() * 560, y: chance() * 480 };
          const stand = standOf(PLAN, view, { x: 280, y: 200 }, STRAIGHT, lens);
          const point = seenAt({ ...spot, z: 0 }, stand, lens);
          const found = point && floorOn(stand.at, rayThrough(point, stand, lens));
          expect(found?.x).toBeCloseTo(spot.x, 3);
          expect(found?.y).toBeCloseTo(spot.y, 3);
        }
      }
    }
  });

  it('takes the penguin before the one behind it, and none beside it', () => {
    /** The nearer of two in one line is meant; foot and head are the penguin, the floor is not. */
    const lens = LENSES[0] as Lens;
    const stand = standOf(PLAN, { of: 'school' }, null, STRAIGHT, lens);
    const poses = [standing(100, 100, 0), null, standing(100, 128, 0)];
    const on = (x: number, y: number, z: number) => {
      const point = seenAt({ x, y, z }, stand, lens);
      return point && penguinOn(stand.at, rayThrough(point, stand, lens), poses);
    };
    expect(on(100, 100, 15)).toBe(0);
    expect(on(100, 100, 36)).toBe(0);
    expect(on(100, 128, 36)).toBe(2);
    expect(on(160, 100, 0)).toBeNull();
  });

  it('knows the room that it points into', () => {
    /** Rooms are those of the plan; outside is none. */
    expect(roomAt(PLAN, { x: 10, y: 10 })).toBe(0);
    expect(roomAt(PLAN, { x: 280, y: 240 })).toBe(4);
    expect(roomAt(PLAN, { x: -1, y: 10 })).toBeNull();
  });
});
