/** How stools stand round a table, in the pictures' 360 box. */
export interface Ring {
  /** Distance from the centre to the stools at the middle of each side. */
  radius: number;
  /** The stools stand along the sides of a square table, not in a circle. */
  square?: boolean;
}

/** The corners of a square table are round: the greatest distance of stools there, in radii. */
const CORNER = 1.24;

/**
 * By how many stools a ring is turned, so that the viewer's own (*you*) is at the bottom. A viewer
 * without a stool sees the first one at the top.
 */
export function turnFor(you: number | null, count: number): number {
  return you === null || you >= count ? 0 : count / 2 - you;
}

/** A stool, or a point *out* behind it; the first one is at the top, then clockwise. */
export function ringPoint(
  index: number,
  count: number,
  { radius, square = false }: Ring,
  out = 0,
): { x: number; y: number } {
  const angle = ((index * 360) / count - 90) * (Math.PI / 180);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const far = square ? Math.min(CORNER, 1 / Math.max(Math.abs(x), Math.abs(y))) : 1;
  const distance = radius * far + out;
  return { x: 180 + x * distance, y: 180 + y * distance };
}
