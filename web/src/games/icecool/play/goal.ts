/** A seat's goal in this round, in one sentence (IC-13, IC-16, IC-30, IC-34). */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import type { SeatView, View } from '../types';

const { goal: say } = text.play;

const FISH = 3;

type Looked = Pick<View, 'catcher' | 'seats'>;

export function goal(view: Looked, cast: Cast, seat: number): string {
  return seat === view.catcher ? catching(view, cast) : fetching(view, seat);
}

/** The purpose of one's own flick, its task, and why it is repeated (IC-11, IC-26). */
export function purpose(view: View, cast: Cast, seat: number): string {
  const own = view.seats[seat];
  return [
    own && comesAgain(own) ? say.circle : '',
    view.announced ? say.announced(view.announced) : '',
    goal(view, cast, seat),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A Runner enters looking straight ahead; one that has been flicked since doesn't. */
const comesAgain = ({ away, pose, role }: SeatView): boolean =>
  role === 'runner' && !away && pose !== null && pose.qw !== 1;

function catching({ seats }: Looked, cast: Cast): string {
  if (seats.length > 2) {
    const free = seats.flatMap((one, at) =>
      one.role === 'runner' && one.caught === 0 ? [at] : [],
    );
    return say.touch(cast, free);
  }
  const runner = seats.findIndex(({ role }) => role === 'runner');
  const again = (seats[runner]?.caught ?? 0) > 0;
  return again ? say.touchAgain(cast, runner) : say.touchTwice(cast, runner);
}

function fetching({ seats }: Looked, seat: number): string {
  const own = seats[seat];
  const left = FISH - (own?.taken ?? 0);
  const last = seats.length === 2 && (own?.caught ?? 0) > 0;
  return last ? `${say.doors(left)} ${say.lastCatch}` : say.doors(left);
}
