import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Best from '../../src/ui/door/Best.svelte';
import BotsPlay from '../../src/ui/door/BotsPlay.svelte';
import RoomNow from '../../src/ui/door/RoomNow.svelte';
import { fishAt, flickOf, GAME, penguinsAt, saidOf, totalsAfter } from '../../src/ui/door/reel';
import { GAME as KEESDROW } from '../samples';

const DAY_MS = 86_400_000;
const WEEK = Array.from({ length: 7 }, (_, day) => flickOf(day * DAY_MS));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the flick of the day', () => {
  it('stays from midnight to midnight, and another comes every day of a week', () => {
    expect(flickOf(DAY_MS - 1)).toBe(WEEK[0]);
    expect(new Set(WEEK.map(({ text }) => text)).size).toBe(7);
  });

  it('moves its penguin, and no penguin leaves for good before it begins', () => {
    for (const flick of WEEK) {
      const [before, after] = [0, flick.ms].map((at) =>
        penguinsAt(flick, at).find(({ seat }) => seat === flick.seat),
      );
      expect(before).not.toEqual(after);
      expect(penguinsAt(flick, flick.ms * 9)).toEqual(penguinsAt(flick, flick.ms * 2));
    }
  });

  it('lets a fish hang until it is taken', () => {
    for (const flick of WEEK) {
      expect(fishAt(flick, -1)).toHaveLength(flick.fish.length);
      expect(fishAt(flick, flick.ms)).toHaveLength(0);
    }
  });

  it('is said in words', () => {
    const one = { ...flickOf(0), doors: 2, jumps: 1, fish: [] };
    expect(saidOf(one)).toBe('Two doors and one jump in one flick.');
  });
});

describe('the bots at play', () => {
  it('spell each word on the board that is shown', () => {
    for (const { word, path } of GAME.words) {
      expect(path.map(([x = 0, y = 0]) => GAME.letters[y]?.[x]).join('')).toBe(word.toUpperCase());
    }
  });

  it('play on until the game is over, and from the start when asked again', async () => {
    render(BotsPlay, { onplay: vi.fn() });
    await vi.advanceTimersByTimeAsync(120_000);
    const [fair, sharp] = totalsAfter(GAME.words.length);
    expect(screen.getByText(String(fair))).toBeTruthy();
    expect(screen.getByText(String(sharp))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
    expect(screen.getByText(/plays MINIS for 10/)).toBeTruthy();
  });

  it('stop where they are when told to', async () => {
    render(BotsPlay, { onplay: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/plays MINIS for 10/)).toBeTruthy();
  });
});

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
