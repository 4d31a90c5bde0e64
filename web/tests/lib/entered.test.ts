import { describe, expect, it } from 'vitest';
import { headline as icecool } from '../../src/games/icecool/headline';
import { headline as keepYourCool } from '../../src/games/keep_your_cool/headline';
import { headline as keesdrow } from '../../src/games/keesdrow/headline';
import { headline as keyword } from '../../src/games/keyword/headline';
import { enteredByHand, enteredPlaces } from '../../src/lib/entered';

const seats = (...entered: (number | null)[]) =>
  ['Ida', 'Noor', 'Wren'].slice(0, entered.length).map((name, seat) => ({
    name,
    entered: entered[seat] ?? null,
  }));

describe('a result that a leader entered', () => {
  it('is said in place of how the game stood', () => {
    const by = 'A leader of the evening entered this result.';
    expect(enteredByHand({ you: 1, seats: seats(2, 1) })).toBe(`You win. ${by}`);
    expect(enteredByHand({ you: 1, seats: seats(1, 2, 1) })).toBe(`Ida and Wren win. ${by}`);
    expect(enteredByHand({ you: null, seats: seats(1, 1) })).toBe(`It’s a draw. ${by}`);
    expect(enteredByHand({ you: 0, seats: seats(0, 0) })).toBe(
      'This game doesn’t count. A leader of the evening closed it.',
    );
    expect(enteredByHand({ you: 0, seats: seats(null, null) })).toBeNull();
  });

  it('has its places', () => {
    expect(enteredPlaces(seats(2, 1, 2))).toEqual([[1], [0, 2]]);
    expect(enteredPlaces(seats(0, 0))).toEqual([]);
    expect(enteredPlaces(seats(null, null))).toBeNull();
  });

  it('goes before the headline of each game', () => {
    const cast = { you: 0, seats: seats(2, 1) };
    const shared = { result: { places: [[0, 1]], scores: [0, 0], reason: 'cut_short' } };
    for (const headline of [icecool, keepYourCool, keesdrow, keyword])
      expect(headline(shared as never, cast)).toMatch(/^Noor wins\. A leader/);
  });
});
