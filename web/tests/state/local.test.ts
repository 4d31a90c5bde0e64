import { get } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local } from '../../src/games/keyword/local';
import type { View } from '../../src/games/keyword/types';
import type { AnyRules } from '../../src/lib/local/game';
import { isKept, LocalTable } from '../../src/state/local.svelte';
import { WORDS } from '../lib/local/replay';

const GAME = 'keyword';
const KEY = 'rumpus.local.keyword';
const MINUTE = 60_000;
const rules = local.rules(WORDS) as unknown as AnyRules;
const viewOf = (table: LocalTable): View => table.view as View;
const decline = (table: LocalTable) => table.act({ type: 'decline', round: viewOf(table).round });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table on a device', () => {
  it('goes on by itself: the bot lays, and the time to look ends', async () => {
    const table = LocalTable.deal(GAME, rules);
    expect(viewOf(table)).toMatchObject({ phase: 'lay', round: 0, you: 0 });
    await decline(table);
    vi.advanceTimersByTime(5_000);
    expect(viewOf(table).phase).toBe('shown');
    const last = get(table.happened)?.events as { type: string }[];
    expect(last.map(({ type }) => type)).toEqual(['committed', 'revealed']);
    vi.advanceTimersByTime(MINUTE + 1_000);
    expect(viewOf(table)).toMatchObject({ phase: 'lay', round: 1 });
    table.close();
  });

  it('shows neither the decks nor the cards of the bot', async () => {
    const table = LocalTable.deal(GAME, rules);
    vi.advanceTimersByTime(MINUTE);
    const committed = get(table.happened)?.events[0];
    expect(committed).toMatchObject({ type: 'committed', seat: 1, pieces: [] });
    expect(viewOf(table).held).toEqual([]);
    table.close();
  });

  it('refuses what the rules refuse, and nothing changes', async () => {
    const table = LocalTable.deal(GAME, rules);
    const before = table.view;
    const outcome = await table.act({ type: 'commit', round: 0, pieces: [] });
    expect(outcome).toMatchObject({ ok: false, refused: { code: 'too_short', rule: 'KW-8' } });
    expect(table.view).toBe(before);
    table.close();
  });

  it('is kept, and goes on where it was', async () => {
    const table = LocalTable.deal(GAME, rules);
    vi.advanceTimersByTime(1_000);
    await decline(table);
    table.close();
    expect(isKept(GAME)).toBe(true);
    const again = LocalTable.resume(GAME, rules);
    expect(again?.view).toEqual(table.view);
    expect(again?.name).toBe(table.name);
    expect(again?.now()).toBe(1_000);
    vi.advanceTimersByTime(5_000);
    expect(viewOf(again as LocalTable).phase).toBe('shown');
    again?.close();
  });

  it('is forgotten once it is over, and tells its record', async () => {
    const table = LocalTable.deal(GAME, rules);
    for (let round = 0; round < 400 && !table.over; round += 1) {
      const { awaited, may_pass, phase, round: number, hand } = viewOf(table);
      if (phase === 'shown') await table.act({ type: 'ready', round: number });
      else if (may_pass && awaited.includes(0))
        await table.act({ type: 'pass', round: number, discard: hand.map(({ id }) => id) });
      vi.advanceTimersByTime(MINUTE / 10);
    }
    expect(table.over).toBe(true);
    expect(isKept(GAME)).toBe(false);
    expect(
      (await table.record()).split('\n').filter((line) => line.includes('"revealed"')),
    ).not.toEqual([]);
  });

  it.each([
    '',
    'null',
    '{"version":1}',
    '{"version":0,"begun":1,"entries":[{}]}',
    '{"version":1,"begun":1,"entries":[{"at":0}]}',
  ])('does not go on with %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(LocalTable.resume(GAME, rules)).toBeNull();
  });
});
