/** The wire's types of ICECOOL, under the names that this folder uses. */
import type { GameProps } from '../../lib/game';
import type { IceAction, IceEvent, IcePose, IceView } from '../../wire.gen';
import type { Pose as ScenePose } from './scene/types';

export type {
  IceAction as Action,
  IceCard as Card,
  IceEvent as Event,
  IceFlicked as Flicked,
  IcePose as WirePose,
  IceSeatView as SeatView,
  IceShot as Shot,
  IceView as View,
} from '../../wire.gen';

export type Task = NonNullable<IceView['announced']>;
export type Props = GameProps<IceView, IceEvent, IceAction, never, never>;
export type Of<Type extends IceEvent['type']> = Extract<IceEvent, { type: Type }>;

export type { Pose, Spot } from './scene/types';

/** The server always sends every field, though the wire's type makes some optional. */
export const poseOf = (pose: IcePose): ScenePose => pose as ScenePose;

/** An upright penguin at a point, facing +x. */
export const standing = (x: number, y: number): ScenePose => ({
  x,
  y,
  z: 15,
  qw: 1,
  qx: 0,
  qy: 0,
  qz: 0,
});
