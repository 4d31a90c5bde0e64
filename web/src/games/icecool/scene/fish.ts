/**
 * The fish: flat, wooden, astride the lintel of a door, in their owner's colour and with their
 * symbol.
 *
 * They show their side to a viewer in front, and lean back a little, so that they are visible from
 * above as well.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  ExtrudeGeometry,
  Group,
  type Material,
  Mesh,
  Shape,
  SphereGeometry,
} from 'three';
import type { Palette } from './palette';
import { fishPoint, type Plan, type Wall } from './plan';
import { mark, merged, SEATS, tinted } from './shapes';
import type { DoorFish } from './types';
import { smooth } from './vector';

const LEAN = 0.42;
/** Height in mm of a fish's middle above the top of the wall. */
const RIDE = 7;
/** Ms: a fish that is taken swings, then swims off upwards. */
const SWING = 320;
const SWIM = 620;
export const GONE = SWING + SWIM;

export interface Fishes {
  group: Group;
  set(doors: readonly DoorFish[]): void;
  /** Show the fish of a seat at a door as it looks some ms after it was taken. */
  taken(door: number, seat: number, since: number): void;
}

function outline(): Shape {
  const shape = new Shape();
  shape.moveTo(-14, 0);
  shape.bezierCurveTo(-10.5, 7.4, -2, 9, 4.5, 4.6);
  shape.bezierCurveTo(6.4, 3.2, 8, 2.2, 9.2, 1.6);
  shape.lineTo(15.5, 7.2);
  shape.bezierCurveTo(13.6, 2.4, 13.6, -2.4, 15.5, -7.2);
  shape.lineTo(9.2, -1.6);
  shape.bezierCurveTo(8, -2.2, 6.4, -3.2, 4.5, -4.6);
  shape.bezierCurveTo(-2, -9, -10.5, -7.4, -14, 0);
  return shape;
}

/** A fish in the plane of x and z, facing -x, seen from -y. */
function geometry(
  seat: number,
  across: Wall['across'],
  palette: Palette,
  plan: Plan,
): BufferGeometry {
  const colour = palette.seats[seat % palette.seats.length] ?? '';
  const depth = 2.6;
  const flat = new ExtrudeGeometry(outline(), {
    depth,
    bevelEnabled: true,
    bevelSize: 0.6,
    bevelThickness: 0.6,
    bevelSegments: 1,
    curveSegments: 5,
  }).translate(0, 0, -depth / 2);
  const face = depth / 2 + 0.75;
  const sides = [1, -1].flatMap((side) => {
    const turn = (part: BufferGeometry): BufferGeometry => part.rotateY(side > 0 ? 0 : Math.PI);
    return [
      turn(tinted(mark(seat, 2.9).translate(side * -0.6, 0, face), palette.mark)),
      tinted(new SphereGeometry(1.35, 9, 6).translate(-9, 1.8, side * (face - 0.5)), '#ffffff'),
      tinted(new SphereGeometry(0.7, 6, 4).translate(-9.2, 1.9, side * (face + 0.5)), '#10151a'),
    ];
  });
  // Stand it upright: what was drawn upwards becomes z, and its front faces -y.
  const fish = merged([tinted(flat, colour), ...sides]).rotateX(Math.PI / 2 - LEAN);
  const clip = plan.wall.thickness / 2 + 0.9;
  const legs = [-1, 1].map((side) =>
    tinted(
      new BoxGeometry(4.5, 1.6, 8.5)
        .translate(0, side * clip, -RIDE - 1.6)
        .rotateZ(across === 'x' ? Math.PI / 2 : 0),
      colour,
    ),
  );
  return merged([fish, ...legs]);
}

/** Make the fish of all seats; none hangs at first. */
export function fishes(plan: Plan, palette: Palette, material: Material): Fishes {
  const group = new Group();
  const shapes = (across: Wall['across']) =>
    Array.from({ length: SEATS }, (_, seat) => geometry(seat, across, palette, plan));
  const shaped = { x: shapes('x'), y: shapes('y') };
  const hung = new Map<string, { mesh: Mesh; x: number; y: number }>();
  const up = plan.wall.height + RIDE;
  return {
    group,
    set(doors) {
      group.clear();
      hung.clear();
      for (const { door, seats } of doors) {
        const wall = plan.walls[plan.doors[door]?.wall ?? -1];
        if (!wall) continue;
        for (const [place, seat] of seats.entries()) {
          const at = fishPoint(plan, door, place, seats.length);
          if (!at) continue;
          const mesh = new Mesh(shaped[wall.across][seat % SEATS], material);
          mesh.castShadow = true;
          mesh.position.set(at.x, at.y, up);
          group.add(mesh);
          hung.set(`${door}:${seat}`, { mesh, ...at });
        }
      }
    },
    taken(door, seat, since) {
      const fish = hung.get(`${door}:${seat}`);
      if (!fish) return;
      const { mesh, x, y } = fish;
      const away = smooth((since - SWING) / SWIM);
      const swing = since > 0 ? Math.sin(since / 55) * 0.5 * Math.min(1, since / 80) : 0;
      mesh.visible = since < GONE;
      mesh.position.set(x - away * 30, y, up + away * 150);
      mesh.rotation.set(0, swing * (1 - away * 0.6), away * 0.8);
      mesh.scale.setScalar(1 - 0.55 * away);
    },
  };
}
