import { describe, expect, it } from 'vitest';
import { lay, type Pick, typed } from '../../../src/games/keyword/preview/lay';
import { keyOf, type Piece, wordOf } from '../../../src/games/keyword/preview/pieces';
import { stockOf } from './hands';
import vectors from './vectors.json';

const laid = (orange: string, blue: string, ...words: string[]) => {
  const stock = stockOf(orange, blue);
  let rack: readonly Piece[] = [];
  let missing: string | null = null;
  for (const word of words) ({ rack, missing } = typed(stock, rack, word));
  return { keys: rack.map(keyOf), missing, word: wordOf(stock, rack), rack, stock };
};

describe('a word laid by the table', () => {
  it('has the cards that the server would choose', () => {
    for (const { word, orange, blue, picks } of vectors) {
      expect(lay(word, orange, blue), `${word} of ${orange} and ${blue}`).toEqual(
        picks as Pick[] | null,
      );
    }
  });
});

describe('typing', () => {
  it('lays blue cards where it can, and one orange', () => {
    expect(laid('stone?', 'storks', 'stone').keys).toEqual([
      'blue:0',
      'blue:1',
      'blue:2',
      'orange:3',
      'orange:4',
    ]);
    expect(laid('stxxxx', 'stxxxx', 'st').keys).toEqual(['blue:0', 'orange:1']);
  });

  it('gives the same cards letter by letter as at once', () => {
    const { keys } = laid('stone?', 'storks', 's', 'st', 'sto', 'ston', 'stone');
    expect(keys).toEqual(laid('stone?', 'storks', 'stone').keys);
  });

  it('says which letter is missing, and lays what comes before it', () => {
    const { missing, word } = laid('stxxxx', 'oxxxxx', 'stork');
    expect({ missing, word }).toEqual({ missing: 'r', word: 'sto' });
  });

  it('takes blanks last, and they wear their letter', () => {
    const { rack } = laid('st?xxx', 'oxxxxx', 'stop');
    expect(rack.at(-1)).toEqual({ type: 'orange', card: 2, letter: 'p' });
  });

  it('leaves only blue cards lying where no orange one can be had', () => {
    const { keys, missing } = laid('xxxxxx', 'stxxxx', 'st');
    expect({ keys, missing }).toEqual({ keys: ['blue:0', 'blue:1'], missing: null });
  });

  it('keeps the cards that a person has chosen, and lays behind them', () => {
    const stock = stockOf('sxtxxx', 'sotxxx');
    const own: Piece[] = [{ type: 'orange', card: 0, letter: null }];
    const begun = typed(stock, [...own, { type: 'orange', card: 2, letter: null }], 'sto');
    expect(begun.rack.map(keyOf)).toEqual(['orange:0', 'orange:2', 'blue:1']);
  });

  it('takes cards back from the end where letters are', () => {
    const stock = stockOf('stoxxx', 'xxxxxx');
    const own: Piece[] = [2, 1, 0].map((card) => ({ type: 'orange', card, letter: null }));
    expect(typed(stock, own, 'ot').rack).toEqual(own.slice(0, 2));
  });

  it('goes on behind a blank that has no letter yet', () => {
    const stock = stockOf('?sxxxx', 'oxxxxx');
    const rack: Piece[] = [{ type: 'orange', card: 0, letter: null }];
    expect(wordOf(stock, typed(stock, rack, '?o').rack)).toBe('?o');
  });
});
