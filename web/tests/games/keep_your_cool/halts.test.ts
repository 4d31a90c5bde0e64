import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/keep_your_cool/play/Play.svelte';
import TwoEnds from '../../../src/games/keep_your_cool/play/TwoEnds.svelte';
import type { Event } from '../../../src/games/keep_your_cool/types';
import type { Happened } from '../../../src/lib/game';
import { grab, propsOf, viewOf } from './fixtures';
import { acts, down, frame, tile } from './screen';

describe('more time for one', () => {
  it('stands beside what one does', () => {
    render(Play, { props: propsOf({ view: viewOf({ handicaps: [500, 0] }) }) });
    expect(screen.getByText('+0.50 s').parentElement?.textContent).toBe('flip +0.50 s');
  });
});

describe('overturning', () => {
  it('the other grants or refuses', async () => {
    const halt = {
      why: 'overturn' as const,
      seat: 1,
      since: 10_000,
      due: 40_000,
      call: 3,
      reach: null,
      reason: 'It is a word',
    };
    const props = propsOf({ view: viewOf({ halt }) });
    render(Play, { props });
    expect(screen.getByText('“It is a word”')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(acts(props), 'a finger that still plays answers nothing').toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Let it stand' }));
    expect(acts(props).map(([action]) => action.type)).toEqual(['grant', 'refuse']);
  });
});

describe('a flag that ends the game', () => {
  const halt = {
    why: 'dispute' as const,
    seat: 0,
    since: 10_000,
    due: 20_000,
    call: 3,
    reach: 4,
    reason: '',
  };
  const flags = viewOf().flags.map((flag) =>
    flag.owner === 0 && flag.side === 'left' ? { ...flag, taken: true, due: 20_000 } : flag,
  );

  it('can be disputed by who lost it, or left as it is', async () => {
    const props = propsOf({ view: viewOf({ halt, flags }) });
    render(Play, { props });
    expect(screen.getByRole('heading', { name: 'Ida has your left flag' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(700);
    await fireEvent.click(screen.getByRole('button', { name: 'Dispute it' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Let it stand' }));
    expect(acts(props).map(([action]) => action)).toEqual([
      { type: 'ask_overturn', call: 3, reason: 'I said stop in time' },
      { type: 'refuse' },
    ]);
  });

  it('tells the winner that it can be disputed, and asks nothing of them', () => {
    render(Play, { props: propsOf({ view: viewOf({ halt: { ...halt, seat: 1 } }) }) });
    expect(screen.getByText(/Ida can dispute it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let it stand' })).toBeNull();
  });
});

describe('two at one screen', () => {
  it('have a STOP each, and tiles are turned by whoever flips', async () => {
    const near = propsOf();
    const far = propsOf({ you: 1, view: viewOf({ you: 1 }) });
    render(TwoEnds, { props: { near, far } });
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(2);
    await down(tile(2), 10);
    expect(acts(near)).toHaveLength(1);
    expect(acts(far)).toHaveLength(0);
  });

  it('a hand let go takes back its own reach, and not the other’s', async () => {
    const grabs = [grab({ seat: 0, number: 4 }), grab({ seat: 1, number: 5 })];
    const near = propsOf();
    const far = propsOf({ you: 1, view: viewOf({ you: 1 }) });
    const { container, rerender } = render(TwoEnds, { props: { near, far } });
    const [theirs, mine] = [...container.querySelectorAll('.grip')].filter((_, at) => at % 2 === 0);
    for (const grip of [theirs, mine] as Element[]) {
      grip.setPointerCapture = () => {};
      await down(grip, performance.now() - 400);
    }
    expect([acts(near)[0]?.[0].type, acts(far)[0]?.[0].type]).toEqual(['reach', 'reach']);
    await rerender({
      near: { ...near, view: viewOf({ grabs }) },
      far: { ...far, view: viewOf({ you: 1, grabs }) },
    });
    await fireEvent(
      theirs as Element,
      new PointerEvent('pointerup', { pointerId: 1, bubbles: true }),
    );
    vi.advanceTimersByTime(1_000);
    const withdrew = [near, far].map((each) => acts(each).some(([act]) => act.type === 'withdraw'));
    expect(withdrew.toSorted()).toEqual([false, true]);
  });

  it('each answers a reach with their own measure', async () => {
    const near = propsOf();
    const happened = writable<Happened<Event> | null>(null);
    const far = propsOf({ you: 1, happened, view: viewOf({ you: 1, grabs: [grab({ seat: 0 })] }) });
    render(TwoEnds, { props: { near: { ...near, view: far.view }, far } });
    happened.set({ seq: 8, events: [{ type: 'reached', grab: grab({ seat: 0 }) }] });
    frame(700);
    await tick();
    await down(screen.getAllByRole('button', { name: 'Stop' })[1] as Element, 1_000);
    expect(acts(far)[0]).toEqual([{ type: 'stop', reach: 4 }, 'here', { seen: 8, reaction: 300 }]);
    expect(acts(near)).toHaveLength(0);
  });
});
