import { describe, expect, it } from 'vitest';
import { fishAt, flickOf, penguinsAt, saidOf } from '../../../src/games/icecool/door/flick';

const DAY_MS = 86_400_000;
const WEEK = Array.from({ length: 7 }, (_, day) => flickOf(day * DAY_MS));

describe('the flick of the day', () => {
  it('stays from midnight to midnight, and another comes every day of a week', () => {
    expect(flickOf(DAY_MS - 1)).toBe(WEEK[0]);
    expect(new Set(WEEK.map(({ text }) => text)).size).toBe(7);
  });

  it('moves its penguin, and no penguin leaves for good before it begins', () => {
    for (const flick of WEEK) {
      const [before, after] = [0, flick.ms].map((at) =>
        penguinsAt(flick, at).find(({ seat }) => seat === flick.seat),
      );
      expect(before).not.toEqual(after);
      expect(penguinsAt(flick, flick.ms * 9)).toEqual(penguinsAt(flick, flick.ms * 2));
    }
  });

  it('lets a fish hang until it is taken', () => {
    for (const flick of WEEK) {
      expect(fishAt(flick, -1)).toHaveLength(flick.fish.length);
      expect(fishAt(flick, flick.ms)).toHaveLength(0);
    }
  });

  it('is said in words', () => {
    const one = { ...flickOf(0), doors: 2, jumps: 1, fish: [] };
    expect(saidOf(one)).toBe('Two doors and one jump in one flick.');
  });
});
