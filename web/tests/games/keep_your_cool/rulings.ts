import type { Call, Doubt } from '../../../src/games/keep_your_cool/types';

export const NOTHING = {
  phase: null,
  flipper: null,
  keys: null,
  used: null,
  up: null,
  due: null,
  pairs: null,
  flags: null,
  locks: null,
  attempts: null,
  calls: null,
};

export const doubt = (changes: Partial<Doubt>): Doubt => ({
  why: 'no_word',
  missing: '',
  used: '',
  chain: [],
  answers: 0,
  ...changes,
});

export const call = (changes: Partial<Call> = {}): Call => ({
  number: 3,
  kind: 'word',
  seat: 1,
  at: 9_000,
  key: 0,
  word: 'clears',
  doubt: null,
  tiles: [],
  reach: null,
  closed: false,
  ...changes,
});
