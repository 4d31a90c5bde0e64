/** Targets that a seat about to flick looks for in the school: prey, hunter and fish. */
import { type Cast, nameOf } from '../../../lib/names';
import { text } from '../messages';
import { PLAN, theDoor, whereWords } from '../preview/places';
import { fishPoint } from '../scene/plan';
import type { Spot, View } from '../types';

export interface Sought {
  kind: 'penguin' | 'fish';
  /** The seat that it belongs to. */
  seat: number;
  at: Spot & { z: number };
  /** All fish over the same door. */
  fish: readonly Spot[];
  /** The label below it, as far as there is room. */
  label: string;
  /** A description with the place, for people who can't see it. */
  words: string;
}

/** Heights in mm above the floor: half a penguin, and a fish over the lintel. */
const WAIST = 23;
const LINTEL = 65;

type Looked = Pick<View, 'catcher' | 'phase' | 'seats'>;

/** The Catcher looks for Runners to catch, a Runner for its own fish and the Catcher. */
export function soughtOf(view: Looked, cast: Cast): Sought[] {
  const { you } = cast;
  if (you === null || view.phase !== 'before') return [];
  if (you === view.catcher) return penguins(view, cast, preyOf(view));
  return [...fish(view, you), ...penguins(view, cast, [view.catcher])];
}

/** These penguins, if they are on the board. */
export function penguins(
  { seats }: Pick<View, 'seats'>,
  cast: Cast,
  which: readonly number[],
): Sought[] {
  return which.flatMap((seat) => {
    const pose = seats[seat]?.pose;
    if (!pose) return [];
    const label = nameOf(cast, seat);
    const at = { x: pose.x, y: pose.y, z: WAIST };
    return [
      {
        kind: 'penguin' as const,
        seat,
        at,
        fish: [],
        label,
        words: text.play.stage.penguin(label, whereWords(pose)),
      },
    ];
  });
}

/** Runners that can still be caught: the only one twice, others once (IC-16, IC-34). */
function preyOf({ seats }: Looked): number[] {
  const times = seats.length === 2 ? 2 : 1;
  return seats.flatMap(({ caught, role }, seat) =>
    role === 'runner' && caught < times ? [seat] : [],
  );
}

function fish({ seats }: Looked, seat: number): Sought[] {
  return (seats[seat]?.fish ?? []).flatMap((door) => {
    const there = [...seats.keys()].filter((one) => seats[one]?.fish.includes(door));
    const all = there.flatMap((_, place) => fishPoint(PLAN, door, place, there.length) ?? []);
    const at = all[there.indexOf(seat)];
    const words = text.play.stage.fish(theDoor(door));
    return at
      ? [{ kind: 'fish' as const, seat, at: { ...at, z: LINTEL }, fish: all, label: '', words }]
      : [];
  });
}
