import type { DetachedWindowAPI } from 'happy-dom';
import { readable } from 'svelte/store';
import { vi } from 'vitest';
import type {
  Picked,
  Playback,
  School,
  ScreenPoint,
  Showing,
} from '../../../src/games/icecool/scene/types';
import {
  type Event,
  type Flicked,
  type Props,
  type SeatView,
  standing,
  type View,
} from '../../../src/games/icecool/types';
import { playedBy } from '../../samples';

export const NAMES = ['Noor', 'Ida', 'Tomasz'];
/** The doors with the fish sign: Library and Kitchen, Classroom and Gym, Gym and Hall. */
export const FISH_DOORS = [1, 3, 5];

export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return {
    role: 'runner',
    pose: null,
    cards: 0,
    down: 0,
    up: [],
    shown: [],
    points: null,
    fish: [...FISH_DOORS],
    taken: 0,
    caught: 0,
    ids: 1,
    away: true,
    ...changes,
  };
}

/** Three players; seat 0 runs in the Gym and is to flick, seat 2 is the Catcher. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    rules: { scoring: 'cards', two_doors: 'different', steadiness: 'exact', turn: 60, rounds: 0 },
    phase: 'before',
    round: 0,
    rounds: 3,
    catcher: 2,
    order: [0, 1, 2],
    turn: 0,
    due: 60_000,
    hand: [],
    seats: [
      seatOf({ pose: standing(380, 80) }),
      seatOf(),
      seatOf({ role: 'catcher', fish: [], pose: standing(460, 320) }),
    ],
    announced: null,
    tasked: false,
    lines: [],
    outside: false,
    deck_left: 54,
    flicks: 4,
    awaited: [0],
    result: null,
    ...changes,
  };
}

/** A flick of seat 0 through the door between the Gym and the Hall. */
export function flickedOf(changes: Partial<Flicked> = {}): Flicked & { type: 'flicked' } {
  return {
    type: 'flicked',
    seat: 0,
    flick: { aim: 9000, power: 400, side: 0, height: 200 },
    shot: {
      rest: [standing(280, 240), null, standing(460, 320)],
      facts: [
        { type: 'passed', at: 300, penguin: 0, door: 5, to: 4 },
        { type: 'rested', at: 900, penguin: 0, room: 4, door: null, sides: [] },
      ],
      duration: 900,
      track: btoa('track'),
      engine: 'mujoco',
      digest: 'abc',
      trouble: null,
    },
    due: null,
    ...changes,
  };
}

/** The update of that flick: a fish is taken and a card drawn. */
export const TAKEN: Event[] = [
  flickedOf(),
  { type: 'fish_taken', seat: 0, door: 5 },
  { type: 'drew', seat: 0, card: { id: 7, worth: 3, task: null }, why: 'fish' },
];

export function afterTaken(): View {
  return viewOf({
    phase: 'after',
    flicks: 5,
    hand: [{ id: 7, worth: 3, task: null }],
    seats: [
      seatOf({ pose: standing(280, 240), fish: [1, 3], taken: 1, cards: 1, down: 1 }),
      seatOf(),
      seatOf({ role: 'catcher', fish: [], pose: standing(460, 320) }),
    ],
  });
}

/** What the shell hands a screen; `act` can be watched. */
export function propsOf(changes: Partial<Props> = {}): Props {
  return {
    view: viewOf(),
    table: playedBy(NAMES, { game: 'icecool', title: 'Thursday flicks' }),
    you: 0,
    presence: null,
    connected: true,
    now: () => 0,
    happened: readable(null),
    act: vi.fn(async () => ({ ok: true as const, seq: 1 })),
    ask: vi.fn(),
    openRule: vi.fn(),
    announce: vi.fn(),
    cue: vi.fn(),
    ...changes,
  };
}

/** Makes the window so large. */
export function size(width: number, height: number): void {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height });
}

/** A school without a picture: one sees from straight above, a pixel is a mm. */
export class PlainSchool implements School {
  shows: Showing[] = [];
  playback: (Playback & { finish: () => void }) | null = null;
  /** A school in which a move is shown at once. */
  still = false;
  setPenguins = vi.fn();
  settle = vi.fn(async (_most: number) => {});
  setFish = vi.fn();
  setOwn = vi.fn();
  aim = vi.fn();
  offer = vi.fn();
  lightRoom = vi.fn();
  setTrails = vi.fn(async () => {});
  look = vi.fn();
  orbit = vi.fn();
  facing = vi.fn((): number | null => null);
  zoom = vi.fn();
  setInsets = vi.fn();
  setLight = vi.fn();
  resize = vi.fn();
  dispose = vi.fn();

  async play(move: Showing): Promise<Playback> {
    // A move that is being shown ends when another one begins.
    this.playback?.finish();
    this.shows.push(move);
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    if (this.still) finish();
    this.playback = {
      moments: [
        { kind: 'flick', at: 0, share: 0, penguin: 0 },
        { kind: 'door', at: 300, share: 0.4, penguin: 0 },
        { kind: 'rest', at: 900, share: 1, penguin: 0 },
      ],
      length: 900,
      share: () => 0.1,
      at: () => 90,
      skip: vi.fn(finish),
      again: vi.fn(),
      pace: vi.fn(),
      seek: vi.fn(),
      done,
      finish,
    };
    return this.playback;
  }

  pick({ x, y }: ScreenPoint): Picked {
    return { penguin: null, floor: { x, y: 480 - y }, room: 2 };
  }

  project(x: number, y: number): ScreenPoint {
    return { x, y: 480 - y };
  }

  above(): ScreenPoint {
    return { x: 0, y: 0 };
  }
}
