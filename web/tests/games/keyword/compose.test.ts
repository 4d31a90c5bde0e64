import { describe, expect, it } from 'vitest';
import {
  type Composing,
  composed,
  fanOf,
  held,
  type Input,
  START,
} from '../../../src/games/keyword/play/compose';
import { flawOf, keyOf, wordOf } from '../../../src/games/keyword/preview/pieces';
import { blue, orange, stockOf } from './hands';

const STOCK = stockOf('stone?', 'serak?');
const fed = (...inputs: Input[]): Composing =>
  inputs.reduce((state, input) => composed(state, input, STOCK), START);
const keys = (state: Composing) => state.rack.map(keyOf);
const put = (colour: 'orange' | 'blue', card: number, at?: number): Input => ({
  type: 'place',
  colour,
  card,
  ...(at === undefined ? {} : { at }),
});

describe('the rack', () => {
  it('takes a card to its end', () => {
    expect(keys(fed(put('orange', 0), put('blue', 1)))).toEqual(['orange:0', 'blue:1']);
  });

  it('takes a card between others', () => {
    const state = fed(put('orange', 0), put('orange', 1), put('blue', 2, 1));
    expect(keys(state)).toEqual(['orange:0', 'blue:2', 'orange:1']);
  });

  it('moves a card that lies there already', () => {
    const state = fed(put('orange', 0), put('orange', 1), put('orange', 2), put('orange', 0, 2));
    expect(keys(state)).toEqual(['orange:1', 'orange:2', 'orange:0']);
  });

  it('takes no card that is not there', () => {
    expect(fed(put('blue', 9))).toEqual(START);
  });

  it('holds twelve cards', () => {
    const all = [0, 1, 2, 3, 4, 5].flatMap((card) => [put('orange', card), put('blue', card)]);
    const state = fed(...all);
    expect(state.rack).toHaveLength(12);
    const more = stockOf('stone?s', 'serak?');
    expect(composed(state, put('orange', 6), more).rack).toHaveLength(12);
  });

  it('gives a card back, the last one, or all', () => {
    const two = fed(put('orange', 0), put('blue', 1));
    expect(keys(composed(two, { type: 'back', key: 'orange:0' }, STOCK))).toEqual(['blue:1']);
    expect(keys(composed(two, { type: 'pop' }, STOCK))).toEqual(['orange:0']);
    expect(keys(composed(two, { type: 'clear' }, STOCK))).toEqual([]);
  });

  it('loses what has left the middle, and nothing else', () => {
    const two = fed(put('orange', 0), put('blue', 1));
    const later = { ...STOCK, blue: STOCK.blue.filter(({ id }) => id !== 1) };
    expect(keys(composed(two, { type: 'stock' }, later))).toEqual(['orange:0']);
    expect(composed(two, { type: 'stock' }, STOCK)).toBe(two);
  });

  it('takes a whole word, each card once and letters for blanks only', () => {
    const rack = [orange(0, 'x'), orange(0), blue(5, 'n'), blue(77)];
    expect(fed({ type: 'set', rack }).rack).toEqual([orange(0), blue(5, 'n')]);
  });
});

describe('swapping', () => {
  it('exchanges an orange card for the blue one of its letter, and back', () => {
    const blued = fed(put('orange', 0), { type: 'swap', key: 'orange:0' });
    expect(keys(blued)).toEqual(['blue:0']);
    expect(keys(composed(blued, { type: 'swap', key: 'blue:0' }, STOCK))).toEqual(['orange:0']);
  });

  it('takes the other colour’s blank where its letter is not there, and back', () => {
    const blanked = fed(put('orange', 2), { type: 'swap', key: 'orange:2' });
    expect(blanked.rack).toEqual([blue(5, 'o')]);
    expect(composed(blanked, { type: 'swap', key: 'blue:5' }, STOCK).rack).toEqual([orange(2)]);
  });

  it('changes nothing where the other colour has no card for it', () => {
    const state = fed(put('blue', 5), put('orange', 2));
    expect(composed(state, { type: 'swap', key: 'orange:2' }, STOCK)).toBe(state);
  });
});

describe('a blank', () => {
  it('asks for its letter when it comes, and is quiet once it has one', () => {
    const state = fed(put('orange', 5));
    expect(state.asking).toBe('orange:5');
    const named = composed(state, { type: 'letter', key: 'orange:5', letter: 'Y' }, STOCK);
    expect(named.asking).toBeNull();
    expect(wordOf(STOCK, named.rack)).toBe('y');
  });

  it('keeps its letter when it moves', () => {
    const state = fed(put('orange', 0), put('orange', 5), {
      type: 'letter',
      key: 'orange:5',
      letter: 'y',
    });
    const moved = composed(state, put('orange', 5, 0), STOCK);
    expect(wordOf(STOCK, moved.rack)).toBe('ys');
    expect(moved.asking).toBeNull();
  });

  it('may be asked again, a letter may not', () => {
    const state = fed(put('orange', 0), put('orange', 5));
    expect(composed(state, { type: 'ask', key: 'orange:0' }, STOCK).asking).toBeNull();
    expect(composed(state, { type: 'ask', key: 'orange:5' }, STOCK).asking).toBe('orange:5');
  });

  it('stops asking when it goes back', () => {
    expect(fed(put('orange', 5), { type: 'back', key: 'orange:5' }).asking).toBeNull();
  });
});

describe('the hand', () => {
  it('is what does not lie on the rack, in the order in which it is held', () => {
    const state = fed({ type: 'order', order: [5, 3, 1, 0, 2, 4] }, put('orange', 1));
    expect(fanOf(state, STOCK)).toEqual([5, 3, 0, 2, 4]);
    expect(held(state, STOCK)).toEqual([5, 3, 1, 0, 2, 4]);
  });

  it('holds new cards last and forgets those that are gone', () => {
    const state = fed({ type: 'order', order: [9, 4, 0] });
    expect(held(state, STOCK)).toEqual([4, 0, 1, 2, 3, 5]);
  });
});

describe('what keeps a word from being laid', () => {
  const flaw = (...inputs: Input[]) => flawOf(STOCK, fed(...inputs).rack, 2);

  it('is named with the card that it is about', () => {
    expect(flaw()).toEqual({ flaw: 'empty', key: null });
    expect(flaw(put('orange', 0))).toEqual({ flaw: 'too_short', key: null });
    expect(flaw(put('orange', 0), put('orange', 5))).toEqual({
      flaw: 'blank_needs_letter',
      key: 'orange:5',
    });
    expect(flaw(put('blue', 0), put('blue', 1))).toEqual({ flaw: 'only_blue', key: null });
    expect(flawOf(STOCK, [orange(0), blue(88)], 2)).toEqual({ flaw: 'blue_gone', key: 'blue:88' });
  });

  it('is nothing for a word with an orange card', () => {
    expect(flaw(put('orange', 0), put('blue', 1))).toBeNull();
  });
});
