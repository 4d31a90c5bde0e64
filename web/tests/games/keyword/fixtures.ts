import { readable } from 'svelte/store';
import { vi } from 'vitest';
import type { Props, SeatView, View } from '../../../src/games/keyword/types';
import { playedBy } from '../../samples';

export const NAMES = ['Noor', 'Ida', 'Tomasz'];

export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return {
    cards: 6,
    laid: null,
    passed: false,
    swapped: 0,
    kept: [],
    spelled: [...'keyword'].map(() => null),
    ready: false,
    announced: false,
    ...changes,
  };
}

/** Three players in their first round; seat 0 holds S T R N G and a blank. */
export function viewOf(changes: Partial<View> = {}): View {
  return {
    you: 0,
    rules: {
      keyword: 'keyword',
      timer: 90,
      pass_window: 15,
      min_length: 2,
      words: 'checked',
      crack: 'automatic',
      review: 'own',
      lexicon: 'tiny',
    },
    phase: 'lay',
    round: 0,
    due: 90_000,
    pass_until: 15_000,
    may_take_back: false,
    may_pass: true,
    hand: [...'strng?'].map((letter, at) => ({ id: 10 + at, letter })),
    laid: null,
    rack: [],
    middle: [...'aekils'].map((letter, at) => ({ id: 20 + at, letter })),
    orange_left: 86,
    blue_left: 91,
    seats: NAMES.map(() => seatOf()),
    awaited: [0, 1, 2],
    shown: [],
    winner: null,
    why: 'nobody',
    held: [],
    before: [],
    result: null,
    ...changes,
  };
}

/** What the shell hands a screen; `act` and `ask` can be watched. */
export function propsOf(changes: Partial<Props> = {}): Props {
  return {
    view: viewOf(),
    table: playedBy(NAMES, { game: 'keyword', title: 'Thursday words' }),
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
    cue: vi.fn(),
    ...changes,
  };
}
