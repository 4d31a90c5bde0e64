import { describe, expect, it } from 'vitest';
import reference from '../../../../docs/reference/keep_your_cool.md?raw';
import { gist } from '../../../src/games/keep_your_cool/lobby/seats';
import { text } from '../../../src/games/keep_your_cool/messages';
import { heard, heardOf } from '../../../src/games/keep_your_cool/play/announce';
import { caption } from '../../../src/games/keep_your_cool/play/caption';
import { asked, newsOf, task, throwsLine } from '../../../src/games/keep_your_cool/play/lines';
import { ruledBy } from '../../../src/games/keep_your_cool/play/ruled';
import { sentence } from '../../../src/games/keep_your_cool/refusals';
import type { Event } from '../../../src/games/keep_your_cool/types';
import { CAST, grab, propsOf, verdict, viewOf } from './fixtures';
import { call, doubt, NOTHING } from './rulings';

describe('lines', () => {
  it('say what to do', () => {
    expect(task(viewOf(), 'flips', CAST).what).toBe('Find a pair');
    expect(task(viewOf(), 'flips', CAST).how).toBe('A third tile up is a foul.');
    expect(task(viewOf({ up: [1, 4] }), 'flips', CAST).how).toBe(
      'Two are face up. Turn one face down.',
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
