import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { composes } from '../../src/lib/typing.svelte';
import { field } from './typing.svelte';

afterEach(() => document.body.replaceChildren());

/** What a keyboard of Android does for each letter: the word so far, composed again. */
function compose(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new CompositionEvent('compositionupdate', { data: text }));
  input.dispatchEvent(new InputEvent('input', { isComposing: true, data: text }));
}

const begin = (input: HTMLInputElement) =>
  input.dispatchEvent(new CompositionEvent('compositionstart'));
const end = (input: HTMLInputElement) =>
  input.dispatchEvent(new CompositionEvent('compositionend'));

describe('a field', () => {
  it('is left alone while a keyboard composes, though each step is heard', () => {
    const { heard, input } = field((text) => text.toUpperCase());
    begin(input);
    for (const step of ['c', 'cu', 'cuk', 'cuke']) {
      compose(input, step);
      flushSync();
      expect(input.value).toBe(step);
    }
    expect(heard).toEqual(['c', 'cu', 'cuk', 'cuke']);
    end(input);
    expect(input.value).toBe('CUKE');
  });

  it('follows at once where nothing is composed, also where the text stays the same', () => {
    const { input } = field((text) => text.replace(/[^a-z]/g, ''));
    for (const typed of ['pl', 'pl4', 'pl4y']) {
      input.value = typed;
      input.dispatchEvent(new InputEvent('input'));
    }
    expect(input.value).toBe('ply');
    input.value = 'ply!';
    input.dispatchEvent(new InputEvent('input'));
    expect(input.value).toBe('ply');
  });

  it('shows what comes from elsewhere, after the composition at the latest', () => {
    const { input, show } = field((text) => text);
    show('star');
    expect(input.value).toBe('star');
    begin(input);
    show('rats');
    expect(input.value).toBe('star');
    input.dispatchEvent(new FocusEvent('blur'));
    expect(input.value).toBe('rats');
  });

  it('reads no state as it loses the focus, which it also does while it is removed', () => {
    const { input, reads } = field((text) => text);
    const before = reads();
    input.dispatchEvent(new FocusEvent('blur'));
    expect(reads()).toBe(before);
  });

  it('that is gone hears nothing', () => {
    const { gone, heard, input } = field((text) => text);
    gone();
    compose(input, 'late');
    expect(heard).toEqual([]);
  });
});

describe('a key', () => {
  it.each([
    [{ key: 'Enter' }, false],
    [{ key: 'Enter', isComposing: true }, true],
    [{ key: 'Enter', keyCode: 229 }, true],
  ])('%o belongs to a composition: %s', (given, belongs) => {
    expect(composes(new KeyboardEvent('keydown', given))).toBe(belongs);
  });
});
