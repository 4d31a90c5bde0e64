/** Giving up: what it costs, and how the end is told. */
import { expect, it } from 'vitest';
import { wonByGivingUp } from '../../src/lib/gaveUp';
import { givingUp } from '../../src/ui/table/givingUp';
import { changed } from '../../src/ui/table/gone';
import type { PresenceMessage, SeatView, TableView } from '../../src/wire.gen';
import { table as sample, seat } from '../samples';

const people = (...seats: number[]): PresenceMessage => ({
  t: 'presence',
  people: seats.map((one) => ({
    seat: one,
    here: true,
    gone_ms: 0,
    away_ms: 0,
    left: false,
    back_at: null,
    emblem: 'boat',
  })),
  watching: 0,
  at: 0,
  ticking: true,
  queue: [],
});

const playing = (seats: SeatView[], more: Partial<TableView> = {}): TableView =>
  sample({ phase: 'play', seats, ...more });

const three = [seat('Noor'), seat('Ida'), seat('Wren')];

it.each([
  [
    'of two, the other wins',
    [seat('Noor'), seat('Ida')],
    [0, 1],
    [],
    'The game ends, and Ida wins.',
  ],
  ['of three, a bot plays on', three, [0, 1, 2], [], 'A bot plays on for you until the end.'],
  ['the last but one ends it', three, [0, 1, 2], [1], 'The game ends, and Wren wins.'],
  ['against bots it ends', three, [0], [], 'The game ends, and you come last.'],
  ['alone the total counts', [seat('Noor')], [0], [], 'The game ends with your total so far.'],
])('%s', (_, seats, here, gone, cost) => {
  expect(givingUp(playing(seats, { gave_up: gone }), people(...here), 0)).toBe(cost);
});

it('keeps a team in the game as long as a partner plays', () => {
  const four = ['Noor', 'Ida', 'Wren', 'Kim'].map((name, index) => seat(name, { team: index % 2 }));
  expect(givingUp(playing(four), people(0, 1, 2, 3), 0)).toContain('A bot plays on');
  expect(givingUp(playing(four, { gave_up: [2] }), people(0, 1, 2, 3), 0)).toContain(
    'Ida and Kim win',
  );
});

it.each([
  ['a spectator', playing(three), null],
  ['a moderator', playing([...three, seat('Mo', { role: 'moderator' })]), 3],
  ['somebody who has given up', playing(three, { gave_up: [0] }), 0],
  ['a player of the daily board', playing([seat('Noor')], { daily: '2026-11-29' }), 0],
  ['a player in the lobby', sample({ phase: 'lobby', seats: three }), 0],
])('offers nothing to %s', (_, table, you) => {
  expect(givingUp(table, people(0, 1, 2), you)).toBeNull();
});

it('names the loser of two, and only the winner of more', () => {
  const cast = { you: 1, seats: three };
  expect(wonByGivingUp({ reason: 'given_up', places: [[1], [0]] }, cast)).toBe(
    'You win: Noor gave up.',
  );
  expect(wonByGivingUp({ reason: 'given_up', places: [[2], [1], [0]] }, cast)).toBe('Wren wins.');
  expect(wonByGivingUp({ reason: 'given_up', places: [[1]] }, cast)).toBeNull();
  expect(wonByGivingUp({ reason: 'turns', places: [[1], [0]] }, cast)).toBeNull();
});

it('notices who gave up and whose bot plays on', () => {
  const after = [seat('Noor'), seat('Ida', { bot: 'gentle' }), seat('Wren')];
  expect(changed(playing(three), playing(after, { gave_up: [1] }), 0)).toEqual({
    gaveUp: ['Ida'],
    bots: ['Ida'],
    back: [],
  });
});
