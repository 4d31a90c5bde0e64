/** What bots have flicked for those who look on: a flick a weekday. */
import { DOORS, type Point, type Seen, seen } from '../picture/school';
import { text } from './messages';
import reel from './reel.json';

type Paths = Readonly<Partial<Record<string, readonly number[][]>>>;

/** A flick as it looked from above. Places are mm of the plan, times are ms from the flick. */
export interface Flick {
  seat: number;
  /** The shot as practice plays it again. */
  text: string;
  ms: number;
  /** How many doors it went through, and how many walls it jumped over. */
  doors: number;
  jumps: number;
  /** The fish it took, by their doors, and when. */
  fish: readonly { door: number; at: number }[];
  /** Where all penguins stood before. */
  stood: readonly Seen[];
  /** Where those that moved were, every so many ms. */
  paths: Paths;
  every: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The flick of a day: everybody sees the same. */
export function flickOf(now: number): Flick {
  const flicks: readonly Flick[] = reel;
  const flick = flicks[Math.floor(now / DAY_MS) % flicks.length];
  if (!flick) throw new Error('no flick on the reel');
  return flick;
}

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => seen({ x, y });

/** Where a penguin is at a time, between two places of its path. */
function placeAt(path: readonly number[][], every: number, at: number): Point {
  const place = Math.min(at / every, path.length - 1);
  const before = pointOf(path[Math.floor(place)] ?? []);
  const after = pointOf(path[Math.ceil(place)] ?? []);
  const share = place % 1;
  return {
    x: before.x + (after.x - before.x) * share,
    y: before.y + (after.y - before.y) * share,
  };
}

/** All penguins at a time of a flick; *at* may be beyond its end. */
export function penguinsAt({ stood, paths, every }: Flick, at: number): Seen[] {
  return stood.map(({ seat, x, y }) => {
    const path = paths[seat];
    return { seat, ...(path ? placeAt(path, every, at) : seen({ x, y })) };
  });
}

/** The way of the flicked penguin up to a time, as the points of a line. */
export function trailTo(flick: Flick, at: number): string {
  const path = flick.paths[flick.seat] ?? [];
  const passed = path.slice(0, Math.floor(at / flick.every) + 1).map(pointOf);
  return [...passed, placeAt(path, flick.every, at)]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** The fish that still hang at a time. */
export function fishAt({ fish }: Flick, at: number): Point[] {
  return fish.filter((one) => one.at > at).flatMap(({ door }) => DOORS[door] ?? []);
}

/** What a flick did, in a sentence. */
export function saidOf({ doors, jumps, fish }: Flick): string {
  return text.flick(doors, jumps, fish.length);
}
