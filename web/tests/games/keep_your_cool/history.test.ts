import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import End from '../../../src/games/keep_your_cool/end/End.svelte';
import {
  decisiveOf,
  remarksOf,
  roundsOf,
  viewDuring,
} from '../../../src/games/keep_your_cool/review/story';
import type { Attempt, Pair, View } from '../../../src/games/keep_your_cool/types';
import { CAST, propsOf, verdict, viewOf } from './fixtures';

afterEach(cleanup);

const pair = (number: number, seat: number, at: number, floor = false): Pair => ({
  number,
  seat,
  at,
  floor,
  tiles: [],
  symbol: 'boat',
  key: 0,
  lifted: null,
});
const attempt = (changes: Partial<Attempt>): Attempt => ({
  number: 4,
  seat: 0,
  side: 'left',
  began: 9_000,
  outcome: 'taken',
  verdict: null,
  call: null,
  ...changes,
});
const [said] = viewOf().keys;
const keys = [5_000, 8_000].map((at, number) => ({ ...said, at, number }) as View['keys'][number]);
const flags = viewOf().flags.map((flag) =>
  flag.owner === 1 && flag.side === 'left' ? { ...flag, taken: true } : flag,
);
const over = viewOf({
  phase: 'over',
  keys,
  flags,
  pairs: [pair(1, 0, 6_000), pair(2, 1, 7_000), pair(3, 1, 8_500), pair(4, 0, 9_000, true)],
  attempts: [
    attempt({ number: 1, seat: 1, began: 6_500, outcome: 'stopped', verdict: verdict() }),
    attempt({ number: 4 }),
  ],
  result: { places: [[0], [1]], scores: [2, 4], reason: 'flag' },
});

describe('a game over time', () => {
  it('counts the tiles that each has after each key word, without those on the floor', () => {
    expect(roundsOf(over)).toEqual([
      [0, 0],
      [2, 2],
      [2, 4],
    ]);
  });

  it('counts five for a flag in the advanced game', () => {
    const advanced = { ...over, rules: { ...over.rules, game: 'advanced' as const } };
    expect(roundsOf(advanced).at(-1)).toEqual([7, 4]);
  });

  it('tells of flags and of reaches that were stopped, at their key word', () => {
    expect(remarksOf(over, CAST, 4).map(({ line, round, text }) => [line, round, text])).toEqual([
      [1, 1, 'stopped by you'],
      [0, 2, 'You take a flag'],
    ]);
  });

  it('has no flag that a ruling gave back', () => {
    const back = { ...over, flags: viewOf().flags };
    expect(remarksOf(back, CAST, 4).map(({ text }) => text)).toEqual(['stopped by you']);
  });
});

describe('the reach that decided', () => {
  it('is the one that took the last flag, with the more time that its owner had', () => {
    const slow = { ...over, handicaps: [0, 500] };
    expect(decisiveOf(slow, CAST)).toMatchObject({
      title: 'How Ida’s flag came off',
      attempt: { number: 4 },
      window: 1_200,
      stopped: null,
    });
  });

  it('is the closest call where no flag came off, and nothing where nobody reached', () => {
    const kept = { ...over, flags: viewOf().flags, attempts: over.attempts.slice(0, 1) };
    expect(decisiveOf(kept, CAST)).toMatchObject({ title: 'The closest call', stopped: 620 });
    expect(decisiveOf({ ...kept, attempts: [] }, CAST)).toBeNull();
  });

  it('shows the flag where it still was', () => {
    const decisive = decisiveOf(over, CAST);
    const during = decisive ? viewDuring(over, decisive) : over;
    expect(during.flags.every((flag) => !flag.taken)).toBe(true);
    expect(during.grabs).toHaveLength(1);
  });

  it('is looked at moment by moment', async () => {
    render(End, { props: propsOf({ view: over }) });
    expect(screen.getByText('Your hand arrived at 0.70 s.')).toBeTruthy();
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '350' } });
    expect(screen.getByText('0.35 s of 0.70 s')).toBeTruthy();
  });
});
