import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import Play from '../../../src/games/keyword/play/Play.svelte';
import type { Props } from '../../../src/games/keyword/types';
import { viewOf } from './fixtures';

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

export const play = (props: Props) => render(Play, { props });

export const keys = async (...names: string[]) => {
  for (const key of names) await fireEvent.keyDown(document.body, { key });
};

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

export const rack = () =>
  within(screen.getByRole('list', { name: 'Your word' }))
    .queryAllByRole('button', { name: / of \d+$/ })
    .map((card) => card.textContent?.trim().replace(/, .*/s, ''));

export const rules = (changes: Partial<Props['view']['rules']>) => ({
  ...viewOf().rules,
  ...changes,
});
