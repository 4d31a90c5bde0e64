import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Best from '../../src/ui/door/Best.svelte';
import RoomNow from '../../src/ui/door/RoomNow.svelte';
import { GAME as KEESDROW } from '../samples';

afterEach(cleanup);

describe('an empty room', () => {
  it('offers a table of the chosen game where there is none', () => {
    render(RoomNow, { tables: [], game: KEESDROW });
    expect(screen.getByText(/No public tables yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create a public Keesdrow table' })).toBeTruthy();
  });

  it('leads to today’s board where nobody played yesterday', () => {
    const none = { date: '2026-11-29', resets_ms: 1, mine: null, board: [], players: 0 };
    render(Best, { daily: { ...none, yesterday: null } });
    expect(screen.getByRole('link', { name: 'Play today’s board' })).toBeTruthy();
  });
});
