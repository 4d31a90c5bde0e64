import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exitOf, go, place, placeOf } from '../../src/lib/route.svelte';
import ClubPages from '../../src/ui/club/ClubPages.svelte';
import { mineIn, partnersIn, phaseOf, sidesOf } from '../../src/ui/club/evening';
import { shares, shown } from '../../src/ui/club/points';
import { evening as text } from '../../src/ui/messages/evening';
import type { EveningView } from '../../src/wire.gen';

const person = (id: string, you = false) => ({
  id,
  name: id.toUpperCase(),
  present: true,
  typed: false,
  quiet: null,
  you,
});
const row = (id: string, at: number) => ({
  id,
  place: at,
  points: 12 * (3 - at),
  direct: 0,
  buchholz: 0,
  won: 3 - at,
  played: 2,
  byes: 0,
});
const board = (people: string[], places: number[][] | null = null) => ({
  people,
  table: 'oak-bell-42',
  places,
  source: places && ('game' as const),
  scores: [],
});
const EVENING: EveningView = {
  club: 'oak-bell-10',
  title: 'Thursday',
  id: 3,
  step: 8,
  plan: {
    game: 'keesdrow',
    format: 'swiss',
    options: {},
    seats: 2,
    least: 2,
    no_show: 0,
    same_boards: false,
    teams: [],
    coded: false,
    holidays: true,
  },
  at: 0,
  ended: null,
  over: false,
  leads: false,
  code: null,
  people: [person('ida', true), person('ben'), person('cat')],
  rounds: [{ boards: [board(['ben', 'ida'])], byes: ['cat'], at: 0, over: false }],
  standings: [row('ida', 1), row('ben', 2), row('cat', 3)],
};
const ROUND = EVENING.rounds[0] as EveningView['rounds'][number];
const seenBy = (you: string, more: Partial<EveningView> = {}): EveningView => ({
  ...EVENING,
  people: EVENING.people.map((one) => ({ ...one, you: one.id === you })),
  ...more,
});

describe('points', () => {
  it('are shown as wins with fractions', () => {
    expect([0, 6, 12, 30, 28, 20].map(shown)).toEqual(['0', '½', '1', '2½', '2⅓', '1⅔']);
  });

  it('are shared as in the room', () => {
    expect([...shares([[1], [0]])]).toEqual([
      [1, 12],
      [0, 0],
    ]);
    expect([...shares([[2], [0], [1], [3]]).values()]).toEqual([12, 8, 4, 0]);
    expect([...shares([[0, 1]]).values()]).toEqual([6, 6]);
    expect(shares([]).size).toBe(0);
  });
});

describe('an evening', () => {
  it('knows where the viewer plays', () => {
    expect(mineIn(EVENING)).toMatchObject({ at: 'board', number: 0, others: ['BEN'] });
    expect(mineIn(seenBy('cat'))).toEqual({ at: 'bye' });
    expect(mineIn(seenBy('nobody'))).toEqual({ at: 'out' });
    const late = { ...person('dan', true) };
    expect(mineIn({ ...seenBy('nobody'), people: [...EVENING.people.slice(1), late] })).toEqual({
      at: 'late',
    });
  });

  it('goes from gathering to the podium', () => {
    const over = { ...ROUND, over: true };
    expect(phaseOf({ ...EVENING, rounds: [] })).toBe('gathering');
    expect(phaseOf(EVENING)).toBe('playing');
    expect(phaseOf({ ...EVENING, rounds: [over] })).toBe('between');
    expect(phaseOf({ ...EVENING, ended: 5 })).toBe('ending');
    expect(phaseOf({ ...EVENING, rounds: [over], ended: 5, over: true })).toBe('over');
  });

  it('has an address within its club', () => {
    expect(placeOf('/c/oak-bell-10/evening')).toEqual({
      at: 'club',
      name: 'oak-bell-10',
      evening: true,
    });
    expect(placeOf('/c/oak-bell-10/')).toEqual({ at: 'club', name: 'oak-bell-10', evening: false });
    expect([placeOf('/clubs'), placeOf('/c/A'), placeOf('/c/a/b')].map(({ at }) => at)).toEqual([
      'clubs',
      'nowhere',
      'nowhere',
    ]);
  });
});

describe('the page of an evening', () => {
  let evening: EveningView;
  let sent: { path: string; body: unknown }[];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
      // A page that knows the evening waits for news, which never come here.
      if (path.includes('since')) return new Promise(() => undefined);
      if (path.includes('/evening')) return Response.json(evening);
      return Response.json({ code: 'not_found', params: {} }, { status: 404 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const open = (view: EveningView) => {
    evening = view;
    render(ClubPages, { here: { at: 'club', name: 'oak-bell-10', evening: true } });
  };

  it('leads to the table and back', async () => {
    open(EVENING);
    await screen.findByText('You play at table 1 with BEN.');
    await fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(place()).toEqual({ at: 'table', name: 'oak-bell-42' });
    expect(exitOf('oak-bell-42')).toBe('/c/oak-bell-10/evening');
    expect(exitOf('ash-cup-42')).toBe('/');
    go('/');
  });

  it('says who sits out, and offers nothing to lead', async () => {
    open(seenBy('cat'));
    await screen.findByText('You sit out this round.');
    expect(screen.queryByRole('button', { name: /Set the result/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Start round/ })).toBeNull();
  });

  it('sends the result that a leader sets', async () => {
    open(seenBy('cat', { leads: true }));
    await fireEvent.click(await screen.findByRole('button', { name: /Set the result/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'IDA won' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        path: '/api/clubs/oak-bell-10/evening/result',
        body: { round: 0, table: 0, places: [[1], [0]] },
      }),
    );
  });

  it('lets people who tie share a place at a larger table', async () => {
    const boards = [board(['ben', 'ida', 'cat'])];
    open(seenBy('cat', { leads: true, rounds: [{ ...ROUND, boards, byes: [] }] }));
    await fireEvent.click(await screen.findByRole('button', { name: /Set the result/ }));
    await fireEvent.change(screen.getByLabelText('Place of CAT'), { target: { value: '1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        path: '/api/clubs/oak-bell-10/evening/result',
        body: { round: 0, table: 0, places: [[0, 2], [1]] },
      }),
    );
  });

  it('ends with the podium', async () => {
    const rounds = [{ ...ROUND, boards: [board(['ben', 'ida'], [[1], [0]])], over: true }];
    open({ ...EVENING, rounds, ended: 5, over: true });
    await screen.findByRole('heading', { name: 'IDA wins the evening' });
    expect(screen.getByRole('list', { name: 'Podium' }).children.length).toBe(3);
  });

  it('has a step for those who are second by a bye, and none for a winner by a bye alone', async () => {
    const rounds = [{ ...ROUND, boards: [board(['ben', 'ida'], [[1], [0]])], over: true }];
    const standings = [row('ida', 1), { ...row('cat', 2), played: 0 }, row('ben', 3)];
    open({ ...EVENING, rounds, standings, ended: 5, over: true });
    const podium = await screen.findByRole('list', { name: 'Podium' });
    expect(podium.textContent).toContain('CAT');
    cleanup();
    const by = [{ ...row('cat', 1), played: 0 }, row('ida', 2), row('ben', 3)];
    open({ ...EVENING, rounds, standings: by, ended: 5, over: true });
    await screen.findByRole('heading', { name: 'IDA wins the evening' });
    expect(screen.getByRole('list', { name: 'Podium' }).textContent).not.toContain('CAT');
  });

  it('puts two people of one name on the same step', async () => {
    const rounds = [{ ...ROUND, boards: [board(['ben', 'ida'], [[0, 1]])], over: true }];
    const people = [person('ida', true), { ...person('ben'), name: 'IDA' }, person('cat')];
    const standings = [row('ida', 1), { ...row('ben', 1) }, row('cat', 3)];
    open({ ...EVENING, people, rounds, standings, ended: 5, over: true });
    const podium = await screen.findByRole('list', { name: 'Podium' });
    expect(podium.textContent).toContain('IDAIDA');
  });
});

describe('teams', () => {
  const teams = { ...EVENING.plan, seats: 4, least: 4, teams: [0, 1, 0, 1] };
  const four = board(['ben', 'ida', 'cat', 'dan']);
  const view = {
    ...EVENING,
    plan: teams,
    people: [...EVENING.people, person('dan')],
    rounds: [{ boards: [four], byes: [], at: 0, over: false }],
  };

  it('are the sides of a table; without teams, everybody is one', () => {
    expect(sidesOf(teams, four)).toEqual([
      ['ben', 'cat'],
      ['ida', 'dan'],
    ]);
    expect(sidesOf(EVENING.plan, board(['ben', 'ida']))).toEqual([['ben'], ['ida']]);
  });

  it('tell a player with whom and against whom they play', () => {
    expect(mineIn(view)).toMatchObject({ others: ['BEN', 'CAT'], partners: ['DAN'] });
    expect(text.mine.play(1, ['Ben', 'Cat'], ['Dan'])).toBe(
      'You play at table\u00a01 with Dan, against Ben and Cat.',
    );
  });

  it('are known while the round is played', () => {
    expect(partnersIn(view).get('ben')).toEqual(['cat']);
    const over = view.rounds.map((round) => ({ ...round, over: true }));
    expect(partnersIn({ ...view, rounds: over }).size).toBe(0);
  });
});
