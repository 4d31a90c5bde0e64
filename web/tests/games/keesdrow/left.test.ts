import { writable } from 'svelte/store';
import { expect, it, vi } from 'vitest';
import { Board } from '../../../src/games/keesdrow/screens';
import type { KeesEvent, Props } from '../../../src/games/keesdrow/types';
import { left } from '../left.svelte';
import { playOf, propsOf, viewOf } from './fixtures';
import './screen';

it('a table that is left drops no more pegs of a word, and is silent', async () => {
  const happened = writable<{ seq: number; events: KeesEvent[] } | null>(null);
  const cue = vi.fn<NonNullable<Props['cue']>>();
  const play = playOf();
  const spelled = { ...play, type: 'spelled', points: [1, 1, 1, 4], closes: 1 };
  const view = viewOf({ plays: [play], uses: `1111${'0'.repeat(12)}`, phase: 'window' });
  let heard = 0;
  await left(Board, propsOf({ happened, view, cue }), () => {
    happened.set({ seq: 1, events: [spelled as never] });
    heard = cue.mock.calls.length;
  });
  expect(cue).toHaveBeenCalledTimes(heard);
});
