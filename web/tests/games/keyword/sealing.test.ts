import { cleanup, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import { heard } from '../../../src/games/keyword/play/announce';
import { sentence } from '../../../src/games/keyword/refusals';
import type { Event, Props } from '../../../src/games/keyword/types';
import type { Happened } from '../../../src/lib/game';
import { propsOf, seatOf, viewOf } from './fixtures';
import { keys, play, press, rules } from './table';

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
  it('has a separate sentence for each code of the rules', () => {
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
