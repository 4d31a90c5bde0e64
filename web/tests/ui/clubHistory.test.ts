/** A club's evenings, and its standings over them. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import History from '../../src/ui/club/History.svelte';
import type { ClubView } from '../../src/wire.gen';

const row = (name: string, points: number, firsts = 0) => ({
  id: name,
  name,
  points,
  evenings: 2,
  firsts,
  won: firsts,
  played: 4,
});
const CLUB: ClubView = {
  name: 'oak-bell-10',
  title: 'Thursday',
  role: 'member',
  word: null,
  people: [],
  own: [],
  tables: [],
  running: false,
  plan: null,
  evenings: [],
  standings: [],
};
afterEach(cleanup);

it('lets people who are equal in all that counts share a place', () => {
  const rows = [row('Ida', 24, 1), row('Ben', 12), row('Cat', 12), row('Dan', 0)];
  render(History, { club: { ...CLUB, standings: [{ game: 'keesdrow', rows }] } });
  const lines = within(screen.getByRole('region')).getAllByRole('listitem');
  const places = lines.map((line) => line.querySelector('.place')?.textContent);
  expect(places).toEqual(['1', '2', '2', '4']);
});

it('lists two evenings that were opened at the same moment', () => {
  const past = { opened: 0, game: 'keesdrow', rounds: 0, over: true, finishes: [] };
  render(History, { club: { ...CLUB, evenings: [past, { ...past, rounds: 2 }] } });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
