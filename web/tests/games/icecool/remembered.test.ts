import { beforeEach, expect, it, vi } from 'vitest';
import { Remembered } from '../../../src/games/icecool/play/remembered';

beforeEach(() => sessionStorage.clear());

const brought = (seq: number, ...said: string[]) => ({ seq, said, news: said });

it('a page that is loaded anew goes on with the list, and hears nothing twice', () => {
  const before = new Remembered('owl-7.0');
  before.hear(brought(4, 'Your turn.'));
  const after = new Remembered('owl-7.0');
  after.hear(brought(4, 'Your turn.'));
  after.hear(brought(5, 'Ida flicks.'));
  expect(after.upTo().all).toEqual(['Your turn.', 'Ida flicks.']);
  expect(new Remembered('owl-7.1').upTo().all).toEqual([]);
});

it('tells of a gap: somebody played on while nobody was here', () => {
  const told = new Remembered('owl-7.0');
  told.hear(brought(4, 'Your turn.'));
  told.hear(brought(5));
  told.hear(brought(6, 'Ida flicks.'));
  expect(told.upTo().all).toEqual(['Your turn.', 'Ida flicks.']);
  told.hear(brought(9, 'Ida draws a card.'));
  expect(told.upTo().all).toEqual([
    'Your turn.',
    'Ida flicks.',
    'Something happened here while you were away.',
    'Ida draws a card.',
  ]);
});

it('says nothing yet of what is still being shown', () => {
  const told = new Remembered(null);
  told.hear(brought(4, 'Your turn.'));
  told.hear(brought(5, 'You draw a 3.'));
  expect(told.upTo(4)).toEqual({ all: ['Your turn.'], news: ['Your turn.'] });
  expect(told.upTo()).toEqual({ all: ['Your turn.', 'You draw a 3.'], news: ['You draw a 3.'] });
});

it('is bounded, and does without a store that is full or forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const told = new Remembered('owl-7.0');
  for (let seq = 0; seq < 500; seq += 1) told.hear(brought(seq, `Line ${seq}.`));
  const { all } = told.upTo();
  expect(all.length).toBeLessThan(100);
  expect(all.at(-1)).toBe('Line 499.');
  vi.restoreAllMocks();
});
