/** The players' symbols as flat shapes, and geometry with colours in its vertices. */
import {
  type BufferGeometry,
  Color,
  type ColorRepresentation,
  Float32BufferAttribute,
  Path,
  Shape,
  ShapeGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Number of seats with a symbol here. */
export const SEATS = 4;

function polygon(points: readonly (readonly [number, number])[]): Shape {
  const shape = new Shape();
  for (const [number, [x, y]] of points.entries()) {
    if (number === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  shape.closePath();
  return shape;
}

function disc(): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, 0.95, 0, Math.PI * 2, false);
  return shape;
}

const MARKS: readonly (() => Shape)[] = [
  disc,
  () =>
    polygon([
      [0, 1.1],
      [-1.15, -0.85],
      [1.15, -0.85],
    ]),
  () =>
    polygon([
      [-0.85, -0.85],
      [0.85, -0.85],
      [0.85, 0.85],
      [-0.85, 0.85],
    ]),
  () =>
    polygon([
      [0, -1.25],
      [1.05, 0],
      [0, 1.25],
      [-1.05, 0],
    ]),
];

/** The symbol of a seat, about 2 wide and high, in the plane of x and y, seen from +z. */
export function mark(seat: number, size: number): BufferGeometry {
  const shape = (MARKS[seat % MARKS.length] ?? disc)();
  return new ShapeGeometry(shape, 12).scale(size, size, size);
}

/** A ring in the plane of x and y. */
export function ring(inner: number, outer: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, outer, 0, Math.PI * 2, false);
  const hole = new Path();
  hole.absarc(0, 0, inner, 0, Math.PI * 2, true);
  shape.holes.push(hole);
  return shape;
}

/** Give every vertex of a geometry one colour. */
export function tinted<G extends BufferGeometry>(geometry: G, colour: ColorRepresentation): G {
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  const values = new Float32Array(count * 3);
  for (let corner = 0; corner < count; corner += 1) values.set([r, g, b], corner * 3);
  geometry.setAttribute('color', new Float32BufferAttribute(values, 3));
  return geometry;
}

/** Merge geometries into one; the parts are disposed of. */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const alike = parts.map((part) => {
    part.deleteAttribute('uv');
    return part.index ? part.toNonIndexed() : part;
  });
  const whole = mergeGeometries(alike, false);
  for (const part of [...parts, ...alike]) part.dispose();
  return whole;
}
