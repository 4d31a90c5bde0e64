import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HistorySummary } from '../../src/net/history';
import AgainstPage from '../../src/ui/you/AgainstPage.svelte';
import Charts from '../../src/ui/you/Charts.svelte';
import {
  averages,
  daysOf,
  longestRun,
  periodsOf,
  type Result,
  resultsOf,
  scoreOf,
  scoresOf,
} from '../../src/ui/you/results';
import YearPage from '../../src/ui/you/YearPage.svelte';

const result = (ended: Date, more: Partial<Result> = {}): Result => ({
  ...{ game: 'toy', ended, won: false, score: null, place: 1, theirs: null },
  ...more,
});
const at = (ended: Date): number => ended.getTime() / 1000;

const summary = (more: Partial<HistorySummary> = {}): HistorySummary => ({
  totals: [],
  against: null,
  companions: [],
  games: ['toy', 'other'],
  results: {
    game: [0, 1, 0],
    ended: [at(new Date(2025, 0, 1, 23, 59)), at(new Date(2025, 0, 2)), at(new Date(2025, 11, 31))],
    seconds: [60, null, 60],
    place: [1, 2, 1],
    last: [2, 2, 1],
    score: [7, null, 9],
    theirs: [],
  },
  ...more,
});

describe('results', () => {
  it('are read from columns', () => {
    expect(resultsOf(summary()).map(({ game, won, score }) => [game, won, score])).toEqual([
      ['toy', true, 7],
      ['other', false, null],
      // Without opponents nothing is won.
      ['toy', false, 9],
    ]);
  });

  it('fall on days of the viewer, in leap years too', () => {
    const days = daysOf(resultsOf(summary()), 2025);
    expect(days.length).toBe(365);
    expect([days[0], days[1], days[364]]).toEqual([1, 1, 1]);
    expect(daysOf([], 2028).length).toBe(366);
    // A day with a clock change has 23 or 25 hours, and stays one day.
    const spring = [result(new Date(2025, 2, 30, 23)), result(new Date(2025, 2, 31))];
    const [before, after] = daysOf(spring, 2025).flatMap((games, day) => (games > 0 ? [day] : []));
    expect((after ?? 0) - (before ?? 0)).toBe(1);
  });

  it('make runs of days', () => {
    expect([[], [0, 0], [1, 0, 2, 1, 3, 0], [1, 1]].map(longestRun)).toEqual([0, 0, 3, 2]);
  });

  it('fall into weeks, months or years without a gap', () => {
    const spread = (days: number) => [
      result(new Date(2025, 0, 8, 12), { won: true }),
      result(new Date(2025, 0, 8 + days, 12)),
    ];
    const weeks = periodsOf(spread(14));
    expect([weeks.unit, weeks.buckets.map(({ played }) => played)]).toEqual(['week', [1, 0, 1]]);
    expect(weeks.buckets[0]?.start).toEqual(new Date(2025, 0, 6));
    const months = periodsOf(spread(150));
    expect([months.unit, months.buckets.length]).toEqual(['month', 6]);
    const years = periodsOf(spread(1500));
    expect(years.unit).toBe('year');
    expect(years.buckets.map(({ played, won }) => [played, won])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(periodsOf([]).buckets).toEqual([]);
  });

  it('compare places with an opponent', () => {
    const against = (place: number, theirs: number | null) => result(new Date(), { place, theirs });
    const games = [against(2, 1), against(1, 2), against(1, null), against(3, 3), against(2, 3)];
    expect(scoreOf(games)).toEqual({
      ...{ games: 5, ahead: 2, level: 1, behind: 1, together: 1, row: 2 },
    });
    expect(scoreOf([...games, against(2, 1)]).row).toBe(0);
  });

  it('have averages of ten', () => {
    const scores = Array.from({ length: 12 }, (_, index) => index);
    expect([averages(scores)[0], averages(scores)[3], averages(scores)[11]]).toEqual([0, 1.5, 6.5]);
    expect([...scoresOf(resultsOf(summary()))]).toEqual([['toy', [7, 9]]]);
  });
});

describe('the pages that look back', () => {
  let asked: string[] = [];
  const answer = (told: HistorySummary | string): void => {
    asked = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (path.startsWith('/api/history?'))
        return Response.json({ totals: [], games: [], next: null });
      if (typeof told !== 'string') return Response.json(told);
      return Response.json({ code: told, params: {} }, { status: 404 });
    });
  };
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('show the year of the viewer, with each month in words', async () => {
    answer(summary());
    render(YearPage, { year: 2025 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your 2025' })).toBeTruthy();
    const span = [2025, 2026].map((year) => at(new Date(year, 0, 1)));
    expect(asked).toEqual([`/api/history/summary?since=${span[0]}&until=${span[1]}`]);
    const january = (await screen.findByRole('rowheader', { name: 'January' })).closest('tr');
    expect(
      within(january as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '2']);
    expect(screen.getByText(/My 2025: 3 games on 3 days, 1 won/)).toBeTruthy();
  });

  it('say that a year is empty', async () => {
    const none = { game: [], ended: [], seconds: [], place: [], last: [], score: [], theirs: [] };
    answer(summary({ results: none, games: [] }));
    render(YearPage, { year: 2019 });
    expect(await screen.findByText('You finished no games in 2019.')).toBeTruthy();
  });

  it('compare with an opponent by game', async () => {
    const { results } = summary();
    answer(summary({ against: 'Ida', results: { ...results, theirs: [2, 1, null] } }));
    render(AgainstPage, { opponent: '5-1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Against Ida' })).toBeTruthy();
    await waitFor(() => expect(asked).toContain('/api/history?opponent=5-1'));
    const row = screen.getByRole('rowheader', { name: 'toy' }).closest('tr');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '1', '0', '0']);
  });

  it('say that an opponent has left', async () => {
    answer('no_such_opponent');
    render(AgainstPage, { opponent: '5-1' });
    expect(await screen.findByText(/There is nobody to compare with/)).toBeTruthy();
    expect(asked.length).toBe(1);
  });

  it('follow the filter in charts', async () => {
    answer(summary());
    const wanted = {
      game: 'toy',
      opponent: '',
      since: null,
      until: null,
      rated: '',
      result: '',
    } as const;
    render(Charts, { wanted, title: (game: string) => game });
    expect(await screen.findByRole('table', { name: 'Your scores in toy' })).toBeTruthy();
    expect(asked).toEqual(['/api/history/summary?game=toy']);
    expect(screen.getByRole('table', { name: 'Games by month' })).toBeTruthy();
  });
});
