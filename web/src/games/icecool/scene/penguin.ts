/** A penguin: a lacquered body, and its clothes. Two meshes, and a third for its ID card. */
import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  Group,
  type Material,
  Mesh,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { patch, radiusAt, skin } from './body';
import { hat } from './hats';
import type { Palette } from './palette';
import { FOOT } from './plan';
import { mark, merged, tinted } from './shapes';
import type { Look, Pose } from './types';

const DARK = '#2b3743';
const WHITE = '#f7f4e9';
const BEAK = '#f0962a';
const EYE = '#0d1116';
const SASH = '#f4e9c8';

export interface Penguin {
  group: Group;
  put(pose: Pose | null): void;
  wear(look: Look): void;
}

/** Materials that all penguins share. */
export interface Cloth {
  lacquer: Material;
  wool: Material;
}

/**
 * Converts from a shape upright along +z, with the foot on the floor, to the one that a pose
 * expects: facing +x, with the origin at the centre of the foot.
 */
function upright(geometry: BufferGeometry): BufferGeometry {
  return geometry
    .translate(0, -FOOT, 0)
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2);
}

/** The body without clothes. */
export function bodyOf(): BufferGeometry {
  const parts = [
    tinted(skin(18, 28), DARK),
    tinted(
      patch(
        -0.8,
        0.8,
        (a) => 3.2 + a * a * 5,
        (a) => 26.5 - a * a * 4,
        0.22,
        12,
        9,
      ),
      WHITE,
    ),
    ...[-1, 1].flatMap((side) => [
      tinted(
        patch(
          side > 0 ? 0.08 : -0.72,
          side > 0 ? 0.72 : -0.08,
          () => 33,
          () => 38.2,
          0.2,
          8,
          5,
        ),
        WHITE,
      ),
      tinted(new SphereGeometry(1.25, 10, 7).translate(side * 3.3, 36.4, 9.1), EYE),
      tinted(new SphereGeometry(0.42, 5, 4).translate(side * 3.3 + 0.5, 37, 10.1), WHITE),
      tinted(
        new SphereGeometry(6.6, 14, 9)
          .scale(0.3, 1.15, 0.68)
          .rotateZ(side * 0.3)
          .translate(side * 14, 20.5, 0),
        DARK,
      ),
      tinted(
        new SphereGeometry(4, 12, 6).scale(0.95, 0.34, 1.2).translate(side * 5.4, 2.4, 10.4),
        BEAK,
      ),
    ]),
    tinted(
      new ConeGeometry(2.7, 6.6, 16)
        .rotateX(Math.PI / 2)
        .scale(1.25, 0.75, 1)
        .translate(0, 34.4, 12),
      BEAK,
    ),
    tinted(new ConeGeometry(3, 6, 12).rotateX(-2).scale(1.3, 1, 1).translate(0, 5, -13), DARK),
  ];
  return upright(merged(parts));
}

/** A scarf with one end hanging down, the hat, and the symbol in front and behind. */
function clothesOf(seat: number, palette: Palette): BufferGeometry {
  const colour = palette.seats[seat % palette.seats.length] ?? DARK;
  const knot = new BoxGeometry(4.6, 12, 1.8).translate(0, -6, 0).rotateX(-0.22).rotateY(0.55);
  return upright(
    merged([
      tinted(
        new TorusGeometry(10.4, 2.3, 8, 28).rotateX(Math.PI / 2).translate(0, 29.4, 0),
        colour,
      ),
      tinted(knot.translate(6.4, 29, 10.6), colour),
      ...hat(seat, colour, palette.mark),
      tinted(
        mark(seat, 4.4)
          .rotateX(-0.2)
          .rotateY(Math.PI)
          .translate(0, 20.5, -radiusAt(20.5) - 0.6),
        palette.mark,
      ),
      tinted(
        patch(
          Math.PI - 0.44,
          Math.PI + 0.44,
          () => 14.2,
          () => 26.6,
          0.12,
          10,
          8,
        ),
        colour,
      ),
    ]),
  );
}

/** A penguin in few triangles, for its ghosts: body, belly, beak, scarf and hat. */
export function ghostOf(seat: number, palette: Palette): BufferGeometry {
  const colour = palette.seats[seat % palette.seats.length] ?? DARK;
  return upright(
    merged([
      tinted(skin(9, 16), DARK),
      tinted(
        patch(
          -0.8,
          0.8,
          () => 6,
          () => 26,
          0.22,
          8,
          5,
        ),
        WHITE,
      ),
      tinted(new ConeGeometry(2.7, 6.6, 8).rotateX(Math.PI / 2).translate(0, 34.4, 12), BEAK),
      tinted(
        new TorusGeometry(10.4, 2.3, 6, 16).rotateX(Math.PI / 2).translate(0, 29.4, 0),
        colour,
      ),
      ...hat(seat, colour, palette.mark),
    ]),
  );
}

/** The sash of the Catcher, from a shoulder to the other side of the hip. */
function sash(): BufferGeometry {
  const middle = (angle: number): number => 19 + 6.5 * Math.sin(angle + 0.6);
  const band = (half: number, off: number, colour: string): BufferGeometry =>
    tinted(
      patch(
        -Math.PI,
        Math.PI,
        (a) => middle(a) - half,
        (a) => middle(a) + half,
        off,
        44,
        2,
      ),
      colour,
    );
  return upright(merged([band(2.9, 0.55, SASH), band(0.6, 0.7, '#c22a1e')]));
}

/** The ID card round the neck: paper, a photo, two lines. */
function card(seat: number, palette: Palette): BufferGeometry {
  const colour = palette.seats[seat % palette.seats.length] ?? DARK;
  const parts = [
    tinted(new BoxGeometry(10.5, 7.6, 0.6), palette.mark),
    tinted(new BoxGeometry(10.5, 1.5, 0.7).translate(0, 3, 0), colour),
    tinted(mark(seat, 1.7).translate(-2.6, -0.7, 0.35), colour),
    tinted(new BoxGeometry(3.6, 0.7, 0.7).translate(2.4, 0, 0), DARK),
    tinted(new BoxGeometry(3.6, 0.7, 0.7).translate(2.4, -1.7, 0), DARK),
  ];
  return upright(merged(parts).rotateX(-0.3).translate(-1.6, 21.8, 14.6));
}

/** The penguin of a seat. */
export function penguin(
  seat: number,
  body: BufferGeometry,
  cloth: Cloth,
  palette: Palette,
): Penguin {
  const group = new Group();
  const parts = {
    body: new Mesh(body, cloth.lacquer),
    clothes: new Mesh(clothesOf(seat, palette), cloth.wool),
    sash: new Mesh(sash(), cloth.wool),
    card: new Mesh(card(seat, palette), cloth.wool),
  };
  parts.body.castShadow = true;
  parts.clothes.castShadow = true;
  for (const part of Object.values(parts)) {
    part.receiveShadow = true;
    group.add(part);
  }
  group.visible = false;
  return {
    group,
    put(pose) {
      group.visible = pose !== null;
      if (!pose) return;
      group.position.set(pose.x, pose.y, pose.z);
      group.quaternion.set(pose.qx, pose.qy, pose.qz, pose.qw);
    },
    wear(look) {
      parts.sash.visible = look.catcher;
      parts.card.visible = look.id && !look.catcher;
    },
  };
}
