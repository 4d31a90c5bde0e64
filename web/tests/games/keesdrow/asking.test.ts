import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ChallengeSlip from '../../../src/games/keesdrow/play/ChallengeSlip.svelte';
import { CAST, playOf, propsOf, viewOf } from './fixtures';
import { play } from './screen';

describe('the challenge slip', () => {
  const open = playOf({ outcome: 'open', word: 'harvest', points: 22 });
  const view = viewOf({ phase: 'window', seat: 1, plays: [open], due: 6000, awaited: [0, 2] });
  const slip = (changes: Parameters<typeof viewOf>[0] = {}, you: number | null = 0) => {
    const handlers = { onaccept: vi.fn(), onchallenge: vi.fn() };
    const props = {
      view: { ...view, ...changes },
      play: { ...open, ...(changes.plays?.[0] ?? {}) },
      cast: { ...CAST, you },
      now: () => 0,
      connected: true,
      ...handlers,
    };
    render(ChallengeSlip, { props });
    return handlers;
  };

  it('asks who believes it, with both outcomes in numbers', () => {
    slip({ awaited: [0], accepted: [2] });
    expect(screen.getByText('Ida played HARVEST for 22. Do you believe it?')).toBeTruthy();
    const text = document.body.textContent?.replace(/\s+/g, ' ');
    expect(text).toContain('Not a word: Ida scores nothing. A word: Ida scores 44.');
    expect(text).toContain('Closes automatically in 6 s. Tomasz has accepted.');
  });

  it('takes either answer', async () => {
    const handlers = slip();
    await fireEvent.click(screen.getByRole('button', { name: 'Challenge' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(handlers.onchallenge).toHaveBeenCalledOnce();
    expect(handlers.onaccept).toHaveBeenCalledOnce();
  });

  it('has no filled button: neither answer is the one to give', () => {
    slip();
    expect(document.querySelector('.btn.act')).toBeNull();
  });

  it('tells the player of the word whom it waits for', () => {
    slip({ plays: [{ ...open, seat: 0 }], awaited: [1, 2] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain(
      'Waiting for Ida and Tomasz to accept it.',
    );
  });

  it('asks nothing of somebody who watches', () => {
    slip({}, null);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain('Open to challenge for 6 s.');
  });
});

describe('the draw for the start', () => {
  const view = viewOf({
    phase: 'draw',
    seat: null,
    drawing: [0, 2],
    draws: [{ seat: 1, tile: 3, letter: 'K' }],
  });

  it('a tap on a tile picks it, and the picks of the others are shown', async () => {
    const props = propsOf({ view });
    play(props);
    expect(screen.getByRole('img', { name: 'Ida drew K' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Tile in row 1, column 2' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'pick', tile: 1 });
  });

  it('offers no tile that somebody has looked at', () => {
    play(propsOf({ view }));
    expect(screen.queryByRole('button', { name: 'Tile in row 2, column 2' })).toBeNull();
  });

  it('says when equal letters have to be drawn again', () => {
    const draws = [
      { seat: 0, tile: 0, letter: 'B' },
      { seat: 2, tile: 1, letter: 'B' },
    ];
    play(propsOf({ view: { ...view, draws } }));
    expect(screen.getByText('Equal letters. Draw again.')).toBeTruthy();
    expect(screen.getByText(/Tomasz drew a B, too/)).toBeTruthy();
  });

  it('waits for the others once one has picked', () => {
    play(propsOf({ view: { ...view, drawing: [2] } }));
    expect(screen.getByText('Waiting for Tomasz to draw.')).toBeTruthy();
  });
});

describe('when no word is left', () => {
  it('offers to finish, and says who has agreed', async () => {
    const props = propsOf({ view: viewOf({ no_word_left: true, finishing: [1] }) });
    play(props);
    expect(await screen.findByText(/Ida wants to finish. Waiting for you and Tomasz/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Finish the game' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'finish' });
  });
});
