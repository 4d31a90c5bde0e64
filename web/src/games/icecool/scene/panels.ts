/**
 * The walls as triangles: two printed faces, the cut edge on top, and the frames of doorways.
 *
 * The lintel over a doorway is a separate part, as from above it would hide the door. All of this
 * is plain numbers; drawing happens elsewhere.
 */
import { ShapeUtils, Vector2 } from 'three';
import { CARD, CUT, SHEET, type Strip, stripOf } from './papers';
import { onWall, type Plan, type Wall } from './plan';

/** Radius of the upper corners of a doorway. */
const ROUND = 7;
const STEPS = 5;
/** Four corners in order. */
const SQUARE = [
  [0, 1, 2],
  [0, 2, 3],
] as const;

/** The share of a wall, or of a lintel, in the whole. */
export interface Part {
  wall: number;
  /** Whether it is a lintel. */
  lintel: boolean;
  from: number;
  to: number;
  indices: number[];
}

export interface Sheet {
  positions: number[];
  normals: number[];
  uvs: number[];
  /** Whether a corner belongs to the edge that stays visible on paper; lintels have none. */
  rim: boolean[];
  /** The walls without their lintels, then the lintels, both in the order of the plan. */
  parts: Part[];
}

interface Corner {
  /** Along the wall, off its middle, and up from the floor. */
  along: number;
  off: number;
  up: number;
}

interface Direction {
  along: number;
  off: number;
  up: number;
}

/** All walls of a plan. */
export function panelsOf(plan: Plan): Sheet {
  const sheet: Sheet = { positions: [], normals: [], uvs: [], rim: [], parts: [] };
  const part = (wall: number, lintel: boolean, cut: (hand: Carver) => void): void => {
    const made: Part = { wall, lintel, from: sheet.rim.length, to: 0, indices: [] };
    cut(new Carver(sheet, made, plan));
    made.to = sheet.rim.length;
    sheet.parts.push(made);
  };
  for (const number of plan.walls.keys()) {
    part(number, false, (hand) => hand.wall(doorsOf(plan, number)));
  }
  for (const { centre, wall } of plan.doors) part(wall, true, (hand) => hand.lintel(centre));
  return sheet;
}

/** The centres of a wall's doors, along it. */
function doorsOf(plan: Plan, wall: number): number[] {
  const doors = plan.doors.filter((door) => door.wall === wall);
  return doors.map(({ centre }) => centre).sort((a, b) => a - b);
}

/** The upper edge of a doorway, from where its rounded corners begin. */
function arch(plan: Plan, centre: number): Vector2[] {
  const { width, height } = plan.opening;
  const points: Vector2[] = [];
  for (const side of [-1, 1]) {
    const middle = centre + side * (width / 2 - ROUND);
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * (Math.PI / 2);
      const [out, high] =
        side < 0 ? [Math.cos(angle), Math.sin(angle)] : [Math.sin(angle), Math.cos(angle)];
      points.push(new Vector2(middle + side * out * ROUND, height - ROUND + high * ROUND));
    }
  }
  return points;
}

class Carver {
  constructor(sheet: Sheet, part: Part, plan: Plan) {
    const wall = plan.walls[part.wall];
    if (!wall) throw new Error('no such wall');
    this.#sheet = sheet;
    this.#part = part;
    this.#plan = plan;
    this.#wall = wall;
    this.#half = plan.wall.thickness / 2;
  }

  readonly #sheet: Sheet;
  readonly #part: Part;
  readonly #plan: Plan;
  readonly #wall: Wall;
  readonly #half: number;

  /** The whole wall without its lintels: the pieces between doors, with their cut ends. */
  wall(doors: readonly number[]): void {
    const { end, start } = this.#wall;
    const high = this.#plan.wall.height;
    const half = this.#plan.opening.width / 2;
    const from = [null, ...doors.map((door) => door + half)];
    const to = [...doors.map((door) => door - half), null];
    // Walls across x extend round the corners; those across y stop before them.
    const reach = this.#wall.across === 'x' ? this.#half : -this.#half;
    for (const [piece, left] of from.entries()) {
      const right = to[piece] ?? null;
      this.#faces((bare) => {
        const [low, far] = [left ?? start - bare, right ?? end + bare];
        const points = [
          [low, 0],
          [far, 0],
          [far, high],
          [low, high],
        ] as const;
        return points.map(([x, y]) => new Vector2(x, y));
      });
      this.#top(left ?? start - reach, right ?? end + reach);
    }
    for (const at of doors) {
      this.#frame(new Vector2(at - half, 0), new Vector2(at - half, high));
      this.#frame(new Vector2(at + half, high), new Vector2(at + half, 0));
    }
  }

  lintel(centre: number): void {
    const high = this.#plan.wall.height;
    const [left, right] = [-1, 1].map((side) => centre + (side * this.#plan.opening.width) / 2);
    const under = arch(this.#plan, centre);
    if (left === undefined || right === undefined) return;
    this.#faces(() => [...under, new Vector2(right, high), new Vector2(left, high)]);
    this.#top(left, right);
    for (const [number, to] of under.entries()) {
      const from = under[number - 1];
      if (from) this.#frame(from, to);
    }
  }

  /** The same outline on both sides; on bare card it extends round the corners by this much. */
  #faces(outline: (reach: number) => Vector2[]): void {
    for (const side of [-1, 1]) {
      const room = side < 0 ? this.#wall.below : this.#wall.above;
      const box = room === null ? null : this.#plan.rooms[room]?.box;
      if (box) this.#face(outline(0), side, stripOf(box));
      else this.#face(outline(this.#half), side, CARD);
    }
  }

  #top(from: number, to: number): void {
    const up = this.#plan.wall.height;
    const corners = [
      { along: from, off: -this.#half, up },
      { along: to, off: -this.#half, up },
      { along: to, off: this.#half, up },
      { along: from, off: this.#half, up },
    ];
    const place = corners.map(({ along, off }) => [
      along / SHEET,
      off < 0 ? CUT.foot : CUT.top,
    ]) as [number, number][];
    this.#polygon(corners, { along: 0, off: 0, up: 1 }, place, SQUARE, !this.#part.lintel);
  }

  /**
   * A piece of the cut edge round a doorway; the outline goes up on the left and down on the right.
   */
  #frame(from: Vector2, to: Vector2): void {
    const corners = [
      { along: from.x, off: -this.#half, up: from.y },
      { along: to.x, off: -this.#half, up: to.y },
      { along: to.x, off: this.#half, up: to.y },
      { along: from.x, off: this.#half, up: from.y },
    ];
    const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    // The open door is to the right of the outline.
    const normal = { along: (to.y - from.y) / size, off: 0, up: -(to.x - from.x) / size };
    const place = corners.map(({ off, up }) => [up / SHEET, off < 0 ? CUT.foot : CUT.top]) as [
      number,
      number,
    ][];
    this.#polygon(corners, normal, place, SQUARE, false);
  }

  #face(outline: readonly Vector2[], side: number, strip: Strip): void {
    const high = this.#plan.wall.height;
    const corners = outline.map(({ x, y }) => ({ along: x, off: side * this.#half, up: y }));
    const place = outline.map(({ x, y }) => [
      x / SHEET,
      strip.foot + ((strip.top - strip.foot) * y) / high,
    ]) as [number, number][];
    const triangles = ShapeUtils.triangulateShape([...outline], []) as [number, number, number][];
    this.#polygon(corners, { along: 0, off: side, up: 0 }, place, triangles, false);
  }

  /** Add a flat piece; its triangles are wound so that they are visible from where it faces. */
  #polygon(
    corners: readonly Corner[],
    normal: Direction,
    place: readonly [number, number][],
    triangles: readonly (readonly number[])[],
    rim: boolean,
  ): void {
    const first = this.#sheet.rim.length;
    const out = this.#turn(normal);
    const points = corners.map((corner) => {
      const { x, y } = onWall(this.#wall, corner.along, corner.off);
      return [x, y, corner.up] as const;
    });
    for (const [number, point] of points.entries()) {
      this.#sheet.positions.push(...point);
      this.#sheet.normals.push(...out);
      this.#sheet.uvs.push(...(place[number] ?? [0, 0]));
      this.#sheet.rim.push(rim);
    }
    for (const [a = 0, b = 0, c = 0] of triangles) {
      const seen = facing(points[a], points[b], points[c], out);
      this.#part.indices.push(first + a, first + (seen ? b : c), first + (seen ? c : b));
    }
  }

  #turn({ along, off, up }: Direction): [number, number, number] {
    return this.#wall.across === 'x' ? [off, along, up] : [along, off, up];
  }
}

type Triple = readonly [number, number, number];

function facing(
  a: Triple | undefined,
  b: Triple | undefined,
  c: Triple | undefined,
  out: Triple,
): boolean {
  if (!a || !b || !c) return true;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  return cross[0] * out[0] + cross[1] * out[1] + cross[2] * out[2] > 0;
}
