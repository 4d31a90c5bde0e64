import { describe, expect, it } from 'vitest';
import {
  BODY,
  directionOf,
  fresh,
  heightAt,
  heightWords,
  keyed,
  sideAt,
  sideWords,
  spoken,
  turned,
  wayOf,
} from '../../../src/games/icecool/play/aim/aim';
import type { Finger, Geometry, Pull } from '../../../src/games/icecool/play/aim/slingshot';
import {
  draw,
  GRIP,
  powerOf,
  press,
  RING,
  reachOn,
} from '../../../src/games/icecool/play/aim/slingshot';
import {
  moved,
  type Sample,
  type Struck,
  struck,
} from '../../../src/games/icecool/play/aim/stroke';

const at = { x: 100, y: 100 };
const geometry: Geometry = { at, centre: { x: 200, y: 300 }, reach: 180 };
/** Seen from straight above: a pixel is a mm, and y goes the other way. */
const finger = (x: number, y: number, id = 1): Finger => ({
  id,
  point: { x: 200 + x, y: 300 - y },
  floor: { x: 100 + x, y: 100 + y },
});
const held: Pull = { id: 1, aim: null, held: null };

describe('the slingshot (IC-39)', () => {
  it('begins on the penguin, or so near to it that a thumb means it', () => {
    expect(press(finger(0, GRIP - 1), false, geometry)).toEqual(held);
    expect(press(finger(0, GRIP + 1), false, geometry)).toBeNull();
    expect(press(finger(0, GRIP + 1), true, geometry)).toEqual(held);
  });

  it('goes where the finger does not: drawn to the left it aims to the right', () => {
    const pull = draw(held, finger(-100, 0), geometry);
    expect(pull.aim?.aim).toBe(0);
    expect(pull.held).toEqual({ x: 0, y: 100 });
    expect(draw(held, finger(0, -100), geometry).aim?.aim).toBe(9000);
    expect(draw(held, finger(0, 100), geometry).aim?.aim).toBe(27_000);
  });

  it('has no power in the ring, and all of it at its reach and beyond', () => {
    expect(powerOf(RING, 180)).toBe(0);
    expect(powerOf(180, 180)).toBe(1000);
    expect(powerOf(400, 180)).toBe(1000);
    expect(powerOf(26 + 15.4, 180)).toBe(100);
  });

  it('rests at half the power while the finger is near that', () => {
    const half = 26 + (180 - 26) / 2;
    for (const off of [-3, 0, 3]) expect(powerOf(half + off, 180)).toBe(500);
    expect(powerOf(half + 6, 180)).toBeGreaterThan(500);
    expect(powerOf(half - 6, 180)).toBeLessThan(500);
  });

  it('pulling back into the ring takes the aim away', () => {
    const pull = draw(held, finger(-100, 0), geometry);
    expect(draw(pull, finger(-RING + 1, 0), geometry)).toEqual(held);
  });

  it('heeds no other finger', () => {
    const pull = draw(held, finger(-100, 0), geometry);
    expect(draw(pull, finger(0, -100, 2), geometry)).toBe(pull);
  });

  it('keeps its direction where the finger is over the horizon', () => {
    const pull = draw(held, finger(-100, 0), geometry);
    const far = draw(pull, { ...finger(-150, 0), floor: null }, geometry);
    expect(far.aim?.aim).toBe(0);
    expect(far.aim?.power).toBeGreaterThan(pull.aim?.power ?? 0);
    expect(draw(held, { ...finger(-150, 0), floor: null }, geometry)).toBe(held);
  });

  it('has a reach that a thumb has on a phone, and a hand at a desk', () => {
    expect(reachOn(390, 844)).toBe(156);
    expect(reachOn(320, 568)).toBe(130);
    expect(reachOn(1440, 900)).toBe(220);
  });
});

/** A stroke along x at a height over the penguin, so many mm a sample of 10 ms. */
function stroke(off: number, step: number, from = -80, count = 20): Sample[] {
  let samples: Sample[] = [];
  for (let number = 0; number < count; number += 1) {
    const x = from + step * number;
    const sample = {
      at: number * 10,
      point: { x: 200 + x, y: 300 - off },
      floor: { x: 100 + x, y: 100 + off },
    };
    samples = moved(samples, sample);
    if (x >= 0) break;
  }
  return samples;
}

/** A stroke through places as seen from the penguin, one each 100 ms. */
function drawn(...places: readonly (readonly [number, number])[]): Sample[] {
  return places.map(([x, y], number) => ({
    at: number * 100,
    point: { x: 200 + x, y: 300 - y },
    floor: { x: 100 + x, y: 100 + y },
  }));
}

/** What a stroke has flicked; it must have. */
function flickOf(samples: readonly Sample[]): Struck {
  const flick = struck(samples, at);
  if (flick === null || typeof flick === 'string') throw new Error(`no flick: ${flick}`);
  return flick;
}

describe('the raw stroke (IC-39)', () => {
  it('flicks when it has passed the penguin, in its direction', () => {
    expect(flickOf(stroke(0, 10))).toEqual({ aim: 0, power: 417, side: 0 });
    expect(struck(stroke(0, 10).slice(0, -1), at)).toBeNull();
  });

  it('is the harder the faster it was, up to the whole power', () => {
    const [slow, fast] = [flickOf(stroke(0, 5)), flickOf(stroke(0, 20))];
    expect(fast.power).toBeGreaterThan(slow.power);
    expect(flickOf(stroke(0, 40)).power).toBe(1000);
  });

  it('hits on the side on which it passes the middle, as seen along it', () => {
    expect(flickOf(stroke(-6, 10)).side).toBe(400);
    expect(flickOf(stroke(6, 10)).side).toBe(-400);
    expect(flickOf(stroke(20, 10)).side).toBe(-900);
  });

  it('that goes past is none, and neither is one that creeps or begins on the penguin; it says so', () => {
    expect(struck(stroke(30, 10), at)).toBe('beside');
    expect(struck(stroke(0, 1, -19.5, 40), at)).toBe('inside');
    expect(struck(stroke(0, 1, -25, 40), at)).toBe('slow');
    expect(struck(stroke(0, 3, -12), at)).toBe('inside');
    expect(struck([], at)).toBeNull();
  });

  it('that begins beyond the penguin and leads away goes past it', () => {
    expect(struck(drawn([40, 0], [60, 0]), at)).toBe('beside');
    expect(struck(drawn([10, -60], [60, -110], [110, -160]), at)).toBe('beside');
  });

  it('that stops short and turns back has not gone past', () => {
    expect(struck(drawn([-80, 0], [-30, 0], [-32, 0]), at)).toBeNull();
  });

  it('counts on a slow machine by the last two places that it noticed', () => {
    const sample = (ms: number, x: number): Sample => ({
      at: ms,
      point: { x: 200 + x, y: 300 },
      floor: { x: 100 + x, y: 100 },
    });
    let samples: Sample[] = [];
    for (const [ms, x] of [
      [0, -90],
      [10, -85],
      [250, -50],
      [450, 10],
    ] as const)
      samples = moved(samples, sample(ms, x));
    // 60 px in 0.2 s are an eighth of the 2400 px a second that are the whole power.
    expect(flickOf(samples)).toEqual({ aim: 0, power: 125, side: 0 });
  });
});

describe('dials and keys (IC-38)', () => {
  it('the dials snap to the middle', () => {
    expect(sideAt(50)).toBe(0);
    expect(sideAt(-80)).toBe(-80);
    expect(sideAt(2000)).toBe(900);
    expect(heightAt(BODY + 40)).toBe(BODY);
    expect(heightAt(-5)).toBe(0);
    expect(heightAt(1300)).toBe(1000);
  });

  it('arrows turn and strengthen, Q and E change the side, W and S the height', () => {
    const aim = fresh(0);
    expect(keyed(aim, 'ArrowLeft', false)?.aim).toBe(200);
    expect(keyed(aim, 'ArrowRight', false)?.aim).toBe(35_800);
    expect(keyed(aim, 'ArrowUp', false)?.power).toBe(20);
    expect(keyed(aim, 'ArrowDown', false)?.power).toBe(0);
    expect(keyed(aim, 'q', false)?.side).toBe(-100);
    expect(keyed(aim, 'E', false)?.side).toBe(100);
    expect(keyed(aim, 'w', false)?.height).toBe(250);
    expect(keyed(aim, 's', false)?.height).toBe(150);
    expect(keyed(aim, 'x', false)).toBeNull();
  });

  it('with Shift the steps are small', () => {
    expect(keyed(fresh(0), 'ArrowLeft', true)?.aim).toBe(25);
    expect(keyed(fresh(0), 'ArrowUp', true)?.power).toBe(5);
  });

  it('keys stay within what a flick may be', () => {
    const most = { aim: 0, power: 1000, side: 900, height: 1000 };
    for (const key of ['ArrowUp', 'e', 'w']) expect(keyed(most, key, false)).toEqual(most);
  });

  it('a direction is one of a single turn', () => {
    expect(turned(-100)).toBe(35_900);
    expect(turned(36_000)).toBe(0);
    expect(directionOf({ x: 0, y: 0 }, { x: -1, y: 0 })).toBe(18_000);
    expect(wayOf(9000)).toBe('up');
    expect(wayOf(35_900)).toBe('right');
  });

  it('says what side and height are good for', () => {
    expect(sideWords(0)).toBe('in the middle: straight');
    expect(sideWords(200)).toBe('a little right: straight, then it hooks right');
    expect(sideWords(-500)).toBe('left: straight, then it hooks left');
    expect(sideWords(-900)).toBe('far left: straight, then it hooks hard left');
    expect(heightWords(20)).toContain('slides');
    expect(heightWords(BODY)).toContain('slides');
    expect(heightWords(666)).toContain('slides');
    expect(heightWords(700)).toContain('hops');
    expect(heightWords(900)).toContain('over walls');
    expect(spoken({ aim: 9000, power: 620, side: 0, height: BODY })).toContain(
      'Direction 90 degrees, up on the plan. Power 62.',
    );
  });
});
