/** Where a penguin may be put down by hand: on free floor or in a doorway, clear of the others. */
import { doorwayAt } from '../places';
import { PLAN, roomAt } from '../scene/plan';
import { head } from '../scene/pose';
import type { Pose, Spot } from '../types';

/** Of the foot, and of the head of one that lies. */
const FOOT = 15;
const HEAD = 10.5;
/** Nobody touches anybody by being put down. */
const GAP = 1;
const SLACK = 0.002;
/** Walls and penguins may push it about so often. */
const TURNS = 6;

/** The closest free point to where somebody wants it, near enough to be meant; else null. */
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

/** In a doorway it stands in the middle of the opening; elsewhere clear of the walls. */
function offWalls(at: Spot, room: number): Spot {
  const door = PLAN.doors[doorwayAt(at) ?? -1];
  const wall = door && PLAN.walls[door.wall];
  const spare = PLAN.opening.width / 2 - FOOT - GAP;
  if (door && wall?.across === 'x') return { x: at.x, y: clamp(at.y, door.centre, spare) };
  if (door && wall) return { x: clamp(at.x, door.centre, spare), y: at.y };
  const box = PLAN.rooms[room];
  if (!box) return at;
  const inset = PLAN.wall.thickness / 2 + FOOT + GAP;
  return {
    x: Math.min(box.right - inset, Math.max(box.left + inset, at.x)),
    y: Math.min(box.top - inset, Math.max(box.bottom + inset, at.y)),
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

const clamp = (value: number, middle: number, spare: number): number =>
  Math.min(middle + spare, Math.max(middle - spare, value));

const rounded = ({ x, y }: Spot): Spot => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
});
