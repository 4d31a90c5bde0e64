/** Chance for drawing, the same every time. */

export type Chance = () => number;

/** A chance that always takes the same course: the school looks alike to everybody. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
