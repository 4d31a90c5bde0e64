/** Practice as a table without anybody else, so that everything made for tables works for it. */
import type { SeatView as Sitter, TableView } from '../../../wire.gen';
import { practice as text } from '../messages/practice';
import type { Event, Pose, SeatView, Shot, View } from '../types';
import type { Scene } from './notation';

/** Number of penguins available. */
export const MOST = 4;

/** The view of a table with these penguins; when *moves* changes, aiming starts from scratch. */
export function viewOf(scene: Scene, moves: number): View {
  return {
    you: scene.mover,
    rules: { scoring: 'cards', two_doors: 'different', steadiness: 'exact', turn: 0, rounds: 0 },
    phase: 'before',
    round: 0,
    rounds: 1,
    catcher: -1,
    order: [scene.mover],
    turn: scene.mover,
    due: null,
    hand: [],
    seats: scene.penguins.map(seatOf),
    announced: null,
    tasked: false,
    lines: [],
    outside: false,
    deck_left: 0,
    flicks: moves,
    awaited: [scene.mover],
    result: null,
  };
}

/** The table itself. */
export const TABLE: TableView = {
  name: 'practice',
  title: '',
  game: 'icecool',
  phase: 'play',
  public: false,
  seats: Array.from({ length: MOST }, (_, seat) => sitter(text.placing.penguin(seat + 1))),
  options: {},
  unread: [],
  terms: 0,
  paused: false,
  paused_by: null,
  next: null,
  daily: null,
  twin: null,
  unrated: 'private',
  commitment: null,
  seed: null,
  removed: [],
  queue: null,
  stays: null,
  tally: [],
  door: { sit: 'open', watch: 'anyone' },
  gave_up: [],
  called_off: false,
  slow: false,
  offer: null,
};

/** Penguins that came to rest outside. */
export const leftOf = (shot: Shot): number[] =>
  shot.facts.filter((fact) => fact.type === 'left').map((fact) => fact.penguin);

/**
 * Positions after a shot: penguins that left the school return to where they were (IC-21, IC-22);
 * if another is now too close to such a place, all return.
 */
export function settled(scene: Scene, shot: Shot): readonly (Pose | null)[] {
  const left = new Set(leftOf(shot));
  const after = scene.penguins.map((from, seat) => {
    const rest = shot.rest[seat];
    return left.has(seat) || !rest ? from : (rest as Pose);
  });
  const clash = after.some(
    (one, seat) =>
      left.has(seat) &&
      after.some(
        (other, at) =>
          one && other && at !== seat && Math.hypot(one.x - other.x, one.y - other.y) < 31,
      ),
  );
  return clash ? scene.penguins : after;
}

/** The events of a shot, as a table would send them. */
export function eventsOf(
  scene: Scene,
  flick: Extract<Event, { type: 'flicked' }>['flick'],
  shot: Shot,
): Event[] {
  const back = leftOf(shot).flatMap((seat): Event[] => {
    const pose = scene.penguins[seat];
    return pose ? [{ type: 'back_inside', seat, pose }] : [];
  });
  return [{ type: 'flicked', seat: scene.mover, flick, shot, due: null }, ...back];
}

function seatOf(pose: Pose | null): SeatView {
  return {
    role: 'runner',
    pose,
    cards: 0,
    down: 0,
    up: [],
    shown: [],
    points: null,
    fish: [],
    taken: 0,
    caught: 1,
    ids: 0,
    away: true,
  };
}

function sitter(name: string): Sitter {
  return {
    role: 'player',
    team: null,
    name,
    bot: null,
    ready: true,
    host: false,
    handicap: 0,
    beside: null,
    no_show: false,
    entered: null,
  };
}
