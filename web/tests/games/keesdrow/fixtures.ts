import { readable } from 'svelte/store';
import { vi } from 'vitest';
import type { Play, Props, View } from '../../../src/games/keesdrow/types';
import { playedBy } from '../../samples';

/** The rules of a plain game, with these changes. */
export function rulesOf(changes: Partial<View['rules']> = {}): View['rules'] {
  return { ...viewOf().rules, ...changes };
}

/** Four tiles, sixteen letters, three players. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    teams: [null, null, null],
    moderator: null,
    rules: {
      size: 'keesdrow',
      variation: 'none',
      tiles_to_win: 3,
      teams: 'no',
      end: 'turns',
      turns: 2,
      goal: 150,
      timer: 120,
      words: 'challenge',
      challenge_window: 10,
      min_length: 3,
      shorter: 'beginning',
      dictionary_help: 'no',
      review: 'points',
      lexicon: 'tiny',
    },
    phase: 'turn',
    letters: 'CARTSLIPREADGONE',
    places: [0, 1, 2, 3],
    uses: '0'.repeat(16),
    draws: [],
    drawing: [],
    due: 120_000,
    first: 0,
    turn: 0,
    seat: 0,
    scores: [0, 0, 0],
    plays: [],
    accepted: [],
    awaited: [0],
    no_word_left: false,
    finishing: [],
    taken: [],
    barred: [],
    coaching: null,
    called: [],
    result: null,
    ...changes,
  };
}

export function playOf(changes: Partial<Play> = {}): Play {
  return {
    seat: 1,
    word: 'cart',
    path: [0, 1, 2, 3],
    points: 7,
    outcome: 'stood',
    challenger: null,
    ...changes,
  };
}

export const NAMES = ['Noor', 'Ida', 'Tomasz'];
export const CAST = { you: 0, seats: NAMES.map((name) => ({ name })) };

/** What the shell hands a screen; `act` and `ask` can be watched. */
export function propsOf(changes: Partial<Props> = {}): Props {
  return {
    view: viewOf(),
    table: playedBy(NAMES, { game: 'keesdrow', title: 'Thursday words' }),
    you: 0,
    presence: null,
    connected: true,
    now: () => 0,
    happened: readable(null),
    act: vi.fn(async () => ({ ok: true as const, seq: 1 })),
    ask: vi.fn(async () => ({
      ok: false as const,
      refused: { code: 'offline', rule: null, params: {} },
    })),
    openRule: vi.fn(),
    announce: vi.fn(),
    ...changes,
  };
}
