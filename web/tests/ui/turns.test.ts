import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Lobby from '../../src/ui/Lobby.svelte';
import EndBar from '../../src/ui/table/EndBar.svelte';
import Standing from '../../src/ui/table/Standing.svelte';
import { announced, beginLabel, inLine, nextGame, standing } from '../../src/ui/table/turns';
import type { PresenceMessage, TableView } from '../../src/wire.gen';
import { GAME, seat, table } from '../samples';

const seats = [seat('Ada', { host: true, ready: true }), seat('Ben', { ready: true })];
const over = (more: Partial<TableView> = {}): TableView =>
  table({ phase: 'over', seats, stays: 0, queue: ['Cy', 'Dee'], ...more });
const here = (people: readonly boolean[], queue: boolean[]): PresenceMessage => ({
  t: 'presence',
  people: people.map((there, seat) => ({
    seat,
    emblem: 'boat' as const,
    here: there,
    gone_ms: 0,
    away_ms: 0,
    back_at: null,
    left: false,
  })),
  watching: 0,
  at: 0,
  ticking: false,
  queue,
});
const won = (name: string, played: number, wins: number, row: number) => ({
  name,
  played,
  won: wins,
  row,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the next game of a group', () => {
  const names = (presence: PresenceMessage | null, more: Partial<TableView> = {}) =>
    nextGame(over(more), presence)?.map((one) => one.name) ?? null;

  it('is that of the winner and whoever is next in line', () => {
    expect(names(null)).toEqual(['Ada', 'Cy']);
    expect(names(null, { stays: 1 })).toEqual(['Ben', 'Cy']);
  });

  it('is for those who are here', () => {
    expect(names(here([true, true], [false, true]))).toEqual(['Ada', 'Dee']);
    expect(names(here([false, true], [true, true]))).toEqual(['Cy', 'Dee']);
    expect(names(here([false, true], [true, false]))).toEqual(['Cy', 'Ben']);
  });

  it('is a rematch as ever where nobody waits', () => {
    expect(names(here([true, true], [false, false]))).toBeNull();
    expect(names(null, { queue: [] })).toBeNull();
    expect(names(null, { queue: null })).toBeNull();
    expect(names(null, { stays: null })).toBeNull();
  });

  it('is worded for each viewer', () => {
    const next = nextGame(over(), null);
    if (!next) throw new Error('somebody waits');
    const told = (you: number | null, queued: number | null) => [
      announced(next, you, queued),
      beginLabel(next, you, queued),
    ];
    expect(told(0, null)).toEqual(['You stay on. Next: Cy.', 'Play Cy']);
    expect(told(null, 0)).toEqual(['Ada stays on. You’re next.', 'Play Ada']);
    expect(told(1, null)).toEqual(['Ada stays on. Next: Cy.', 'Start the next game']);
    const gone = nextGame(over(), here([false, true], [true, true]));
    if (!gone) throw new Error('somebody waits');
    expect(announced(gone, 1, null)).toBe('Next: Cy and Dee.');
    expect(announced(gone, null, 0)).toBe('Next: You and Dee.');
  });
});

describe('the line', () => {
  it('tells a place in it', () => {
    expect([0, 1, 2, 3].map(inLine)).toEqual([
      'You’re next.',
      'You’re 2nd in line.',
      'You’re 3rd in line.',
      'You’re 4th in line.',
    ]);
  });

  it('tells what the evening has brought, from the second game on', () => {
    expect(standing([won('Ada', 1, 1, 1), won('Ben', 1, 0, 0)])).toBe('');
    expect(standing([won('Ben', 1, 0, 0), won('Ada', 2, 2, 2), won('Cy', 1, 0, 0)])).toBe(
      'Won so far: Ada 2 of 2 (2 in a row), Ben 0 of 1, Cy 0 of 1.',
    );
  });

  it('is joined and left by who watches a game', () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const playing = over({ phase: 'play' });
    render(Standing, { table: playing, you: null, queued: 1, ask });
    expect(screen.getByRole('status').textContent).toContain('You’re 2nd in line.');
    screen.getByRole('button', { name: 'Leave the line' }).click();
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'leave_queue' });
  });

  it('asks who has no name yet for one first', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    render(Standing, { table: over({ phase: 'play' }), you: null, queued: null, ask });
    screen.getByRole('button', { name: 'Play next' }).click();
    expect(await screen.findByLabelText('What should we call you?')).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not offered where nobody may wait', () => {
    const alone = over({ phase: 'play', queue: null });
    render(Standing, { table: alone, you: null, queued: null, ask: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands in the lobby, where the host may take somebody out', () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const props = { game: GAME, you: 0, hosting: true, presence: null, ask, askHere: vi.fn() };
    render(Lobby, { ...props, table: over({ phase: 'lobby', stays: null }) });
    const line = screen.getByRole('region', { name: 'Next in line' });
    expect(line.textContent).toMatch(/1 Cy.*2 Dee/s);
    screen.getByRole('button', { name: 'Remove Dee from the line' }).click();
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'leave_queue', place: 1 });
  });
});

describe('the end of a game of a group', () => {
  const show = (you: number | null, queued: number | null, more: Partial<TableView> = {}) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const props = { you, queued, presence: null, ask: vi.fn(() => Promise.resolve(true)) };
    return { ...props, ...render(EndBar, { ...props, table: over(more), onnext: vi.fn() }) };
  };
  const buttons = () =>
    screen
      .getAllByRole('button')
      .map((one) => one.textContent?.trim())
      .filter((one) => one !== 'Share');

  it('has one button for winner and next, and a place in line for the others', () => {
    show(0, null);
    expect(buttons()).toEqual(['Change rules', 'Play Cy']);
    cleanup();
    show(null, 0);
    expect(buttons()).toEqual(['Leave the line', 'Change rules', 'Play Ada']);
    cleanup();
    show(null, null);
    expect(buttons()).toEqual(['Play this', 'Play next']);
  });

  it('takes everybody along to the next game, but nobody who looks at an old one', async () => {
    const old = show(null, null, { next: 'oak-bell-17' });
    expect(location.pathname).not.toBe('/t/oak-bell-17');
    expect(buttons()).toEqual(['Play this', 'Go to the next game']);
    cleanup();
    const { rerender } = show(null, null);
    await rerender({ ...old, table: over({ next: 'oak-bell-17' }) });
    expect(location.pathname).toBe('/t/oak-bell-17');
  });
});
