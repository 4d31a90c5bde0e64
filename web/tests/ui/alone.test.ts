import { cleanup, render, screen } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameCard } from '../../src/net/http';
import { enter } from '../../src/state/room.svelte';
import FrontDoor from '../../src/ui/FrontDoor.svelte';
import { GAME } from '../samples';

const ICE: GameCard = { ...GAME, name: 'icecool', title: 'ICECOOL 2' };
const TRY = 'Just you? Warm up for ICECOOL 2';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(path: string): Response {
  switch (path) {
    case '/api/me':
      return Response.json({ name: 'Keen Otter', chosen: false, tables: [] });
    case '/api/games':
      return Response.json([GAME, ICE]);
    case '/api/tables':
      return Response.json([]);
    default:
      return Response.json({ code: 'no_such', rule: null, params: {} }, { status: 404 });
  }
}

it('what one can do alone stands at the top of a phone’s front door, not only under its game', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
  await enter();
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  happyDOM.setViewport({ width: 390, height: 844 });
  render(FrontDoor);
  const top = await screen.findByRole('link', { name: TRY });
  expect(top.getAttribute('href')).toBe('/practice');
  expect(screen.getAllByRole('link', { name: 'Warm up, alone' })).toHaveLength(1);
  const tables = screen.getByRole('region', { name: 'Games' });
  expect(top.compareDocumentPosition(tables)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  happyDOM.setViewport({ width: 1440, height: 900 });
  await tick();
  expect(screen.queryByRole('link', { name: TRY })).toBeNull();
});
