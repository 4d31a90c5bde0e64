/** The camera: it moves to a stand over some time, even while that stand moves. */
import { PerspectiveCamera } from 'three';
import { axes, type Stand } from './fit';
import { plus, smooth, type Vector } from './vector';

const NEAR = 30;
/** Mm; from here the school is a few pixels high: a narrow strip needs some metres. */
const FAR = 40_000;

export interface Rig {
  camera: PerspectiveCamera;
  /** Go to a stand, which is asked for again each frame, within this many ms. */
  go(goal: () => Stand, ms: number): void;
  /** Place the camera for this time; return whether it is still moving. */
  step(now: number): boolean;
  /** Its current stand. */
  stand(): Stand;
  lens(width: number, height: number): void;
}

/** Where a line of sight meets the floor, and how far away that is. */
function focus({ at, round, down }: Stand): { spot: Vector; far: number } {
  const far = at.z / Math.sin(down);
  return { spot: plus(at, axes(round, down).forward, far), far };
}

const TURN = 2 * Math.PI;

/** The same angle, by the shorter way round. */
const nearest = (from: number, to: number): number => to - TURN * Math.round((to - from) / TURN);

/** Between two stands: around what is looked at, not straight through it. */
function mix(from: Stand, to: Stand, share: number): Stand {
  if (share >= 1) return to;
  const part = (a: number, b: number): number => a + (b - a) * share;
  const [one, other] = [focus(from), focus(to)];
  const spot: Vector = {
    x: part(one.spot.x, other.spot.x),
    y: part(one.spot.y, other.spot.y),
    z: part(one.spot.z, other.spot.z),
  };
  const round = part(from.round, nearest(from.round, to.round));
  const down = part(from.down, to.down);
  const at = plus(spot, axes(round, down).forward, -part(one.far, other.far));
  return { at, round, down, fov: part(from.fov, to.fov) };
}

/** A camera at its first stand. */
export function rig(first: Stand): Rig {
  const camera = new PerspectiveCamera(first.fov, 1, NEAR, FAR);
  camera.up.set(0, 0, 1);
  let stand = first;
  let way: { from: Stand; goal: () => Stand; start: number | null; ms: number } = {
    from: first,
    goal: () => first,
    start: null,
    ms: 0,
  };
  return {
    camera,
    go(goal, ms) {
      way = { from: stand, goal, start: null, ms };
    },
    step(now) {
      way.start ??= now;
      const share = way.ms > 0 ? (now - way.start) / way.ms : 1;
      stand = mix(way.from, way.goal(), smooth(share));
      const { forward } = axes(stand.round, stand.down);
      const to = plus(stand.at, forward, 100);
      camera.position.set(stand.at.x, stand.at.y, stand.at.z);
      camera.lookAt(to.x, to.y, to.z);
      if (camera.fov !== stand.fov) {
        camera.fov = stand.fov;
        camera.updateProjectionMatrix();
      }
      camera.updateMatrixWorld();
      return share < 1;
    },
    stand: () => stand,
    lens(width, height) {
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
  };
}
