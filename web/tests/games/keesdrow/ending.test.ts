import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import End from '../../../src/games/keesdrow/end/End.svelte';
import type { KeesEvent, Props } from '../../../src/games/keesdrow/types';
import type { Happened } from '../../../src/lib/game';
import { playOf, propsOf, rulesOf, viewOf } from './fixtures';
import { play } from './screen';

describe('after one’s turn', () => {
  const plays = [playOf({ seat: 0, word: 'cart', points: 7 })];
  const view = viewOf({ seat: 1, turn: 1, plays });
  const found = [{ word: 'carts', path: [0, 1, 2, 3, 4], score: 40 }];
  const answer = { type: 'best' as const, known: [], turn: 0, best: 40, found };

  it('shows what was there, and can be turned off for good', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view, ask }));
    expect(await screen.findByText('CART scored 7. CARTS would have scored 40.')).toBeTruthy();
    expect(ask).toHaveBeenCalledWith({ type: 'best', turn: 0 });
    await fireEvent.click(screen.getByRole('button', { name: 'Don’t show this again' }));
    expect(screen.queryByText(/would have scored 40/)).toBeNull();
    cleanup();
    const later = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view, ask: later }));
    await Promise.resolve();
    expect(later).not.toHaveBeenCalled();
  });

  it('draws the word that was worth more as soon as it is known', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view: { ...view, rules: rulesOf({ review: 'words' }) }, ask }));
    const show = await screen.findByRole('button', { name: 'Show CARTS on the board' });
    expect(show.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelectorAll('.thread.ghost .bead')).toHaveLength(5);
  });

  it('tells what there was where the words are kept till the end', async () => {
    const kept = { type: 'best' as const, known: [], turn: 0, found: [], best: 40 };
    play(propsOf({ view, ask: async () => ({ ok: true as const, answer: kept }) }));
    expect(await screen.findByText('CART scored 7. The best word was worth 40.')).toBeTruthy();
    expect(document.querySelector('.thread')).toBeNull();
  });

  const struck = [playOf({ seat: 0, word: 'carp', points: 8, outcome: 'struck' })];

  it('tells the words nearest to one that was struck where words are shown', async () => {
    const near = { type: 'nearest' as const, turn: 0, word: 'carp', distance: 1, found };
    const ask = vi.fn(async (question: { type: string }) => ({
      ok: true as const,
      answer: question.type === 'nearest' ? near : answer,
    }));
    const shown = { ...view, plays: struck, rules: rulesOf({ review: 'words' }) };
    play(propsOf({ view: shown, ask: ask as unknown as Props['ask'] }));
    expect(await screen.findByText('Nearest to CARP, one letter off:')).toBeTruthy();
    expect(ask).toHaveBeenLastCalledWith({ type: 'nearest', turn: 0, word: 'carp' });
  });

  it('asks for no words where they are kept till the end', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer: { ...answer, found: [] } }));
    play(propsOf({ view: { ...view, plays: struck }, ask }));
    const line = 'CARP was struck out. The best word was worth 40.';
    expect(await screen.findByText(line)).toBeTruthy();
    expect(ask.mock.calls).toEqual([[{ type: 'best', turn: 0 }]]);
  });

  it('says once what became of a turn: not again under the news of it', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer: { ...answer, found: [] } }));
    const passed = [playOf({ seat: 0, word: '', points: 0, outcome: 'passed' })];
    const happened = writable<Happened<KeesEvent> | null>(null);
    play(propsOf({ view: { ...view, plays: passed }, ask, happened }));
    happened.set({ seq: 9, events: [{ type: 'passed', seat: 0, why: 'pass' }] });
    expect(await screen.findByText('The best word was worth 40.')).toBeTruthy();
    expect(screen.getByText('You passed.')).toBeTruthy();
  });

  it('asks nothing while a word can be challenged', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view: { ...view, phase: 'window' }, ask }));
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the end', () => {
  const plays = [
    playOf({ seat: 0, word: 'cart', points: 7 }),
    playOf({ seat: 1, word: 'slip', path: [4, 5, 6, 7], points: 20 }),
    playOf({ seat: 2, word: '', path: [], points: 0, outcome: 'passed' }),
  ];
  const result = { places: [[1], [0], [2]], scores: [7, 20, 0], reason: 'turns' };
  const view = viewOf({ phase: 'over', seat: null, plays, scores: [7, 20, 0], result });

  it('tells the result as a sentence and each total with a fact', () => {
    render(End, { props: propsOf({ view }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ida wins by 13.');
    expect(screen.getByText('No word counted.')).toBeTruthy();
  });

  it('has the chart as a table, too', () => {
    render(End, { props: propsOf({ view }) });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const texts = [...(rows[1]?.children ?? [])].map((cell) => cell.textContent);
    expect(texts).toEqual(['1', '7', '20', '0']);
  });

  it('shows what the turn under the handle had on offer, and puts it on the board', async () => {
    const best = {
      type: 'best' as const,
      known: [],
      best: 31,
      found: [{ word: 'harvest', path: [4, 5], score: 31 }],
    };
    const ask = vi.fn(async (question: { type: string; turn?: number }) =>
      question.type === 'best'
        ? { ok: true as const, answer: { ...best, turn: question.turn ?? 0 } }
        : { ok: false as const, refused: { code: 'offline', rule: null, params: {} } },
    );
    render(End, { props: propsOf({ view, ask: ask as unknown as Props['ask'] }) });
    const there = within(screen.getByRole('region', { name: 'What was on the board' }));
    expect(await there.findByText('HARVEST would have scored 31.')).toBeTruthy();
    await fireEvent.click(there.getByRole('button', { name: 'Show HARVEST on the board' }));
    const pressed = there.getByRole('button', { name: 'Show HARVEST on the board' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(ask).toHaveBeenCalledWith({ type: 'best', turn: view.plays.length - 1 });
  });

  it('alone lets the best word of a turn be looked at', async () => {
    const best = {
      type: 'best' as const,
      known: [],
      best: 31,
      found: [{ word: 'harvest', path: [4, 5], score: 31 }],
    };
    const ask = vi.fn(async () => ({ ok: true as const, answer: { ...best, turn: 0 } }));
    const alone = viewOf({
      teams: [null],
      scores: [7],
      phase: 'over',
      plays: [playOf({ seat: 0 })],
      result: { places: [[0]], scores: [7], reason: 'turns' },
    });
    const { table } = propsOf();
    const props = {
      view: alone,
      table: { ...table, daily: '2026-11-28' },
      ask: ask as unknown as Props['ask'],
    };
    render(End, { props: propsOf(props) });
    const button = await screen.findByRole('button', { name: 'HARVEST, show on the board' });
    await fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/You share one mark a turn/)).toBeTruthy();
  });

  it('shows the board at the position under the handle', async () => {
    render(End, { props: propsOf({ view }) });
    const slider = screen.getByRole('slider', { name: 'Replay position' });
    await fireEvent.input(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('turn 1: You, CART, 7');
    expect(screen.getByRole('grid', { name: 'The board, turn 1: You, CART, 7' })).toBeTruthy();
  });
});
