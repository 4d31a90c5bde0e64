/** Lesson in ICECOOL 2: a fish, a jump, a catch and a curve. */
import { graphics } from '../../../lib/comfort.svelte';
import type { Beat, Film, Lesson, Way } from '../../../lib/lesson';
import { lesson as text } from '../messages/lesson';
import { BODY } from '../play/aim/aim';
import type { Action } from '../types';
import film from './film.json';

const beats: readonly Beat[] = [
  { scene: 'fish', ...text.fish },
  {
    scene: 'flick',
    ...text.flick,
    get say() {
      return graphics() === 'dials' ? text.flick.dials : text.flick.say;
    },
    settle: 300,
  },
  { scene: 'jump', ...text.jump, settle: 300 },
  { scene: 'catch', ...text.catch, settle: 300 },
  { scene: 'curve', ...text.curve, settle: 300 },
];

type Flick = Extract<Action, { type: 'flick' }>;

/** How far a flick may be from a recorded one, and is still shown as that one. */
const NEAR = { aim: 1600, power: 160, side: 260, height: 110 };
const FULL_TURN = 36_000;

/** How unlike two flicks are; beyond 1, they are too different. */
function apart(one: Flick, other: Flick): number {
  const turn = Math.abs(one.aim - other.aim) % FULL_TURN;
  const by = {
    aim: Math.min(turn, FULL_TURN - turn),
    power: Math.abs(one.power - other.power),
    side: Math.abs((one.side ?? 0) - (other.side ?? 0)),
    height: Math.abs((one.height ?? BODY) - (other.height ?? BODY)),
  };
  return Math.max(
    ...Object.entries(by).map(([dial, off]) => off / NEAR[dial as keyof typeof NEAR]),
  );
}

/** The recorded flick that is most like this one: only the server can simulate others. */
function match(action: Action, ways: readonly Way[]): number {
  if (action.type !== 'flick') return -1;
  const off = ways.map((way) => apart(action, way.action as Flick));
  const least = Math.min(...off);
  return least <= 1 ? off.indexOf(least) : -1;
}

export const lesson: Lesson = {
  film: film as Film,
  names: ['', text.robin],
  beats,
  aim: text.aim,
  end: text.end,
  match,
};
