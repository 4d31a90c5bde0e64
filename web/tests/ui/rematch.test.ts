/** The lobby of a rematch: it begins once everybody who was asked is there and agrees. */
import { cleanup, render } from '@testing-library/svelte';
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

it('begins by itself, and only once, for the host', () => {
  ask(NAME, [seat('Noor'), seat('Ida')], 0);
  expect(shown()).toHaveBeenCalledExactlyOnceWith({ type: 'start' });
  expect(shown(both, false)).not.toHaveBeenCalled();
});

it('waits for those who were asked, and for those who are away or have to read new rules', () => {
  ask(NAME, [seat('Noor'), seat('Ida')], 0);
  const [noor, , ...free] = both;
  expect(shown([noor ?? seat(null), seat(null), ...free])).not.toHaveBeenCalled();
  expect(shown([noor ?? seat(null), seat('Ida'), ...free])).not.toHaveBeenCalled();
  expect(shown(both, true, false)).not.toHaveBeenCalled();
});
