import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/games/icecool/scene/chance';
import { noisesOf } from '../../../../src/games/icecool/scene/noises';
import { momentsOf, paceOf, slowParts } from '../../../../src/games/icecool/scene/pace';
import type { Fact } from '../../../../src/games/icecool/scene/types';

const fact = (type: string, at: number): Fact => ({ type, at, penguin: 0 });

function drawn(seed: number): { facts: Fact[]; duration: number } {
  const chance = chanceOf(seed);
  const duration = Math.floor(chance() * 6000);
  const types = ['passed', 'jumped', 'touched', 'bounced', 'landed'];
  const facts = Array.from({ length: Math.floor(chance() * 12) }, () =>
    fact(types[Math.floor(chance() * types.length)] ?? '', Math.floor(chance() * duration)),
  );
  return { facts: facts.sort((a, b) => a.at - b.at), duration };
}

describe('the pace of a move', () => {
  it('is the usual one where nothing but walls was met', () => {
    /** A move without door, jump or touch takes as long as it took. */
    const pace = paceOf([fact('bounced', 300)], 2000);
    expect(pace.length).toBe(2000);
    expect(pace.at(700)).toBe(700);
  });

  it('is half of it round a door, a jump and a touch', () => {
    /** From 200 ms before to 160 ms after, time goes half as fast. */
    for (const type of ['passed', 'jumped', 'touched']) {
      const pace = paceOf([fact(type, 1000)], 2000);
      expect(pace.length).toBe(2360);
      expect(pace.at(800)).toBe(800);
      expect(pace.at(900)).toBe(850);
      expect(pace.at(1520)).toBe(1160);
      expect(pace.at(1620)).toBe(1260);
    }
  });

  it('never goes back, ends with the move, and can be asked both ways', () => {
    /** Told time and time of the move grow together, for any facts. */
    for (let seed = 1; seed < 60; seed += 1) {
      const { facts, duration } = drawn(seed);
      const pace = paceOf(facts, duration);
      expect(pace.at(pace.length)).toBeCloseTo(duration, 6);
      let before = 0;
      for (let told = 0; told <= pace.length; told += 37) {
        const at = pace.at(told);
        expect(at).toBeGreaterThanOrEqual(before);
        expect(pace.told(at)).toBeCloseTo(told, 6);
        before = at;
      }
    }
  });

  it('holds nobody up for more than a second and a half', () => {
    /** However often penguins touch, the slow parts are limited and do not overlap. */
    const rattling = Array.from({ length: 30 }, (_, k) => fact('touched', 150 * k));
    expect(paceOf(rattling, 5000).length).toBeLessThanOrEqual(6500);
    for (let seed = 1; seed < 60; seed += 1) {
      const { facts, duration } = drawn(seed);
      let before = 0;
      for (const { from, to } of slowParts(facts, duration)) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(duration);
        before = to;
      }
    }
  });
});

describe('the strip', () => {
  it('has what happened in order, between the flick and the rest', () => {
    /** Doors, jumps, touches, bounces and fish are marked at their share of the telling. */
    const facts = [fact('bounced', 300), fact('passed', 1000), fact('rested', 2000)];
    const taken = [{ at: 1000, door: 1, seat: 2, penguin: 0 }];
    const moments = momentsOf(facts, taken, 0, 2000);
    expect(moments.map(({ kind }) => kind)).toEqual(['flick', 'bounce', 'door', 'fish', 'rest']);
    expect(moments.map(({ share }) => Math.round(share * 2360))).toEqual([
      0, 300, 1200, 1200, 2360,
    ]);
  });

  it('marks when a penguin leaves the school', () => {
    /** It appears on the strip, and not before. */
    const moments = momentsOf([fact('left', 700), fact('rested', 2000)], [], 0, 2000);
    expect(moments.map(({ kind, share }) => [kind, share])).toEqual([
      ['flick', 0],
      ['out', 0.35],
      ['rest', 1],
    ]);
  });

  it('of a move in which nothing moved has its end at the end', () => {
    /** A move of no length is reported at once. */
    expect(momentsOf([], [], 0, 0).map(({ share }) => share)).toEqual([1, 1]);
  });
});

describe('what is heard', () => {
  it('is card for walls, hollow plastic for penguins, water for fish', () => {
    /** Each noise comes when it is seen. */
    const facts = [fact('bounced', 300), fact('touched', 700), fact('landed', 900)];
    const noises = noisesOf(facts, [{ at: 800, door: 0, seat: 0, penguin: 0 }]);
    expect(noises.slice(2)).toEqual([
      { at: 300, cue: 'thud' },
      { at: 700, cue: 'hollow' },
      { at: 800, cue: 'drop' },
      { at: 900, cue: 'hollow' },
    ]);
  });

  it('is not a drill', () => {
    /** The same noise within 70 ms is heard once. */
    const rattle = [0, 20, 40, 60, 80].map((at) => fact('bounced', 500 + at));
    expect(noisesOf(rattle, []).filter(({ cue }) => cue === 'thud')).toHaveLength(2);
  });
});
