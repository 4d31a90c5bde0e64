import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { readable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import End from '../../../src/games/keyword/end/End.svelte';
import KeywordStrip from '../../../src/games/keyword/play/KeywordStrip.svelte';
import LastCall from '../../../src/games/keyword/play/LastCall.svelte';
import Notebook from '../../../src/games/keyword/play/Notebook.svelte';
import Play from '../../../src/games/keyword/play/Play.svelte';
import Reveal from '../../../src/games/keyword/reveal/Reveal.svelte';
import type { Props, View } from '../../../src/games/keyword/types';
import { keptOf, shownOf } from './cards';
import { propsOf, seatOf, viewOf } from './fixtures';

const SHOWN: Partial<View> = {
  phase: 'shown',
  due: 20_000,
  shown: [shownOf('won', 'spArKLED'), shownOf('beaten', 'strAnger'), shownOf('passed')],
  winner: 0,
  why: 'more_blue',
};
const UPDATE = { seq: 9, events: [{ type: 'revealed', shown: [], why: 'nobody', winner: null }] };
const REVEALED = readable(UPDATE) as unknown as Props['happened'];

const shown = (changes: Partial<View> = {}, more: Partial<Props> = {}) =>
  propsOf({ view: viewOf({ ...SHOWN, ...changes }), ...more });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
/** The DOM of the tests rejects animations that end with their element. */
const still = () => ({ cancel() {}, currentTime: 0, effect: null, onfinish: null });
const animate = Element.prototype.animate;
beforeEach(() => {
  Element.prototype.animate = still as unknown as typeof animate;
});
afterEach(() => {
  Element.prototype.animate = animate;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

describe('the reveal', () => {
  it('shows gaps first, then the blue cards, and judges then', async () => {
    vi.useFakeTimers();
    const { container } = render(Reveal, shown({}, { happened: REVEALED }));
    await tick();
    const copies = () => container.querySelectorAll('.copy').length;
    expect([copies(), container.querySelector('.judged')]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(750);
    expect([copies(), container.querySelector('.reveal.judged')]).toEqual([6, null]);
    await vi.advanceTimersByTimeAsync(750);
    expect(container.querySelector('.reveal.judged')).not.toBeNull();
  });

  it('lies there at once for who comes late', () => {
    const { container } = render(Reveal, shown());
    expect(container.querySelectorAll('.copy').length).toBe(6);
    expect(screen.getByText('You keep SPARKLED.')).toBeTruthy();
  });

  it('asks for the next round once, and names who is missing', async () => {
    const props = shown();
    const { rerender } = render(Reveal, props);
    button('Next round').click();
    expect(props.act).toHaveBeenCalledWith({ type: 'ready', round: 0 });
    const seats = [seatOf({ ready: true }), seatOf(), seatOf()];
    await rerender({ view: viewOf({ ...SHOWN, seats }) });
    expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull();
    expect(screen.getByText(/You’re ready. Waiting for Ida and Tomasz/)).toBeTruthy();
  });

  it('has nothing to press for a spectator', () => {
    render(Reveal, shown({ you: null }, { you: null }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/0 of 3 are ready/)).toBeTruthy();
  });

  it('asks for the best words once, and only where the table shows hands', async () => {
    const closed = shown();
    const { rerender } = render(Reveal, closed);
    expect(closed.ask).not.toHaveBeenCalled();
    const open = { view: viewOf({ ...SHOWN, held: [{ seat: 0, cards: [] }] }) };
    await rerender(open);
    await rerender({ ...open, connected: false });
    expect(closed.ask).toHaveBeenCalledTimes(1);
  });
});

describe('words that go', () => {
  const deal = { view: viewOf({ phase: 'lay', round: 1 }) };

  it('are gone at once for who presses or listens, and from sight soon', async () => {
    vi.useFakeTimers();
    const { container, rerender } = render(Play, shown());
    await vi.dynamicImportSettled();
    await rerender(deal);
    const pictures = container.querySelectorAll<HTMLElement>('.reveal');
    expect(pictures.length).toBe(1);
    expect([pictures[0]?.inert, pictures[0]?.getAttribute('aria-hidden')]).toEqual([true, 'true']);
    expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(container.querySelector('.reveal')).toBeNull();
  });

  it('leave nothing where less motion is wanted', async () => {
    const { matchMedia } = window;
    window.matchMedia = ((media: string) => ({
      matches: media.includes('reduced-motion'),
      media,
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof matchMedia;
    const { container, rerender } = render(Play, shown());
    await vi.dynamicImportSettled();
    expect(container.querySelector('.reveal')).not.toBeNull();
    await rerender(deal);
    expect(container.querySelector('.reveal')).toBeNull();
    window.matchMedia = matchMedia;
  });
});

describe('the notebook', () => {
  it('has a word only when the table has seen whose it is', async () => {
    vi.useFakeTimers();
    const kept = [keptOf(0, 'oak'), keptOf(1, 'spArKLED')];
    const spelled = [{ word: 0, card: 2 }, { word: 1, card: 6 }, null, null, null, null, null];
    const seats = [seatOf({ kept, spelled }), seatOf(), seatOf()];
    render(Play, shown({ round: 1, seats }, { happened: REVEALED }));
    await tick();
    // The reveal loads a moment later than the notebook.
    expect(screen.getByText('1 of 7')).toBeTruthy();
    await vi.dynamicImportSettled();
    expect(screen.getByText('1 of 7')).toBeTruthy();
    expect(screen.queryByText('2 of 7')).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(screen.getByText('2 of 7')).toBeTruthy();
  });

  it('shows everybody’s letters and words', () => {
    const kept = [keptOf(0, 'woNder')];
    const spelled = [null, { word: 0, card: 4 }, null, null, null, null, null];
    const seats = [seatOf({ kept, spelled }), seatOf(), seatOf()];
    render(Notebook, propsOf({ view: viewOf({ seats }) }));
    expect(screen.getByText('1 of 7')).toBeTruthy();
    expect(screen.getByText('wonder')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I can spell it' })).toBeNull();
  });

  it('keeps no tally where one has to notice, and the call asks once', async () => {
    const rules = { ...viewOf().rules, crack: 'announced' as const };
    const seats = [
      seatOf({ spelled: [] }),
      seatOf({ spelled: [], announced: true }),
      seatOf({ spelled: [] }),
    ];
    const props = propsOf({ view: viewOf({ rules, seats }) });
    render(Notebook, props);
    expect(screen.queryByText(/of 7/)).toBeNull();
    expect(screen.getByText(/Called it this round/)).toBeTruthy();
    button('I can spell it').click();
    await tick();
    expect(props.act).not.toHaveBeenCalled();
    button('Yes, I call it').click();
    expect(props.act).toHaveBeenCalledWith({ type: 'announce' });
  });

  it('offers no second call in a round', () => {
    const rules = { ...viewOf().rules, crack: 'announced' as const };
    const seats = [seatOf({ spelled: [], announced: true }), seatOf(), seatOf()];
    render(Notebook, propsOf({ view: viewOf({ rules, seats }) }));
    expect(screen.queryByRole('button', { name: 'I can spell it' })).toBeNull();
  });

  it('is one press away on a phone', () => {
    render(KeywordStrip, propsOf());
    expect(button(/Who can spell KEYWORD\? .*0 of 7/)).toBeTruthy();
  });
});

describe('the last call', () => {
  it('says which deck is used up, and for how long one may call', () => {
    const rules = { ...viewOf().rules, crack: 'announced' as const };
    const view = viewOf({ phase: 'last_call', rules, orange_left: 0, due: 10_000 });
    render(LastCall, propsOf({ view, now: () => 3_000 }));
    expect(screen.getByText(/The orange deck has run out/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('0:07');
    expect(button('I can spell it')).toBeTruthy();
  });
});

describe('the end', () => {
  const result = { places: [[0], [1], [2]], scores: [2, 0, 0], reason: 'keyword' };
  const kept = [keptOf(0, 'wOrd'), keptOf(1, 'keY')];
  const over = viewOf({
    ...SHOWN,
    phase: 'over',
    round: 1,
    seats: [seatOf({ kept }), seatOf(), seatOf()],
    result,
  });

  it('shows the last words before anything else, if they came to light just now', async () => {
    render(End, propsOf({ view: over, happened: REVEALED }));
    await tick();
    expect(screen.queryByText('You spell KEYWORD.')).toBeNull();
    expect(screen.getByText(/With it, you spell KEYWORD/)).toBeTruthy();
    button('See how it ended').click();
    await tick();
    const head = screen.getByText('You spell KEYWORD.');
    await vi.waitFor(() => expect(document.activeElement).toBe(head));
  });

  it('is not covered by the words again when something changes outside the game', async () => {
    const { rerender } = render(End, propsOf({ view: over, happened: REVEALED }));
    await tick();
    button('See how it ended').click();
    await tick();
    await rerender({ happened: readable(UPDATE) as unknown as Props['happened'] });
    expect(screen.getByText('You spell KEYWORD.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See how it ended' })).toBeNull();
  });

  it('spells the keyword out of the winner’s cards, and goes back to any round', async () => {
    render(End, propsOf({ view: over }));
    expect(screen.getByRole('img', { name: 'KEYWORD, spelled with your cards' })).toBeTruthy();
    expect(screen.getByText('From KEY and WORD')).toBeTruthy();
    const slider = screen.getByRole<HTMLInputElement>('slider');
    slider.value = '1';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    expect(screen.getByText('You keep WORD. Four letters, one blue card.')).toBeTruthy();
  });

  it('shows of each round what the others laid, and why nobody scored', async () => {
    const passed = [shownOf('passed'), shownOf('passed'), shownOf('passed')];
    const rounds = [
      { type: 'revealed', shown: SHOWN.shown, winner: 0, why: 'more_blue' },
      { type: 'revealed', shown: passed, winner: null, why: 'nobody' },
    ];
    const lines = ['{"header":{}}', ...rounds.map((round) => JSON.stringify({ events: [round] }))];
    const { seats } = viewOf({ seats: [seatOf({ kept: [keptOf(0, 'spArKLED')] }), seatOf()] });
    const seed = '00';
    render(
      End,
      propsOf({
        view: { ...over, seats },
        table: { ...propsOf().table, seed },
        record: async () => lines.join('\n'),
      }),
    );
    await tick();
    expect(await screen.findByText('Nobody scored. Everyone passed.')).toBeTruthy();
    const slider = screen.getByRole<HTMLInputElement>('slider');
    slider.value = '1';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    expect(screen.getByText('stranger')).toBeTruthy();
  });
});
