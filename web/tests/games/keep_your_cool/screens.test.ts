import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/keep_your_cool/play/Play.svelte';
import type { Event, Props } from '../../../src/games/keep_your_cool/types';
import type { Happened } from '../../../src/lib/game';
import { grab, player, propsOf, viewOf } from './fixtures';
import { acts, down, frame, tile } from './screen';

describe('the Flipper', () => {
  it('turns a tile with a press, or with Enter', async () => {
    const props = propsOf();
    render(Play, { props });
    await down(tile(3), 100);
    expect(acts(props)[0]?.[0]).toEqual({ type: 'flip', tile: 2 });
    cleanup();
    render(Play, { props });
    await fireEvent.keyDown(tile(1), { key: 'Enter' });
    expect(acts(props)[1]?.[0]).toEqual({ type: 'flip', tile: 0 });
  });

  it('who turns the next tile before the last one is heard of has it turned after it', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const props = propsOf({ happened });
    render(Play, { props });
    await down(tile(3), 100);
    await down(tile(4), 200);
    expect(acts(props)).toHaveLength(1);
    const turned = { seat: 0, tile: 2, symbol: 'key', busy: 10_400, at: 10_000 };
    happened.set({ seq: 7, events: [{ type: 'tile_turned', ...turned }] });
    expect(acts(props)).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(acts(props)[1]?.[0]).toEqual({ type: 'flip', tile: 3 });
  });

  it('whose hand is on a tile turns the next as soon as it is free', async () => {
    const props = propsOf({ view: viewOf({ players: [player({ busy: 10_150 }), player()] }) });
    render(Play, { props });
    await down(tile(3), 100);
    expect(acts(props)).toHaveLength(0);
    vi.advanceTimersByTime(150);
    expect(acts(props)).toHaveLength(1);
  });

  it('who plays by keys goes on at the tiles that are left, and gets to them from the word', async () => {
    const props = propsOf();
    const { rerender } = render(Play, { props });
    tile(1).focus();
    const gone = viewOf().tiles.map((each, at) =>
      at < 2 ? { lies: 'gone' as const, symbol: null } : each,
    );
    await rerender({ ...props, view: viewOf({ tiles: gone }) });
    await tick();
    const next = document.activeElement;
    expect(next?.getAttribute('aria-label')).toMatch(/^Tile \d+, face down$/);
    expect(next?.getAttribute('tabindex')).toBe('0');
    await rerender({ ...props, view: viewOf({ tiles: gone, flipper: 1, speaker: 0 }) });
    screen.getByLabelText('Your word').focus();
    await rerender({ ...props, view: viewOf({ tiles: gone }) });
    await tick();
    expect(document.activeElement).toBe(next);
  });

  it('finds no symbol on the page of a tile that lies face down', () => {
    const tiles = viewOf().tiles.map((each, at) =>
      at === 2 ? { lies: 'up' as const, symbol: 'boat' } : each,
    );
    render(Play, { props: propsOf({ view: viewOf({ tiles }) }) });
    expect(tile(3).getAttribute('aria-label')).toBe('Tile 3, a boat');
    expect(screen.getAllByRole('button', { name: /face down$/ })).toHaveLength(11);
  });

  it('sees a third tile for a moment, although all lie down by then', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const up = viewOf().tiles.map((each, at) =>
      at < 2 ? { lies: 'up' as const, symbol: ['sun', 'moon'][at] ?? '' } : each,
    );
    const props = propsOf({ happened, view: viewOf({ tiles: up }) });
    const { rerender } = render(Play, { props });
    await rerender({ ...props, view: viewOf({ flipper: 1, speaker: 0 }) });
    happened.set({
      seq: 7,
      events: [
        { type: 'tile_turned', seat: 0, tile: 4, symbol: 'key', busy: 0, at: 0 },
        { type: 'fouled', call: 1, seat: 0, tiles: [0, 1, 4], speak_from: 0, at: 0 },
      ],
    });
    await tick();
    expect(screen.queryAllByRole('button', { name: /face down$/ })).toHaveLength(9);
    vi.advanceTimersByTime(600);
    await tick();
    expect(screen.queryAllByRole('button', { name: /face down$/ })).toHaveLength(12);
    expect(screen.getByText(/You turned up a third tile/)).toBeTruthy();
  });
});

describe('the Speaker', () => {
  const speaks = (changes: Partial<Props> = {}) =>
    propsOf({ you: 0, view: viewOf({ flipper: 1, speaker: 0 }), ...changes });

  it('reads in the empty field what word is wanted', () => {
    render(Play, { props: propsOf({ view: viewOf({ flipper: 1, speaker: 0 }) }) });
    const field = screen.getByLabelText<HTMLInputElement>('Your word');
    expect(field.placeholder).toBe('A word with an E and an M');
  });

  it('a word that comes too soon is said as soon as one may, unless it is changed', async () => {
    let now = 10_000;
    const view = viewOf({
      flipper: 1,
      speaker: 0,
      players: [player({ speak_from: 10_300 }), player()],
    });
    const props = propsOf({ view, now: () => now });
    render(Play, { props });
    const field = screen.getByRole('textbox', { name: 'Your word' });
    const later = (ms: number): void => {
      now += ms;
      vi.advanceTimersByTime(ms);
    };
    await fireEvent.input(field, { target: { value: 'mel' } });
    await fireEvent.submit(field);
    await fireEvent.input(field, { target: { value: 'melon' } });
    later(300);
    expect(acts(props)).toHaveLength(0);
    now = 10_200;
    await fireEvent.submit(field);
    expect(acts(props)).toHaveLength(0);
    later(100);
    expect(acts(props).map(([action]) => action)).toEqual([{ type: 'say', word: 'melon' }]);
  });

  it('types, sees the letters tick off, and says it with Enter', async () => {
    const props = speaks();
    render(Play, { props });
    const field = screen.getByLabelText('Your word');
    await fireEvent.input(field, { target: { value: 'Mel' } });
    expect(screen.getByLabelText('e, there')).toBeTruthy();
    expect(screen.getByLabelText('m, there')).toBeTruthy();
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(acts(props)[0]?.[0]).toEqual({ type: 'say', word: 'mel' });
  });

  it('says nothing while the pause after a swap lasts', async () => {
    const props = speaks({
      view: viewOf({ flipper: 1, speaker: 0, players: [player({ speak_from: 10_900 }), player()] }),
    });
    render(Play, { props });
    const field = screen.getByLabelText('Your word');
    await fireEvent.input(field, { target: { value: 'meek' } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(acts(props)).toHaveLength(0);
    expect(screen.getByText('0.9 s')).toBeTruthy();
  });
});

describe('hands and stop', () => {
  it('a reach is held: letting go takes it back', async () => {
    const props = propsOf();
    const { rerender } = render(Play, { props });
    await fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
    expect(acts(props)[0]?.[0]).toEqual({ type: 'reach', side: 'left' });
    await rerender({ ...props, view: viewOf({ grabs: [grab({ seat: 0, side: 'left' })] }) });
    await fireEvent.keyUp(window, { key: '2', code: 'Digit2' });
    await vi.advanceTimersByTimeAsync(400);
    expect(acts(props).map(([action]) => action.type)).toEqual(['reach', 'withdraw']);
  });

  it('stop answers the reach on the screen, with the time since its first frame', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const props = propsOf({ happened });
    const { rerender } = render(Play, { props });
    await rerender({ ...props, view: viewOf({ grabs: [grab()] }) });
    happened.set({ seq: 31, events: [{ type: 'reached', grab: grab() }] });
    await tick();
    frame(5_000);
    await tick();
    expect(screen.getByText('Ida wants your right flag')).toBeTruthy();
    await down(screen.getAllByRole('button', { name: 'Stop' }).at(-1) as Element, 5_280);
    expect(acts(props)[0]).toEqual([
      { type: 'stop', reach: 4 },
      'here',
      { seen: 31, reaction: 280 },
    ]);
    await down(screen.getAllByRole('button', { name: 'Stop' }).at(-1) as Element, 5_400);
    expect(acts(props)).toHaveLength(1);
  });

  it('a stop that was pressed before the hand was to be seen answers nothing', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const props = propsOf({ happened });
    const { rerender } = render(Play, { props });
    await rerender({ ...props, view: viewOf({ grabs: [grab()] }) });
    happened.set({ seq: 31, events: [{ type: 'reached', grab: grab() }] });
    frame(5_000);
    await tick();
    await down(screen.getAllByRole('button', { name: 'Stop' }).at(-1) as Element, 4_990);
    expect(acts(props)[0]?.[0]).toEqual({ type: 'stop', reach: null });
  });

  it.each([
    ['withdrawn', [{ type: 'stop', reach: 4 }]],
    ['cancelled', []],
  ] as const)('just after a hand was %s, a stop was meant for it', async (outcome, sent) => {
    const happened = writable<Happened<Event> | null>(null);
    const props = propsOf({ happened });
    render(Play, { props });
    happened.set({ seq: 31, events: [{ type: 'reached', grab: grab() }] });
    happened.set({
      seq: 32,
      events: [{ type: 'reach_ended', reach: 4, seat: 1, outcome, at: 10_450 }],
    });
    await tick();
    for (const ms of [100, 200]) {
      const stamp = performance.now() + ms;
      await down(screen.getAllByRole('button', { name: 'Stop' }).at(-1) as Element, stamp);
    }
    expect(acts(props).map(([action]) => action)).toEqual(sent);
  });

  it('whoever cried wolf sees how long stop is shut, and it does nothing', async () => {
    const props = propsOf({ view: viewOf({ players: [player({ stop_from: 10_600 }), player()] }) });
    render(Play, { props });
    expect(screen.getByText('Nobody was reaching. You can’t say stop for 0.6 s.')).toBeTruthy();
    await fireEvent.keyDown(window, { key: ' ' });
    expect(acts(props)).toHaveLength(0);
  });

  it('hands in pockets say why, by which rule, and until when', async () => {
    render(Play, {
      props: propsOf({
        view: viewOf({ players: [player({ lock: { since: 1, reach: 1 } }), player()] }),
      }),
    });
    expect(screen.getAllByText(/^Locked/)).toHaveLength(2);
    const why = 'You were stopped: no reaching until your next pair';
    expect(screen.getByText(`${why}.`)).toBeTruthy();
    expect(screen.getAllByText('KYC-19')).toHaveLength(2);
    await down(screen.getByRole('button', { name: /^Reach left: locked/ }), 1_000);
    expect(screen.getByText(`${why} (KYC-19).`)).toBeTruthy();
  });
});
