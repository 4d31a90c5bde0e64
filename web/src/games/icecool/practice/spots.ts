/** Where a penguin may be placed by hand: on free floor or in a doorway, clear of the others. */
import { doorwayAt } from '../preview/places';
import { FOOT, HEAD, PLAN, roomAt } from '../scene/plan';
import { head } from '../scene/pose';
import { clamp } from '../scene/vector';
import type { Pose, Spot } from '../types';

/** Gap in mm, so that placing a penguin never makes it touch another. */
const GAP = 1;
const SLACK = 0.002;
/** Most attempts to move a spot away from walls and penguins. */
const TURNS = 6;

/** The closest free point to the wanted one, or null if none is near enough. */
export function freeSpot(wanted: Spot, others: readonly Pose[]): Spot | null {
  const room = roomAt(PLAN, wanted);
  if (room === null) return null;
  let at = offWalls(wanted, room);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = offWalls(offOthers(at, others), room);
    if (next.x === at.x && next.y === at.y) return rounded(at);
    at = next;
  }
  return null;
}

/** In a doorway, the middle of the opening; elsewhere, clear of the walls. */
function offWalls(at: Spot, room: number): Spot {
  const door = PLAN.doors[doorwayAt(at) ?? -1];
  const wall = door && PLAN.walls[door.wall];
  const spare = PLAN.opening.width / 2 - FOOT - GAP;
  if (door && wall) {
    const [least, most] = [door.centre - spare, door.centre + spare];
    return wall.across === 'x'
      ? { x: at.x, y: clamp(at.y, least, most) }
      : { x: clamp(at.x, least, most), y: at.y };
  }
  const box = PLAN.rooms[room];
  if (!box) return at;
  const inset = PLAN.wall.thickness / 2 + FOOT + GAP;
  return {
    x: clamp(at.x, box.left + inset, box.right - inset),
    y: clamp(at.y, box.bottom + inset, box.top - inset),
  };
}

function offOthers(at: Spot, others: readonly Pose[]): Spot {
  for (const { x, y, far } of others.flatMap(rings)) {
    const apart = Math.hypot(at.x - x, at.y - y);
    if (apart >= far - SLACK) continue;
    if (apart === 0) return { x: x + far, y };
    return { x: x + ((at.x - x) * far) / apart, y: y + ((at.y - y) * far) / apart };
  }
  return at;
}

function rings(pose: Pose): { x: number; y: number; far: number }[] {
  const top = head(pose);
  return [
    { x: pose.x, y: pose.y, far: 2 * FOOT + GAP },
    { x: top.x, y: top.y, far: FOOT + HEAD + GAP },
  ];
}

const rounded = ({ x, y }: Spot): Spot => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
});
