/** Flicks made by bots for visitors of the front door: one for each day of the week. */
import { DOORS, type Point, type Seen, seen } from '../picture/school';
import { text } from './messages';
import reel from './reel.json';

type Paths = Readonly<Partial<Record<string, readonly number[][]>>>;

/** A flick as seen from above. Places are in mm on the plan, times in ms since the flick. */
export interface Flick {
  seat: number;
  /** The shot as a text that practice can replay. */
  text: string;
  ms: number;
  /** Number of doors it passed. */
  doors: number;
  jumps: number;
  /** The fish it took: their doors, and when. */
  fish: readonly { door: number; at: number }[];
  /** Where all penguins were before the flick. */
  stood: readonly Seen[];
  /** Where the penguins that moved were, at regular intervals. */
  paths: Paths;
  every: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The flick of a day, the same for everybody. */
export function flickOf(now: number): Flick {
  const flicks: readonly Flick[] = reel;
  const flick = flicks[Math.floor(now / DAY_MS) % flicks.length];
  if (!flick) throw new Error('no flick on the reel');
  return flick;
}

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => seen({ x, y });

/** A penguin's position at a time, between two points of its path. */
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

/** All penguins at a time of the flick; *at* may be past its end. */
export function penguinsAt({ stood, paths, every }: Flick, at: number): Seen[] {
  return stood.map(({ seat, x, y }) => {
    const path = paths[seat];
    return { seat, ...(path ? placeAt(path, every, at) : seen({ x, y })) };
  });
}

/** The path of the flicked penguin up to a time, as the points of a line. */
export function trailTo(flick: Flick, at: number): string {
  const path = flick.paths[flick.seat] ?? [];
  const passed = path.slice(0, Math.floor(at / flick.every) + 1).map(pointOf);
  return [...passed, placeAt(path, flick.every, at)]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** The fish that are still at their doors at a time. */
export function fishAt({ fish }: Flick, at: number): Point[] {
  return fish.filter((one) => one.at > at).flatMap(({ door }) => DOORS[door] ?? []);
}

/** The effects of a flick, in one sentence. */
export function saidOf({ doors, jumps, fish }: Flick): string {
  return text.flick(doors, jumps, fish.length);
}
