import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { disputes, span } from '../../../src/games/keep_your_cool/moderator/dispute';
import Moderator from '../../../src/games/keep_your_cool/moderator/Moderator.svelte';
import {
  onFlags,
  onPairs,
  onReach,
  undoing,
} from '../../../src/games/keep_your_cool/moderator/ruling';
import type { Attempt, Call, Flag, Props, View } from '../../../src/games/keep_your_cool/types';
import { seat, table } from '../../samples';
import { propsOf, verdict, viewOf } from './fixtures';

const SEATS = ['Noor', 'Ida', 'Tomasz'];
const CAST = { you: 2, seats: SEATS.map((name) => ({ name })) };

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  number: 4,
  seat: 1,
  side: 'right',
  began: 10_000,
  outcome: 'stopped',
  verdict: verdict(),
  call: 0,
  ...changes,
});
const call = (changes: Partial<Call> = {}): Call => ({
  number: 0,
  kind: 'word',
  seat: 1,
  at: 9_000,
  key: 0,
  word: 'clears',
  doubt: { why: 'letters', missing: 'm', used: '', chain: [], answers: 0 },
  tiles: [],
  reach: null,
  closed: false,
  ...changes,
});
const flags = (changes: Partial<Flag>): Flag[] =>
  viewOf().flags.map((flag) =>
    flag.owner === 0 && flag.side === 'right' ? { ...flag, ...changes } : flag,
  );
const moderated = (changes: Partial<View> = {}): View =>
  viewOf({ you: 2, moderator: 2, ...changes });
const taken = moderated({
  attempts: [attempt({ outcome: 'taken', verdict: null })],
  flags: flags({ taken: true, due: 20_700 }),
});

function moderator(view: View, changes: Partial<Props> = {}): Props {
  return propsOf({
    view,
    you: 2,
    table: table({
      game: 'keep_your_cool',
      phase: 'play',
      seats: SEATS.map((name) => seat(name)),
    }),
    ask: vi.fn(async () => ({
      ok: true as const,
      answer: { type: 'word_checked' as const, word: 'embalm', doubts: [] },
    })),
    rest: vi.fn(async () => true),
    ...changes,
  });
}

describe('what is in dispute', () => {
  it('is a flag that waits before anything later', () => {
    const found = disputes({ ...taken, calls: [call({ at: 15_000 })] }, CAST);
    expect(found.map((one) => one.id)).toEqual(['reach 4', 'call 0']);
    expect(found[0]?.text).toBe('Ida reached for Noor’s right flag, and nobody said stop.');
    expect(found[0]?.due).toBe(20_700);
  });

  it('is the latest, where no flag waits', () => {
    const found = disputes(moderated({ attempts: [attempt()], calls: [call()] }), CAST);
    expect(found.map((one) => one.text)).toEqual([
      'Ida reached for Noor’s right flag, and Noor said stop.',
      'Ida said a word. CLEARS lacks an M.',
    ]);
  });
});

describe('the strip', () => {
  it('is three seconds long and shows the stop where it counts, without its lag', () => {
    const strip = span(attempt(), verdict(), 700);
    expect(strip.whole).toBe(3_000);
    expect((strip.stop?.at ?? 0) * 3_000).toBeCloseTo(500 + 620);
    expect(strip.until * 3_000).toBeCloseTo(500 + 700);
    expect(strip.stop?.text).toBe('stop, 0.08 s to spare');
  });

  it('is longer where slow hands have a longer window', () => {
    expect(span(attempt(), null, 4_000).whole).toBe(4_800);
  });
});

describe('rulings', () => {
  it('on flags and pairs say what to do', () => {
    const pair = { number: 1, seat: 0, tiles: [0, 1], symbol: 'sun', at: 0, key: 0, lifted: null };
    const found = (floor: boolean) =>
      onPairs(moderated({ pairs: [{ ...pair, floor }] }), CAST).map((offer) => offer.text);
    expect(found(false)).toEqual([
      'Put Noor’s sun pair on the floor',
      'Put Noor’s sun pair back on the table',
    ]);
    expect(found(true)).toEqual(['Put the sun pair from the floor back on the table']);
    const flags = onFlags(moderated(), CAST).map((offer) => offer.text);
    expect(flags).toContain('Take Ida’s left flag off');
  });

  it('on a flag that waits begin with what the table found', () => {
    const [first, second] = onReach(taken, attempt({ outcome: 'taken' }), CAST);
    expect(first?.act?.('It was off.')).toEqual({
      type: 'confirm_flag',
      reach: 4,
      reason: 'It was off.',
    });
    expect(second?.act?.('Heard it.')).toEqual({
      type: 'rule_stop',
      reach: 4,
      verdict: 'in_time',
      reason: 'Heard it.',
    });
  });

  it('on a stop in time let it stand without a word, or turn it over', () => {
    const found = onReach(moderated(), attempt(), CAST);
    expect(found.map((one) => one.act?.('x') ?? null)).toEqual([
      null,
      { type: 'rule_stop', reach: 4, verdict: 'too_late', reason: 'x' },
      { type: 'rule_stop', reach: 4, verdict: 'pre_emptive', reason: 'x' },
    ]);
  });

  it('have a reason ready that the room accepts', () => {
    for (const offer of onFlags(moderated(), CAST)) {
      expect(offer.reason.length).toBeGreaterThan(0);
      expect(offer.reason.length).toBeLessThanOrEqual(200);
    }
  });

  it('put a pair on the floor only once', () => {
    const pair = { number: 1, seat: 0, tiles: [0, 1], symbol: 'sun', at: 0, key: 0, lifted: null };
    const ids = (floor: boolean) =>
      onPairs(moderated({ pairs: [{ ...pair, floor }] }), CAST).map((offer) => offer.id);
    expect(ids(false)).toEqual(['out 1', 'back 1']);
    expect(ids(true)).toEqual(['back 1']);
  });

  it('take back the last ruling that stands, never an undoing', () => {
    const note = { seat: 2, at: 0, about: '', reason: 'r' };
    const rulings = [
      { ...note, number: 0, kind: 'swap_roles', undone: false },
      { ...note, number: 1, kind: 'turn_all_down', undone: true },
      { ...note, number: 2, kind: 'undo', undone: false },
    ];
    expect(undoing(moderated({ rulings }))?.act?.('x')).toEqual({
      type: 'undo',
      ruling: 0,
      reason: 'x',
    });
  });
});

describe('the desk', () => {
  const scrolled = vi.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled;
    scrolled.mockClear();
    window.matchMedia = ((query: string) => ({
      matches: query.includes('min-width: 900px'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(cleanup);

  it('rules with two presses, its reason being ready', async () => {
    const props = moderator(taken);
    render(Moderator, { props });
    await fireEvent.click(
      screen.getByRole('button', { name: 'Too late. Ida has the flag and wins.' }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Make this ruling' }));
    expect(vi.mocked(props.act).mock.calls[0]?.[0]).toEqual({
      type: 'confirm_flag',
      reach: 4,
      reason: 'The flag was off.',
    });
  });

  it('does not rule without a reason', async () => {
    const props = moderator(taken);
    render(Moderator, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Strike it down' }));
    await fireEvent.input(screen.getByLabelText('Your reason, for everybody to read'), {
      target: { value: '  ' },
    });
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Make this ruling' }).disabled,
    ).toBe(true);
  });

  it('asks word list and families about the key word by itself', async () => {
    const props = moderator(moderated());
    render(Moderator, { props });
    expect(await screen.findByText(/in the word list and has the letters/)).toBeTruthy();
    expect(props.ask).toHaveBeenCalledWith({ type: 'check_word', word: 'embalm' });
  });

  it('asks about it once, although asking changes what the page is handed', async () => {
    const props = moderator(moderated());
    const ask = props.ask;
    const { rerender } = render(Moderator, { props });
    for (let again = 0; again < 3; again += 1) {
      await rerender({ ...props, ask: vi.fn((question) => ask(question)) });
    }
    expect(ask).toHaveBeenCalledOnce();
  });

  it('puts what it lets stand away without a ruling', async () => {
    const props = moderator(moderated({ attempts: [attempt()] }));
    render(Moderator, { props });
    await fireEvent.click(screen.getByRole('button', { name: /Let that stand/ }));
    expect(screen.getByRole('heading', { name: 'You’re the moderator' })).toBeTruthy();
    expect(props.act).not.toHaveBeenCalled();
  });

  it('says why a ruling was refused', async () => {
    const refused = { code: 'word_moved_on', rule: 'KYC-28', params: {} };
    const props = moderator(moderated(), {
      act: vi.fn(async () => ({ ok: false as const, refused })),
    });
    render(Moderator, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Strike it down' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Make this ruling' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Another word has been said since/,
    );
  });

  it('stops play, and lets it go on', async () => {
    const props = moderator(moderated());
    render(Moderator, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(props.rest).toHaveBeenCalledWith(true);
  });

  it('a tool that asks which brings its list into sight', async () => {
    const props = moderator(moderated());
    render(Moderator, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'A lock' }));
    const bar = screen.getByRole('button', { name: 'Bar Ida from reaching' });
    expect(scrolled.mock.contexts).toEqual([expect.toSatisfy((list) => list.contains(bar))]);
    await fireEvent.click(bar);
    await fireEvent.click(screen.getByRole('button', { name: 'Make this ruling' }));
    expect(vi.mocked(props.act).mock.calls[0]?.[0]).toMatchObject({
      type: 'lock_grabs',
      player: 1,
    });
  });

  it('frees the family that bars a word', async () => {
    const doubts = [{ why: 'family' as const, missing: '', used: 'embalm', chain: [], answers: 0 }];
    const props = moderator(moderated(), {
      ask: vi.fn(async (question) => ({
        ok: true as const,
        answer: {
          type: 'word_checked' as const,
          word: 'word' in question ? question.word : '',
          doubts: 'word' in question && question.word === 'embalms' ? doubts : [],
        },
      })),
    });
    render(Moderator, { props });
    const field = screen.getByLabelText('Look up a word');
    await fireEvent.input(field, { target: { value: 'embalms' } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
    await fireEvent.click(
      await screen.findByRole('button', { name: /^Free the family of EMBALM/ }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Make this ruling' }));
    expect(vi.mocked(props.act).mock.calls[0]?.[0]).toMatchObject({
      type: 'free_family',
      word: 'embalm',
    });
  });
});
