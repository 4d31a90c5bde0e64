import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { Board } from '../../../src/games/keesdrow/screens';
import type { Props } from '../../../src/games/keesdrow/types';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  localStorage.clear();
});

afterEach(cleanup);

export const play = (props: Props) => render(Board, { props });

export const keys = async (...names: string[]) => {
  for (const key of names) await fireEvent.keyDown(screen.getByRole('grid'), { key });
};
