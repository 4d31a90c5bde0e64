/** What a viewer of a replay marks in the school: "r2" is a room, "s0" a penguin, "x120y40" a point. */
import { nameOf } from '../../../lib/names';
import type { Places, Spot } from '../../../lib/places';
import { drawing as text } from '../messages/drawing';
import { places as where } from '../messages/forms';
import { roomName } from '../messages/rooms';
import { drawnOn } from '../play/schools';
import { FOOT, outline, PLAN, roomAt } from '../scene/plan';
import type { School } from '../scene/types';
import type { View } from '../types';

const ROOM = /^r(\d)$/;
const SEAT = /^s(\d)$/;
const POINT = /^x(\d{1,3})y(\d{1,3})$/;

interface Point {
  x: number;
  y: number;
}

function roomOf(id: string): (typeof PLAN.rooms)[number] | null {
  return PLAN.rooms[Number(ROOM.exec(id)?.[1] ?? -1)] ?? null;
}

function penguinOf(view: View, id: string): Point | null {
  return view.seats[Number(SEAT.exec(id)?.[1] ?? -1)]?.pose ?? null;
}

function pointOf(id: string): Point | null {
  const [, x, y] = POINT.exec(id) ?? [];
  if (x === undefined) return null;
  const { right, top } = outline(PLAN);
  const point = { x: Number(x), y: Number(y) };
  return point.x <= right && point.y <= top ? point : null;
}

/** Where a place is on the plan. */
function onPlan(view: View, id: string): Point | null {
  const room = roomOf(id);
  if (room) return { x: (room.left + room.right) / 2, y: (room.bottom + room.top) / 2 };
  return penguinOf(view, id) ?? pointOf(id);
}

function schoolOn(board: Element): { school: School; box: DOMRect } | null {
  for (const canvas of board.querySelectorAll('canvas')) {
    const school = drawnOn(canvas);
    if (school) return { school, box: canvas.getBoundingClientRect() };
  }
  return null;
}

export const places: Places<View> = {
  all: (view) => [
    ...view.seats.flatMap(({ pose }, seat) => (pose ? [`s${seat}`] : [])),
    ...PLAN.rooms.map((_, room) => `r${room}`),
  ],
  name(view, cast, id) {
    const room = roomOf(id);
    if (room) return roomName(room.name);
    if (penguinOf(view, id)) return nameOf(cast, Number(id.slice(1)));
    const point = pointOf(id);
    const around = point && PLAN.rooms[roomAt(PLAN, point) ?? -1];
    return around ? text.point(where.in(where.room(around.name))) : null;
  },
  at(board, view, x, y) {
    const found = schoolOn(board);
    if (!found) return null;
    const { floor, penguin } = found.school.pick({ x: x - found.box.left, y: y - found.box.top });
    if (penguin !== null && penguinOf(view, `s${penguin}`)) return `s${penguin}`;
    if (!floor || floor.x < 0 || floor.y < 0) return null;
    const id = `x${Math.round(floor.x)}y${Math.round(floor.y)}`;
    const point = pointOf(id);
    return point && roomAt(PLAN, point) !== null ? id : null;
  },
  spot(board, view, id): Spot | null {
    const [found, at] = [schoolOn(board), onPlan(view, id)];
    if (!found || !at) return null;
    const [middle, edge] = [0, FOOT].map((off) => found.school.project(at.x + off, at.y, 0));
    if (!middle || !edge) return null;
    const r = Math.max(8, Math.hypot(edge.x - middle.x, edge.y - middle.y));
    return { x: found.box.left + middle.x, y: found.box.top + middle.y, r };
  },
};
