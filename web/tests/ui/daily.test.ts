import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, untilThen } from '../../src/lib/date';
import type { DailyBoard, TwinLine } from '../../src/net/http';
import { placeLine, ranked, standing } from '../../src/ui/daily/standing';
import { daily as text } from '../../src/ui/messages/daily';
import { entries, verdict, waiting } from '../../src/ui/table/twin';

const day = (more: Partial<DailyBoard> = {}): DailyBoard => ({
  date: '2026-11-28',
  resets_ms: 3_600_000,
  mine: null,
  board: [],
  players: 0,
  yesterday: null,
  ...more,
});
const line = (name: string, total: number, you = false) => ({ name, total, you });

describe('a day', () => {
  it('is described in words', () => {
    expect(dayOf('2026-01-05')).toBe('5 January');
    expect(dateOf('2026-11-28')).toBe('28 November 2026');
    expect(untilThen(18_720_000)).toBe('5 h 12 min');
    expect(untilThen(32_400_000)).toBe('9 h');
    expect(untilThen(720_000)).toBe('12 min');
    expect(untilThen(59_000)).toBe('less than a minute');
  });
});

describe('the daily board', () => {
  it('says how one stands', () => {
    expect(standing(day())).toBe('Not played yet');
    expect(standing(day({ mine: { table: 'a', total: null, over: false } }))).toBe(
      'Your board is waiting',
    );
    expect(standing(day({ mine: { table: 'a', total: 180, over: true } }))).toBe('You scored 180');
  });

  it('shares places among equal totals', () => {
    const board = [line('Noor', 90), line('Ida', 80, true), line('Kim', 80), line('Wren', 7)];
    expect(ranked(board).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    expect(placeLine(day({ board, players: 4 }))).toBe('Second of four so far.');
    expect(placeLine(day({ board: [line('Ida', 80, true)], players: 1 }))).toBe('');
  });

  it('counts those who are through', () => {
    expect([0, 1, 7].map((players) => text.scores.finished(players))).toEqual([
      'Nobody has finished today’s board yet.',
      'One player has finished.',
      'Seven players have finished.',
    ]);
  });
});

describe('two tables with the same board', () => {
  const twin = (more: Partial<TwinLine>): TwinLine => ({
    table: 'oak-bell-17',
    phase: 'over',
    names: ['Noor', 'Ida'],
    scores: [120, 98],
    teams: [null, null],
    ...more,
  });

  it('are compared by what was made in all', () => {
    const here = entries(twin({}));
    const there = entries(twin({ scores: [100, 90] }));
    expect(verdict(here, there)).toBe('This table scored 218 on this board, the other 190.');
    expect(verdict(there, here)).toBe('The other table scored 218 on this board, this one 190.');
    expect(verdict(here, here)).toBe('Both tables scored 218 on this board.');
  });

  it('count a team once, and nobody who only ruled', () => {
    const names = ['Noor', 'Ida', 'Tomasz', 'Wren', 'Kim'];
    const teams = [0, 1, 0, 1, null];
    expect(entries(twin({ names, teams, scores: [80, 95, 80, 95, 0] }))).toEqual([
      { names: ['Ida', 'Wren'], total: 95 },
      { names: ['Noor', 'Tomasz'], total: 80 },
    ]);
  });

  it('wait for each other', () => {
    expect(entries(twin({ scores: null }))).toEqual([]);
    expect(waiting(twin({ phase: 'play' }))).toContain('Noor and Ida are still playing there.');
    expect(waiting(twin({ phase: 'lobby' }))).toContain('hasn’t begun');
  });
});
