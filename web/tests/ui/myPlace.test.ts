/** A person's place at an evening: what they read between two rounds. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Desk } from '../../src/ui/club/desk.svelte';
import { phaseOf } from '../../src/ui/club/evening';
import MyPlace from '../../src/ui/club/MyPlace.svelte';
import type { EveningView } from '../../src/wire.gen';

vi.mock('../../src/net/clubs');
afterEach(cleanup);

const people = ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({
  id: name,
  name,
  you: false,
  typed: false,
  present: true,
  quiet: null,
}));
const board = { table: null, people: ['Ann', 'Ben'], places: [[0], [1]], source: 'game' };

/** Between rounds 1 and 2: Ann and Ben have played, Cat sat out, and Dan came later. */
function between(you: string): EveningView {
  return {
    club: 'oak-bell-10',
    people: people.map((one) => ({ ...one, you: one.name === you })),
    rounds: [{ boards: [board], byes: ['Cat'], over: true }],
    plan: { format: 'round_robin', teams: [] },
    leads: false,
    ended: null,
    over: false,
  } as unknown as EveningView;
}

function shows(you: string): void {
  const evening = between(you);
  render(MyPlace, { evening, phase: phaseOf(evening), desk: new Desk(), onchanged: vi.fn() });
}

it('tells a player that their game is over', () => {
  shows('Ben');
  expect(screen.getByText('Your game is over. Wait for the next round.')).toBeTruthy();
});

it.each(['Cat', 'Dan'])('tells %s, who has not played, to wait for the next round', (name) => {
  shows(name);
  expect(screen.getByText('You’re in. Wait for the next round.')).toBeTruthy();
});
