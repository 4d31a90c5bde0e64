/** The plan of the school: the file that the server simulates, so that both show the same. */
import data from '../../../../../src/rumpus/physics/data/school.json';
import type { Spot } from './types';

export interface Room {
  name: string;
  box: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A wall across an axis at a coordinate; `below` and `above` are the rooms on its two sides. */
export interface Wall {
  across: 'x' | 'y';
  at: number;
  start: number;
  end: number;
  below: number | null;
  above: number | null;
}

export interface Door {
  wall: number;
  /** Position along the wall. */
  centre: number;
}

export interface Plan {
  wall: { thickness: number; height: number };
  opening: { width: number; height: number };
  inset: number;
  rooms: readonly Room[];
  walls: readonly Wall[];
  doors: readonly Door[];
  circle: { x: number; y: number; radius: number };
}

export const PLAN = data as unknown as Plan;

/** The greatest radius of a penguin, and the height of its foot's centre when it stands. */
export const FOOT = 15;
/** Radius of its head. */
export const HEAD = 10.5;
/** Height from the floor to the top of the head. */
export const TALL = 46;

/** The rectangle around all rooms. */
export function outline(plan: Plan): { left: number; bottom: number; right: number; top: number } {
  return {
    left: Math.min(...plan.rooms.map((room) => room.left)),
    bottom: Math.min(...plan.rooms.map((room) => room.bottom)),
    right: Math.max(...plan.rooms.map((room) => room.right)),
    top: Math.max(...plan.rooms.map((room) => room.top)),
  };
}

/** The room at a point, or null outside. */
export function roomAt(plan: Plan, at: Spot): number | null {
  const found = plan.rooms.findIndex(
    (room) => at.x >= room.left && at.x < room.right && at.y >= room.bottom && at.y < room.top,
  );
  return found < 0 ? null : found;
}

/** The area within the orange line of a room. */
export function within(plan: Plan, room: Room): Omit<Room, 'name' | 'box'> {
  const inset = plan.inset + plan.wall.thickness / 2;
  return {
    left: room.left + inset,
    bottom: room.bottom + inset,
    right: room.right - inset,
    top: room.top - inset,
  };
}

/** The point of the plan at a distance along a wall and a distance off its middle. */
export function onWall(wall: Wall, along: number, off = 0): Spot {
  return wall.across === 'x' ? { x: wall.at + off, y: along } : { x: along, y: wall.at + off };
}

/**
 * Where a fish hangs over a door, given its place among all fish there; null if there is no such
 * door.
 */
export function fishPoint(plan: Plan, door: number, place: number, many: number): Spot | null {
  const opening = plan.doors[door];
  const wall = opening && plan.walls[opening.wall];
  if (!wall) return null;
  // All show their side to the front: next to each other they need more room than one behind
  // another.
  const apart = wall.across === 'x' ? 21 : 31.5;
  return onWall(wall, opening.centre + (place - (many - 1) / 2) * apart);
}

/** The middle of a door; null if there is no such door. */
export function doorPoint(plan: Plan, door: number): Spot | null {
  const opening = plan.doors[door];
  const wall = opening && plan.walls[opening.wall];
  return opening && wall ? onWall(wall, opening.centre) : null;
}
