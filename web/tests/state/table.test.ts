import { describe, expect, it } from 'vitest';
import type { News } from '../../src/net/socket';
import { readClock } from '../../src/state/clock';
import { connected, EMPTY, fold, type TableState } from '../../src/state/table';
import type { SaidMessage } from '../../src/wire.gen';
import { seat, table, update, view } from '../samples';

function held(...messages: News[]): TableState {
  return messages.reduce<TableState>(
    (state, message) => {
      const next = fold(state, message, 0);
      if (next === null) throw new Error(`does not follow: ${JSON.stringify(message)}`);
      return next;
    },
    connected(EMPTY, { is: 'open' }, 0),
  );
}

const SAID: SaidMessage = {
  t: 'said',
  seat: 1,
  name: 'Ida',
  text: '',
  said: 1,
  channel: 'table',
  phrase: null,
};

describe('folding what the room sends', () => {
  it('takes a view as the whole truth, whatever stood before', () => {
    const state = held(
      view(),
      update({ events: [{ type: 'passed' }] }),
      view({ seq: 90, view: { turn: 7 } }),
    );
    expect(state).toMatchObject({
      seq: 90,
      you: 0,
      hosting: true,
      view: { turn: 7 },
      happened: null,
    });
  });

  it('remembers the timeline of what it holds, and that the room was restored', () => {
    const state = held(view(), update(), view({ seq: 2, timeline: 'b2', rewound: true }));
    expect(state).toMatchObject({ seq: 2, timeline: 'b2', rewound: true });
    expect(held(view(), view({ timeline: 'b2' })).rewound).toBe(false);
  });

  it('adds to a long row what is new of it', () => {
    const before = { ...view(), view: { turn: 1, keys: ['tea', 'ate'] } };
    const state = held(before, update({ patch: { turn: 2, 'keys+': ['eat'] } }));
    expect(state.view).toEqual({ turn: 2, keys: ['tea', 'ate', 'eat'] });
  });

  it('replaces the patched fields of the view and keeps the others', () => {
    const state = held(view(), update({ patch: { turn: 2, scores: [17, 0] } }));
    expect(state.view).toEqual({ turn: 2, scores: [17, 0], letters: 'ABCD' });
  });

  it('keeps the events of the latest update', () => {
    const state = held(view(), update({ events: [{ type: 'stood' }] }));
    expect(state.happened).toEqual({ seq: 5, events: [{ type: 'stood' }] });
  });

  it('keeps the table where an update does not change it, and takes it where it does', () => {
    const paused = table({ phase: 'play', paused: true });
    const state = held(view(), update(), update({ seq: 6, table: paused }));
    expect(state.table).toEqual(paused);
    expect(held(view(), update()).table).toEqual(view().table);
  });

  it('asks to join again at a gap and before any view', () => {
    expect(fold(held(view()), update({ seq: 6 }), 0)).toBeNull();
    expect(fold(EMPTY, update({ seq: 0 }), 0)).toBeNull();
  });

  it('takes an update that comes twice only once', () => {
    const state = held(view(), update({ patch: { turn: 2 } }));
    expect(fold(state, update({ patch: { turn: 9 } }), 0)).toBe(state);
  });

  it('hosts when an update says that its seat runs the lobby now', () => {
    const lobby = table({ seats: [seat('Noor'), seat('Ida', { host: true })] });
    const state = held(view({ you: 1, hosting: false }), update({ table: lobby }));
    expect(state.hosting).toBe(true);
    expect(held(view(), update({ table: lobby })).hosting).toBe(false);
  });

  it('folds the same messages to the same state in two tabs', () => {
    const messages: News[] = [
      view(),
      update({ patch: { turn: 2 } }),
      update({ seq: 6, patch: { turn: 3 } }),
    ];
    expect(held(...messages)).toEqual(held(...messages));
  });

  it('keeps talk in order with a key for every line', () => {
    const said = (text: string): News => ({ ...SAID, text });
    const state = held(view(), said('hello'), said('hello'));
    expect(state.chat.map((line) => [line.key, line.text])).toEqual([
      [1, 'hello'],
      [2, 'hello'],
    ]);
  });
});

describe('table time', () => {
  it('goes on from what the room said last', () => {
    const state = held(view({ at: 1_000 }));
    expect(readClock(state.clock, 250)).toBe(1_250);
  });

  it('stands still in the lobby, while paused, and after the end', () => {
    for (const still of [
      table(),
      table({ phase: 'play', paused: true }),
      table({ phase: 'over' }),
    ]) {
      expect(readClock(held(view({ table: still })).clock, 9_000)).toBe(1_000);
    }
  });

  it('goes on while the line is lost, as the table does', () => {
    const lost = connected(held(view({ at: 1_000 })), { is: 'lost' }, 0);
    expect(readClock(lost.clock, 5_000)).toBe(6_000);
  });

  it('stands still while the room waits for everybody to come back', () => {
    const presence = { t: 'presence' as const, people: [], watching: 0, at: 4_000, queue: [] };
    const waiting = held(view(), { ...presence, ticking: false }, update({ at: 4_000 }));
    expect(readClock(waiting.clock, 9_000)).toBe(4_000);
    expect(readClock(held(view(), { ...presence, ticking: true }).clock, 50)).toBe(4_050);
  });

  it('is set right by the next message', () => {
    const state = fold(held(view()), update({ at: 50_000 }), 10);
    expect(state && readClock(state.clock, 15)).toBe(50_005);
  });
});
