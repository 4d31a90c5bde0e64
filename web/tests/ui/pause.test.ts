import { describe, expect, it } from 'vitest';
import type { Gone } from '../../src/ui/table/gone';
import { mayGoOn, pausedBy } from '../../src/ui/table/pause';
import { seat, table } from '../samples';

const seats = [seat('Noor'), seat('Ida'), seat('Kim', { role: 'moderator' })];
const by = (paused_by: number | null) => table({ phase: 'play', paused: true, paused_by, seats });
const gone = (ms: number): Gone[] => [{ seat: 2, name: 'Kim', ms, away: 0, left: true }];

describe('a pause', () => {
  it('names who has paused', () => {
    expect(pausedBy(by(1), 0)).toBe('Ida paused the table. All clocks are stopped.');
    expect(pausedBy(by(1), 1)).toBe('You paused the table. All clocks are stopped.');
    expect(pausedBy(by(null), 0)).toBe('The table is paused. All clocks are stopped.');
  });

  it('of a moderator is theirs to end, and says so', () => {
    expect(pausedBy(by(2), 0)).toBe('Kim paused the table. Only Kim can resume.');
    expect(pausedBy(by(2), 2)).toBe('You paused the table. All clocks are stopped.');
    expect([0, 1, 2, null].map((you) => mayGoOn(by(2), you, []))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('of a moderator who has been gone for twenty seconds can be ended by the players', () => {
    expect(mayGoOn(by(2), 0, gone(19_000))).toBe(false);
    expect(mayGoOn(by(2), 0, gone(20_000))).toBe(true);
  });

  it('of a player is ended by either, and by the moderator', () => {
    expect([0, 1, 2].map((you) => mayGoOn(by(0), you, []))).toEqual([true, true, true]);
  });
});
