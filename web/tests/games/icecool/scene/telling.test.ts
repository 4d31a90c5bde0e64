import { describe, expect, it } from 'vitest';
import { paceOf } from '../../../../src/games/icecool/scene/pace';
import { Telling } from '../../../../src/games/icecool/scene/telling';

const PACE = paceOf([], 2000);

describe('the clock of a play-back', () => {
  it('goes by the time of the day and not by frames', () => {
    /** Who draws three frames is as far as who draws sixty. */
    const [often, seldom] = [new Telling(PACE, false), new Telling(PACE, false)];
    for (let now = 5000; now <= 6000; now += 1000 / 60) often.step(now);
    for (const now of [5000, 5700, 6000]) seldom.step(now);
    expect(often.step(6000)).toBeCloseTo(1000, 6);
    expect(seldom.at()).toBeCloseTo(1000, 6);
  });

  it('is at the end at once for who wants less motion', () => {
    /** Nothing runs then. */
    const still = new Telling(PACE, true);
    expect(still.at()).toBe(2000);
    expect(still.over()).toBe(true);
    expect(still.running()).toBe(false);
  });

  it('goes at half the pace, or stands', () => {
    /** Half the pace takes twice as long; a sought moment stays. */
    const telling = new Telling(PACE, false);
    telling.step(0);
    telling.pace(0.5);
    expect(telling.step(1000)).toBe(500);
    telling.seek(0.75);
    telling.pace(0);
    expect(telling.step(9000)).toBe(1500);
    expect(telling.running()).toBe(false);
  });

  it('stops at the end and can be begun again', () => {
    /** It never tells more than the move. */
    const telling = new Telling(PACE, false);
    telling.step(0);
    expect(telling.step(99_000)).toBe(2000);
    expect(telling.over()).toBe(true);
    telling.seek(0);
    expect(telling.running()).toBe(true);
    expect(telling.share()).toBe(0);
  });
});
