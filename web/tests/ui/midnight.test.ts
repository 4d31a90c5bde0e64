import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Daily from '../../src/ui/door/Daily.svelte';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 28, 23, 51);

/** What the room says of its daily board at the time that the fake clock shows. */
function today(): Response {
  const date = new Date().toISOString().slice(0, 10);
  const resets_ms = DAY_MS - (Date.now() % DAY_MS);
  return Response.json({ date, resets_ms, mine: null, board: [], players: 0, yesterday: null });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('fetch', async () => today());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows the new board when the day ends under an open page', async () => {
  render(Daily, { game: 'keesdrow' });
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.getByText('28 November')).toBeTruthy();
  expect(screen.getByText(/comes in 9 min/)).toBeTruthy();

  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(screen.getByText(/comes in 5 min|comes in 4 min/)).toBeTruthy();

  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1_000);
  expect(screen.getByText('29 November')).toBeTruthy();
  expect(screen.getByText(/comes in (24 h|23 h 59 min)/)).toBeTruthy();
});

it('asks again when a page that slept comes back into sight', async () => {
  render(Daily, { game: 'keesdrow' });
  await vi.advanceTimersByTimeAsync(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.setSystemTime(START + 10 * 60_000);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.getByText('29 November')).toBeTruthy();
});
