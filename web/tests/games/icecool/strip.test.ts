import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/games/icecool/play/strip';
import type { Moment } from '../../../src/games/icecool/scene/types';

const moment = (kind: Moment['kind'], share: number): Moment => ({
  kind,
  share,
  at: 0,
  penguin: 0,
});
const texts = (...moments: Moment[]) => wordsOf(moments, 318, 0).map(({ text }) => text);

describe('the words under a play-back', () => {
  it('name what has happened, and where it ends', () => {
    expect(texts(moment('flick', 0), moment('door', 0.5))).toEqual([
      'flick',
      'through a door',
      'rests',
    ]);
  });

  it('say at the end that the penguin is out of the school, as soon as it is', () => {
    expect(texts(moment('flick', 0), moment('out', 0.6))).toEqual(['flick', 'out of the school']);
    const other = { ...moment('out', 0.4), penguin: 2 };
    expect(texts(moment('flick', 0), other)).toEqual(['flick', 'out of the school', 'rests']);
  });

  it('count what is of one kind and close together', () => {
    expect(texts(moment('bounce', 0.4), moment('bounce', 0.45), moment('bounce', 0.5))).toEqual([
      'bounce × 3',
      'rests',
    ]);
  });

  it('leave out what has no room beside what came later', () => {
    expect(texts(moment('bounce', 0.48), moment('door', 0.5))).toEqual(['through a door', 'rests']);
  });

  it('stand apart and within the strip, whatever happened', () => {
    const kinds: Moment['kind'][] = ['flick', 'bounce', 'door', 'touch', 'jump', 'fish', 'rest'];
    for (let seed = 1; seed < 60; seed += 1) {
      const many = Array.from({ length: 9 }, (_, at) =>
        moment(kinds[(seed * (at + 3)) % kinds.length] ?? 'flick', ((seed * (at + 1)) % 17) / 17),
      ).sort((a, b) => a.share - b.share);
      const words = wordsOf(many, 318, 0);
      for (const [at, { text, x }] of words.entries()) {
        const next = words[at + 1];
        expect(x - text.length * 3.2).toBeGreaterThanOrEqual(-12.001);
        expect(x + text.length * 3.2).toBeLessThanOrEqual(330.001);
        if (next) expect(next.x - x).toBeGreaterThan((text.length + next.text.length) * 3.2);
      }
    }
  });
});
