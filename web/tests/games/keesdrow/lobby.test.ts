import { describe, expect, it } from 'vitest';
import { seatingOf } from '../../../src/games/keesdrow/lobby/seats';
import { moderatorSeat, stools, teamsOf } from '../../../src/ui/lobby/seating';
import type { TableView } from '../../../src/wire.gen';
import { seat, table } from '../../samples';

const RULEBOOK = { teams: 'no', words: 'challenge', end: 'turns', variation: 'none', goal: 150 };

const lobby = (
  names: (string | null)[],
  options: TableView['options'] = {},
  ruling: string | null = null,
) =>
  table({
    options: { ...RULEBOOK, ...options },
    seats: [...names.map((name) => seat(name)), seat(ruling, { role: 'moderator' })],
  });

describe('teams in the lobby', () => {
  const four = lobby(['Noor', 'Ida', null, 'Tomasz', 'Wren'], { teams: 'yes' });

  it('sit alternately, whatever seats are free between them', () => {
    const seating = seatingOf(four);
    expect(teamsOf(seating)).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect(seating.unfit).toBeNull();
  });

  it('need an even number from four', () => {
    const three = seatingOf(lobby(['Noor', 'Ida', 'Tomasz'], { teams: 'yes' }));
    expect(three.unfit).toBe('Teams of two need four, six or eight players. There are three.');
    expect(teamsOf(three)).toEqual([]);
  });

  it('have a seat for somebody who rules, which is no stool', () => {
    expect(moderatorSeat(four, seatingOf(four))).toBe(5);
    expect(stools(four)).toEqual([0, 1, null, 3, 4]);
    const plain = lobby(['Noor', 'Ida']);
    expect(moderatorSeat(plain, seatingOf(plain))).toBeNull();
    const ruled = lobby(['Noor', 'Ida'], {}, 'Kim');
    expect(seatingOf(ruled).unfit).toContain('Only team games have a moderator.');
  });
});

describe('alone in the lobby', () => {
  it('one may begin with solitaire rules only', () => {
    expect(seatingOf(lobby(['Noor'])).unfit).toContain('To play alone, choose Solitaire.');
    expect(seatingOf(lobby(['Noor'], { words: 'checked' })).unfit).toBeNull();
    const four = { words: 'checked', variation: 'four_score' };
    expect(seatingOf(lobby(['Noor'], four)).unfit).toContain('needs an opponent');
  });
});

describe('a goal', () => {
  it('may be any that the table agrees on', () => {
    const two = ['Noor', 'Ida'];
    const points = { end: 'points', goal: 300 };
    expect(seatingOf(lobby(two, points)).unfit).toBeNull();
  });
});
