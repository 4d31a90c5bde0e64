/** The camera: goes to where it is to stand over some time, also while that place moves. */
import { PerspectiveCamera } from 'three';
import { axes, type Stand } from './fit';
import { plus, smooth, type Vector } from './vector';

const NEAR = 30;
/** From here the school is a few pixels high: a narrow strip asks for some metres. */
const FAR = 40_000;

export interface Rig {
  camera: PerspectiveCamera;
  /** Goes to a stand, which is asked for anew each frame, within so many ms. */
  go(goal: () => Stand, ms: number): void;
  /** Puts the camera where it is by this time; tells whether it is on its way. */
  step(now: number): boolean;
  /** Where it is. */
  stand(): Stand;
  lens(width: number, height: number, fov: number): void;
}

function mix(from: Stand, to: Stand, share: number): Stand {
  const part = (a: number, b: number): number => a + (b - a) * share;
  const at: Vector = {
    x: part(from.at.x, to.at.x),
    y: part(from.at.y, to.at.y),
    z: part(from.at.z, to.at.z),
  };
  return { at, round: part(from.round, to.round), down: part(from.down, to.down) };
}

/** A camera that stands where it is first told to. */
export function rig(first: Stand): Rig {
  const camera = new PerspectiveCamera(30, 1, NEAR, FAR);
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
      camera.updateMatrixWorld();
      return share < 1;
    },
    stand: () => stand,
    lens(width, height, fov) {
      camera.aspect = width / height;
      camera.fov = fov;
      camera.updateProjectionMatrix();
    },
  };
}
