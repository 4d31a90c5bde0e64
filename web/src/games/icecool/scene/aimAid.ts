/**
 * The aid for aiming: a ring, an arrow for direction and power, and the string that is drawn back.
 *
 * It predicts nothing: the arrow ends within the first centimetres (IC-39).
 */
import {
  type BufferGeometry,
  CircleGeometry,
  GreaterDepth,
  Group,
  Mesh,
  MeshBasicMaterial,
  Shape,
  ShapeGeometry,
} from 'three';
import { REACH } from './behind';
import type { Palette } from './palette';
import { ring } from './shapes';
import type { Aiming, Pose } from './types';

const RING = 21;
const BARB = 11;
/**
 * Lengths of the arrow from the ring at no power and at full power, when its tip is still always
 * visible.
 */
const SHORT = 14;
const LONG = REACH - RING - 2 - BARB;
const FLOOR = 0.8;
const ORDER = 3;

export interface AimAid {
  group: Group;
  show(aiming: Aiming | null, pose: Pose | null, seat: number): void;
}

/** An arrow along +x, of this length from foot to tip. */
function arrow(length: number): BufferGeometry {
  const neck = length - BARB;
  const shape = new Shape();
  shape.moveTo(0, -2.6);
  shape.lineTo(neck, -2.6);
  shape.lineTo(neck, -7);
  shape.lineTo(length, 0);
  shape.lineTo(neck, 7);
  shape.lineTo(neck, 2.6);
  shape.lineTo(0, 2.6);
  return new ShapeGeometry(shape);
}

/** Two parts, so that they are visible on any floor: the colour, and white round it. */
export function aimAid(palette: Palette): AimAid {
  const group = new Group();
  const ink = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  const faint = new MeshBasicMaterial({ transparent: true, depthWrite: false, opacity: 0.3 });
  // Parts hidden by a penguin or a wall shine through.
  const through = new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    opacity: 0.55,
    depthFunc: GreaterDepth,
  });
  const dim = new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    opacity: 0.18,
    depthFunc: GreaterDepth,
  });
  const white = new MeshBasicMaterial({
    color: palette.mark,
    depthWrite: false,
    transparent: true,
    opacity: 0.85,
  });
  const flat = (geometry: BufferGeometry, material: MeshBasicMaterial, order: number): Mesh => {
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = ORDER + order;
    group.add(mesh);
    return mesh;
  };
  flat(new ShapeGeometry(ring(RING - 2.4, RING + 2.2), 48), white, 0);
  flat(new ShapeGeometry(ring(RING - 1.3, RING + 1.1), 48), ink, 1);
  const edge = flat(arrow(SHORT + BARB), white, 0);
  const shaft = flat(arrow(SHORT + BARB), ink, 1);
  const behind = flat(shaft.geometry, through, 2);
  const guide = flat(arrow(BARB + LONG), faint, 0);
  const beyond = flat(guide.geometry, dim, 0);
  const string = flat(new ShapeGeometry(bar()), ink, 1);
  const knob = flat(new CircleGeometry(4.6, 24), ink, 1);
  group.visible = false;
  let drawn = -1;
  const draw = (power: number): void => {
    if (power === drawn) return;
    drawn = power;
    const length = SHORT + BARB + ((LONG - SHORT) * power) / 1000;
    edge.geometry.dispose();
    shaft.geometry.dispose();
    shaft.geometry = arrow(length);
    behind.geometry = shaft.geometry;
    edge.geometry = arrow(length).scale(1.05, 1.4, 1).translate(-0.6, 0, 0);
  };
  return {
    group,
    show(aiming, pose, seat) {
      group.visible = aiming !== null && pose !== null;
      if (!aiming || !pose) return;
      ink.color.set(palette.seats[seat % palette.seats.length] ?? '');
      draw(aiming.power);
      faint.color.copy(ink.color);
      through.color.set(palette.mark);
      dim.color.set(palette.mark);
      const angle = (aiming.aim / 18_000) * Math.PI;
      group.position.set(pose.x, pose.y, FLOOR);
      // A direction without power is no flick yet: only the faint arrow, at full length, shows it.
      edge.visible = aiming.power > 0;
      shaft.visible = aiming.power > 0;
      behind.visible = aiming.power > 0;
      beyond.visible = aiming.power === 0;
      for (const part of [guide, beyond, edge, shaft, behind]) {
        part.position.set(Math.cos(angle) * (RING + 2), Math.sin(angle) * (RING + 2), 0);
        part.rotation.z = angle;
      }
      pull(string, knob, aiming, pose);
    },
  };
}

/** A bar of length 1 along +x. */
function bar(): Shape {
  const shape = new Shape();
  shape.moveTo(0, -0.9);
  shape.lineTo(1, -0.9);
  shape.lineTo(1, 0.9);
  shape.lineTo(0, 0.9);
  return shape;
}

function pull(string: Mesh, knob: Mesh, { pull: at }: Aiming, pose: Pose): void {
  const far = at ? Math.hypot(at.x - pose.x, at.y - pose.y) : 0;
  const seen = far > RING;
  string.visible = seen;
  knob.visible = seen;
  if (!at || !seen) return;
  const angle = Math.atan2(at.y - pose.y, at.x - pose.x);
  string.position.set(Math.cos(angle) * RING, Math.sin(angle) * RING, 0);
  string.rotation.z = angle;
  string.scale.set(far - RING, 1, 1);
  knob.position.set(at.x - pose.x, at.y - pose.y, 0);
}
