import { fireEvent, screen, within } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { writable } from 'svelte/store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Props } from '../../../src/games/keesdrow/types';
import { playOf, propsOf, viewOf } from './fixtures';
import { keys, play } from './screen';

describe('typing on one’s turn', () => {
  const found = [{ word: 'car', path: [0, 1, 2], score: 5 }];
  const answer = { type: 'paths' as const, word: 'car', found, why: null, rule: null };
  const ask = vi.fn(async () => ({ ok: true as const, answer }));
  const field = () => screen.getByLabelText<HTMLInputElement>(/Type a word/);
  const press = async (at: Element, text: string, more: KeyboardEventInit = {}) => {
    for (const key of text) await fireEvent.keyDown(at, { key, ...more });
  };
  const laid = async () => {
    await new Promise((resolve) => setTimeout(resolve, 260));
    await Promise.resolve();
  };

  it('takes letters wherever the focus is, and Enter plays from the field', async () => {
    const props = propsOf({ ask });
    play(props);
    await press(document.body, 'c');
    await press(screen.getByRole('grid'), 'ar');
    expect(field().value).toBe('car');
    expect(document.activeElement).toBe(field());
    await laid();
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 2] }, 'here');
  });

  it('leaves letters alone that are meant for something else', async () => {
    play(propsOf({ ask }));
    const talk = document.body.appendChild(document.createElement('input'));
    const book = document.body.appendChild(document.createElement('dialog'));
    const link = book.appendChild(document.createElement('button'));
    await press(talk, 'car');
    await press(link, 'car');
    await press(document.body, 'r', { ctrlKey: true });
    await press(document.body, 'r', { metaKey: true });
    talk.remove();
    book.remove();
    expect(field().value).toBe('');
  });

  it('takes none on another’s turn', async () => {
    const props = propsOf({ view: viewOf({ seat: 1 }) });
    play(props);
    await press(document.body, 'car');
    await laid();
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
    expect(props.ask).not.toHaveBeenCalled();
  });

  it('does not play by the Enter that confirms a composition', async () => {
    const props = propsOf({ ask });
    play(props);
    await press(document.body, 'car');
    await laid();
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(props.act).not.toHaveBeenCalled();
  });

  it('leaves the field alone while it composes', async () => {
    play(propsOf({ ask }));
    await fireEvent.compositionStart(field());
    await fireEvent.input(field(), { target: { value: 'ca' }, isComposing: true });
    expect(field().value).toBe('ca');
    await fireEvent.compositionEnd(field());
    expect(field().value).toBe('ca');
  });

  it('ends where a hand changes the path: the field is empty, the word is kept', async () => {
    play(propsOf({ ask }));
    await press(document.body, 'car');
    await laid();
    await keys('Backspace');
    expect(field().value).toBe('');
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });
});

describe('on a phone', () => {
  const plays = [
    playOf({ seat: 1, word: 'slip', path: [4, 5, 6, 7], points: 20 }),
    playOf({ seat: 2, word: 'gone', path: [12, 13, 14, 15], points: 9 }),
    playOf({ seat: 0, word: 'cart', points: 7 }),
  ];
  const kept = { type: 'best' as const, known: [], turn: 2, found: [], best: 40 };
  const phone = (props: Props) => {
    wide(390);
    return play(props);
  };
  const wide = (width: number) =>
    (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
  afterEach(() => wide(1024));

  it('the others’ last words stay in sight beside the review', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer: kept }));
    phone(propsOf({ ask, view: viewOf({ seat: 1, turn: 3, plays }) }));
    expect(await screen.findByText('CART scored 7. The best word was worth 40.')).toBeTruthy();
    const words = screen.getAllByRole('button', { name: /show on the board/ });
    expect(words.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Tomasz GONE 9, show on the board',
      'Ida SLIP 20, show on the board',
    ]);
  });

  it('all words are one tap away, and one shows its path', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    phone(propsOf({ view: viewOf({ turn: 3, plays }) }));
    await fireEvent.click(screen.getByRole('button', { name: 'Words so far' }));
    const drawer = within(document.querySelector('dialog') as HTMLElement);
    expect(drawer.getAllByRole('button', { name: /SLIP|GONE|CART/, hidden: true })).toHaveLength(3);
    await fireEvent.click(drawer.getByRole('button', { name: /SLIP/, hidden: true }));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('“Type it” closes when the turn goes to somebody else', async () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    const props = propsOf({ happened: happened as Props['happened'] });
    const { rerender } = phone(props);
    await fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
    expect(screen.getByLabelText(/Type a word/)).toBeTruthy();
    happened.set({ seq: 2, events: [{ type: 'turn_began', turn: 1, seat: 1, due: 9 } as never] });
    await rerender({ ...props, view: viewOf({ seat: 1, turn: 1 }) });
    await rerender({ ...props, view: viewOf({ seat: 0, turn: 3 }) });
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
  });

  it('a drag brings the tape back in the place of the field', async () => {
    phone(propsOf());
    await fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });
});
