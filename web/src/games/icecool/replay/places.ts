/** What a viewer of a replay marks in the school: "r2" is a room, "s0" a penguin, "x120y40" a point. */
import { nameOf } from '../../../lib/names';
import type { Places, Spot } from '../../../lib/places';
import { drawing as text } from '../messages/drawing';
import { places as where } from '../messages/forms';
import { roomName } from '../messages/rooms';
import { drawnOn } from '../play/schools';
import { FOOT, outline, PLAN, roomAt } from '../scene/plan';
import type { View } from '../types';

const ROOM = /^r(\d)$/;
const SEAT = /^s(\d)$/;
/** How far from a penguin on a flat plan a finger still means it. */
const FINGER_PX = 14;
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

interface Drawn {
  /** What is at a point of the window. */
  pick: (x: number, y: number) => { floor: Point | null; penguin: number | null };
  /** Where a point of the plan is in the window. */
  project: (at: Point) => Point | null;
}

/** The school on its canvas, or the flat plan in its place. */
function drawnIn(board: Element, view: View): Drawn | null {
  for (const canvas of board.querySelectorAll('canvas')) {
    const school = drawnOn(canvas);
    if (!school) continue;
    const box = canvas.getBoundingClientRect();
    return {
      pick: (x, y) => school.pick({ x: x - box.left, y: y - box.top }),
      project(at) {
        const seen = school.project(at.x, at.y, 0);
        return seen && { x: seen.x + box.left, y: seen.y + box.top };
      },
    };
  }
  const plan = board.querySelector<SVGSVGElement>('[data-plan] svg');
  const shown = plan?.getScreenCTM();
  return shown ? flat(view, shown) : null;
}

/** The flat plan by the matrix that shows it. On the page, y runs down. */
function flat(view: View, shown: DOMMatrix): Drawn {
  return {
    pick(x, y) {
      const at = new DOMPoint(x, y).matrixTransform(shown.inverse());
      const floor = { x: at.x, y: -at.y };
      const far = ({ pose }: View['seats'][number]): number =>
        pose ? Math.hypot(pose.x - floor.x, pose.y - floor.y) : Number.POSITIVE_INFINITY;
      const distances = view.seats.map(far);
      const least = Math.min(...distances);
      const reach = Math.max(FOOT, FINGER_PX / shown.a);
      return { floor, penguin: least <= reach ? distances.indexOf(least) : null };
    },
    project: ({ x, y }) => new DOMPoint(x, -y).matrixTransform(shown),
  };
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
    const found = drawnIn(board, view);
    if (!found) return null;
    const { floor, penguin } = found.pick(x, y);
    if (penguin !== null && penguinOf(view, `s${penguin}`)) return `s${penguin}`;
    if (!floor || floor.x < 0 || floor.y < 0) return null;
    const id = `x${Math.round(floor.x)}y${Math.round(floor.y)}`;
    const point = pointOf(id);
    return point && roomAt(PLAN, point) !== null ? id : null;
  },
  spot(board, view, id): Spot | null {
    const [found, at] = [drawnIn(board, view), onPlan(view, id)];
    if (!found || !at) return null;
    const [middle, edge] = [0, FOOT].map((off) => found.project({ x: at.x + off, y: at.y }));
    if (!middle || !edge) return null;
    const r = Math.max(8, Math.hypot(edge.x - middle.x, edge.y - middle.y));
    return { x: middle.x, y: middle.y, r };
  },
};
