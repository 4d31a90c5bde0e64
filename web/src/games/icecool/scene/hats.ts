/**
 * Hats that distinguish the four penguins without colour: four shapes that match their symbols.
 *
 * A round bobble (disc), a pointed cap (triangle), a mortarboard (square), ear flaps under a cut
 * stone (diamond). In mm, upright, facing +z.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { patch, radiusAt } from './body';
import { tinted } from './shapes';

type Hat = (colour: string, trim: string) => BufferGeometry[];

const BRIM = 38.6;
const CROWN = 46.2;

/** A knitted cap that follows the head from the brim up, closed on top. */
function knitted(colour: string, from = BRIM): BufferGeometry {
  const rows = Array.from({ length: 6 }, (_, row) => from + ((45.6 - from) * row) / 5);
  const line = rows.map((height) => new Vector2(radiusAt(height) + 0.9, height));
  return tinted(new LatheGeometry([...line, new Vector2(0, CROWN + 0.8)], 24), colour);
}

const roll = (colour: string, height: number, radius: number, thick: number): BufferGeometry =>
  tinted(
    new TorusGeometry(radius, thick, 6, 24).rotateX(Math.PI / 2).translate(0, height, 0),
    colour,
  );

const bobble: Hat = (colour, trim) => [
  knitted(colour),
  roll(trim, BRIM, 9.7, 1.6),
  tinted(new SphereGeometry(3.9, 14, 9).translate(0, CROWN + 2.2, 0), trim),
];

const pointed: Hat = (colour, trim) => [
  knitted(colour),
  tinted(new ConeGeometry(9.1, 14.5, 24, 2).translate(0, BRIM + 10, 0), colour),
  roll(trim, BRIM, 9.7, 1.7),
  tinted(new SphereGeometry(2.1, 10, 7).translate(0, BRIM + 17.6, 0), trim),
];

const board: Hat = (colour, trim) => [
  tinted(
    patch(
      -Math.PI,
      Math.PI,
      () => BRIM - 0.4,
      () => 45.4,
      1,
      22,
      4,
    ),
    colour,
  ),
  tinted(new BoxGeometry(21, 1.7, 21).rotateY(Math.PI / 4).translate(0, CROWN, 0), colour),
  tinted(new CylinderGeometry(1.5, 1.5, 1.2, 14).translate(0, CROWN + 1.3, 0), trim),
  tinted(new BoxGeometry(0.7, 0.5, 13.5).rotateY(0.7).translate(4.4, CROWN + 1.1, 5), trim),
  tinted(new CylinderGeometry(0.5, 1.3, 7, 10).translate(8.8, CROWN - 2.6, 10.2), trim),
];

const flaps: Hat = (colour, trim) => [
  knitted(colour),
  ...[-1, 1].map((side) =>
    tinted(
      new SphereGeometry(4.6, 12, 8).scale(0.42, 1.5, 0.95).translate(side * 9.9, 34.6, 0),
      colour,
    ),
  ),
  tinted(
    patch(
      -1.05,
      1.05,
      () => BRIM - 0.6,
      () => BRIM + 4.6,
      2,
      14,
      3,
    ),
    trim,
  ),
  tinted(new OctahedronGeometry(4.1).scale(0.85, 1.25, 0.85).translate(0, CROWN + 3.4, 0), trim),
];

const HATS: readonly Hat[] = [bobble, pointed, board, flaps];

/** The hat of a seat. */
export const hat = (seat: number, colour: string, trim: string): BufferGeometry[] =>
  (HATS[seat % HATS.length] ?? bobble)(colour, trim);
