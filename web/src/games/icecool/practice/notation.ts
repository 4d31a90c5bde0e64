/**
 * A shot as a line of text that can be replayed (`docs/reference/physics.md`), as the server writes
 * it.
 *
 * Only the server reads it, as only the server can say whether it is true.
 */
import type { Aim } from '../play/aim/aim';
import type { Pose, Shot } from '../types';

/** The digest of the walls and doors that this client shows; a physics test checks it. */
export const SCHOOL = 'ca1a807c';

/** The penguins, null for one that isn't on the board, and which one is flicked. */
export interface Scene {
  penguins: readonly (Pose | null)[];
  mover: number;
}

/** Path of practice; after the # it takes a shot. */
export const PATH = '/practice';

export function textOf(scene: Scene, flick: Aim, shot: Pick<Shot, 'engine' | 'digest'>): string {
  const { aim, power, side, height } = flick;
  return [
    'ice1',
    SCHOOL,
    scene.mover,
    scene.penguins.map(poseText).join('.'),
    [aim, power, side, height].join('_'),
    shot.engine,
    shot.digest,
  ].join('~');
}

/** The shot in what somebody pasted: a text, or an address with one. */
export const textIn = (pasted: string): string => pasted.slice(pasted.indexOf('#') + 1).trim();

function poseText(pose: Pose | null): string {
  if (!pose) return 'x';
  const places = [pose.x, pose.y, pose.z].map((value) => Math.round(value * 1e3));
  const turns = [pose.qw, pose.qx, pose.qy, pose.qz].map((value) => Math.round(value * 1e6));
  // Adding 0 turns -0 into the 0 that a text can represent.
  return [...places, ...turns].map((value) => value + 0).join('_');
}
