import { fireEvent, render, screen } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { tick } from 'svelte';
import { readable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import End from '../../../src/games/keep_your_cool/end/End.svelte';
import Play from '../../../src/games/keep_your_cool/play/Play.svelte';
import type { Event } from '../../../src/games/keep_your_cool/types';
import './screen';
import { grab, propsOf, verdict, viewOf } from './fixtures';

describe('the end', () => {
  const over = viewOf({
    phase: 'over',
    result: { places: [[0], [1]], scores: [2, 0], reason: 'flag' },
    verdicts: [verdict()],
  });

  it('says who won, lists stops with their measures, and tells what could have been said', async () => {
    const props = propsOf({ view: over });
    render(End, { props });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win with Ida’s flag.');
    expect(screen.getByText('620 ms of 700 ms')).toBeTruthy();
    expect(screen.queryByText('tiles')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /embalm/ }));
    await tick();
    expect(screen.getByText(/MEEK, MICE/)).toBeTruthy();
  });

  it('whoever was there sees the last pair for a moment, and then who won', async () => {
    const pair = { number: 5, seat: 0, tiles: [0, 1], symbol: 'boat', at: 10_000, lifted: null };
    const events: Event[] = [
      { type: 'tile_turned', seat: 0, tile: 1, symbol: 'boat', busy: 10_400, at: 10_000 },
      { type: 'pair_taken', ...pair },
      { type: 'ended', reason: 'tiles', places: [[0], [1]], points: [2, 0], at: 10_000 },
    ];
    const tiles = over.tiles.map(() => ({ lies: 'gone' as const, symbol: null }));
    const view = {
      ...over,
      tiles,
      points: [2, 0],
      result: { places: [[0], [1]], scores: [2, 0], reason: 'tiles' },
    };
    const { container } = render(End, {
      props: propsOf({ view, happened: readable({ seq: 9, events }) }),
    });
    await tick();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(container.querySelectorAll('.tile.up')).toHaveLength(2);
    vi.advanceTimersByTime(1_300);
    await tick();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win by two.');
  });

  it('comes out although somebody asks for a rematch while the table is still to be seen', async () => {
    const ended: Event = {
      type: 'ended',
      reason: 'flag',
      places: [[0], [1]],
      points: [2, 0],
      at: 0,
    };
    const props = propsOf({ view: over, happened: readable({ seq: 9, events: [ended] }) });
    const { rerender } = render(End, { props });
    await tick();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await rerender({ ...props, happened: readable({ seq: 10, events: [] }) });
    vi.advanceTimersByTime(1_300);
    await tick();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win with Ida’s flag.');
  });
});

describe('on a phone', () => {
  it('the words so far lie over the table while one looks, and go when a hand comes', async () => {
    const viewport = (width: number) =>
      (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
    viewport(390);
    const props = propsOf();
    const { rerender } = render(Play, { props });
    const words = () => screen.queryByRole('list', { name: 'Words so far' });
    await tick();
    expect(words()).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Words so far' }));
    expect(words()?.textContent).toContain('embalm');
    await rerender({ ...props, view: viewOf({ grabs: [grab()] }) });
    await tick();
    expect(words()).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Stop' }).length).toBeGreaterThan(0);
    viewport(1024);
  });
});
