/** Whereabouts of a penguin, in words and in mm: rooms, doors, lines. The table decides. */
import { text } from '../messages';
import { FOOT, HEAD, outline, PLAN, roomAt, type Wall, within } from '../scene/plan';
import { head } from '../scene/pose';
import { clamp } from '../scene/vector';
import type { Spot, WirePose } from '../types';

export { doorPoint, outline, PLAN } from '../scene/plan';

/** The Kitchen's number among the rooms: the box with the number 2 (IC-1). */
export const KITCHEN = PLAN.rooms.findIndex((room) => room.box === 2);
/** The Classroom: box 1. */
export const CLASSROOM = PLAN.rooms.findIndex((room) => room.box === 1);

/** "the Gym", or the words for outside. */
export function roomName(room: number | null): string {
  const name = room === null ? undefined : PLAN.rooms[room]?.name;
  return name === undefined ? text.places.yard : text.places.room(name);
}

/** The two rooms that a door joins. */
export function joined(door: number): number[] {
  const wall = PLAN.walls[PLAN.doors[door]?.wall ?? -1];
  return [wall?.below, wall?.above].filter((room) => typeof room === 'number');
}

/** "Gym and Hall" */
export function doorName(door: number): string {
  return text.places.rooms(joined(door).map((room) => PLAN.rooms[room]?.name ?? ''));
}

/** "the door between the Gym and the Hall" */
export const theDoor = (door: number): string => text.places.door(joined(door).map(roomName));

/** "the doorway between the Gym and the Hall" */
export const theDoorway = (door: number): string => text.places.doorway(joined(door).map(roomName));

/** The door in which a penguin is stuck, with foot or head under its lintel, or null. */
export function doorwayAt(at: WirePose): number | null {
  const { x, y, z = FOOT, qw = 1, qx = 0, qy = 0, qz = 0 } = at;
  const balls = [
    { x, y, z, radius: FOOT },
    { ...head({ x, y, z, qw, qx, qy, qz }), radius: HEAD },
  ];
  const found = PLAN.doors.findIndex((door) => {
    const wall = PLAN.walls[door.wall];
    return wall && balls.some((ball) => under(wall, door.centre, ball));
  });
  return found < 0 ? null : found;
}

function under(wall: Wall, centre: number, ball: Spot & { z: number; radius: number }): boolean {
  const [across, along] = wall.across === 'x' ? [ball.x, ball.y] : [ball.y, ball.x];
  const reach = ball.radius + PLAN.wall.thickness / 2;
  return (
    Math.abs(across - wall.at) < reach &&
    Math.abs(along - centre) < PLAN.opening.width / 2 &&
    ball.z < PLAN.opening.height
  );
}

/** The rooms that a penguin is in; one not yet on the board counts as in the Classroom (IC-28). */
export function roomsOf(at: WirePose | null): number[] {
  if (!at) return [CLASSROOM];
  const door = doorwayAt(at);
  if (door !== null) return joined(door);
  const room = roomAt(PLAN, at);
  return room === null ? [] : [room];
}

/** "in the Hall", "in the doorway between the Gym and the Hall", "not in yet" */
export function whereWords(at: WirePose | null): string {
  if (!at) return text.places.notIn;
  const door = doorwayAt(at);
  if (door !== null) return text.places.in(theDoorway(door));
  return text.places.in(roomName(roomAt(PLAN, at)));
}

/** The area within the orange line of a room. */
export function lined(room: number): { left: number; bottom: number; right: number; top: number } {
  const box = PLAN.rooms[room];
  return box ? within(PLAN, box) : outline(PLAN);
}

/** The closest point on a room's orange line. */
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

/** The closest point within a room's orange line. */
export function intoLines(room: number, at: Spot): Spot {
  const { bottom, left, right, top } = lined(room);
  return { x: clamp(at.x, left, right), y: clamp(at.y, bottom, top) };
}
