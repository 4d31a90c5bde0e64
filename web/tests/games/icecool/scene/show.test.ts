// @vitest-environment node
import { Group } from 'three';
import { describe, expect, it } from 'vitest';
import type { Cast } from '../../../../src/games/icecool/scene/cast';
import { GONE } from '../../../../src/games/icecool/scene/fish';
import { doorPoint, PLAN } from '../../../../src/games/icecool/scene/plan';
import { Show } from '../../../../src/games/icecool/scene/show';
import { stationsOf, stepsOf } from '../../../../src/games/icecool/scene/steps';
import { decode } from '../../../../src/games/icecool/scene/track';
import type { Pose, Showing } from '../../../../src/games/icecool/scene/types';
import { slide, written } from './tracks';

const BYTES = written([slide(1, [100, 50], [350, 50], 126)]);
/** From x = 100 to 350 in a second, through a door that is taken for one at 500 ms. */
const MOVE: Showing = {
  track: BYTES,
  facts: [{ type: 'bounced', at: 100, penguin: 1, wall: 3 }],
  duration: 1000,
  mover: 1,
};

async function shown(move: Showing, still = false) {
  const poses: (Pose | null)[] = [null, null];
  const heard: string[] = [];
  const fish: number[] = [];
  let asked = 0;
  const nothing = { group: new Group() };
  const cast: Cast = {
    ...nothing,
    wool: {} as Cast['wool'],
    dress: () => {},
    put: (number, pose) => {
      poses[number] = pose;
    },
    pose: (number) => poses[number] ?? null,
    poses: () => poses,
    face: () => {},
    step: () => false,
    seat: (number) => number,
  };
  const show = new Show(move, await decode(move.track), {
    cast,
    fishes: { ...nothing, set: () => {}, taken: (_door, _seat, since) => fish.push(since) },
    trails: { ...nothing, use: () => {}, lay: () => {}, follow: () => {}, until: () => {} },
    hear: ({ cue }) => heard.push(cue),
    still,
    ask: () => {
      asked += 1;
    },
  });
  return { show, poses, heard, fish, asked: () => asked };
}

describe('a move that is shown', () => {
  it('puts the penguin where it was at each time, and at its end is over', async () => {
    const { show, poses } = await shown(MOVE);
    expect(show.step(5000)).toBe(true);
    expect(poses[1]?.x).toBeCloseTo(100, 1);
    expect(show.step(5500)).toBe(true);
    expect(poses[1]?.x).toBeCloseTo(225, 1);
    expect(show.step(6100)).toBe(false);
    expect(poses[1]?.x).toBeCloseTo(350, 1);
    await show.done;
  });

  it('is heard as it goes, each noise once', async () => {
    const { show, heard } = await shown(MOVE);
    for (let now = 0; now <= 1200; now += 40) show.step(now);
    expect(heard).toEqual(['hollow', 'roll', 'thud']);
  });

  it('that is skipped is silent and at its end', async () => {
    const { show, heard, poses, asked } = await shown(MOVE);
    show.step(0);
    show.skip();
    expect(asked()).toBe(1);
    expect(show.step(20)).toBe(false);
    expect(poses[1]?.x).toBeCloseTo(350, 1);
    expect(heard).toEqual(['hollow']);
    await show.done;
  });

  it('can be looked at anywhere, and again from the beginning', async () => {
    const { show, poses } = await shown(MOVE);
    show.step(0);
    show.seek(0.4);
    expect(show.step(3000)).toBe(false);
    expect(poses[1]?.x).toBeCloseTo(200, 1);
    show.again();
    expect(show.step(3010)).toBe(true);
    expect(show.at()).toBe(10);
  });

  it('ends at once for those who want less motion, without a noise', async () => {
    const { show, heard, poses } = await shown(MOVE, true);
    expect(show.step(0)).toBe(false);
    expect(poses[1]?.x).toBeCloseTo(350, 1);
    expect(heard).toEqual([]);
    await show.done;
  });

  it('goes on until a fish that was taken late has swum away', async () => {
    const taken = [{ at: 900, door: 1, seat: 1, penguin: 1 }];
    const { show, fish } = await shown({ ...MOVE, taken });
    show.step(0);
    expect(show.step(1000)).toBe(true);
    expect(fish.at(-1)).toBe(100);
    expect(show.step(1000 + GONE)).toBe(false);
    expect(fish.at(-1)).toBe(100 + GONE);
  });

  it('is followed by the camera, which glances at a fish without a jerk', async () => {
    const taken = [{ at: 500, door: 3, seat: 1, penguin: 1 }];
    const { show } = await shown({ ...MOVE, taken });
    const door = doorPoint(PLAN, 3);
    let before = show.centre();
    let nearest = Number.POSITIVE_INFINITY;
    for (let now = 0; now <= 1000; now += 10) {
      show.step(now);
      const centre = show.centre();
      if (!centre || !before || !door) throw new Error('nothing to look at');
      expect(Math.hypot(centre.x - before.x, centre.y - before.y)).toBeLessThan(8);
      nearest = Math.min(nearest, Math.abs(centre.y - door.y));
      before = centre;
    }
    expect(nearest).toBeLessThan(0.5 * Math.abs((door?.y ?? 0) - 50));
  });
});

describe('the way of a penguin', () => {
  it('has dots that lie apart, from where it began', async () => {
    const steps = stepsOf(await decode(BYTES), 1, 11);
    expect(steps[0]?.pose.x).toBeCloseTo(100, 1);
    for (const [number, step] of steps.entries()) {
      const before = steps[number - 1];
      if (before) expect(step.pose.x - before.pose.x).toBeGreaterThanOrEqual(10.99);
    }
    expect(steps.length).toBeGreaterThan(18);
    expect(stepsOf(await decode(BYTES), 0, 11)).toEqual([]);
  });

  it('has ghosts only behind the penguin, clear of it and of each other', async () => {
    const steps = stepsOf(await decode(BYTES), 1, 6);
    expect(stationsOf(steps, 0, 48)).toEqual([]);
    const stations = stationsOf(steps, 500, 48);
    expect(stations).toHaveLength(2);
    for (const { pose } of stations) expect(225 - pose.x).toBeGreaterThan(42);
  });
});
