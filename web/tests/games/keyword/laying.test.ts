import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../../../src/games/keyword/play/announce';
import Play from '../../../src/games/keyword/play/Play.svelte';
import { sentence } from '../../../src/games/keyword/refusals';
import type { Event, Props } from '../../../src/games/keyword/types';
import type { Happened } from '../../../src/lib/game';
import { propsOf, seatOf, viewOf } from './fixtures';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width: 900px'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const play = (props: Props) => render(Play, { props });
const keys = async (...names: string[]) => {
  for (const key of names) await fireEvent.keyDown(document.body, { key });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rack = () =>
  within(screen.getByRole('list', { name: 'Your word' }))
    .queryAllByRole('button', { name: / of \d+$/ })
    .map((card) => card.textContent?.trim().replace(/, .*/s, ''));
const rules = (changes: Partial<Props['view']['rules']>) => ({ ...viewOf().rules, ...changes });

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

  it('is not put back by the echo of what was told', async () => {
    const { rerender } = play(propsOf());
    await keys('1');
    await vi.advanceTimersByTimeAsync(1_100);
    await keys('1');
    await rerender({ view: viewOf({ rack: [{ type: 'orange', card: 10, letter: null }] }) });
    expect(rack()).toEqual(['orange card S', 'orange card T']);
  });

  it('is told once a second, the last state always', async () => {
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

describe('a table that helps', () => {
  it('says whether it is a word, a moment after the last card', async () => {
    const ask = vi.fn(async () => ({
      ok: true as const,
      answer: { type: 'is_word' as const, word: 'star', known: true },
    }));
    const props = propsOf({ ask, view: viewOf({ rules: rules({ words: 'helped' }) }) });
    play(props);
    await keys('s', 't', 'a', 'r');
    await vi.advanceTimersByTimeAsync(400);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith({ type: 'is_word', word: 'star' });
    expect(screen.getByText('a word')).toBeTruthy();
    await keys('Backspace');
    expect(screen.queryByText('a word')).toBeNull();
  });

  it('is not asked where words are only checked', async () => {
    const props = propsOf();
    play(props);
    await keys('s', 't', 'a', 'r');
    await vi.advanceTimersByTimeAsync(1000);
    expect(props.ask).not.toHaveBeenCalled();
  });
});

describe('passing', () => {
  it('says how many cards are swapped, and sends those that were chosen', async () => {
    const props = propsOf();
    play(props);
    await press(/^Pass/);
    expect(screen.getByRole('button', { name: 'Pass and keep all' })).toBeTruthy();
    await press(/^orange card T/);
    await press(/^orange card G/);
    await press(/^orange card T/);
    await press('Pass and swap one card');
    expect(props.act).toHaveBeenCalledWith({ type: 'pass', round: 0, discard: [14] });
  });

  it('is offered until its time is over; then one may say that one has no word', async () => {
    let now = 0;
    play(propsOf({ now: () => now }));
    expect(screen.getByRole('button', { name: /^Pass/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'No word' })).toBeNull();
    now = 15_000;
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'No word' })).toHaveProperty('disabled', false);
  });
});

describe('having no word', () => {
  const untimed = { due: null, pass_until: null, may_pass: false };

  it('is asked once and then sealed', async () => {
    const props = propsOf({ view: viewOf(untimed) });
    play(props);
    await press('No word');
    expect(props.act).not.toHaveBeenCalled();
    await press('I have no word');
    expect(props.act).toHaveBeenCalledWith({ type: 'decline', round: 0 });
  });

  it('is thought better of', async () => {
    play(propsOf({ view: viewOf(untimed) }));
    await press('No word');
    await press('Keep looking');
    expect(screen.getByRole('button', { name: 'Two letters or more' })).toBeTruthy();
  });

  it('shows what the others see, and can be taken back', () => {
    const seats = [seatOf({ laid: 3 }), seatOf(), seatOf()];
    play(propsOf({ view: viewOf({ ...untimed, laid: [], may_take_back: true, seats }) }));
    expect(screen.getByText('No word')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'What the others see: three cards, face down' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy();
  });

  it('is heard by oneself only', () => {
    const cast = { you: 0, seats: propsOf().table.seats };
    const said = (you: number) =>
      heard({ type: 'committed', seat: 0, oranges: 2, pieces: [] }, { ...cast, you }, viewOf());
    expect(said(0)).toMatch(/^You have no word. The others see two cards face down./);
    expect(said(1)).toMatch(/^Noor laid two cards face down./);
  });
});

describe('a button that sends nothing', () => {
  const laid = { laid: [{ type: 'orange' as const, card: 10 }], may_take_back: true };
  const seats = [seatOf({ laid: 1 }), seatOf(), seatOf()];
  const paused = { ...propsOf().table, paused: true };

  it.each([
    [{ connected: false }, 'Your cards are safe'],
    [{ table: paused }, 'The table is paused'],
  ])('says why: %o', async (more, why) => {
    play(propsOf({ ...more, view: viewOf({ ...laid, seats }) }));
    expect(screen.getByRole('button', { name: why })).toHaveProperty('disabled', true);
    cleanup();
    play(propsOf(more));
    await press(/^Pass/);
    expect(screen.getByRole('button', { name: why })).toHaveProperty('disabled', true);
  });
});

describe('a word that lies face down', () => {
  const laid = {
    laid: [
      { type: 'orange' as const, card: 10 },
      { type: 'blue' as const, card: 20 },
    ],
  };
  const seats = [seatOf({ laid: 1 }), seatOf({ laid: 4 }), seatOf()];

  it('can be taken back while somebody has not laid', async () => {
    const props = propsOf({ view: viewOf({ ...laid, may_take_back: true, seats }) });
    play(props);
    expect(screen.getByText('SA')).toBeTruthy();
    expect(screen.getByText(/Waiting for Tomasz/)).toBeTruthy();
    await press('Take it back');
    expect(props.act).toHaveBeenCalledWith({ type: 'take_back', round: 0 });
  });

  it('stays after many others, and says so', () => {
    play(propsOf({ view: viewOf({ ...laid, seats }) }));
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(screen.getByText(/this one is final/)).toBeTruthy();
  });

  it('of others is backs and a number', () => {
    play(propsOf({ view: viewOf({ seats }) }));
    expect(screen.getByRole('listitem', { name: 'Ida laid four cards face down' })).toBeTruthy();
    expect(screen.getByText('laid 4 cards')).toBeTruthy();
  });
});

describe('the sand', () => {
  it('is heard once a second in the last five', async () => {
    let now = 80_000;
    const props = propsOf({ now: () => now });
    play(props);
    for (; now < 90_000; now += 200) await vi.advanceTimersByTimeAsync(200);
    const ticks = vi.mocked(props.cue as NonNullable<Props['cue']>).mock.calls;
    expect(ticks.filter(([cue]) => cue === 'tick')).toHaveLength(5);
    expect(props.announce).toHaveBeenCalledWith('Ten seconds left.');
  });
});

describe('a spectator', () => {
  it('sees who lays, and no hand, rack or button', () => {
    play(propsOf({ you: null, view: viewOf({ you: null, hand: [], may_pass: false }) }));
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Your word' })).toBeNull();
    expect(screen.getByText('Waiting for Noor, Ida and Tomasz.')).toBeTruthy();
  });
});

describe('what happens', () => {
  it('is announced in sentences, once', async () => {
    const happened = writable<Happened<Event> | null>(null);
    const seats = [seatOf(), seatOf({ laid: 3 }), seatOf()];
    const props = propsOf({ happened, view: viewOf({ seats }) });
    const { rerender } = play(props);
    happened.set({ seq: 1, events: [{ type: 'committed', seat: 1, oranges: 3, pieces: [] }] });
    await tick();
    expect(props.announce).toHaveBeenCalledWith(
      'Ida laid three cards face down. Two still to lay.',
    );
    await rerender({ ...props, view: viewOf({ orange_left: 80 }) });
    expect(props.announce).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal', () => {
  it('has a sentence of its own for each code of the rules', () => {
    const codes = [
      'not_your_card card_twice blue_gone blank_needs_letter not_a_blank only_blue too_short',
      'already_laid not_laid passed too_late_to_pass pass_after_laying wrong_round not_now',
      'announced_already already_ready automatic no_timer arranged_enough dictionary_closed',
      'nothing_shown review_closed bad_timer keyword_unknown keyword_impossible',
    ].flatMap((line) => line.split(' '));
    for (const code of codes) {
      const said = sentence({ code, rule: 'KW-1', params: { least: 3, word: 'xyzzy' } });
      expect(said).not.toContain('refused that');
      expect(said).not.toContain('undefined');
    }
  });
});
