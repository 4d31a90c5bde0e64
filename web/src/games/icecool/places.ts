/** Where a penguin is, in words and in mm: rooms, doors, lines. The table has the last word. */
import { outline, PLAN, type Plan, roomAt, within } from './scene/plan';
import type { Spot } from './types';

export { doorPoint, outline, PLAN } from './scene/plan';

/** Of the penguin's foot. */
const RADIUS = 15;

/** The number of the Kitchen among the rooms: the box with the number 2 (IC-1). */
export const KITCHEN = PLAN.rooms.findIndex((room) => room.box === 2);
/** The Classroom: box 1. */
export const CLASSROOM = PLAN.rooms.findIndex((room) => room.box === 1);

/** "the Gym"; outside there is no room. */
export function roomName(room: number | null): string {
  const name = room === null ? undefined : PLAN.rooms[room]?.name;
  return name === undefined ? 'the yard' : `the ${name}`;
}

/** The two rooms that a door joins. */
export function joined(door: number, plan: Plan = PLAN): number[] {
  const wall = plan.walls[plan.doors[door]?.wall ?? -1];
  return [wall?.below, wall?.above].filter((room) => typeof room === 'number');
}

/** "Gym and Hall" */
export function doorName(door: number): string {
  return joined(door)
    .map((room) => PLAN.rooms[room]?.name ?? '')
    .join(' and ');
}

/** "the door between Gym and Hall" */
export const theDoor = (door: number): string => `the door between ${doorName(door)}`;

/** The door in whose opening a point lies, so that a penguin there is stuck in it; else null. */
export function doorwayAt(at: Spot, plan: Plan = PLAN): number | null {
  const found = plan.doors.findIndex((door) => {
    const wall = plan.walls[door.wall];
    if (!wall) return false;
    const [across, along] = wall.across === 'x' ? [at.x, at.y] : [at.y, at.x];
    const near = Math.abs(across - wall.at) < RADIUS + plan.wall.thickness / 2;
    return near && Math.abs(along - door.centre) < plan.opening.width / 2;
  });
  return found < 0 ? null : found;
}

/** The rooms in which a penguin is; not yet on the board it counts as in the Classroom (IC-28). */
export function roomsOf(at: Spot | null): number[] {
  if (!at) return [CLASSROOM];
  const door = doorwayAt(at);
  if (door !== null) return joined(door);
  const room = roomAt(PLAN, at);
  return room === null ? [] : [room];
}

/** "in the Hall", "in the door between Gym and Hall", "not in yet" */
export function whereWords(at: Spot | null): string {
  if (!at) return 'not in yet';
  const door = doorwayAt(at);
  if (door !== null) return `in ${theDoor(door)}`;
  return `in ${roomName(roomAt(PLAN, at))}`;
}

/** The area within the orange line of a room. */
export function lined(room: number): { left: number; bottom: number; right: number; top: number } {
  const box = PLAN.rooms[room];
  return box ? within(PLAN, box) : outline(PLAN);
}

/** The point of a room's orange line that is closest. */
export function onLine(room: number, at: Spot): Spot {
  const { bottom, left, right, top } = lined(room);
  const [x, y] = [clamp(at.x, left, right), clamp(at.y, bottom, top)];
  if (x !== at.x || y !== at.y) return { x, y };
  const edges = [
    { far: x - left, spot: { x: left, y } },
    { far: right - x, spot: { x: right, y } },
    { far: y - bottom, spot: { x, y: bottom } },
    { far: top - y, spot: { x, y: top } },
  ];
  return edges.sort((a, b) => a.far - b.far)[0]?.spot ?? at;
}

/** The point within a room's orange line that is closest. */
export function intoLines(room: number, at: Spot): Spot {
  const { bottom, left, right, top } = lined(room);
  return { x: clamp(at.x, left, right), y: clamp(at.y, bottom, top) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
