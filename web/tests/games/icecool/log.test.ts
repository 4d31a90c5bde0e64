import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Log from '../../../src/games/icecool/play/Log.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('what happened opens at what was last', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const told = ['You flick.', 'You take your fish.', 'Ida is on turn.'];
  render(Log, { told, onclose: vi.fn() });
  expect(screen.getByRole('list').scrollTop).toBe(900);
});
