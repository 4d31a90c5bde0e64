/** What somebody is out for in this round, in one sentence (IC-13, IC-16, IC-30, IC-34). */
import { inWords } from '../../../lib/phrase';
import { type Cast, nameIn, namesIn, TASK } from '../names';
import type { SeatView, View } from '../types';

const FISH = 3;

type Looked = Pick<View, 'catcher' | 'seats'>;

export function goal(view: Looked, cast: Cast, seat: number): string {
  return seat === view.catcher ? catching(view, cast) : fetching(view, seat);
}

/** What one's own flick is for, what it is to fulfil, and why there is another one (IC-11, IC-26). */
export function purpose(view: View, cast: Cast, seat: number): string {
  const own = view.seats[seat];
  return [
    own && comesAgain(own) ? 'Still on the red circle: flick again.' : '',
    view.announced ? `Announced: ${TASK[view.announced]}.` : '',
    goal(view, cast, seat),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A Runner comes in looking straight ahead; who has been flicked since then does no more. */
const comesAgain = ({ away, pose, role }: SeatView): boolean =>
  role === 'runner' && !away && pose !== null && pose.qw !== 1;

function catching({ seats }: Looked, cast: Cast): string {
  if (seats.length > 2) {
    const free = seats.flatMap((one, at) =>
      one.role === 'runner' && one.caught === 0 ? [at] : [],
    );
    return `Touch ${namesIn(cast, free)}.`;
  }
  const runner = seats.findIndex(({ role }) => role === 'runner');
  return `Touch ${nameIn(cast, runner)} ${(seats[runner]?.caught ?? 0) > 0 ? 'once more' : 'twice'}.`;
}

function fetching({ seats }: Looked, seat: number): string {
  const own = seats[seat];
  const left = FISH - (own?.taken ?? 0);
  const last = seats.length === 2 && (own?.caught ?? 0) > 0;
  const doors =
    left === 1
      ? 'Go through the door under your last fish.'
      : `Go through the doors under your fish: ${inWords(left)} left.`;
  return last ? `${doors} Caught once more, and the round is over.` : doors;
}
