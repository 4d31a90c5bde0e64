/** What a frame may cost, so that an ordinary phone draws 60 of them a second. */
import type { Counters } from './types';

export const BUDGET = {
  calls: 80,
  triangles: 80_000,
  textureBytes: 16 * 1024 * 1024,
  shadowMap: 1024,
} as const;

/** The bytes of a texture of four channels with all its smaller copies. */
export function bytesOf(width: number, height: number): number {
  let bytes = 0;
  let [wide, high] = [width, height];
  for (;;) {
    bytes += wide * high * 4;
    if (wide === 1 && high === 1) return bytes;
    wide = Math.max(1, wide >> 1);
    high = Math.max(1, high >> 1);
  }
}

/** What is over the budget: names, in order; empty where all is well. */
export function over(counted: Counters): string[] {
  return (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).filter(
    (name) => counted[name] > BUDGET[name],
  );
}
