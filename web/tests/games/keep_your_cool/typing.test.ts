import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/keep_your_cool/play/Play.svelte';
import TwoEnds from '../../../src/games/keep_your_cool/play/TwoEnds.svelte';
import type { Event, Props } from '../../../src/games/keep_your_cool/types';
import type { Happened } from '../../../src/lib/game';
import { propsOf, viewOf } from './fixtures';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acts = (props: Props) => vi.mocked(props.act).mock.calls.map(([action]) => action);
const field = () => screen.getByLabelText<HTMLInputElement>('Your word');

/** Ida speaks, at her own screen or at one end of a tablet, whose keyboard is the table's. */
function speaker(tablet = false) {
  const happened = writable<Happened<Event> | null>(null);
  const props = propsOf({ happened, you: 1, view: viewOf({ you: 1 }) });
  if (tablet) render(TwoEnds, { props: { near: props, far: propsOf() } });
  else render(Play, { props });
  const refuse = async (word: string) => {
    const doubt = { kind: 'not_a_word', letters: [], chain: [], key: null } as never;
    const refused = { type: 'word_refused', seat: 1, word, doubt, at: 10_000 } as never;
    happened.set({ seq: 8, events: [refused] });
    await tick();
  };
  return { props, happened, refuse };
}

describe('a word that is refused', () => {
  it('stays, selected, so that one may mend it or type another', async () => {
    const { props, refuse } = speaker();
    await fireEvent.input(field(), { target: { value: 'ludicruos' } });
    await fireEvent.submit(field());
    expect(acts(props)).toEqual([{ type: 'say', word: 'ludicruos' }]);
    await refuse('ludicruos');
    expect(field().value).toBe('ludicruos');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 9]);
  });

  it('is mended by deleting on the keyboard of the table, and replaced by a letter', async () => {
    const { refuse } = speaker(true);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    for (const letter of 'blem') await press(letter);
    await press('Say it');
    await refuse('blem');
    await press('Delete');
    expect(field().value).toBe('ble');
    await press('m');
    expect(field().value).toBe('blem');
    await press('Say it');
    await refuse('blem');
    await press('c');
    expect(field().value).toBe('c');
  });

  it('goes once a word counts', async () => {
    const { happened } = speaker();
    await fireEvent.input(field(), { target: { value: 'blame' } });
    await fireEvent.submit(field());
    const said = { type: 'key_word_said', seat: 1, word: 'blame', number: 1, at: 10_000 } as never;
    happened.set({ seq: 8, events: [said] });
    await tick();
    expect(field().value).toBe('');
  });
});

describe('a keyboard that composes', () => {
  it('has the field to itself, and the word is what was typed once', async () => {
    const { props } = speaker();
    const input = field();
    await fireEvent.compositionStart(input);
    for (const step of ['P', 'Pl', 'Pla', 'Play']) {
      await fireEvent.input(input, { target: { value: step } });
      expect(input.value).toBe(step);
    }
    await fireEvent.compositionEnd(input);
    expect(input.value).toBe('play');
    await fireEvent.submit(input);
    expect(acts(props)).toEqual([{ type: 'say', word: 'play' }]);
  });

  it('confirms with an Enter that submits nothing', () => {
    speaker();
    const enter = (more: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', {
        key: 'Enter',
        cancelable: true,
        bubbles: true,
        ...more,
      });
      return field().dispatchEvent(event);
    };
    expect(enter({ isComposing: true })).toBe(false);
    expect(enter({ keyCode: 229 })).toBe(false);
    expect(enter({})).toBe(true);
  });
});

describe('the throw', () => {
  const view = viewOf({ phase: 'throw', keys: [], throws: [] });

  it('waits greyed, and says why, while the table is paused', async () => {
    const props = propsOf({ view, table: { ...propsOf().table, paused: true } });
    const { rerender } = render(Play, { props });
    const paper = screen.getByRole<HTMLButtonElement>('button', { name: 'Paper' });
    expect(paper.disabled).toBe(true);
    expect(screen.getByText('Wait for play to resume.')).toBeTruthy();
    await rerender({ ...props, table: propsOf().table });
    expect(paper.disabled).toBe(false);
    expect(screen.queryByText(/Play is paused/)).toBeNull();
  });

  it('that is refused says so', async () => {
    const act = vi.fn().mockResolvedValue({
      ok: false,
      refused: { code: 'paused', rule: null, params: {} },
    });
    render(Play, { props: propsOf({ view, act }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Paper' }), { detail: 0 });
    expect(await screen.findByText('The table is paused.')).toBeTruthy();
  });
});

describe('two at one screen', () => {
  it('who press at the same moment both have their press, with no click at all', () => {
    const view = viewOf({ phase: 'throw', keys: [], throws: [] });
    const near = propsOf({ view });
    const far = propsOf({ view: { ...view, you: 1 }, you: 1 });
    render(TwoEnds, { props: { near, far } });
    const [theirs, own] = screen.getAllByRole('button', { name: 'Paper' });
    for (const [at, button] of [theirs, own].entries()) {
      const finger = { pointerId: at + 1, button: 0, bubbles: true };
      button?.dispatchEvent(new PointerEvent('pointerdown', finger));
    }
    expect([acts(near), acts(far)]).toEqual([
      [{ type: 'throw', hand: 'paper' }],
      [{ type: 'throw', hand: 'paper' }],
    ]);
  });
});
