/** The field for typing a word: Enter lays what was typed, and nothing shorter. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import WordField from '../../../src/games/keyword/play/WordField.svelte';

afterEach(cleanup);

it.each([
  ['LID', 0],
  ['LI', 1],
])('after %s, with li on the rack, Enter lays %i words', async (text, times) => {
  const onlay = vi.fn();
  render(WordField, { word: 'li', disabled: false, onword: () => {}, onlay });
  const field = screen.getByRole('textbox');
  await fireEvent.input(field, { target: { value: text } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(onlay).toHaveBeenCalledTimes(times);
});
