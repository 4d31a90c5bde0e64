import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Props } from '../../../src/games/keyword/types';
import { propsOf, viewOf } from './fixtures';
import { keys, play, press, rack, rules } from './table';

describe('while a bot plays for oneself', () => {
  it('nothing asks one to lay a word, and all are named', () => {
    const props = propsOf();
    const seats = props.table.seats.map((one) => ({ ...one, bot: 'fair' }));
    const { container } = play({ ...props, table: { ...props.table, seats } });
    expect(container.textContent).not.toMatch(/your (word|cards)/i);
    expect(screen.queryByRole('button', { name: /^orange card/ })).toBeNull();
  });
});

describe('laying a word', () => {
  it('a press adds a card to the end, another takes it back', async () => {
    play(propsOf());
    await press(/^orange card T/);
    await press(/^Blue card A/);
    expect(rack()).toEqual(['orange card T', 'blue card A']);
    await press(/^Blue card A/);
    expect(rack()).toEqual(['orange card T']);
  });

  it('figures lay the cards of the hand, Backspace and Escape take them back', async () => {
    play(propsOf());
    await keys('3', '1', '1');
    expect(rack()).toEqual(['orange card R', 'orange card S', 'orange card T']);
    await keys('Backspace');
    expect(rack()).toEqual(['orange card R', 'orange card S']);
    await keys('Escape');
    expect(rack()).toEqual([]);
  });

  it('letters are laid blue where they can, and Enter lays the word face down', async () => {
    const props = propsOf();
    play(props);
    await keys('s', 't', 'a', 'r');
    expect(rack()).toEqual(['blue card S', 'orange card T', 'blue card A', 'orange card R']);
    await keys('Enter');
    expect(props.act).toHaveBeenCalledWith(
      {
        type: 'commit',
        round: 0,
        pieces: [
          { type: 'blue', card: 25, letter: null },
          { type: 'orange', card: 11, letter: null },
          { type: 'blue', card: 20, letter: null },
          { type: 'orange', card: 12, letter: null },
        ],
      },
      'here',
    );
  });

  it('the letter that no card is left for is named', async () => {
    const props = propsOf();
    play(props);
    await keys('z', 'z');
    expect(rack()).toEqual(['orange blank as Z']);
    expect(screen.getByText(/There’s no other Z/)).toBeTruthy();
    await keys('Escape');
    expect(screen.queryByText(/There’s no other Z/)).toBeNull();
    await keys('q');
    await keys('Escape');
    expect(screen.queryByText(/There is no/)).toBeNull();
    expect(props.announce).toHaveBeenCalledWith(expect.stringContaining('no other Z'));
  });

  it('a word in the field is laid as it stands', async () => {
    play(propsOf());
    const field = screen.getByLabelText(/Type a word/);
    await fireEvent.input(field, { target: { value: 'rail' } });
    expect(rack()).toEqual(['orange card R', 'blue card A', 'blue card I', 'blue card L']);
  });

  it('a blank asks for its letter and is not laid without', async () => {
    play(propsOf());
    await press(/^orange blank/);
    await press(/^Blue card A/);
    expect(screen.getByRole('button', { name: 'Which letter is the blank?' })).toHaveProperty(
      'disabled',
      true,
    );
    await press('H');
    expect(rack()).toEqual(['orange blank as H', 'blue card A']);
    expect(screen.getByRole('button', { name: 'Lay face down' })).toHaveProperty('disabled', false);
  });

  it('an orange card is swapped for the blue one of its letter, and back, also by a key', async () => {
    play(propsOf());
    await press(/^orange card S/);
    await press('Swap orange S for the blue one');
    expect(rack()).toEqual(['blue card S']);
    await fireEvent.keyDown(screen.getByRole('button', { name: /^blue card S, 1 of 1/ }), {
      key: 'ArrowUp',
    });
    expect(rack()).toEqual(['orange card S']);
  });

  it('keys move a card and take it back', async () => {
    play(propsOf());
    await keys('1', '1');
    const card = screen.getByRole('button', { name: /^orange card S, 1 of 2/ });
    await fireEvent.keyDown(card, { key: 'ArrowRight', shiftKey: true });
    expect(rack()).toEqual(['orange card T', 'orange card S']);
    await fireEvent.keyDown(card, { key: 'ArrowDown' });
    expect(rack()).toEqual(['orange card T']);
  });

  it('the focus goes where the card goes, or to the one that takes its place', async () => {
    play(propsOf());
    await keys('s', 't', 'r');
    const focused = () => document.activeElement?.textContent?.trim().replace(/ of .*/s, '');
    const key = (key: string, more = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    screen.getByRole('button', { name: /^blue card S, 1 of 3/ }).focus();
    await key('ArrowUp');
    expect(focused()).toBe('orange card S, 1');
    await key('ArrowRight', { altKey: true });
    expect(focused()).toBe('orange card S, 2');
    await key('ArrowLeft');
    expect(focused()).toBe('orange card T, 1');
    await key('Delete');
    await tick();
    expect(focused()).toBe('orange card S, 1');
    await key('Delete');
    await key('Delete');
    await tick();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('what keeps a word from being laid stands on the button', async () => {
    play(propsOf({ view: viewOf({ rules: rules({ min_length: 3 }) }) }));
    await keys('1', '1');
    expect(screen.getByRole('button', { name: 'Three letters or more' })).toBeTruthy();
    await keys('Escape');
    for (const letter of ['A', 'E', 'K']) await press(new RegExp(`^Blue card ${letter}`));
    expect(screen.getByRole('button', { name: 'Use an orange card' })).toBeTruthy();
  });

  it('a refusal tells its rule and points at the card', async () => {
    const refused = { code: 'blue_gone', rule: 'KW-5', params: { card: 20 } };
    const props = propsOf({ act: vi.fn(async () => ({ ok: false as const, refused })) });
    const { container } = play(props);
    await keys('1');
    await press(/^Blue card A/);
    await press('Lay face down');
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText(/gone from the middle/)).toBeTruthy();
    expect(container.querySelector('[data-card].wrong')?.getAttribute('data-card')).toBe('blue:20');
    await press('Rule KW-5');
    expect(props.openRule).toHaveBeenCalledWith('KW-5');
  });

  it('nothing is sent while the line is lost, and the cards are kept', async () => {
    const props = propsOf({ connected: false });
    play(props);
    await keys('1', '1');
    expect(rack()).toEqual(['orange card S', 'orange card T']);
    expect(screen.getByRole('button', { name: 'Your cards are safe' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

describe('what the table knows of the rack', () => {
  const arranged = (props: Props) =>
    vi.mocked(props.act).mock.calls.filter(([action]) => action.type === 'arrange');

  it('shows what the same person lays in another tab', async () => {
    const { rerender } = play(propsOf());
    const elsewhere = [
      { type: 'orange' as const, card: 12, letter: null },
      { type: 'blue' as const, card: 20, letter: null },
    ];
    await rerender({ view: viewOf({ rack: elsewhere }) });
    expect(rack()).toEqual(['orange card R', 'blue card A']);
  });

  it('is left alone by another tab while one changes it oneself', async () => {
    const { rerender } = play(propsOf());
    await keys('1');
    await rerender({ view: viewOf({ rack: [{ type: 'orange', card: 12, letter: null }] }) });
    expect(rack()).toEqual(['orange card S']);
  });

  it('is not put back by the echo of what was sent', async () => {
    const { rerender } = play(propsOf());
    await keys('1');
    await vi.advanceTimersByTimeAsync(1_100);
    await keys('1');
    await rerender({ view: viewOf({ rack: [{ type: 'orange', card: 10, letter: null }] }) });
    expect(rack()).toEqual(['orange card S', 'orange card T']);
  });

  it('is sent once a second, the last state always', async () => {
    const props = propsOf();
    play(props);
    await keys('1');
    await vi.advanceTimersByTimeAsync(10);
    await keys('1', '1');
    await vi.advanceTimersByTimeAsync(500);
    expect(arranged(props)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(arranged(props)).toHaveLength(2);
    expect(arranged(props)[1]?.[0]).toMatchObject({
      round: 0,
      pieces: [{ card: 10 }, { card: 11 }, { card: 12 }],
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(arranged(props)).toHaveLength(2);
  });

  it('is nothing without a timer', async () => {
    const props = propsOf({ view: viewOf({ due: null, rules: rules({ timer: 0 }) }) });
    play(props);
    await keys('1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(arranged(props)).toHaveLength(0);
  });

  it('comes back after the page was loaded again', async () => {
    play(propsOf());
    await keys('1', '1');
    cleanup();
    play(propsOf());
    expect(rack()).toEqual(['orange card S', 'orange card T']);
  });

  it('comes back in another browser, as the table knew it', () => {
    play(propsOf({ view: viewOf({ rack: [{ type: 'blue', card: 22 }] }) }));
    expect(rack()).toEqual(['blue card K']);
  });

  it('is empty in the next round', async () => {
    const { rerender } = play(propsOf());
    await keys('1', '1');
    await rerender(propsOf({ view: viewOf({ round: 1 }) }));
    expect(rack()).toEqual([]);
  });
});
