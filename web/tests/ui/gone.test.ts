import { describe, expect, it } from 'vitest';
import { goneFrom } from '../../src/ui/table/gone';
import { seat, table } from '../samples';

const presence = {
  t: 'presence' as const,
  watching: 0,
  at: 0,
  ticking: true,
  people: [
    { seat: 0, here: false, gone_ms: 500, away_ms: 500 },
    { seat: 1, here: false, gone_ms: 1_000, away_ms: 61_000 },
    { seat: 2, here: true, gone_ms: 0, away_ms: 0 },
    { seat: 3, here: false, gone_ms: 9_000, away_ms: 9_000 },
  ],
};
const seats = [seat('Noor'), seat('Ida'), seat('Tomasz'), seat('Wren', { bot: 'fair' })];

describe('players who are gone', () => {
  it('are those who lost the line in play, not oneself and not those for whom a bot plays', () => {
    expect(goneFrom(table({ phase: 'play', seats }), presence, 0, 250)).toEqual([
      { seat: 1, name: 'Ida', ms: 1_250, away: 61_250 },
    ]);
  });

  it('are nobody in the lobby and after the end', () => {
    expect(goneFrom(table({ phase: 'lobby', seats }), presence, 0, 0)).toEqual([]);
    expect(goneFrom(table({ phase: 'over', seats }), presence, 0, 0)).toEqual([]);
  });
});
