/**
 * Where the tiles are, in units of a table with radius 200 round (0, 0).
 *
 * Places belong to the table, not the screen: from the other side, everything is rotated by 180
 * degrees.
 */

export const TABLE = 200;

/** Distance of the players from the middle. */
export const FIGURE = TABLE + 46;

/** The picture: room for both players, and for an arm that reaches round the table. */
export const VIEW = { x: -236, y: -286, width: 472, height: 572 } as const;

export interface Place {
  x: number;
  y: number;
  /** Rotation in degrees: nobody lays tiles quite straight. */
  turn: number;
}

export interface Layout {
  /** Side of a tile. */
  size: number;
  /** Side of the area that responds to a finger: as large as possible. */
  hit: number;
  places: Place[];
  /** Half of the width that is free for the key word. */
  free: number;
  /** The key word if each end of a screen has its own: its line, its size and half its width. */
  twice: { y: number; size: number; half: number };
}

/** Most tiles in a single ring. */
const ONE_RING = 14;

export function layoutOf(tiles: number, near: number): Layout {
  const flat = tiles <= ONE_RING ? oneRing(tiles) : twoRings(tiles);
  return near === 0 ? flat : { ...flat, places: flat.places.map(across) };
}

function oneRing(tiles: number): Layout {
  const size = 60;
  const places = ring(tiles, 152, 180 / tiles - 90, (i) => ((i * 53) % 3) * 5);
  const twice = { y: 42, size: 30, half: 78 };
  return { size, hit: 76, places, free: 152 - size / 2 - 14, twice };
}

/** An outer ring, and two arcs above and below the word. */
function twoRings(tiles: number): Layout {
  const size = 48;
  const outer = ring(ONE_RING, 166, 180 / ONE_RING - 90, (i) => ((i * 53) % 3) * 3);
  const left = tiles - ONE_RING;
  const upper = Math.ceil(left / 2);
  const inner = [...arc(upper, 103, -90, 34), ...arc(left - upper, 103, 90, 34)];
  const twice = { y: 25, size: 24, half: 104 };
  return { size, hit: 60, places: [...outer, ...inner], free: 128, twice };
}

function ring(count: number, radius: number, first: number, dent: (i: number) => number): Place[] {
  return Array.from({ length: count }, (_, i) =>
    placed(first + (i * 360) / count, radius - dent(i), i),
  );
}

function arc(count: number, radius: number, middle: number, step: number): Place[] {
  return Array.from({ length: count }, (_, i) =>
    placed(middle + (i - (count - 1) / 2) * step, radius, i + 3),
  );
}

function placed(degrees: number, radius: number, i: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.cos(angle) * radius,
    y: Math.sin(angle) * radius,
    turn: ((i * 47) % 17) - 8,
  };
}

function across({ x, y, turn }: Place): Place {
  return { x: -x, y: -y, turn };
}

/** The tile that an arrow key moves to from another; the same tile if there is none that way. */
export function towards(
  places: readonly Place[],
  from: number,
  dx: number,
  dy: number,
  lies: (tile: number) => boolean,
): number {
  const here = places[from];
  if (!here) return 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, at) => {
    const ahead = (place.x - here.x) * dx + (place.y - here.y) * dy;
    const beside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx);
    if (at === from || ahead < 8 || !lies(at)) return;
    const cost = ahead + 2 * beside;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** The tile nearest to a place; that place itself if no tile is left. */
export function nearest(
  places: readonly Place[],
  from: number,
  lies: (tile: number) => boolean,
): number {
  const here = places[from];
  if (!here) return from;
  const far = (at: number): number =>
    Math.hypot((places[at]?.x ?? 0) - here.x, (places[at]?.y ?? 0) - here.y);
  const left = places.map((_, at) => at).filter(lies);
  return left.toSorted((a, b) => far(a) - far(b))[0] ?? from;
}
