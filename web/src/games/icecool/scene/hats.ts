/**
 * What tells the four penguins apart besides their colour: hats of four shapes, each like its mark.
 *
 * A round bobble (disc), a pointed cap (triangle), a mortarboard (square), ear flaps under a
 * cut stone (diamond). In mm, upright, looking along +z.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { patch } from './body';
import { tinted } from './shapes';

type Hat = (colour: string, trim: string) => BufferGeometry[];

const BRIM = 38.6;
const CROWN = 46.2;

/** A knitted cap that follows the head, from the brim up. */
const knitted = (colour: string, from = BRIM): BufferGeometry =>
  tinted(
    patch(
      -Math.PI,
      Math.PI,
      () => from,
      () => 45.6,
      0.9,
      28,
      7,
    ),
    colour,
  );

const roll = (colour: string, height: number, radius: number, thick: number): BufferGeometry =>
  tinted(
    new TorusGeometry(radius, thick, 8, 32).rotateX(Math.PI / 2).translate(0, height, 0),
    colour,
  );

const bobble: Hat = (colour, trim) => [
  knitted(colour),
  tinted(new SphereGeometry(3.2, 18, 12).translate(0, CROWN, 0), colour),
  roll(trim, BRIM, 9.7, 1.6),
  tinted(new SphereGeometry(3.9, 18, 12).translate(0, CROWN + 2.2, 0), trim),
];

const pointed: Hat = (colour, trim) => [
  knitted(colour),
  tinted(new ConeGeometry(9.1, 14.5, 28, 3).translate(0, BRIM + 10, 0), colour),
  roll(trim, BRIM, 9.7, 1.7),
  tinted(new SphereGeometry(2.1, 14, 10).translate(0, BRIM + 17.6, 0), trim),
];

const board: Hat = (colour, trim) => [
  tinted(
    patch(
      -Math.PI,
      Math.PI,
      () => BRIM - 0.4,
      () => 45.4,
      1,
      28,
      6,
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
  tinted(new SphereGeometry(6.4, 20, 10).scale(1, 0.42, 1).translate(0, CROWN - 1, 0), colour),
  ...[-1, 1].map((side) =>
    tinted(
      new SphereGeometry(4.6, 16, 12).scale(0.42, 1.5, 0.95).translate(side * 9.9, 34.6, 0),
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
