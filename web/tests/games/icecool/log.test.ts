import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Log from '../../../src/games/icecool/play/Log.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('what happened opens at what was last, under the time of the turn', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const told = ['You flick.', 'You take your fish.', 'It’s Ida’s turn.'];
  const over = createRawSnippet(() => ({ render: () => '<p>0:42</p>' }));
  render(Log, { told, over, onclose: vi.fn() });
  expect(screen.getByText('0:42')).toBeTruthy();
  expect(screen.getByRole('list').scrollTop).toBe(900);
});
