/**
 * The walls as triangles: two printed faces with their doorways, the cut edge on top, the frames.
 *
 * Plain numbers in the order of the plan; what draws them is elsewhere.
 */
import { ShapeUtils, Vector2 } from 'three';
import { CARD, CUT, SHEET, type Strip, stripOf } from './papers';
import { onWall, type Plan, type Wall } from './plan';

/** The upper corners of a doorway are cut round. */
const ROUND = 7;
const STEPS = 5;

/** One wall's share of the whole. */
export interface Part {
  from: number;
  to: number;
  indices: number[];
}

export interface Sheet {
  positions: number[];
  normals: number[];
  uvs: number[];
  /** Whether a corner belongs to the cut edge. */
  rim: boolean[];
  parts: Part[];
}

interface Corner {
  /** Along the wall, off its middle, up from the floor. */
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
  for (const [number, wall] of plan.walls.entries()) {
    const part: Part = { from: sheet.rim.length, to: 0, indices: [] };
    const doors = plan.doors.filter((door) => door.wall === number).map((door) => door.centre);
    const hand = new Carver(sheet, part, plan, wall);
    hand.faces(doors);
    hand.top();
    for (const centre of doors) hand.frame(centre);
    part.to = sheet.rim.length;
    sheet.parts.push(part);
  }
  return sheet;
}

/** The outline of a doorway from the floor up, over and down again. */
function doorway(plan: Plan, centre: number): Vector2[] {
  const { width, height } = plan.opening;
  const points = [new Vector2(centre - width / 2, 0)];
  for (const side of [-1, 1]) {
    const middle = centre + side * (width / 2 - ROUND);
    for (let step = 0; step <= STEPS; step += 1) {
      const angle = (step / STEPS) * (Math.PI / 2);
      const [out, high] =
        side < 0 ? [Math.cos(angle), Math.sin(angle)] : [Math.sin(angle), Math.cos(angle)];
      points.push(new Vector2(middle + side * out * ROUND, height - ROUND + high * ROUND));
    }
  }
  points.push(new Vector2(centre + width / 2, 0));
  return points;
}

class Carver {
  constructor(sheet: Sheet, part: Part, plan: Plan, wall: Wall) {
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

  faces(doors: readonly number[]): void {
    for (const side of [-1, 1]) {
      const room = side < 0 ? this.#wall.below : this.#wall.above;
      const box = room === null ? null : this.#plan.rooms[room]?.box;
      this.#face(doors, side, box ? stripOf(box) : CARD);
    }
  }

  /** Walls across x reach round the corners, those across y stop before them. */
  top(): void {
    const reach = this.#wall.across === 'x' ? this.#half : -this.#half;
    const [from, to] = [this.#wall.start - reach, this.#wall.end + reach];
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
    this.#polygon(
      corners,
      { along: 0, off: 0, up: 1 },
      place,
      [
        [0, 1, 2],
        [0, 2, 3],
      ],
      true,
    );
  }

  frame(centre: number): void {
    const line = doorway(this.#plan, centre);
    for (const [number, to] of line.entries()) {
      const from = line[number - 1];
      if (!from) continue;
      const corners = [
        { along: from.x, off: -this.#half, up: from.y },
        { along: to.x, off: -this.#half, up: to.y },
        { along: to.x, off: this.#half, up: to.y },
        { along: from.x, off: this.#half, up: from.y },
      ];
      const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      // The way goes up on the left: what is on its right hand is the open door.
      const normal = { along: (to.y - from.y) / size, off: 0, up: -(to.x - from.x) / size };
      const place = corners.map(({ off, up }) => [up / SHEET, off < 0 ? CUT.foot : CUT.top]) as [
        number,
        number,
      ][];
      this.#polygon(
        corners,
        normal,
        place,
        [
          [0, 1, 2],
          [0, 2, 3],
        ],
        false,
      );
    }
  }

  #face(doors: readonly number[], side: number, strip: Strip): void {
    const { start, end } = this.#wall;
    const high = this.#plan.wall.height;
    const reach = strip === CARD ? this.#half : 0;
    const contour = [new Vector2(start - reach, 0)];
    for (const centre of [...doors].sort((a, b) => a - b))
      contour.push(...doorway(this.#plan, centre));
    contour.push(
      new Vector2(end + reach, 0),
      new Vector2(end + reach, high),
      new Vector2(start - reach, high),
    );
    const corners = contour.map(({ x, y }) => ({ along: x, off: side * this.#half, up: y }));
    const place = contour.map(({ x, y }) => [
      x / SHEET,
      strip.foot + ((strip.top - strip.foot) * y) / high,
    ]) as [number, number][];
    const triangles = ShapeUtils.triangulateShape(contour, []) as [number, number, number][];
    this.#polygon(corners, { along: 0, off: side, up: 0 }, place, triangles, false);
  }

  /** Adds a flat piece; its triangles are turned so that they are seen from where it faces. */
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
