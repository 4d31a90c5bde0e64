import { afterEach, describe, expect, it } from 'vitest';
import { keyed } from '../../../src/games/keyword/play/keys';
import type { Laying } from '../../../src/games/keyword/play/laying.svelte';

afterEach(() => document.body.replaceChildren());

/** What a key did with the cards, and whether it stood for anything. */
function typed(
  key: string,
  more: KeyboardEventInit = {},
  at: Element = document.body,
  asking?: string,
) {
  const calls: unknown[] = [];
  const does =
    (name: string) =>
    (...given: unknown[]) =>
      calls.push([name, ...given]);
  const laying = {
    asking: asking ?? null,
    press: does('press'),
    addNth: does('addNth'),
    feed: does('feed'),
    lay: does('lay'),
  } as unknown as Laying;
  const hear = (event: Event) => calls.push(keyed(laying, event as KeyboardEvent));
  addEventListener('keydown', hear, { once: true });
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return calls;
}

function added(tag: string): Element {
  return document.body.appendChild(document.createElement(tag));
}

describe('a key', () => {
  it.each([
    ['S', ['press', 's']],
    ['3', ['addNth', 2]],
    ['Backspace', ['feed', { type: 'pop' }]],
    ['Escape', ['feed', { type: 'clear' }]],
    ['Enter', ['lay']],
  ])('%s lays, takes back or lays down', (key, call) => {
    expect(typed(key)).toEqual([call, true]);
  });

  it('that stands for nothing is left to the page', () => {
    for (const key of ['Tab', '0', 'ß', 'ArrowLeft']) expect(typed(key)).toEqual([false]);
  });

  it('with another one held is the browser’s', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
      expect(typed('s', { [held]: true })).toEqual([false]);
  });

  it('that confirms a composition is the keyboard’s, also as Safari sends it', () => {
    expect(typed('Enter', { isComposing: true })).toEqual([false]);
    expect(typed('Enter', { keyCode: 229 })).toEqual([false]);
  });

  it('in a field or a dialog is not for the cards', () => {
    for (const tag of ['input', 'textarea', 'select', 'dialog'])
      expect(typed('s', {}, added(tag))).toEqual([false]);
  });

  it('Enter presses the button that has the focus instead', () => {
    expect(typed('Enter', {}, added('button'))).toEqual([false]);
  });

  it('Escape leaves the question for a letter first', () => {
    const calls = typed('Escape', {}, document.body, 'orange:15');
    expect(calls).toEqual([['feed', { type: 'ask', key: null }], true]);
  });
});
