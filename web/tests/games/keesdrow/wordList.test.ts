/** The list of words beside the board, which scrolls where it is long. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import WordList from '../../../src/games/keesdrow/play/WordList.svelte';
import type { Story } from '../../../src/games/keesdrow/story';

afterEach(cleanup);
const passed = { seat: 0, word: '', outcome: 'passed', points: 0 };
const shown = (bare: boolean) =>
  render(WordList, {
    story: { variation: 'none', plays: [passed, passed] } as unknown as Story,
    cast: { you: 0, seats: [{ name: 'Noor' }, { name: 'Ida' }] } as never,
    shown: null,
    onshow: () => {},
    bare,
  });

it('can be scrolled by keys also where nothing in it can be pressed', () => {
  shown(false);
  expect(screen.getByRole('list', { name: 'Words so far' })).toHaveProperty('tabIndex', 0);
});

it('is no stop for keys where the page scrolls instead', () => {
  shown(true);
  expect(screen.getByRole('list', { name: 'Words so far' })).toHaveProperty('tabIndex', -1);
});
