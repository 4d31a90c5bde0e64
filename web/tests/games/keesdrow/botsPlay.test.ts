import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BotsPlay from '../../../src/games/keesdrow/door/BotsPlay.svelte';
import { GAME, totalsAfter } from '../../../src/games/keesdrow/door/words';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
