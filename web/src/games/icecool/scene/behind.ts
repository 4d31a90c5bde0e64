/**
 * The camera for one's own turn: behind the penguin, as close as keeps all doors of its room in
 * view.
 *
 * Of all sides it takes the one from which the penguin is large, every doorway is open to the eye,
 * and the doors are ahead of the penguin. Nothing here draws.
 */
import { about, type Lens, type Stand, standFor } from './fit';
import { type Plan, roomAt, TALL } from './plan';
import { depthOf, doorway, gapOf, tallOf } from './sights';
import type { Pose, Spot } from './types';
import { minus, plus, type Vector, vector } from './vector';

const DEGREE = Math.PI / 180;
/** Distance round a penguin that is in view: the longest arrow, in any direction. */
export const REACH = 70;
const CORNERS = 12;
/** Height of the badge above it. */
const TOP = TALL + 26;
const SIDES = 72;
const DOWNS = [25, 28, 33, 38, 43, 48, 53].map((down) => down * DEGREE);
/** Share of a doorway to show, from its middle on: nearly all or, if that is too far away, half. */
const INNER = [0.95, 0.5] as const;
/** How much better another side must be to turn the camera. */
const BETTER = 2;

/** Angle of view: a narrow window sees more at once, and distant things are smaller. */
export const eyeOf = (width: number, height: number): number => (width < height ? 52 : 40);

/**
 * Wished sizes in a view, in CSS pixels: the least and greatest height of a penguin, and the
 * visible gap of a door.
 */
interface Wish {
  least: number;
  most: number;
  gap: number;
}

function wishOf({ height, width }: Lens): Wish {
  if (width < height) return { least: 88, most: 104, gap: 26 };
  return height < 560 ? { least: 60, most: 84, gap: 20 } : { least: 112, most: 126, gap: 40 };
}

/** The doors of the room where a penguin is. */
export function doorsAt(plan: Plan, at: Spot): number[] {
  const room = roomAt(plan, at);
  return plan.doors.flatMap(({ wall }, door) => {
    const { above, below } = plan.walls[wall] ?? { above: null, below: null };
    return room !== null && (above === room || below === room) ? [door] : [];
  });
}

/** Points that must be in the picture: the penguin, the arrow in every direction, and the doors. */
function pointsOf(plan: Plan, pose: Pose, doors: readonly number[], part: number): Vector[] {
  const ring = Array.from({ length: CORNERS }, (_, step) => {
    const angle = (step * 2 * Math.PI) / CORNERS;
    return vector(pose.x + REACH * Math.cos(angle), pose.y + REACH * Math.sin(angle), 0);
  });
  const inner = doors.flatMap((door) => {
    const middle = middleOf(plan, door);
    return doorway(plan, door).map((corner) => plus(middle, minus(corner, middle), part));
  });
  return [...ring, vector(pose.x, pose.y, TOP), ...inner];
}

/** The middle of a doorway. */
export function middleOf(plan: Plan, door: number): Vector {
  const corners = doorway(plan, door);
  return corners.reduce((sum, corner) => plus(sum, corner, 1 / corners.length), vector(0, 0, 0));
}

/**
 * Where the camera is behind a penguin.
 *
 * *last* is where it was: it stays on that side unless another is much better.
 */
export function behind(plan: Plan, pose: Pose, lens: Lens, last: Stand | null = null): Stand {
  const [whole, half] = INNER;
  const stand = best(plan, pose, lens, last, whole);
  return tallOf(pose, stand, lens) < wishOf(lens).least
    ? best(plan, pose, lens, last, half)
    : stand;
}

function best(plan: Plan, pose: Pose, lens: Lens, last: Stand | null, part: number): Stand {
  const doors = doorsAt(plan, pose);
  const points = pointsOf(plan, pose, doors, part);
  const wish = wishOf(lens);
  const from = (round: number, down: number) => {
    const fitted = standFor(points, round, down, lens);
    const tall = tallOf(pose, fitted, lens);
    const pivot = vector(pose.x, pose.y, 0);
    const stand = tall > wish.most ? about(fitted, pivot, fitted, wish.most / tall) : fitted;
    return { stand, score: scoreOf(plan, pose, doors, stand, lens, wish) };
  };
  let found = last ? from(last.round, last.down) : from(0, DOWNS[0] ?? 0);
  if (last) found.score += BETTER;
  for (let side = 0; side < SIDES; side += 1) {
    for (const down of DOWNS) {
      const other = from((side * 360 * DEGREE) / SIDES, down);
      if (other.score > found.score) found = other;
    }
  }
  return found.stand;
}

/**
 * Score of a view: reaching the wished sizes weighs most; a larger penguin, doors ahead of it, and
 * a view from above add a little.
 */
function scoreOf(
  plan: Plan,
  pose: Pose,
  doors: readonly number[],
  stand: Stand,
  lens: Lens,
  wish: Wish,
): number {
  const tall = tallOf(pose, stand, lens);
  const gap = Math.min(wish.gap, ...doors.map((door) => gapOf(plan, door, stand, lens)));
  const here = depthOf(vector(pose.x, pose.y, 0), stand);
  const ahead = doors.filter((door) => depthOf(middleOf(plan, door), stand) > here);
  return (
    14 * Math.min(1, tall / wish.least) +
    4 * (gap / wish.gap) +
    tall / wish.most +
    (doors.length > 0 ? ahead.length / doors.length : 0) +
    stand.down
  );
}
