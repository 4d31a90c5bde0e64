import { cleanup, render, screen } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameCard } from '../../src/net/http';
import { enter } from '../../src/state/room.svelte';
import Shelf from '../../src/ui/door/Shelf.svelte';
import FrontDoor from '../../src/ui/FrontDoor.svelte';
import { GAME } from '../samples';

const ICE: GameCard = { ...GAME, name: 'icecool', title: 'ICECOOL 2' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(path: string): Response {
  switch (path) {
    case '/api/me':
      return Response.json({
        name: 'Keen Otter',
        chosen: false,
        tables: [],
        people: 1,
        seeking: [],
        slow: [],
      });
    case '/api/games':
      return Response.json([GAME, ICE]);
    case '/api/tables':
      return Response.json([]);
    default:
      return Response.json({ code: 'no_such', rule: null, params: {} }, { status: 404 });
  }
}

it('practice of one game is offered at its own table only, not as the way to play alone', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
  await enter();
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setViewport({ width: 390, height: 844 });
  render(FrontDoor);
  const warm = await screen.findByRole('link', { name: 'Warm up alone' });
  expect(warm.getAttribute('href')).toBe('/practice');
  const tables = screen.getByRole('region', { name: 'Games' });
  expect(tables.contains(warm)).toBe(true);
  expect(screen.getAllByRole('link', { name: /Warm up/ })).toHaveLength(1);
});

it('a game that one person can play is offered for one, against nobody', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path === '/api/tables' && request?.method === 'POST') {
      sent.push(JSON.parse(String(request.body)));
      return Promise.resolve(Response.json({ table: 'oak-bell-17', twin: null }));
    }
    return Promise.resolve(answer(path));
  });
  await enter();
  const alone: GameCard = { ...GAME, roles: [{ name: 'player', least: 1, most: 4 }] };
  render(Shelf, { game: alone, tables: [] });
  localStorage.setItem('rumpus.aim.keesdrow', 'seen');
  screen.getByRole('button', { name: /Play alone/ }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ game: 'keesdrow', bots: [], start: true, public: false });
  cleanup();
  render(Shelf, { game: GAME, tables: [] });
  expect(screen.queryByRole('button', { name: /Play alone/ })).toBeNull();
});
