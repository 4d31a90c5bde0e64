import { cleanup, render, screen } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../src/lib/live.svelte';
import { EMPTY, type TableState } from '../../src/state/table';
import { GAME, seat, table } from '../samples';
import Gone from './Gone.svelte';

const size = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({
    width,
    height: 844,
  });

beforeEach(() => size(390));
afterEach(cleanup);

/** A table in play at which Ida has been gone for *ms*. */
function held(ms: number, paused = false): TableState {
  const people = [
    {
      seat: 0,
      emblem: 'boat' as const,
      here: true,
      gone_ms: 0,
      away_ms: 0,
      left: false,
      back_at: null,
    },
    {
      seat: 1,
      emblem: 'boat' as const,
      here: false,
      gone_ms: ms,
      away_ms: ms,
      left: false,
      back_at: null,
    },
  ];
  return {
    ...EMPTY,
    connection: { is: 'open' },
    you: 0,
    table: table({ phase: 'play', paused, seats: [seat('Noor'), seat('Ida')] }),
    presence: { t: 'presence', watching: 0, at: 0, ticking: true, queue: [], people },
    presenceAt: performance.now(),
  };
}

const names = () => screen.queryAllByRole('button').map((one) => one.textContent?.trim());

it('on a phone moves the table down only when somebody asks what to do, or nobody plays', async () => {
  const { rerender } = render(Gone, { state: held(30_000), game: GAME, ask: vi.fn() });
  const chip = screen.getByRole('button', { name: /^Ida is away/ });
  expect(screen.queryByText(/A bot takes over in/)).toBeNull();
  chip.click();
  await tick();
  expect(screen.getByText(/A bot takes over in/)).toBeTruthy();
  chip.click();
  await tick();
  expect(screen.queryByText(/A bot takes over in/)).toBeNull();
  await rerender({ state: held(30_000, true) });
  expect(screen.getByText('The table is paused, so no bot takes over.')).toBeTruthy();
  expect(names()).toEqual(['Let a bot play', 'Resume']);
});

it('offers nothing that keeps no bot from playing: whoever wants to wait pauses', async () => {
  size(1280);
  render(Gone, { state: held(30_000), game: GAME, ask: vi.fn() });
  await tick();
  expect(names()).toEqual(['Let a bot play', 'Pause']);
});

it('says who is back to those who only hear the table', async () => {
  const away = held(30_000);
  const { rerender } = render(Gone, { state: away, game: GAME, ask: vi.fn() });
  const { presence } = held(0);
  const people = (presence?.people ?? []).map((one) => ({ ...one, here: true }));
  await rerender({ state: { ...away, presence: presence && { ...presence, people } } });
  expect(announced().sentence).toBe('Ida is here.');
});
