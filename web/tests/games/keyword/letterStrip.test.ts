import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import LetterStrip from '../../../src/games/keyword/play/LetterStrip.svelte';

afterEach(cleanup);

describe('the letters for a blank', () => {
  it('are those of the words of the table', () => {
    const onletter = vi.fn();
    render(LetterStrip, { now: null, alphabet: 'abcä', at: 0.5, onletter });
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([...'ABCÄ']);
    screen.getByRole('button', { name: 'Ä' }).click();
    expect(onletter).toHaveBeenCalledWith('ä');
  });

  it('are A to Z at an English table', () => {
    render(LetterStrip, { now: 'q', alphabet: undefined, at: 0.5, onletter: vi.fn() });
    expect(screen.getAllByRole('button')).toHaveLength(26);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Q');
  });
});
