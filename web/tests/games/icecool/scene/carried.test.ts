import { describe, expect, it } from 'vitest';
import { carried, carryOf, walled } from '../../../../src/games/icecool/scene/carried';
import { doorPoint, FOOT, PLAN } from '../../../../src/games/icecool/scene/plan';
import { standing } from '../../../../src/games/icecool/scene/pose';
import type { Pose } from '../../../../src/games/icecool/scene/types';
import { Walks } from '../../../../src/games/icecool/scene/walks';

const CIRCLE = standing(PLAN.circle.x, PLAN.circle.y, 0);
const GYM = standing(400, 80, 1);

describe('the way home', () => {
  it('leads over walls, and not through them', () => {
    expect(walled(PLAN, GYM, CIRCLE)).toBe(true);
    expect(walled(PLAN, { x: 100, y: 100 }, CIRCLE)).toBe(false);
    // From the yard.
    expect(walled(PLAN, { x: -60, y: 160 }, CIRCLE)).toBe(true);
  });

  it('may lead through a door that it meets', () => {
    for (const [number, door] of PLAN.doors.entries()) {
      const wall = PLAN.walls[door.wall];
      const at = doorPoint(PLAN, number);
      if (!wall || !at) throw new Error('a door without a wall');
      const off = wall.across === 'x' ? { x: 30, y: 0 } : { x: 0, y: 30 };
      const sides = [
        { x: at.x - off.x, y: at.y - off.y },
        { x: at.x + off.x, y: at.y + off.y },
      ] as const;
      expect(walled(PLAN, ...sides)).toBe(false);
      const beside = sides.map(({ x, y }) => ({ x: x + off.y, y: y + off.x }));
      expect(walled(PLAN, beside[0] ?? at, beside[1] ?? at)).toBe(true);
    }
  });

  it('is lifted before it goes, and is set down where it belongs', () => {
    expect(carried(PLAN, GYM, CIRCLE, 0)).toMatchObject({ x: 400, y: 80, z: FOOT });
    expect(carried(PLAN, GYM, CIRCLE, 1)).toMatchObject({ x: CIRCLE.x, y: CIRCLE.y, z: FOOT });
    const shares = Array.from({ length: 101 }, (_, at) => at / 100);
    for (const share of shares) {
      const { x, z } = carried(PLAN, GYM, CIRCLE, share);
      // The wall between the Classroom and the Gym stands at 200.
      if (Math.abs(x - 200) < FOOT) expect(z - FOOT).toBeGreaterThan(PLAN.wall.height);
    }
  });

  it('takes longer for longer ways, and never long', () => {
    expect(carryOf(GYM, CIRCLE)).toBeGreaterThan(carryOf(standing(190, 160, 0), CIRCLE));
    expect(carryOf({ x: 0, y: 0 }, { x: 900, y: 900 })).toBe(1300);
  });
});

describe('whoever is put elsewhere', () => {
  /** The highest that a penguin gets on its way. */
  function highest(from: Pose, to: Pose): number {
    const walks = new Walks();
    let high = 0;
    walks.begin(0, from, to);
    for (let now = 0; walks.step(now, (_, { z }) => (high = Math.max(high, z))); now += 20);
    return high;
  }

  it('is carried over walls and walks within a room', () => {
    expect(highest(GYM, CIRCLE)).toBeGreaterThan(PLAN.wall.height + FOOT);
    expect(highest(standing(100, 100, 0), CIRCLE)).toBeLessThan(FOOT + 3);
  });

  /** Where it is each 20 ms, and when it arrives; who hurries does so at 200 ms. */
  async function way(most: number | null) {
    const walks = new Walks();
    const seen: Pose[] = [];
    let arrived = false;
    walks.begin(0, GYM, CIRCLE);
    for (let now = 0; now <= 2000 && !arrived; now += 20) {
      if (now === 200 && most !== null) void walks.hurry(most).then(() => (arrived = true));
      if (now === 300) walks.begin(0, seen.at(-1) ?? GYM, CIRCLE);
      const more = walks.step(now, (_, pose) => seen.push(pose));
      await Promise.resolve();
      if (!more) break;
    }
    return { seen, arrived };
  }

  it('hurries where something waits for it, without a leap, and whoever waits hears of it', async () => {
    const { seen, arrived } = await way(500);
    expect(arrived).toBe(true);
    expect(seen.length).toBeLessThanOrEqual(200 / 20 + 500 / 20 + 1);
    expect(seen.at(-1)).toEqual(CIRCLE);
    for (const [at, { x, y }] of seen.entries()) {
      const before = seen[at - 1] ?? GYM;
      expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(45);
    }
    expect((await way(0)).seen).toHaveLength(11);
  });

  it('does not begin anew when the same goal is set again', async () => {
    const { seen } = await way(null);
    expect(seen.length).toBeLessThanOrEqual(carryOf(GYM, CIRCLE) / 20 + 2);
  });
});
