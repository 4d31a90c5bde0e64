import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Nowhere from '../../src/ui/Nowhere.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lets who holds an old page load it again, and leads nowhere else', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload, host: 'room' });
  render(Nowhere, { code: 'old_page' });
  expect(screen.getByRole('heading').textContent).toBe('This page is older than the room');
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leads to the front door from a table that nobody knows', () => {
  render(Nowhere, { code: 'no_such_table' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});
