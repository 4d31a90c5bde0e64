import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '../../src/net/history';
import Games from '../../src/ui/you/Games.svelte';
import { othersOf, outcomeOf } from '../../src/ui/you/outcome';

type Game = HistoryPage['games'][number];
type Seat = Game['seats'][number];

const seat = (more: Partial<Seat>): Seat => ({
  name: 'Ida',
  you: false,
  bot: null,
  role: 'player',
  team: null,
  place: 1,
  score: 7,
  opponent: '1-0',
  ...more,
});
const game = (table: string, more: Partial<Game> = {}): Game => ({
  table,
  game: 'toy',
  ended: 0,
  kept: true,
  mode: 'table',
  public: true,
  rated: false,
  options: {},
  reason: 'points',
  seats: [seat({ you: true, name: 'Noor' }), seat({ place: 2 })],
  seconds: 900,
  feats: [],
  ...more,
});
const total = (name: string) => ({
  ...{ game: name, played: 3, won: 1, row: 0, longest: 1, best: 9 },
  ...{ seconds: 900, unknown: 0, feats: [] },
});

describe('the outcome of a game', () => {
  it.each<[string, string, Partial<Seat>[]]>([
    ['a win', 'You won', [{ you: true }, { place: 2 }]],
    ['a place', '2nd of 3', [{ you: true, place: 2 }, {}, { place: 2 }]],
    ['a draw', 'A draw', [{ you: true }, {}]],
    ['a game alone', 'Played alone', [{ you: true }]],
    [
      'teams',
      '2nd of 2',
      [{ you: true, place: 2, team: 1 }, { place: 2, team: 1 }, { team: 0 }, { team: 0 }],
    ],
    ['a moderator', 'You moderated', [{ you: true, place: null }, {}, { place: 2 }]],
  ])('names %s', (_, said, seats) => {
    expect(outcomeOf(seats.map(seat))).toBe(said);
  });

  it('names bots and former members among the others', () => {
    const others = [{ you: true }, { name: null }, { name: 'Ada', bot: 'fair' }, {}];
    expect(othersOf(others.map(seat))).toEqual(['Former member', 'Ada (bot)', 'Ida']);
  });
});

describe('the part with the games', () => {
  let answers: Record<string, HistoryPage | string>;

  beforeEach(() => {
    answers = {};
    vi.stubGlobal('fetch', async (path: string) => {
      const answer = answers[path] ?? 'offline';
      if (typeof answer !== 'string') return Response.json(answer);
      return Response.json({ code: answer, params: {} }, { status: 429 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says what will be there', async () => {
    answers['/api/history?'] = { totals: [], games: [], next: null };
    render(Games);
    expect(await screen.findByText(/When you’ve finished a game/)).toBeTruthy();
  });

  it('shows more on request, and only one game if one is picked', async () => {
    const totals = [total('toy'), total('other')];
    answers['/api/history?'] = { totals, games: [game('a'), game('b', { kept: false })], next: 5 };
    answers['/api/history?before=5'] = { totals, games: [game('c')], next: null };
    answers['/api/history?game=other'] = {
      totals,
      games: [game('d', { game: 'other' })],
      next: null,
    };
    render(Games);
    const replays = screen.queryAllByRole.bind(screen, 'link', { name: /^Replay/ });
    const links = () => replays().map((one) => one.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual(['/t/a/replay']));
    expect(screen.getByText('Expired')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(links()).toEqual(['/t/a/replay', '/t/c/replay']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'other' }));
    await waitFor(() => expect(links()).toEqual(['/t/d/replay']));
    expect(screen.getByRole('button', { name: 'other' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says why nothing is shown', async () => {
    answers['/api/history?'] = 'too_many';
    render(Games);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
