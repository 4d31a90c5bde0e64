import { describe, expect, it } from 'vitest';
import { fact, figureOf, how } from '../../../src/games/keep_your_cool/end/ending';
import { share } from '../../../src/games/keep_your_cool/end/share';
import { headline } from '../../../src/games/keep_your_cool/headline';
import { seatingOf } from '../../../src/games/keep_your_cool/lobby/seats';
import { seconds } from '../../../src/games/keep_your_cool/messages/forms';
import { heardOf } from '../../../src/games/keep_your_cool/play/announce';
import { doubtOf, linkText } from '../../../src/games/keep_your_cool/play/doubts';
import {
  contestable,
  doing,
  reachable,
  roleOf,
  stopShut,
} from '../../../src/games/keep_your_cool/play/standing';
import { inputs, strip, told } from '../../../src/games/keep_your_cool/play/verdicts';
import type { Event } from '../../../src/games/keep_your_cool/types';
import { handicapLine, handicapsFor } from '../../../src/ui/lobby/handicap';
import { seat, table } from '../../samples';
import { CAST, grab, player, propsOf, verdict, viewOf } from './fixtures';
import { call, doubt } from './rulings';

describe('why a word is refused', () => {
  const keys = [{ word: 'play', seat: 1 }];
  it('is said in a sentence for every reason', () => {
    expect(doubtOf('xyz', doubt({}), CAST, keys)).toBe('XYZ isn’t in the word list.');
    expect(doubtOf('ida', doubt({ why: 'proper_noun' }), CAST, keys)).toMatch(/is a name/);
    expect(doubtOf('cat', doubt({ why: 'letters', missing: 'ls' }), CAST, keys)).toBe(
      'CAT lacks an L and an S.',
    );
    expect(doubtOf('jazz', doubt({ why: 'answers', answers: 0 }), CAST, keys)).toMatch(
      /leave no unused common words/,
    );
  });

  it('names the relative and who said it, and shows the steps between', () => {
    const chain = [{ word: 'player', base: 'play', how: '-er' }];
    expect(doubtOf('player', doubt({ why: 'family', used: 'play', chain }), CAST, keys)).toBe(
      'PLAYER is in the same family as PLAY, which Ida said.',
    );
    expect(chain.map(linkText)).toEqual(['player ← play, -er']);
    expect(doubtOf('play', doubt({ why: 'family', used: 'play' }), CAST, keys)).toBe(
      'Ida already said PLAY.',
    );
  });
});

describe('the end of a game', () => {
  const places = [[0], [1]];
  const ended: Event = { type: 'ended', reason: 'flag', places, points: [2, 0], at: 0 };
  const result = { places, scores: [2, 0], reason: 'flag' };
  const over = viewOf({ phase: 'over', points: [2, 0], result });
  const stood: Event = { type: 'flag_stood', owner: 1, side: 'right', at: 0 };

  it('is heard last, with who won, and play does not go on', () => {
    const events: Event[] = [stood, { type: 'play_went_on', lasted: 4_000, at: 0 }, ended];
    expect(heardOf(events, CAST, over)).toBe(
      'Ida’s right flag stays off. The game is over. You win with Ida’s flag.',
    );
    expect(heardOf(events, { ...CAST, you: 1 }, over)).toBe(
      'Your right flag stays off. The game is over. Noor wins with your flag.',
    );
    expect(heardOf([ended], { ...CAST, you: null }, over)).toBe(
      'The game is over. Noor wins with Ida’s flag.',
    );
  });

  it.each(['flag', 'flags', 'tiles', 'resigned', 'declared', 'words', 'too_long'])(
    'by %s names the winner',
    (reason) => {
      const view = { ...over, result: { ...result, reason } };
      expect(heardOf([{ ...ended, reason } as Event], CAST, view)).toMatch(/ You win\b/);
    },
  );
});

describe('how a stop was judged', () => {
  it('names the time to spare', () => {
    expect(told(verdict(), CAST)).toBe('You stopped with 0.08 s to spare.');
    expect(told(verdict({ seat: 1, ruling: 'late', margin: -120 }), CAST)).toBe(
      'Ida said stop 0.12 s too late.',
    );
    expect(told(verdict({ ruling: 'no_reach' }), CAST)).toMatch(/nobody was reaching/);
  });

  it('shows all that it was reckoned with', () => {
    const values = inputs(verdict(), CAST).map((line) => line.value);
    expect(values).toEqual(['660 ms', '610 ms', '30 ms', '40 ms', '620 ms of 700 ms']);
    expect(inputs(verdict({ reaction: null }), CAST)).toHaveLength(4);
    expect(inputs(verdict({ ruling: 'no_reach' }), CAST)).toEqual([]);
  });

  it('lies on a strip that holds the whole of it', () => {
    const bar = strip(verdict({ elapsed: 1_200 }));
    expect(bar.elapsed).toBeLessThanOrEqual(1);
    expect(bar.window).toBeCloseTo(700 / bar.whole);
  });

  it('hundredths count below a second, tenths above', () => {
    expect([seconds(80), seconds(-120), seconds(1_540)]).toEqual(['0.08 s', '0.12 s', '1.5 s']);
  });
});

describe('what one may do', () => {
  it('each phase gives each a part', () => {
    expect(roleOf(viewOf(), 0)).toBe('flips');
    expect(roleOf(viewOf(), 1)).toBe('speaks');
    expect(roleOf(viewOf(), 2)).toBe('watches');
    expect(roleOf(viewOf({ phase: 'first_word' }), 1)).toBe('waits');
    expect(roleOf(viewOf({ phase: 'throw' }), 1)).toBe('throws');
  });

  it('reaching is locked, later, out or gone as the view says', () => {
    expect(reachable(viewOf(), 0, 'left', 10_000)).toEqual({ is: 'free' });
    const locked = viewOf({ players: [player({ lock: { since: 1, reach: 2 } }), player()] });
    expect(reachable(locked, 0, 'left', 10_000)).toEqual({ is: 'locked', rule: 'KYC-19' });
    expect(doing(locked, 0, true)).toBe('hands in pockets');
    const later = viewOf({ players: [player({ reach_from: 10_900 }), player()] });
    expect(reachable(later, 0, 'left', 10_000)).toEqual({ is: 'later', ms: 900 });
    const out = viewOf({ grabs: [grab({ seat: 0, side: 'right' })] });
    expect(reachable(out, 0, 'left', 10_000)).toEqual({ is: 'out' });
    expect(reachable(out, 0, 'right', 10_000)).toEqual({ is: 'closed' });
    const gone = viewOf({ flags: [{ owner: 1, side: 'right', taken: true, due: null }] });
    expect(reachable(gone, 0, 'left', 10_000)).toEqual({ is: 'gone' });
  });

  it('a void stop shuts stop for as long as the table says', () => {
    expect(
      stopShut(viewOf({ players: [player({ stop_from: 10_800 }), player()] }), 0, 10_000),
    ).toBe(800);
    expect(stopShut(viewOf(), 0, 10_000)).toBe(0);
  });

  it('one may ask about the last ruling against oneself, until another word, and not with a moderator', () => {
    const view = viewOf({ calls: [call()] });
    expect(contestable(view, 1)?.number).toBe(3);
    expect(contestable(view, 0)).toBeNull();
    expect(contestable({ ...view, moderator: 2 }, 1)).toBeNull();
    expect(contestable(viewOf({ calls: [call({ key: 7 })] }), 1)).toBeNull();
    expect(contestable(viewOf({ calls: [call({ closed: true })] }), 1)).toBeNull();
    expect(contestable(viewOf({ calls: [call({ kind: 'stop', key: 7 })] }), 1)?.kind).toBe('stop');
  });
});

describe('the end', () => {
  it('by forfeit, by a ruling and in a draw is a sentence as people say it', () => {
    const result = { places: [[0], [1]], scores: [0, 0], reason: 'resigned' };
    const by = (more: Partial<typeof result>) =>
      headline(viewOf({ phase: 'over', result: { ...result, ...more } }), CAST);
    expect(by({})).toBe('You win: Ida forfeited.');
    expect(by({ places: [[1], [0]] })).toBe('Ida wins: you forfeited.');
    expect(by({ reason: 'declared' })).toBe('You win by the moderator’s ruling.');
    expect(by({ reason: 'tiles', places: [[0, 1]] })).toBe('It’s a draw between you and Ida.');
  });

  const over = viewOf({
    phase: 'over',
    result: { places: [[1], [0]], scores: [0, 0], reason: 'flag' },
    attempts: [
      { number: 4, seat: 1, side: 'right', began: 0, outcome: 'taken', verdict: null, call: 1 },
    ],
    verdicts: [verdict()],
  });

  it('is a sentence and how it came to it', () => {
    expect(headline(over, CAST)).toBe('Ida wins with your flag.');
    expect(how(over, CAST)).toBe(
      'Ida reached for your right flag, and you didn’t say stop in time.',
    );
    expect(
      headline(viewOf({ result: { places: [[0, 1]], scores: [], reason: 'tiles' } }), CAST),
    ).toMatch(/a draw/);
    expect(
      headline(
        viewOf({ points: [8, 4], result: { places: [[0], [1]], scores: [], reason: 'tiles' } }),
        CAST,
      ),
    ).toBe('You win by four.');
  });

  it('gives one fact each, and is shared without its words', () => {
    expect(fact(over, 0)).toBe('no pairs, no flags, one key word');
    const won = {
      ...over,
      flags: over.flags.map((one) => ({ ...one, taken: one.owner === 0 && one.side === 'right' })),
    };
    expect(figureOf(won, 1)).toEqual({ count: 1, unit: 'flag' });
    expect(figureOf(won, 0)).toEqual({ count: 0, unit: 'flags' });
    const tiles = {
      ...over,
      points: [8, 4],
      result: { places: [[0], [1]], scores: [], reason: 'tiles' },
    };
    expect(figureOf(tiles, 0)).toEqual({ count: 8, unit: 'tiles' });
    const shared = share(over, propsOf().table);
    expect(shared).toMatch(/Ida: .*wins/);
    expect(shared).toMatch(/0\.08 s to spare/);
    expect(shared.toLowerCase()).not.toContain('embalm');
  });
});

describe('the lobby', () => {
  it('always offers the moderator’s seat, and needs one where words are the moderator’s business', () => {
    const free = table({
      options: { words: 'moderator' },
      seats: [seat('Noor'), seat('Ida'), seat(null, { role: 'moderator' })],
    });
    expect(seatingOf(free)).toMatchObject({ moderated: true });
    expect(seatingOf(free).unfit).toMatch(/Find a moderator/);
    const ruled = {
      ...free,
      seats: [seat('Noor'), seat('Ida'), seat('Wren', { role: 'moderator' })],
    };
    expect(seatingOf(ruled).unfit).toBeNull();
  });

  it('states a handicap in a sentence, and offers none beyond the most', () => {
    expect(Object.values(handicapLine({ name: 'Ida', handicap: 500 }, false)).join(' ')).toBe(
      'Ida has half a second more to answer a reach.',
    );
    expect(Object.values(handicapLine({ name: 'Ida', handicap: 0 }, true)).join(' ')).toBe(
      'You have the usual time to answer a reach.',
    );
    expect(handicapsFor(1_000).map((choice) => choice.value)).toEqual([0, 250, 500, 1_000]);
  });
});
