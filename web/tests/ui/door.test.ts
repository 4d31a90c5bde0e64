import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { cameToSit } from '../../src/lib/route.svelte';
import type { GameCard, TableLine } from '../../src/net/http';
import { enter, lookAtMe } from '../../src/state/room.svelte';
import { titleOf, usualLevel } from '../../src/ui/catalog';
import DocumentsLink from '../../src/ui/DocumentsLink.svelte';
import { Forfeits } from '../../src/ui/door/forfeits';
import GameTable from '../../src/ui/door/GameTable.svelte';
import { bestToJoin, freeSeats, joinable, phaseOf } from '../../src/ui/door/lines';
import MyGames from '../../src/ui/door/MyGames.svelte';
import RoomNow from '../../src/ui/door/RoomNow.svelte';
import Shelf from '../../src/ui/door/Shelf.svelte';
import { inOrder, levelNote } from '../../src/ui/shelf';
import EndBar from '../../src/ui/table/EndBar.svelte';
import { GAME, seat, table } from '../samples';

const line = (
  name: string,
  taken: number,
  of: number,
  more: Partial<TableLine> = {},
): TableLine => ({
  name,
  title: 'Keesdrow',
  game: 'keesdrow',
  phase: 'lobby',
  seats: Array.from({ length: of }, (_, i) => ({
    taken: i < taken,
    bot: false,
    name: i < taken ? `P${i}` : null,
  })),
  free: of - taken,
  line: null,
  sit: 'open',
  offer: null,
  language: null,
  ...more,
});

const ICE: GameCard = { ...GAME, name: 'icecool', title: 'ICECOOL 2' };

// A closed layer waits so long for the browser to go back, and needs a window meanwhile.
afterAll(() => new Promise((done) => setTimeout(done, 600)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Lets the room know that one sits at these tables. */
async function sitsAt(...names: string[]): Promise<void> {
  await sits(names, null);
}

async function sits(names: readonly string[], grace_ms: number | null, bot = false): Promise<void> {
  const tables = names.map((name) => ({
    grace_ms,
    table: name,
    title: 'Keesdrow',
    game: 'keesdrow',
    phase: 'play',
    others: ['Ida', 'Bramble'],
    bot,
    waiting: ['Ida'],
  }));
  const me = {
    name: 'Keen Otter',
    chosen: false,
    emblem: 'boat',
    tables,
    people: 1,
    seeking: [],
    slow: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(me)));
  await lookAtMe();
}

it('leads to the documents where the room serves them', async () => {
  render(DocumentsLink);
  expect(screen.queryByRole('link')).toBeNull();
  const headers = { link: '</docs/>; rel="service-doc"' };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/api/games'
        ? Response.json([], { headers })
        : Response.json({
            name: 'Keen Otter',
            chosen: false,
            emblem: 'boat',
            tables: [],
            people: 1,
            seeking: [],
            slow: [],
          }),
    ),
  );
  await enter();
  const link = await screen.findByRole('link', { name: 'Read the documents' });
  expect(link.getAttribute('href')).toBe('/docs/');
});

describe('the lines of the room', () => {
  it('offer the fullest table that still has a seat', () => {
    const tables = [
      line('a', 1, 4),
      line('b', 3, 4),
      line('c', 4, 4),
      line('d', 3, 4, { phase: 'play' }),
    ];
    expect(bestToJoin(tables, 'keesdrow')?.name).toBe('b');
    expect(bestToJoin(tables, 'icecool')).toBeNull();
  });

  it('say how far a table is', () => {
    const phases = [
      line('a', 1, 4),
      line('b', 4, 4),
      line('c', 2, 2, { phase: 'play' }),
      line('d', 2, 2, { phase: 'over' }),
    ];
    expect(phases.map(phaseOf)).toEqual([
      '3 of 4 seats free',
      'about to begin',
      'playing',
      'finished',
    ]);
    expect(phases.map(joinable)).toEqual([true, false, false, false]);
  });

  it('count the tables with a free seat in a sentence', () => {
    expect(freeSeats([], 'keesdrow', 'Keesdrow')).toBe(
      'No Keesdrow tables have free seats right now.',
    );
    expect(freeSeats([line('a', 1, 4)], 'keesdrow', 'Keesdrow')).toBe(
      'There’s a free seat at one Keesdrow table.',
    );
    expect(freeSeats([line('a', 1, 4), line('b', 1, 4)], 'keesdrow', 'Keesdrow')).toBe(
      'There are free seats at two Keesdrow tables.',
    );
  });

  it('call a table by its name where nobody gave it a title', () => {
    expect(titleOf(line('oak-bell-17', 1, 4), 'Keesdrow')).toBe('oak-bell-17');
    expect(titleOf(line('oak-bell-7gq4e578xaw6f', 1, 4), 'Keesdrow')).toBe('oak-bell');
    expect(titleOf(line('oak-bell-17', 1, 4, { title: 'Thursday words' }), 'Keesdrow')).toBe(
      'Thursday words',
    );
  });
});

describe('the tables on the floor', () => {
  it('stand in one order, whatever the room says', () => {
    expect(inOrder([ICE, GAME]).map((game) => game.name)).toEqual(['keesdrow', 'icecool']);
  });

  it('can be chosen', () => {
    const onchoose = vi.fn();
    render(GameTable, { game: GAME, tables: [], chosen: false, onchoose });
    screen.getByRole('button', { name: /Keesdrow/ }).click();
    expect(onchoose).toHaveBeenCalledOnce();
  });
});

describe('a game at once', () => {
  it('is against two bots, or against one where two is all that can play', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      if (init?.body) asked.push(JSON.parse(String(init.body)));
      return Promise.resolve(Response.json({ table: 'oak-bell-17', twin: null }));
    });
    const two = { ...GAME, roles: [{ name: 'player', least: 2, most: 2 }] };
    for (const [game, name] of [
      [GAME, /^You and two bots,/],
      [two, /^You and a bot,/],
    ] as const) {
      render(Shelf, { game, tables: [] });
      expect(screen.getByText(name)).toBeTruthy();
      screen.getByRole('button', { name: 'Start' }).click();
      await tick();
      screen.queryByRole('dialog')?.querySelector<HTMLButtonElement>('.act')?.click();
      await vi.waitFor(() => expect(asked.at(-1)).toHaveProperty('bots'));
      expect((asked.at(-1) as { bots: string[] }).bots).toHaveLength(game === two ? 1 : 2);
      asked.length = 0;
      cleanup();
    }
  });
});

describe('the level of bots', () => {
  const EIGHT = ['beginner', 'gentle', 'casual', 'fair', 'keen', 'strong', 'sharp', 'expert'];
  const many = { ...GAME, levels: EIGHT };
  const picker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bots play' });

  it('of many stands in one list that begins at Fair and says what to expect', async () => {
    render(Shelf, { game: many, tables: [] });
    expect([...picker().options].map((one) => one.text)).toEqual(
      EIGHT.map((one) => one.charAt(0).toUpperCase() + one.slice(1)),
    );
    expect(picker().value).toBe('fair');
    expect(screen.getByText('A good home player.')).toBeTruthy();
    await fireEvent.change(picker(), { target: { value: 'expert' } });
    expect(screen.getByText('Misses little. For people who play a lot.')).toBeTruthy();
  });

  it('chosen from the list is the one that plays', async () => {
    const asked: { bots?: string[] }[] = [];
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      if (init?.body) asked.push(JSON.parse(String(init.body)));
      return Promise.resolve(Response.json({ table: 'oak-bell-17', twin: null }));
    });
    render(Shelf, { game: many, tables: [] });
    await fireEvent.change(picker(), { target: { value: 'casual' } });
    screen.getByRole('button', { name: 'Start' }).click();
    await vi.waitFor(() => expect(asked.at(-1)?.bots).toEqual(['casual', 'casual']));
  });

  it('of few stands side by side', () => {
    render(Shelf, { game: { ...GAME, levels: ['gentle', 'fair', 'sharp'] }, tables: [] });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Fair');
  });
});

describe('the first game of a kind on a device', () => {
  const dialog = () => screen.queryByRole('dialog');
  const start = () => screen.getAllByRole('button', { name: 'Start' }).at(-1)?.click();

  it.each(['keesdrow', 'keyword', 'keep_your_cool', 'icecool'])(
    'of %s begins with its aim in two sentences; nothing is set before Start',
    async (name) => {
      localStorage.clear();
      const asked = vi.fn(() =>
        Promise.resolve(Response.json({ table: 'oak-bell-17', twin: null })),
      );
      vi.stubGlobal('fetch', asked);
      render(Shelf, { game: { ...GAME, name }, tables: [] });
      start();
      await tick();
      const aim = dialog()?.querySelector('p')?.textContent ?? '';
      expect(aim.match(/[^.!?]+[.!?]/g)).toHaveLength(2);
      expect(dialog()?.querySelector('svg')).toBeTruthy();
      expect(asked).not.toHaveBeenCalled();

      screen.getByRole('button', { name: 'Not now' }).click();
      await tick();
      expect(dialog()).toBeNull();
      start();
      await tick();
      dialog()?.querySelector<HTMLButtonElement>('.act')?.click();
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      cleanup();

      render(Shelf, { game: { ...GAME, name }, tables: [] });
      asked.mockClear();
      start();
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      expect(dialog()).toBeNull();
      localStorage.clear();
    },
  );
});

describe('the way back', () => {
  it('stands at the top while a game of one’s own goes on', async () => {
    await sitsAt('oak-bell-17');
    render(MyGames);
    const way = screen.getByRole('link', {
      name: /Keesdrow with Ida and Bramble/,
    });
    expect(way.getAttribute('href')).toBe('/t/oak-bell-17');
    cleanup();
    await sitsAt();
    render(MyGames);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('counts down what is left before a bot takes the seat', async () => {
    vi.useFakeTimers();
    await sits(['oak-bell-17'], 42_000);
    render(MyGames);
    expect(screen.getByRole('link').textContent).toMatch(/A bot takes your seat in\s+0:42/);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByRole('link').textContent).toContain('0:32');
    vi.useRealTimers();
  });

  it('says that a bot plays, once it has taken the seat', async () => {
    await sits(['oak-bell-17'], null, true);
    render(MyGames);
    const way = screen.getByRole('link').textContent;
    expect(way).toMatch(/A bot is playing for you now\.\s+Back to your seat/);
    expect(way).not.toContain('still on');
  });

  it('says that a game was lost when its time ran out, and that it is over when it ended before', () => {
    const one = {
      table: 'a',
      title: 'T',
      game: 'g',
      phase: 'play',
      others: ['Ida'],
      bot: false,
      waiting: ['Ida'],
    };
    const running = { ...one, grace_ms: 5_000 };
    const forfeits = new Forfeits(() => true);
    expect(forfeits.look([running], 0)).toEqual([]);
    expect(forfeits.look([], 6_000)).toEqual([{ one: running, lost: true }]);
    expect(forfeits.look([], 9_000)).toEqual([{ one: running, lost: true }]);
    const other = new Forfeits(() => true);
    other.look([running], 0);
    expect(other.look([], 2_000)).toEqual([{ one: running, lost: false }]);
    const bots = new Forfeits(() => false);
    bots.look([running], 0);
    expect(bots.look([], 6_000)).toEqual([]);
  });

  it('is what the list offers of one’s own table, and watching of others', async () => {
    await sitsAt('oak-bell-17');
    const playing = { phase: 'play', free: 0 };
    render(RoomNow, { tables: [line('oak-bell-17', 4, 4, playing), line('b', 4, 4, playing)] });
    const [mine, other] = screen.getAllByRole('link');
    expect(mine?.textContent).toContain('Back to your seat');
    expect(other?.textContent).toContain('Watch');
    expect(other?.textContent).not.toContain('Back to your seat');
  });
});

describe('the end of a game', () => {
  const idle = { queued: null, presence: null, ask: vi.fn() };

  it('offers the rematch to those who played, and to nobody else', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const over = table({ phase: 'over', next: 'oak-bell-17', seats: [seat('Noor'), seat('Ida')] });
    render(EndBar, { table: over, you: 1, ...idle, onnext: vi.fn() });
    expect(screen.getByRole('button', { name: 'Join the rematch' })).toBeTruthy();
    cleanup();
    render(EndBar, { table: over, you: null, ...idle, onnext: vi.fn() });
    expect(screen.queryByRole('button', { name: /rematch/i })).toBeNull();
  });

  it('shows spectators the way to the next game, and seats nobody there', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const onnext = vi.fn();
    const over = table({ phase: 'over', next: 'oak-bell-17', seats: [seat('Noor'), seat('Ida')] });
    render(EndBar, { table: over, you: null, ...idle, onnext });
    await vi.advanceTimersByTimeAsync(1_500);
    screen.getByRole('button', { name: 'Go to the next game' }).click();
    expect(onnext).toHaveBeenCalledExactlyOnceWith('oak-bell-17');
    expect(cameToSit()).toBe(false);
    vi.useRealTimers();
  });

  it('takes no press that was still meant for the game', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.resolve(true));
    const over = table({ phase: 'over', seats: [seat('Noor'), seat('Ida')] });
    render(EndBar, { table: over, you: 1, ...idle, ask, onnext: vi.fn() });
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Rematch' });
    again.click();
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    again.click();
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'rematch', start: true });
    vi.useRealTimers();
  });

  it('tells to which table one goes, so that whoever shares the screen comes along', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const onnext = vi.fn();
    const over = table({ phase: 'over', next: 'oak-bell-17', seats: [seat('Noor'), seat('Ida')] });
    render(EndBar, { table: over, you: 1, ...idle, onnext });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(onnext).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Join the rematch' }).click();
    expect(onnext).toHaveBeenCalledExactlyOnceWith('oak-bell-17');
    vi.useRealTimers();
  });
});

describe('levels', () => {
  it('the one offered first is Fair where there is one, however many there are', () => {
    expect(usualLevel(['gentle', 'fair', 'sharp'])).toBe('fair');
    expect(usualLevel(['beginner', 'gentle', 'casual', 'fair', 'keen'])).toBe('fair');
    expect(usualLevel(['easy', 'middling', 'hard'])).toBe('middling');
    expect(usualLevel([])).toBeUndefined();
  });

  it('of Keesdrow are each told in a line', () => {
    const all = ['beginner', 'gentle', 'casual', 'fair', 'keen', 'strong', 'sharp', 'expert'];
    const lines = all.map((level) => levelNote('keesdrow', level));
    expect(new Set(lines).size).toBe(8);
    expect(lines).not.toContain('');
  });
});
