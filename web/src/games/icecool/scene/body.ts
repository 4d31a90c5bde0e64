/** The outline of a penguin, from the foot up: a half ball, a neck, a round head. */
import { BufferGeometry, Float32BufferAttribute, LatheGeometry, SplineCurve, Vector2 } from 'three';
import { FOOT } from './plan';

/** Radius and height above the half ball, in mm. */
const UPPER = [
  [FOOT, 15],
  [14.5, 19.5],
  [13.1, 24.5],
  [11.2, 29],
  [9.9, 32.5],
  [9.9, 36],
  [9.4, 39.5],
  [7.6, 43],
  [4.4, 45.4],
  [0, 46],
] as const;

/** The outline, with this many points above the foot. */
export function outlineOf(points: number): Vector2[] {
  const steps = Math.ceil(points / 3);
  const foot = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2);
    return new Vector2(FOOT * Math.sin(angle), FOOT - FOOT * Math.cos(angle));
  });
  const upper = new SplineCurve(UPPER.map(([r, y]) => new Vector2(r, y))).getPoints(points);
  for (const point of upper) point.x = Math.max(0, point.x);
  return [...foot, ...upper];
}

const FINE = outlineOf(60);

/** The radius of a penguin at a height. */
export function radiusAt(height: number): number {
  const after = FINE.findIndex((point) => point.y >= height);
  const [to, from] = [FINE[after], FINE[after - 1]];
  if (!to) return 0;
  if (!from) return to.x;
  return from.x + ((to.x - from.x) * (height - from.y)) / (to.y - from.y || 1);
}

/**
 * A patch of the skin: between two angles (0 is where the penguin looks), between heights given by
 * two functions of the angle, and at a distance off the skin.
 */
export function patch(
  from: number,
  to: number,
  low: (angle: number) => number,
  high: (angle: number) => number,
  off: number,
  steps = 16,
  rows = 8,
): BufferGeometry {
  const positions: number[] = [];
  const index: number[] = [];
  for (let column = 0; column <= steps; column += 1) {
    const angle = from + ((to - from) * column) / steps;
    const [foot, top] = [low(angle), high(angle)];
    for (let row = 0; row <= rows; row += 1) {
      const y = foot + ((top - foot) * row) / rows;
      const r = radiusAt(y) + off;
      positions.push(r * Math.sin(angle), y, r * Math.cos(angle));
      if (column === 0 || row === 0) continue;
      const here = column * (rows + 1) + row;
      const [left, below] = [here - rows - 1, here - 1];
      index.push(left - 1, below, here, left - 1, here, left);
    }
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(positions, 3));
  made.setIndex(index);
  made.computeVertexNormals();
  return made;
}

/** The skin itself. */
export const skin = (points: number, round: number): BufferGeometry =>
  new LatheGeometry(outlineOf(points), round);
