// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lined } from '../../../../src/games/icecool/preview/places';
import { behind, doorsAt, eyeOf, REACH } from '../../../../src/games/icecool/scene/behind';
import { about, type Lens, type Stand, seenAt } from '../../../../src/games/icecool/scene/fit';
import { onWall, PLAN } from '../../../../src/games/icecool/scene/plan';
import { standing } from '../../../../src/games/icecool/scene/pose';
import { plus, vector } from '../../../../src/games/icecool/scene/vector';

const lensOf = (width: number, height: number, insets: Lens['insets']): Lens => ({
  width,
  height,
  fov: eyeOf(width, height),
  insets,
});
/** A window, the least height of a penguin, and how wide a gap of a door is an opening, in px. */
const WINDOWS = [
  [lensOf(1440, 900, { top: 70, right: 376, bottom: 24, left: 328 }), 100, 30],
  [lensOf(390, 844, { top: 110, right: 6, bottom: 180, left: 6 }), 80, 18],
  [lensOf(844, 390, { top: 105, right: 310, bottom: 4, left: 4 }), 55, 12],
] as const;

/** All corners and middles within the orange lines, where a turn begins, and the red circle. */
const PLACES = PLAN.rooms.flatMap((_, room) => {
  const { bottom, left, right, top } = lined(room);
  const mid = (one: number, other: number): number => (one + other) / 2;
  const places = [left, mid(left, right), right].flatMap((x) =>
    [bottom, mid(bottom, top), top].map((y) => ({ room, x, y })),
  );
  return room === 0 ? [...places, { room, x: PLAN.circle.x, y: PLAN.circle.y }] : places;
});

/** Points all over a penguin: of its foot, its head and the bobble of the lowest hat. */
const BODY = [
  [15, 15],
  [35.5, 10.5],
  [48.4, 3.9],
].flatMap(([z = 0, radius = 0]) =>
  Array.from({ length: 400 }, (_, at) => {
    const [up, round] = [1 - (2 * at) / 399, at * 2.4];
    const out = radius * Math.sqrt(1 - up * up);
    return vector(out * Math.cos(round), out * Math.sin(round), z + radius * up);
  }),
);

/** How high a penguin is in the picture. */
function tall(x: number, y: number, stand: Stand, lens: Lens): number {
  const ys = BODY.flatMap((point) => seenAt(plus(point, vector(x, y, 0)), stand, lens)?.y ?? []);
  return Math.max(...ys) - Math.min(...ys);
}

/** The gap between the frames of a door, by the four edges that stand upright. */
function gap(door: number, stand: Stand, lens: Lens): number {
  const opening = PLAN.doors[door];
  const wall = opening && PLAN.walls[opening.wall];
  if (!opening || !wall) throw new Error('no such door');
  const half = PLAN.opening.width / 2;
  const edges = [-half, half].map((along) =>
    [-PLAN.wall.thickness / 2, PLAN.wall.thickness / 2].map((off) => {
      const { x, y } = onWall(wall, opening.centre + along, off);
      return seenAt(vector(x, y, 26), stand, lens)?.x ?? Number.NaN;
    }),
  );
  const [one = [], other = []] = edges;
  const [left, right] = Math.max(...one) < Math.max(...other) ? [one, other] : [other, one];
  const seen = (x: number): number => Math.min(lens.width, Math.max(0, x));
  return seen(Math.min(...right)) - seen(Math.max(...left));
}

describe.each(WINDOWS)('on one’s turn the camera ($width x $height)', (lens, least, open) => {
  const stands = PLACES.map(({ room, x, y }) => {
    const pose = standing(x, y, 0);
    return { room, x, y, doors: doorsAt(PLAN, pose), stand: behind(PLAN, pose, lens) };
  });

  it('shows the penguin as large as a drawing', () => {
    for (const { stand, x, y } of stands) {
      expect(tall(x, y, stand, lens), `${x} ${y}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('shows every door of its room as an opening', () => {
    for (const { doors, room, stand, x, y } of stands) {
      expect(doors).toEqual(
        PLAN.doors.flatMap((one, door) => {
          const wall = PLAN.walls[one.wall];
          return wall?.below === room || wall?.above === room ? [door] : [];
        }),
      );
      for (const door of doors)
        expect(gap(door, stand, lens), `${x} ${y} door ${door}`).toBeGreaterThan(open);
    }
  });

  it('has the arrow in sight in all directions', () => {
    const { bottom, left, right, top } = lens.insets;
    for (const { stand, x, y } of stands) {
      for (let turn = 0; turn < 36; turn += 1) {
        const angle = (turn * Math.PI) / 18;
        const tip = vector(x + REACH * Math.cos(angle), y + REACH * Math.sin(angle), 1);
        const point = seenAt(tip, stand, lens);
        expect(point?.x).toBeGreaterThan(left - 6);
        expect(point?.x).toBeLessThan(lens.width - right + 6);
        expect(point?.y).toBeGreaterThan(top - 6);
        expect(point?.y).toBeLessThan(lens.height - bottom + 6);
      }
    }
  });
});

it('the camera stays on its side while a panel unfolds', () => {
  const [[lens]] = WINDOWS;
  const pose = standing(100, 160, 0);
  const first = behind(PLAN, pose, lens);
  const wider = { ...lens, insets: { ...lens.insets, right: 420 } };
  const next = behind(PLAN, pose, wider, first);
  expect(next.round).toBe(first.round);
  expect(next.down).toBe(first.down);
});

it('turned about a penguin, that stays where it is seen, and nearer it grows', () => {
  const [[lens]] = WINDOWS;
  const foot = vector(100, 160, 0);
  const stand = behind(PLAN, standing(100, 160, 0), lens);
  const turned = about(stand, foot, { round: stand.round + 1, down: stand.down - 0.1 }, 2);
  const [before, after] = [stand, turned].map((one) => seenAt(foot, one, lens));
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 6);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 6);
  expect(tall(100, 160, turned, lens)).toBeGreaterThan(1.8 * tall(100, 160, stand, lens));
});
