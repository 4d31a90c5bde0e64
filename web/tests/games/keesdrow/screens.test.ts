import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import WordTape from '../../../src/games/keesdrow/play/WordTape.svelte';
import type { Props } from '../../../src/games/keesdrow/types';
import { playOf, propsOf, viewOf } from './fixtures';
import { keys, play } from './screen';

describe('the tape', () => {
  it('says each letter with its peg and points, and the sum', () => {
    const slips = [
      { cell: 0, letter: 'S', peg: 1 as const, points: 2 },
      { cell: 0, letter: 'S', peg: 2 as const, points: 4 },
    ];
    render(WordTape, { props: { slips } });
    expect(screen.getByLabelText('S, yellow peg, 4')).toBeTruthy();
    expect(screen.getByLabelText('Sum').textContent).toBe('6');
  });
});

describe('while a bot plays for oneself', () => {
  it('nothing asks one to draw, and it is the turn of a name', () => {
    const props = propsOf();
    const seats = props.table.seats.map((one) => ({ ...one, bot: 'fair' }));
    const { container } = play({ ...props, table: { ...props.table, seats } });
    expect(container.textContent).not.toMatch(/your/i);
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  });
});

describe('on one’s turn', () => {
  it('what the shell refuses is said in the shell’s words', async () => {
    const act = vi.fn(async () => ({
      ok: false as const,
      refused: { code: 'lost', rule: null, params: {} },
    }));
    play(propsOf({ act }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(await screen.findByText(/The connection dropped before the answer came/)).toBeTruthy();
  });

  it('keys thread a word and the button plays it with its points', async () => {
    const props = propsOf();
    play(props);
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 2] }, 'here');
  });

  it('a word that is too short is not offered', async () => {
    play(propsOf());
    await keys('Enter', 'ArrowRight', 'Enter');
    const held = screen.getByRole('button', { name: 'Three letters or more' });
    expect(held.hasAttribute('disabled')).toBe(true);
  });

  it('a path that was played is not offered, and the rule is named', async () => {
    const plays = [playOf({ word: 'car', path: [0, 1, 2] })];
    const props = propsOf({ view: viewOf({ plays }) });
    play(props);
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    expect(screen.getByText(/CAR was already played on exactly these letters/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule KD-11' }));
    expect(props.openRule).toHaveBeenCalledWith('KD-11');
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('Backspace takes a letter back and Escape all of them', async () => {
    play(propsOf());
    await keys('Enter', 'ArrowRight', 'Enter', 'Backspace');
    expect(screen.getByLabelText('Running score').children).toHaveLength(1);
    await keys('Escape');
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });

  it('passing asks once more', async () => {
    const props = propsOf();
    play(props);
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Pass this turn' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'pass' });
  });

  it('a typed word lies on its best path, arrows go through the others, Enter plays', async () => {
    vi.useFakeTimers();
    const found = [
      { word: 'car', path: [0, 1, 2], score: 5 },
      { word: 'car', path: [0, 1, 4], score: 6 },
    ];
    const answer = { type: 'paths' as const, word: 'car', found, why: null, rule: null };
    const props = propsOf({ ask: vi.fn(async () => ({ ok: true as const, answer })) });
    play(props);
    const field = screen.getByLabelText(/Type a word/);
    await fireEvent.input(field, { target: { value: 'car' } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(screen.getByLabelText('Running score').children).toHaveLength(3);
    await fireEvent.keyDown(field, { key: 'ArrowDown' });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 4] }, 'here');
  });

  it('a typed word without a path says why', async () => {
    vi.useFakeTimers();
    const answer = { type: 'paths' as const, word: 'zoo', found: [], why: 'no_path', rule: 'KD-7' };
    const props = propsOf({ ask: async () => ({ ok: true as const, answer }) });
    play(props);
    await fireEvent.input(screen.getByLabelText(/Type a word/), { target: { value: 'zoo' } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(screen.getByText('No path on this board spells it.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule KD-7' }));
    expect(props.openRule).toHaveBeenCalledWith('KD-7');
  });

  const typed = async (word: string, answer: Record<string, unknown>) => {
    vi.useFakeTimers();
    play(propsOf({ ask: (async () => ({ ok: true, answer })) as unknown as Props['ask'] }));
    await fireEvent.input(screen.getByLabelText(/Type a word/), { target: { value: word } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
  };

  it('a typed word whose paths are all blocked says so', async () => {
    await typed('car', { type: 'paths', word: 'car', found: [], why: 'spent', rule: 'KD-9' });
    expect(screen.getByText('Every path of CAR uses a spent letter.')).toBeTruthy();
  });

  it('something typed that is no word of letters says why', async () => {
    await typed('déjà 1', { type: 'paths', word: '', found: [], why: null, rule: null });
    expect(screen.getByText('Use letters only.')).toBeTruthy();
  });

  it('paths worth the same are one choice, which goes on to the next of them', async () => {
    const found = [
      { word: 'car', path: [0, 1, 2], score: 6 },
      { word: 'car', path: [0, 1, 4], score: 5 },
      { word: 'car', path: [0, 3, 4], score: 5 },
    ];
    await typed('car', { type: 'paths', word: 'car', found, why: null, rule: null });
    const choices = within(screen.getByRole('group', { name: 'Paths of this word' }));
    expect(choices.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '6',
      '2 paths, 5 each',
    ]);
    await fireEvent.click(choices.getByRole('button', { name: '2 paths, 5 each' }));
    expect(screen.getByRole('button', { name: /^Play CA/ }).textContent).toContain('CAS');
    expect(choices.getByRole('button', { pressed: true }).textContent).toBe('2 paths, 5 each');
  });

  it('a refused word says why beside the button, until the path goes', async () => {
    const refused = { code: 'not_a_word', rule: 'KD-17', params: { word: 'car' } };
    const act = vi.fn(async () => ({ ok: false as const, refused }));
    play(propsOf({ act }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(await screen.findByText(/CAR isn’t in this table’s word list/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/CAR isn’t in this table’s word list/)).toBeNull();
  });

  it('the objection to a letter goes with the path', async () => {
    play(propsOf({ view: viewOf({ uses: `03${'0'.repeat(14)}` }) }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.getByText(/The A already has a red peg/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/has a red peg/)).toBeNull();
  });

  it('nothing can be played while the connection is lost, and the word is kept', async () => {
    play(propsOf({ connected: false }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    const kept = screen.getByRole('button', { name: /CAR is kept/ });
    expect(kept.hasAttribute('disabled')).toBe(true);
  });
});

describe('the board', () => {
  it('is a grid whose cells say letter, place and pegs', () => {
    play(propsOf({ view: viewOf({ uses: `0230${'0'.repeat(12)}` }) }));
    const cells = within(screen.getByRole('grid')).getAllByRole('gridcell');
    expect(cells).toHaveLength(16);
    expect(cells[1]?.getAttribute('aria-label')).toBe('A, row 1, column 2, used twice');
    expect(cells[4]?.getAttribute('aria-label')).toBe('R, row 2, column 1, spent');
  });

  it('names the cell that the keys are on', async () => {
    play(propsOf());
    const grid = screen.getByRole('grid');
    await keys('ArrowDown');
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-label')).toBe('R, row 2, column 1');
  });

  it('can be read but not drawn on by somebody who watches', async () => {
    play(propsOf({ you: null, view: viewOf({ you: null }) }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });
});

describe('what happens', () => {
  it('is announced', () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    const props = propsOf({ happened: happened as Props['happened'] });
    play(props);
    happened.set({ seq: 1, events: [{ type: 'passed', seat: 1, why: 'pass' } as never] });
    expect(props.announce).toHaveBeenCalledWith('Ida passed.');
  });

  it('is taken once, also when who is there changes afterwards', async () => {
    const passed = { type: 'passed', seat: 1, why: 'pass' } as never;
    const happened = writable({ seq: 1, events: [passed] }) as Props['happened'];
    const props = propsOf({ happened });
    const { rerender } = play(props);
    await keys('Enter', 'ArrowRight', 'Enter');
    const presence = {
      t: 'presence' as const,
      people: [],
      watching: 1,
      at: 9,
      ticking: true,
      queue: [],
    };
    const same = { subscribe: happened.subscribe };
    await rerender({ ...props, happened: same, presence });
    expect(props.announce).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });

  it('a new path clears once the own word is on the board', async () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    play(propsOf({ happened: happened as Props['happened'] }));
    await keys('Enter', 'ArrowRight', 'Enter');
    const spelled = {
      type: 'spelled',
      seat: 0,
      word: 'ca',
      path: [0, 1],
      points: [3, 1],
      closes: 1,
    };
    happened.set({ seq: 1, events: [spelled as never] });
    await Promise.resolve();
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });
});
