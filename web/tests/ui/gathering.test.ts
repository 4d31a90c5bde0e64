/** The people of an evening on a projector: phones find the way by a code to scan. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { encode } from 'uqr';
import { afterEach, expect, it, vi } from 'vitest';
import { Desk } from '../../src/ui/club/desk.svelte';
import Gathering from '../../src/ui/club/Gathering.svelte';
import type { EveningView } from '../../src/wire.gen';

const wide = vi.hoisted(() => ({ big: { current: true }, here: false }));
vi.mock('../../src/ui/club/big', () => wide);
vi.mock('../../src/lib/loopback', () => ({ onlyHere: () => wide.here }));
vi.mock('uqr', async (original) => {
  const real = await original<{ encode: typeof encode }>();
  return { ...real, encode: vi.fn(real.encode) };
});
afterEach(() => {
  cleanup();
  Object.assign(wide, { here: false });
  wide.big.current = true;
});

const scan = () => screen.queryByRole('img', { name: 'Code to scan, for joining the evening' });
const shown = (code: string | null) =>
  render(Gathering, {
    evening: { club: 'oak-bell-10', code, people: [], leads: false } as unknown as EveningView,
    desk: new Desk(),
    onchanged: vi.fn(),
  });

it.each([
  ['ABC234', '/clubs'],
  [null, '/c/oak-bell-10/evening'],
])('leads phones with the code %s to %s', (code, path) => {
  shown(code);
  expect(scan()).not.toBeNull();
  expect(vi.mocked(encode).mock.lastCall?.[0]).toBe(`${location.origin}${path}`);
});

it('shows no code to scan on a small screen, nor one that leads phones to themselves', () => {
  wide.big.current = false;
  shown('ABC234');
  expect(scan()).toBeNull();
  cleanup();
  Object.assign(wide, { here: true });
  wide.big.current = true;
  shown('ABC234');
  expect(scan()).toBeNull();
  expect(screen.getByText('ABC234')).toBeTruthy();
});
