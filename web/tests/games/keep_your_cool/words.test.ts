import { describe, expect, it } from 'vitest';
import reference from '../../../../docs/reference/keep_your_cool.md?raw';
import { fact, how } from '../../../src/games/keep_your_cool/end/ending';
import { share } from '../../../src/games/keep_your_cool/end/share';
import { headline } from '../../../src/games/keep_your_cool/headline';
import { gist, seatingOf } from '../../../src/games/keep_your_cool/lobby/seats';
import { text } from '../../../src/games/keep_your_cool/messages';
import { seconds } from '../../../src/games/keep_your_cool/messages/forms';
import { heard, heardOf } from '../../../src/games/keep_your_cool/play/announce';
import { caption } from '../../../src/games/keep_your_cool/play/caption';
import { doubtOf, linkText } from '../../../src/games/keep_your_cool/play/doubts';
import { asked, newsOf, task, throwsLine } from '../../../src/games/keep_your_cool/play/lines';
import { ruledBy } from '../../../src/games/keep_your_cool/play/ruled';
import {
  contestable,
  doing,
  reachable,
  roleOf,
  stopShut,
} from '../../../src/games/keep_your_cool/play/standing';
import { inputs, strip, told } from '../../../src/games/keep_your_cool/play/verdicts';
import { sentence } from '../../../src/games/keep_your_cool/refusals';
import type { Call, Doubt, Event } from '../../../src/games/keep_your_cool/types';
import { handicapLine, handicapsFor } from '../../../src/ui/lobby/handicap';
import { seat, table } from '../../samples';
import { CAST, grab, player, propsOf, verdict, viewOf } from './fixtures';

const NOTHING = {
  phase: null,
  flipper: null,
  keys: null,
  used: null,
  up: null,
  due: null,
  pairs: null,
  flags: null,
  locks: null,
  attempts: null,
  calls: null,
};

const doubt = (changes: Partial<Doubt>): Doubt => ({
  why: 'no_word',
  missing: '',
  used: '',
  chain: [],
  answers: 0,
  ...changes,
});
const call = (changes: Partial<Call> = {}): Call => ({
  number: 3,
  kind: 'word',
  seat: 1,
  at: 9_000,
  key: 0,
  word: 'clears',
  doubt: null,
  tiles: [],
  reach: null,
  closed: false,
  ...changes,
});

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
  it('is told by what was to spare', () => {
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

describe('lines', () => {
  it('say what to do', () => {
    expect(task(viewOf(), 'flips', CAST).what).toBe('Find a pair');
    expect(task(viewOf(), 'flips', CAST).how).toBe('A third tile up is a foul.');
    expect(task(viewOf({ up: [1, 4] }), 'flips', CAST).how).toBe(
      'Two are up. Turn one down first.',
    );
    expect(task(viewOf({ flipper: 1 }), 'speaks', CAST)).toEqual({
      what: 'A word with an E and an M',
      how: 'Ida flips.',
    });
  });

  it('say how the hands fell', () => {
    expect(throwsLine(viewOf({ phase: 'first_word' }), CAST)).toBe(
      'Rock blunts scissors. You flip first.',
    );
    const second = viewOf({ phase: 'first_word', throws: ['rock', 'paper'], flipper: 1 });
    expect(throwsLine(second, CAST)).toBe('Paper wraps rock. Ida flips first.');
    expect(throwsLine(viewOf({ phase: 'first_word', flipper: 1 }), CAST)).toBe(
      'No word came. Ida flips first.',
    );
    expect(throwsLine(viewOf({ phase: 'throw', throws: ['paper', 'paper'] }), CAST)).toBe(
      'Both paper. Choose again.',
    );
  });

  it('tell a hand that comes, and in the header, too', () => {
    expect(text.play.reach.wants(CAST, 1, 0, 'right')).toBe('Ida wants your right flag');
    const { table: at } = propsOf();
    expect(caption(viewOf(), at)).toBe('you flip, Ida speaks');
    expect(caption(viewOf({ grabs: [grab()] }), at)).toBe('Ida reaches for you');
  });

  it('news of a refused word has its chain, a void stop for nothing is no news', () => {
    const chain = [{ word: 'player', base: 'play', how: '-er' }];
    const news = newsOf(
      {
        type: 'word_refused',
        call: 3,
        seat: 1,
        word: 'player',
        doubt: doubt({ why: 'family', used: 'play', chain }),
        speak_from: 0,
        at: 0,
      },
      CAST,
      [],
    );
    expect(news).toMatchObject({ chain: ['player ← play, -er'], rule: 'KYC-15', call: 3 });
    expect(
      newsOf(
        {
          type: 'stop_void',
          verdict: verdict({ ruling: 'no_reach' }),
          stop_from: 0,
          call: null,
          frees: false,
        },
        CAST,
        [],
      ),
    ).toBeNull();
  });

  it('rulings are read with their reasons, also those that are taken back or agreed upon', () => {
    const note = { number: 1, seat: 2, at: 0, about: 'clears', undone: false };
    const cast = { you: 0, seats: ['Noor', 'Ida', 'Kim'].map((name) => ({ name })) };
    const read = (event: Event): string[] => {
      const news = newsOf(event, cast, []);
      return [news?.text ?? '', heard(event, cast, viewOf()) ?? ''];
    };
    const made = (kind: string, seat: number, reason: string): Event => ({
      type: 'ruling_made',
      ruling: { note: { ...note, kind, seat, reason }, before: NOTHING, after: NOTHING },
      speak_from: [],
    });
    const struck = 'Kim struck CLEARS down: Two words at once.';
    expect(read(made('strike_word', 2, 'Two words at once'))).toEqual([struck, struck]);
    const agreed = 'You agreed: It is a word.';
    expect(read(made('overturn', 0, 'It is a word'))).toEqual([agreed, agreed]);
    const back = 'Kim took the last ruling back: Never mind!';
    const undone = { ...note, kind: 'undo', reason: 'Never mind!' };
    expect(read({ type: 'ruling_undone', ruling: 1, note: undone, speak_from: [] })).toEqual([
      back,
      back,
    ]);
  });

  it('rulings say what was ruled, whatever the reason', () => {
    const cast = { you: 0, seats: ['Noor', 'Ida', 'Kim'].map((name) => ({ name })) };
    const said = (kind: string, about: string) =>
      ruledBy({ number: 1, seat: 2, at: 0, undone: false, kind, about, reason: 'So.' }, cast);
    expect(
      [
        ['rule_stop', '4 in_time'],
        ['rule_stop', '4 too_late'],
        ['accept_word', 'clears'],
        ['free_family', 'play'],
        ['pair_out', 'star'],
        ['pair_back', 'star'],
        ['flag_back', '0 left'],
        ['flag_away', '1 right'],
        ['lock_grabs', '0'],
        ['unlock_grabs', '1'],
        ['declare', 'draw'],
        ['declare', '1'],
        ['swap_roles', ''],
      ].map(([kind = '', about = '']) => said(kind, about)),
    ).toEqual([
      'Kim ruled that the stop came in time: So.',
      'Kim ruled that the stop came too late: So.',
      'Kim accepted CLEARS: So.',
      'Kim freed the family of PLAY: So.',
      'Kim took the star pair out of the game: So.',
      'Kim put the star pair back on the table: So.',
      'Kim gave your left flag back: So.',
      'Kim took Ida’s right flag off: So.',
      'Kim barred you from reaching: So.',
      'Kim let Ida reach again: So.',
      'Kim declared a draw: So.',
      'Kim declared Ida the winner: So.',
      'Kim swapped the roles: So.',
    ]);
  });

  it('a flag that comes off without an end is news, and whether it may come back', () => {
    const off = {
      type: 'flag_taken' as const,
      call: 2,
      reach: 4,
      seat: 1,
      owner: 0,
      side: 'left' as const,
      due: null,
      halts: false,
      at: 0,
    };
    expect(newsOf(off, CAST, [])).toMatchObject({
      text: 'Ida has your left flag: five points.',
      call: 2,
    });
    expect(newsOf({ ...off, due: 10_000 }, CAST, [])?.text).toBe(
      'Ida has your left flag: five points. The moderator may still rule otherwise.',
    );
    expect(newsOf({ ...off, halts: true }, CAST, [])).toBeNull();
  });

  it('the game in short names what one does with tiles, words and hands, and what wins', () => {
    const { table: at } = propsOf();
    expect(gist({ ...at, options: { game: 'standard' } })).toMatch(
      /STOP.*Taking a flag wins at once/,
    );
    expect(gist({ ...at, options: { game: 'advanced' } })).toContain('a flag five');
  });

  it('say what is asked to be overturned', () => {
    expect(asked(call())).toBe('CLEARS to count');
    expect(asked(call({ kind: 'flag', seat: 0 }))).toBe('the stop to count');
  });

  it('are read aloud: who reaches for what, and how it ended', () => {
    expect(heard({ type: 'reached', grab: grab() }, CAST, viewOf())).toBe(
      'Ida wants your right flag.',
    );
    const stopped = {
      type: 'stopped',
      call: 1,
      verdict: verdict(),
      lock: { since: 1, reach: 4 },
      lifted_by: null,
    } as const;
    expect(heard(stopped, CAST, viewOf())).toBe(
      'You stopped with 0.08 s to spare. No reaching for Ida until the next pair.',
    );
    expect(
      heardOf([{ type: 'measured', seat: 0, line: { round_trip: 1, jitter: 0 } }], CAST, viewOf()),
    ).toBe('');
  });

  it('a refusal has a sentence, with the time to wait', () => {
    expect(sentence({ code: 'reach_later', rule: 'KYC-22', params: { ms: 1_200 } })).toMatch(
      /Wait 1\.2 s/,
    );
    expect(sentence({ code: 'never heard of', rule: null, params: {} })).toMatch(/never heard of/);
  });

  it('refusals without parameters read as the reference has them', () => {
    const [, table = ''] = reference.split('## Refusals');
    const rows = [...table.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)]
      .map(([, code = '', cells = '']) => [code, ...cells.split('|').map((cell) => cell.trim())])
      .filter(([code]) => code !== 'void');
    expect(rows.length).toBeGreaterThan(30);
    for (const [code = '', , params, words] of rows) {
      const said = sentence({ code, rule: null, params: {} }).replaceAll('’', "'");
      expect(said).not.toContain(`(${code})`);
      if (params === '') expect(said).toBe(words);
    }
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
