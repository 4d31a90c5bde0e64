import { describe, expect, it } from 'vitest';
import { needs } from '../../../src/games/keep_your_cool/preview/letters';
import type { Rules } from '../../../src/games/keep_your_cool/types';
import vectors from './vectors.json';

/** What the field shows as missing; a letter that is needed twice is named once. */
function missing({ key, same_letter_twice: twice, typed }: (typeof vectors)[number]): string {
  const rules = { same_letter_twice: twice as Rules['same_letter_twice'] };
  const lacking = needs(key, typed, rules).filter(({ has }) => !has);
  return [...new Set(lacking.map(({ letter }) => letter))].sort().join('');
}

describe('the letters of an answer', () => {
  it('are missing where the server says so', () => {
    expect(vectors.map(missing)).toEqual(vectors.map((vector) => vector.missing));
  });

  it('the vectors hold what is rare: one letter at both ends, there once and needed twice', () => {
    const once = vectors.filter(
      ({ key, missing, typed }) =>
        key.at(0) === key.at(-1) && missing !== '' && typed.includes(missing),
    );
    expect(once.length).toBeGreaterThan(5);
    expect(vectors.filter((vector) => vector.missing === '').length).toBeGreaterThan(40);
  });
});
