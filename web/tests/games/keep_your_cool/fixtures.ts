import { readable } from 'svelte/store';
import { vi } from 'vitest';
import type { Grab, Player, Props, Verdict, View } from '../../../src/games/keep_your_cool/types';
import { seat, table } from '../../samples';

export const NAMES = ['Noor', 'Ida'];
export const CAST = { you: 0, seats: NAMES.map((name) => ({ name })) };

export const player = (changes: Partial<Player> = {}): Player => ({
  busy: 0,
  speak_from: 0,
  stop_from: 0,
  reach_from: 0,
  lock: null,
  line: { round_trip: 20, jitter: 0 },
  ...changes,
});

export const grab = (changes: Partial<Grab> = {}): Grab => ({
  number: 4,
  seat: 1,
  side: 'right',
  began: 10_000,
  effective: 9_990,
  window: 700,
  until: 10_700,
  commit: 10_760,
  complete: 10_690,
  withdrawn: null,
  late: null,
  broken: false,
  again: false,
  lost: false,
  ...changes,
});

export const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  seat: 0,
  reach: 4,
  ruling: 'in_time',
  at: 10_620,
  elapsed: 660,
  reaction: 610,
  round_trip: 30,
  bound: 70,
  compensation: 40,
  counted: 620,
  window: 700,
  margin: 80,
  ...changes,
});

/** Noor flips, Ida speaks; EMBALM is the key word, and twelve tiles lie face down. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    rules: {
      game: 'standard',
      flip_time: 400,
      third_flip: 'foul',
      same_letter_twice: 'no',
      swap_pause: 1_000,
      word_pause: 500,
      min_answers: 1,
      reach: 700,
      reaction: 800,
      void_stop_lock: 800,
      first_word_time: 30_000,
      strictness: 'family',
      words: 'table',
      lexicon: 'tiny',
      tie_break: 'draw',
    },
    moderator: null,
    handicaps: [0, 0],
    players: [player(), player()],
    phase: 'play',
    at: 10_000,
    due: null,
    tiles: Array.from({ length: 12 }, () => ({ lies: 'down' as const, symbol: null })),
    up: [],
    pairs: [],
    flags: [0, 1].flatMap((owner) =>
      (['left', 'right'] as const).map((side) => ({ owner, side, taken: false, due: null })),
    ),
    thrown: [],
    throws: ['rock', 'scissors'],
    flipper: 0,
    speaker: 1,
    keys: [
      {
        number: 0,
        word: 'embalm',
        seat: 0,
        flipper: 0,
        at: 5_000,
        doubts: [],
        accepted: false,
      },
    ],
    used: ['embalm'],
    grabs: [],
    attempts: [],
    verdicts: [],
    calls: [],
    rulings: [],
    halt: null,
    points: [0, 0],
    awaited: [0, 1],
    result: null,
    ...changes,
  };
}

/** What the shell hands a screen; `act` and `ask` can be watched. */
export function propsOf(changes: Partial<Props> = {}): Props {
  return {
    view: viewOf(),
    table: table({ game: 'keep_your_cool', phase: 'play', seats: NAMES.map((name) => seat(name)) }),
    you: 0,
    presence: null,
    connected: true,
    now: () => 10_000,
    happened: readable(null),
    act: vi.fn(async () => ({ ok: true as const, seq: 9 })),
    pointed: readable(null),
    point: vi.fn(),
    ask: vi.fn(async () => ({
      ok: true as const,
      answer: { type: 'answers_to' as const, key: 0, count: 2, words: ['meek', 'mice'] },
    })),
    openRule: vi.fn(),
    announce: vi.fn(),
    cue: vi.fn(),
    ...changes,
  };
}
