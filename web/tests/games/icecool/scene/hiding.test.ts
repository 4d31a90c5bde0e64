import { describe, expect, it } from 'vitest';
import { hiding, steep } from '../../../../src/games/icecool/scene/hiding';
import { PLAN } from '../../../../src/games/icecool/scene/plan';
import { vector } from '../../../../src/games/icecool/scene/vector';
import { STRAIGHT, standOf } from '../../../../src/games/icecool/scene/views';

const FRONT = vector(280, -500, 600);
/** The outer walls at the lower edge of the plan. */
const NEAR = [0, 1];

describe('tracing paper', () => {
  it('are the outer walls that are seen from outside', () => {
    /** From the front that is the front, from the right the right, from above none. */
    expect(hiding(PLAN, FRONT, [])).toEqual(NEAR);
    expect(hiding(PLAN, vector(1200, 240, 600), [])).toEqual([2, 3]);
    expect(hiding(PLAN, vector(280, 240, 900), [])).toEqual([]);
  });

  it('are the walls that hide the penguin, and no others', () => {
    /** Close behind the wall between the Gym and the Hall it is hidden, in the middle it is not. */
    expect(hiding(PLAN, FRONT, [vector(280, 172, 15)])).toEqual([...NEAR, 13]);
    expect(hiding(PLAN, FRONT, [vector(280, 290, 15)])).toEqual(NEAR);
  });

  it('are not walls that one looks over', () => {
    /** A head above the wall is seen though its feet are not. */
    expect(hiding(PLAN, FRONT, [vector(280, 168, 62)])).toEqual(NEAR);
  });

  it('is what is over doors on the plan from above, and not in the whole school', () => {
    const lens = {
      width: 390,
      height: 844,
      fov: 36,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    };
    const down = (of: 'above' | 'school') => standOf(PLAN, { of }, null, STRAIGHT, lens).down;
    expect(steep(down('above'))).toBe(true);
    expect(steep(down('school'))).toBe(false);
  });
});
