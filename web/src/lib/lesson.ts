/** Lessons: short scripted games on the real board, whose scenes the game's rules have recorded. */

/** One entry as the learner receives it; *after* is the time since the one before, in ms. */
export interface Update {
  after: number;
  /** Table time in ms. */
  at: number;
  events: readonly unknown[];
  patch: unknown;
}

/** An act that the learner may try, and what follows. */
export interface Way {
  action: unknown;
  updates: readonly Update[];
  /** The scene begins again afterwards: the lesson waits for another act. */
  back: boolean;
}

/** One scene of a film: what happens by itself, then what the learner may do. */
export interface Scene {
  name: string;
  /** A patch: what is different from the end of the scene before. */
  cut?: unknown;
  lead?: readonly Update[];
  ways?: readonly Way[];
  /** Questions that the learner's screen may ask, and their answers. */
  asked?: readonly { question: unknown; answer: unknown }[];
  /** For how many ms after the lead the clock goes on before it waits. */
  runs?: number;
  /** The game is over after the learner's act. */
  over?: boolean;
}

/** A recorded lesson, written by `tools/lessons.py`. */
export interface Film {
  options: Readonly<Record<string, unknown>>;
  roles: readonly string[];
  you: number;
  at: number;
  view: unknown;
  scenes: readonly Scene[];
}

/** What the learner reads and does in one scene. */
export interface Beat {
  /** The name of the scene. */
  scene: string;
  /** Scenes that follow at once, for what takes several acts. */
  more?: readonly string[];
  /** The step in two or three words, for those who look ahead. */
  name: string;
  /** What to do, or what to look at, in one short sentence. */
  say: string;
  /** How to do that with a keyboard. */
  keys?: string;
  /** What has been learnt, once it is done. */
  done?: string;
  /** Time to see what has happened before that is told, in ms. */
  settle?: number;
  /** Why another act isn't it. */
  other?: string;
  /** Selectors of the things to look at. */
  spots?: readonly string[];
  /** The things are to be followed in this order. */
  trail?: boolean;
}

/** Export `lesson` of `games/<game>/lesson/index.ts`. */
export interface Lesson {
  film: Film;
  /** The name of each seat; the learner's is never read. */
  names: readonly string[];
  beats: readonly Beat[];
  /** The aim of the game, before the first beat. */
  aim: string;
  /** What the learner can do now. */
  end: string;
  /** Which of the ways an act is, or -1; without it, they are compared field by field. */
  match?: (action: never, ways: readonly Way[]) => number;
}

/** A sentence that a player reads once, in their first game, at the moment when it applies. */
export interface Tip {
  /** Small letters and hyphens; the room stores it. */
  key: string;
  text: string;
  /** Whether it applies now; the first right act ends that. */
  when: (view: never, you: number) => boolean;
}

/** Whether two JSON values are equal; a field that is missing equals null. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return (one ?? null) === (other ?? null);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** The way that equals an act, or -1. */
export const wayOf = (action: unknown, ways: readonly Way[]): number =>
  ways.findIndex((way) => same(way.action, action));
