import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookAtMe, type SlowGame } from '../../src/state/room.svelte';
import SlowGames from '../../src/ui/door/SlowGames.svelte';
import { dayField, midnightOf, slowLeft } from '../../src/ui/slow/moment';
import SlowBar from '../../src/ui/table/SlowBar.svelte';
import type { PresenceMessage } from '../../src/wire.gen';
import { seat, table } from '../samples';

const HOUR = 3_600_000;

const game = (number: number, more: Partial<SlowGame> = {}): SlowGame => ({
  table: `table-${number}`,
  title: 'Keesdrow',
  game: 'keesdrow',
  others: ['Ida'],
  yours: true,
  left_ms: number * HOUR,
  back_at: null,
  offer: false,
  ...more,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function plays(...slow: SlowGame[]): Promise<void> {
  const me = {
    name: 'Keen Otter',
    chosen: true,
    emblem: 'boat',
    tables: [],
    people: 1,
    seeking: [],
    slow,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(me)));
  await lookAtMe();
}

describe('the queue of slow games', () => {
  it('lists all games, however many, with the time that is left', async () => {
    const yours = Array.from({ length: 150 }, (_, number) => game(number + 1));
    const others = Array.from({ length: 150 }, (_, number) => game(number + 200, { yours: false }));
    await plays(...yours, ...others);
    render(SlowGames);
    expect(screen.getByRole('heading', { name: 'Your move 150' })).toBeTruthy();
    expect(screen.getByText('Waiting for others (150)')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show all 150' }));
    await tick();
    const links = screen.getAllByRole('link', { name: /Keesdrow with Ida/, hidden: true });
    expect(links).toHaveLength(300);
    expect(links[0]?.getAttribute('href')).toBe('/t/table-1');
    expect(within(links[1] as HTMLElement).getByText(/h 59 min left|2 h left/)).toBeTruthy();
  });

  it('says until when a game waits for somebody on holiday', async () => {
    await plays(game(1, { yours: false, back_at: new Date(2026, 11, 5).getTime() }));
    render(SlowGames);
    expect(screen.getByText('Nobody is waiting for you right now.')).toBeTruthy();
    expect(screen.getByText(/Away until Sat 5 Dec/)).toBeTruthy();
  });

  it('counts down, but not during a holiday', async () => {
    await plays(game(2));
    const later = performance.now() + HOUR;
    expect(slowLeft(game(2), later) / HOUR).toBeCloseTo(1, 1);
    expect(slowLeft(game(2, { back_at: 1 }), later)).toBe(2 * HOUR);
  });
});

describe('the bar of a slow table', () => {
  const here = table({
    name: 'table-1',
    phase: 'play',
    slow: true,
    seats: [seat('Noor'), seat('Ida')],
  });
  const shown = (presence: PresenceMessage | null = null) =>
    render(SlowBar, { table: here, you: 0, presence, view: {} });

  it('offers the next table only once the move is made', async () => {
    await plays(game(1), game(2), game(3));
    shown();
    expect(screen.getByText(/Your time ends/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await plays(game(2), game(3), game(1, { yours: false }));
    shown();
    const next = screen.getByRole('link', { name: 'Next table (2)' });
    expect(next.getAttribute('href')).toBe('/t/table-2');
  });

  it('names who is on holiday', async () => {
    await plays(game(1, { yours: false }));
    const back_at = new Date(2026, 11, 5).getTime();
    const person = { emblem: 'boat' as const, here: false, gone_ms: 0, away_ms: 0, left: false };
    shown({
      t: 'presence',
      people: [{ ...person, seat: 1, back_at }],
      watching: 0,
      at: 0,
      ticking: false,
      queue: [],
    });
    expect(screen.getByText(/Ida is away until Sat 5 Dec\. Their time waits\./)).toBeTruthy();
  });
});

describe('a day in a field', () => {
  it('is the midnight with which it begins, in the time zone of the player', () => {
    const day = new Date(2026, 11, 5, 15, 30);
    expect(dayField(day)).toBe('2026-12-05');
    expect(midnightOf('2026-12-05')).toBe(new Date(2026, 11, 5).getTime());
    expect(midnightOf('')).toBeNull();
  });
});
