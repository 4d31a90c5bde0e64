/** The lobby of a rematch: the room starts it, and the page says for whom it waits. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../../src/state/rematch';
import Lobby from '../../src/ui/Lobby.svelte';
import type { PresenceMessage } from '../../src/wire.gen';
import { GAME, seat, table } from '../samples';

const NAME = 'maple-kettle-43';
const both = [seat('Noor', { host: true }), seat('Ida', { ready: true }), seat(null), seat(null)];
const present = (here: boolean): PresenceMessage => ({
  t: 'presence',
  people: [0, 1].map((one) => ({
    seat: one,
    here: one === 0 || here,
    gone_ms: 0,
    away_ms: 0,
    left: false,
    back_at: null,
    emblem: 'boat',
  })),
  watching: 0,
  at: 0,
  ticking: false,
  queue: [],
});

/** Shows the lobby to Noor, whom Ida has played before; returns what it asks of the room. */
function shown(seats = both, hosting = true, here = true) {
  const askHere = vi.fn(() => Promise.resolve({ ok: true as const, seq: 1 }));
  const props = { game: GAME, table: table({ name: NAME, seats }), you: 0, hosting };
  render(Lobby, { ...props, presence: present(here), ask: vi.fn(), askHere });
  return askHere;
}

afterEach(cleanup);

it('waits for a press on Start where nobody came by way of a rematch', () => {
  expect(shown()).not.toHaveBeenCalled();
});

it('leaves the start of a rematch to the room', () => {
  ask(NAME, [seat('Noor'), seat('Ida')], 0);
  expect(shown()).not.toHaveBeenCalled();
});

it('reads out for whom the rematch waits', () => {
  const offer = { missing: ['Ida'], until: 0, lapsed: false, declined: [] };
  render(Lobby, {
    ...{ game: GAME, table: table({ seats: both, offer }), you: 0, hosting: true },
    ...{ presence: null, ask: vi.fn(), askHere: vi.fn() },
  });
  const lines = screen.getAllByRole('status').map((one) => one.textContent);
  expect(lines).toContain('Ida has been asked for a rematch, but isn’t here yet.');
});
