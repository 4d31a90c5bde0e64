/** Random numbers for drawing, the same each time. */

export type Chance = () => number;

/**
 * A generator that always gives the same numbers, so that the school looks the same to everybody.
 */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
