import { describe, expect, it } from 'vitest';
import { outlineOf, radiusAt } from '../../../../src/games/icecool/scene/body';
import { bytesOf } from '../../../../src/games/icecool/scene/canvas';
import { type Part, panelsOf } from '../../../../src/games/icecool/scene/panels';
import { PLAN } from '../../../../src/games/icecool/scene/plan';
import { head, heading, standing } from '../../../../src/games/icecool/scene/pose';
import { waddle, walkOf } from '../../../../src/games/icecool/scene/waddle';

describe('a texture', () => {
  it('is counted with all its smaller copies', () => {
    /** A third more than the texture itself, down to a single pixel. */
    expect(bytesOf(1, 1)).toBe(4);
    expect(bytesOf(4, 2)).toBe(4 * (8 + 2 + 1));
    expect(bytesOf(1024, 1024) / (1024 * 1024 * 4)).toBeCloseTo(4 / 3, 4);
  });
});

describe('the walls', () => {
  const sheet = panelsOf(PLAN);
  const corner = (index: number) => ({
    x: sheet.positions[index * 3] ?? 0,
    y: sheet.positions[index * 3 + 1] ?? 0,
    z: sheet.positions[index * 3 + 2] ?? 0,
  });

  it('are seen from the side that they face', () => {
    /** Each triangle is wound against the clock, seen from where its normal points. */
    for (const { indices } of sheet.parts) {
      for (let at = 0; at < indices.length; at += 3) {
        const [a = 0, b = 0, c = 0] = indices.slice(at, at + 3);
        const [p, q, r] = [corner(a), corner(b), corner(c)];
        const u = { x: q.x - p.x, y: q.y - p.y, z: q.z - p.z };
        const v = { x: r.x - p.x, y: r.y - p.y, z: r.z - p.z };
        const facing =
          (u.y * v.z - u.z * v.y) * (sheet.normals[a * 3] ?? 0) +
          (u.z * v.x - u.x * v.z) * (sheet.normals[a * 3 + 1] ?? 0) +
          (u.x * v.y - u.y * v.x) * (sheet.normals[a * 3 + 2] ?? 0);
        expect(facing).toBeGreaterThan(0);
      }
    }
  });

  /** The triangles of a part that lie over or in a door, up to a share of its width. */
  const at = ({ indices }: Part, { centre, wall }: (typeof PLAN.doors)[number]) =>
    Array.from({ length: indices.length / 3 }, (_, k) =>
      indices.slice(3 * k, 3 * k + 3).map(corner),
    ).filter((points) => {
      const along = points.map((p) => (PLAN.walls[wall]?.across === 'x' ? p.y : p.x));
      const middle = along.reduce((sum, value) => sum + value, 0) / 3;
      return Math.abs(middle - centre) < (PLAN.opening.width / 2) * 0.6;
    });

  it('leave their doors open, as wide and high as the plan says', () => {
    /** No part of a wall is within a doorway; its frame is round it. */
    for (const door of PLAN.doors) {
      const high = sheet.parts
        .filter(({ wall }) => wall === door.wall)
        .flatMap((part) => at(part, door))
        .map((points) => points.reduce((sum, p) => sum + p.z, 0) / 3);
      expect(Math.min(...high)).toBeGreaterThan(PLAN.opening.height * 0.6);
    }
  });

  it('have a separate part over every door, without which it is a gap from above', () => {
    const [walls, lintels] = [false, true].map((lintel) =>
      sheet.parts.filter((part) => part.lintel === lintel),
    );
    expect(lintels?.map(({ wall }) => wall)).toEqual(PLAN.doors.map(({ wall }) => wall));
    for (const [number, door] of PLAN.doors.entries()) {
      const own = lintels?.[number];
      const beside = walls
        ?.filter(({ wall }) => wall === door.wall)
        .flatMap((part) => at(part, door));
      expect(beside).toEqual([]);
      expect(own && at(own, door).length).toBeGreaterThan(0);
    }
  });

  it('are as long, as high and as thick as the plan says', () => {
    /** Faces lie half the thickness off the middle, and the edge at the full height. */
    for (const [number, wall] of PLAN.walls.entries()) {
      const part = sheet.parts[number];
      if (!part) throw new Error('a wall is missing');
      const own = Array.from({ length: part.to - part.from }, (_, k) => corner(part.from + k));
      const across = own.map((p) => (wall.across === 'x' ? p.x : p.y));
      expect(Math.min(...across)).toBeCloseTo(wall.at - PLAN.wall.thickness / 2, 6);
      expect(Math.max(...across)).toBeCloseTo(wall.at + PLAN.wall.thickness / 2, 6);
      expect(Math.max(...own.map((p) => p.z))).toBe(PLAN.wall.height);
    }
  });
});

describe('a penguin', () => {
  it('is as large as the one that is simulated', () => {
    /** A half ball of 15 mm below, a head of 10.5 mm, 46 mm high: nothing sticks out. */
    for (const { x, y } of outlineOf(40)) {
      const hull = y <= 15 ? Math.sqrt(225 - (15 - y) ** 2) : 15;
      expect(x).toBeLessThanOrEqual(hull + 0.01);
    }
    expect(radiusAt(36)).toBeLessThanOrEqual(10.5);
    expect(radiusAt(15)).toBeCloseTo(15, 1);
    expect(Math.max(...outlineOf(40).map(({ y }) => y))).toBe(46);
  });

  it('has its head above its foot when it stands, beside it when it lies', () => {
    /** The quaternion turns the axis of the body. */
    expect(head(standing(10, 20, 1))).toEqual({ x: 10, y: 20, z: 35.5 });
    const half = Math.SQRT1_2;
    const lies = head({ x: 0, y: 0, z: 15, qw: half, qx: 0, qy: half, qz: 0 });
    expect(lies.x).toBeCloseTo(20.5, 6);
    expect(lies.z).toBeCloseTo(15, 6);
  });

  it('walks from where it was to where it is to be, looking ahead', () => {
    /** The ends are the poses; half-way it looks along the way and is between them. */
    const [from, to] = [standing(100, 100, 2), standing(100, 180, -2)];
    expect(waddle(from, to, 0)).toMatchObject({ x: 100, y: 100 });
    expect(heading(waddle(from, to, 0))).toBeCloseTo(2, 5);
    expect(heading(waddle(from, to, 1))).toBeCloseTo(-2, 5);
    expect(waddle(from, to, 0.5).y).toBeCloseTo(140, 5);
    expect(heading(waddle(from, to, 0.5))).toBeCloseTo(Math.PI / 2, 1);
    expect(walkOf(from, to)).toBeLessThanOrEqual(1100);
  });
});
