/**
 * The way of an arm round the table, from a shoulder to the flag of the player opposite.
 *
 * It is measured by length, so that half the time is half the way: a reach is a fact and never
 * eased.
 */
import { FIGURE } from './layout';

export interface Point {
  x: number;
  y: number;
}

export interface Reaching {
  /** Outline of the visible part of the arm, as an SVG path. */
  d: string;
  hand: Point;
  /** Rotation of the hand in degrees; 0 points down the page. */
  turn: number;
}

/** Distance of a flag from the middle of its player. */
export const HIP = 72;
const SHOULDER = 46;

type Bend = readonly [Point, Point, Point, Point];

/** Down the right side, from the far player to the near one. */
const BENDS: readonly Bend[] = [
  [
    { x: SHOULDER, y: -FIGURE + 6 },
    { x: 150, y: -FIGURE - 4 },
    { x: 213, y: -130 },
    { x: 213, y: 0 },
  ],
  [
    { x: 213, y: 0 },
    { x: 213, y: 112 },
    { x: 172, y: 214 },
    { x: HIP + 3, y: FIGURE - 30 },
  ],
];

const STEPS = 40;
const LINE: readonly Point[] = BENDS.flatMap((bend, part) =>
  Array.from({ length: STEPS + (part === 1 ? 1 : 0) }, (_, i) => along(bend, i / STEPS)),
);
const LENGTHS = LINE.reduce<number[]>((sums, point, i) => {
  const before = LINE[i - 1];
  const step = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
  sums.push((sums[i - 1] ?? 0) + step);
  return sums;
}, []);
const WHOLE = LENGTHS.at(-1) ?? 1;

/** The hidden part behind the shoulder, so that the hand is visible from the first frame. */
const FIRST = 0.06;

/**
 * The arm after a share of its way, 0 to 1; *down*: the far player reaches; *side*: of the screen.
 */
export function armAt(part: number, down: boolean, side: -1 | 1): Reaching {
  const length = WHOLE * (FIRST + (1 - FIRST) * Math.min(1, Math.max(0, part)));
  const next = LENGTHS.findIndex((sum) => sum >= length);
  const at = next <= 0 ? LINE.length - 1 : next;
  const [from, to] = [LINE[at - 1], LINE[at]] as [Point, Point];
  const [low, high] = [LENGTHS[at - 1] ?? 0, LENGTHS[at] ?? WHOLE];
  const share = high === low ? 1 : (length - low) / (high - low);
  const end = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  const seen = ({ x, y }: Point): Point => ({ x: x * side, y: down ? y : -y });
  const line = [...LINE.slice(0, at), end].map(seen);
  const way = seen({ x: to.x - from.x, y: to.y - from.y });
  return {
    d: `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    hand: seen(end),
    turn: (Math.atan2(way.y, way.x) * 180) / Math.PI - 90,
  };
}

/**
 * Progress of a reach at a table time, 0 to 1; it stays at 1 until settled, and freezes when
 * withdrawn.
 */
export function progress(
  grab: { began: number; until: number; withdrawn: number | null },
  now: number,
): number {
  const at = grab.withdrawn ?? now;
  const whole = grab.until - grab.began;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (at - grab.began) / whole));
}

function along([a, b, c, d]: Bend, t: number): Point {
  const s = 1 - t;
  const mix = (k: 'x' | 'y') =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
  return { x: mix('x'), y: mix('y') };
}
