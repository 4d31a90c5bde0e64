import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import type { DetachedWindowAPI } from 'happy-dom';
import { writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ChallengeSlip from '../../../src/games/keesdrow/play/ChallengeSlip.svelte';
import WordTape from '../../../src/games/keesdrow/play/WordTape.svelte';
import { Board, End } from '../../../src/games/keesdrow/screens';
import type { Props } from '../../../src/games/keesdrow/types';
import { CAST, playOf, propsOf, rulesOf, viewOf } from './fixtures';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  localStorage.clear();
});
afterEach(cleanup);

const play = (props: Props) => render(Board, { props });
const keys = async (...names: string[]) => {
  for (const key of names) await fireEvent.keyDown(screen.getByRole('grid'), { key });
};

describe('the tape', () => {
  it('says each letter with its peg and points, and the sum', () => {
    const slips = [
      { cell: 0, letter: 'S', peg: 1 as const, points: 2 },
      { cell: 0, letter: 'S', peg: 2 as const, points: 4 },
    ];
    render(WordTape, { props: { slips } });
    expect(screen.getByLabelText('S, yellow peg, 4')).toBeTruthy();
    expect(screen.getByLabelText('Sum').textContent).toBe('6');
  });
});

describe('on one’s turn', () => {
  it('what the shell refuses is said in the shell’s words', async () => {
    const act = vi.fn(async () => ({
      ok: false as const,
      refused: { code: 'lost', rule: null, params: {} },
    }));
    play(propsOf({ act }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(await screen.findByText(/The connection dropped before the answer came/)).toBeTruthy();
  });

  it('keys thread a word and the button plays it with its points', async () => {
    const props = propsOf();
    play(props);
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 2] }, 'here');
  });

  it('a word that is too short is not offered', async () => {
    play(propsOf());
    await keys('Enter', 'ArrowRight', 'Enter');
    const held = screen.getByRole('button', { name: 'Three letters or more' });
    expect(held.hasAttribute('disabled')).toBe(true);
  });

  it('a path that was played is not offered, and the rule is named', async () => {
    const plays = [playOf({ word: 'car', path: [0, 1, 2] })];
    const props = propsOf({ view: viewOf({ plays }) });
    play(props);
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    expect(screen.getByText(/CAR was already played on exactly these letters/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule KD-11' }));
    expect(props.openRule).toHaveBeenCalledWith('KD-11');
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('Backspace takes a letter back and Escape all of them', async () => {
    play(propsOf());
    await keys('Enter', 'ArrowRight', 'Enter', 'Backspace');
    expect(screen.getByLabelText('Running score').children).toHaveLength(1);
    await keys('Escape');
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });

  it('passing asks once more', async () => {
    const props = propsOf();
    play(props);
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Pass this turn' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'pass' });
  });

  it('a typed word lies on its best path, arrows go through the others, Enter plays', async () => {
    vi.useFakeTimers();
    const found = [
      { word: 'car', path: [0, 1, 2], score: 5 },
      { word: 'car', path: [0, 1, 4], score: 6 },
    ];
    const answer = { type: 'paths' as const, word: 'car', found, why: null, rule: null };
    const props = propsOf({ ask: vi.fn(async () => ({ ok: true as const, answer })) });
    play(props);
    const field = screen.getByLabelText(/Type a word/);
    await fireEvent.input(field, { target: { value: 'car' } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(screen.getByLabelText('Running score').children).toHaveLength(3);
    await fireEvent.keyDown(field, { key: 'ArrowDown' });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 4] }, 'here');
  });

  it('a typed word without a path says why', async () => {
    vi.useFakeTimers();
    const answer = { type: 'paths' as const, word: 'zoo', found: [], why: 'no_path', rule: 'KD-7' };
    const props = propsOf({ ask: async () => ({ ok: true as const, answer }) });
    play(props);
    await fireEvent.input(screen.getByLabelText(/Type a word/), { target: { value: 'zoo' } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(screen.getByText('No path on this board spells it.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule KD-7' }));
    expect(props.openRule).toHaveBeenCalledWith('KD-7');
  });

  const typed = async (word: string, answer: Record<string, unknown>) => {
    vi.useFakeTimers();
    play(propsOf({ ask: (async () => ({ ok: true, answer })) as unknown as Props['ask'] }));
    await fireEvent.input(screen.getByLabelText(/Type a word/), { target: { value: word } });
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
  };

  it('a typed word whose paths are all blocked says so', async () => {
    await typed('car', { type: 'paths', word: 'car', found: [], why: 'spent', rule: 'KD-9' });
    expect(screen.getByText('Every path of CAR uses a spent letter.')).toBeTruthy();
  });

  it('something typed that is no word of letters says why', async () => {
    await typed('déjà 1', { type: 'paths', word: '', found: [], why: null, rule: null });
    expect(screen.getByText('Use letters A to Z only.')).toBeTruthy();
  });

  it('paths worth the same are one choice, which goes on to the next of them', async () => {
    const found = [
      { word: 'car', path: [0, 1, 2], score: 6 },
      { word: 'car', path: [0, 1, 4], score: 5 },
      { word: 'car', path: [0, 3, 4], score: 5 },
    ];
    await typed('car', { type: 'paths', word: 'car', found, why: null, rule: null });
    const choices = within(screen.getByRole('group', { name: 'Paths of this word' }));
    expect(choices.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '6',
      '2 paths, 5 each',
    ]);
    await fireEvent.click(choices.getByRole('button', { name: '2 paths, 5 each' }));
    expect(screen.getByRole('button', { name: /^Play CA/ }).textContent).toContain('CAS');
    expect(choices.getByRole('button', { pressed: true }).textContent).toBe('2 paths, 5 each');
  });

  it('a refused word says why beside the button, until the path goes', async () => {
    const refused = { code: 'not_a_word', rule: 'KD-17', params: { word: 'car' } };
    const act = vi.fn(async () => ({ ok: false as const, refused }));
    play(propsOf({ act }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    await fireEvent.click(screen.getByRole('button', { name: 'Play CAR 5' }));
    expect(await screen.findByText(/CAR isn’t in this table’s word list/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/CAR isn’t in this table’s word list/)).toBeNull();
  });

  it('the objection to a letter goes with the path', async () => {
    play(propsOf({ view: viewOf({ uses: `03${'0'.repeat(14)}` }) }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.getByText(/The A already has a red peg/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/has a red peg/)).toBeNull();
  });

  it('nothing can be played while the connection is lost, and the word is kept', async () => {
    play(propsOf({ connected: false }));
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
    const kept = screen.getByRole('button', { name: /CAR is kept/ });
    expect(kept.hasAttribute('disabled')).toBe(true);
  });
});

describe('the board', () => {
  it('is a grid whose cells say letter, place and pegs', () => {
    play(propsOf({ view: viewOf({ uses: `0230${'0'.repeat(12)}` }) }));
    const cells = within(screen.getByRole('grid')).getAllByRole('gridcell');
    expect(cells).toHaveLength(16);
    expect(cells[1]?.getAttribute('aria-label')).toBe('A, row 1, column 2, used twice');
    expect(cells[4]?.getAttribute('aria-label')).toBe('R, row 2, column 1, spent');
  });

  it('names the cell that the keys are on', async () => {
    play(propsOf());
    const grid = screen.getByRole('grid');
    await keys('ArrowDown');
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-label')).toBe('R, row 2, column 1');
  });

  it('can be read but not drawn on by somebody who watches', async () => {
    play(propsOf({ you: null, view: viewOf({ you: null }) }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });
});

describe('what happens', () => {
  it('is announced', () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    const props = propsOf({ happened: happened as Props['happened'] });
    play(props);
    happened.set({ seq: 1, events: [{ type: 'passed', seat: 1, why: 'pass' } as never] });
    expect(props.announce).toHaveBeenCalledWith('Ida passed.');
  });

  it('is taken once, also when who is there changes afterwards', async () => {
    const passed = { type: 'passed', seat: 1, why: 'pass' } as never;
    const happened = writable({ seq: 1, events: [passed] }) as Props['happened'];
    const props = propsOf({ happened });
    const { rerender } = play(props);
    await keys('Enter', 'ArrowRight', 'Enter');
    const presence = {
      t: 'presence' as const,
      people: [],
      watching: 1,
      at: 9,
      ticking: true,
      queue: [],
    };
    const same = { subscribe: happened.subscribe };
    await rerender({ ...props, happened: same, presence });
    expect(props.announce).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });

  it('a new path clears once the own word is on the board', async () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    play(propsOf({ happened: happened as Props['happened'] }));
    await keys('Enter', 'ArrowRight', 'Enter');
    const spelled = {
      type: 'spelled',
      seat: 0,
      word: 'ca',
      path: [0, 1],
      points: [3, 1],
      closes: 1,
    };
    happened.set({ seq: 1, events: [spelled as never] });
    await Promise.resolve();
    expect(screen.queryByLabelText('Running score')).toBeNull();
  });
});

describe('the challenge slip', () => {
  const open = playOf({ outcome: 'open', word: 'harvest', points: 22 });
  const view = viewOf({ phase: 'window', seat: 1, plays: [open], due: 6000, awaited: [0, 2] });
  const slip = (changes: Parameters<typeof viewOf>[0] = {}, you: number | null = 0) => {
    const handlers = { onaccept: vi.fn(), onchallenge: vi.fn() };
    const props = {
      view: { ...view, ...changes },
      play: { ...open, ...(changes.plays?.[0] ?? {}) },
      cast: { ...CAST, you },
      now: () => 0,
      connected: true,
      ...handlers,
    };
    render(ChallengeSlip, { props });
    return handlers;
  };

  it('asks who believes it, with both outcomes in numbers', () => {
    slip({ awaited: [0], accepted: [2] });
    expect(screen.getByText('Ida played HARVEST for 22. Do you believe it?')).toBeTruthy();
    const text = document.body.textContent?.replace(/\s+/g, ' ');
    expect(text).toContain('Not a word: Ida scores nothing. A word: Ida scores 44.');
    expect(text).toContain('Closes by itself in 6 s. Tomasz has accepted.');
  });

  it('takes either answer', async () => {
    const handlers = slip();
    await fireEvent.click(screen.getByRole('button', { name: 'Challenge' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(handlers.onchallenge).toHaveBeenCalledOnce();
    expect(handlers.onaccept).toHaveBeenCalledOnce();
  });

  it('has no filled button: neither answer is the one to give', () => {
    slip();
    expect(document.querySelector('.btn.act')).toBeNull();
  });

  it('tells the player of the word whom it waits for', () => {
    slip({ plays: [{ ...open, seat: 0 }], awaited: [1, 2] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain(
      'Waiting for Ida and Tomasz to accept it.',
    );
  });

  it('asks nothing of somebody who watches', () => {
    slip({}, null);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent?.replace(/\s+/g, ' ')).toContain('Open to challenge for 6 s.');
  });
});

describe('the draw for the start', () => {
  const view = viewOf({
    phase: 'draw',
    seat: null,
    drawing: [0, 2],
    draws: [{ seat: 1, tile: 3, letter: 'K' }],
  });

  it('a tap on a tile picks it, and the picks of the others are shown', async () => {
    const props = propsOf({ view });
    play(props);
    expect(screen.getByRole('img', { name: 'Ida drew K' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Tile in row 1, column 2' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'pick', tile: 1 });
  });

  it('offers no tile that somebody has looked at', () => {
    play(propsOf({ view }));
    expect(screen.queryByRole('button', { name: 'Tile in row 2, column 2' })).toBeNull();
  });

  it('says when equal letters have to be drawn again', () => {
    const draws = [
      { seat: 0, tile: 0, letter: 'B' },
      { seat: 2, tile: 1, letter: 'B' },
    ];
    play(propsOf({ view: { ...view, draws } }));
    expect(screen.getByText('Equal letters. Draw again.')).toBeTruthy();
    expect(screen.getByText(/Tomasz drew a B, too/)).toBeTruthy();
  });

  it('waits for the others once one has picked', () => {
    play(propsOf({ view: { ...view, drawing: [2] } }));
    expect(screen.getByText('Waiting for Tomasz to draw.')).toBeTruthy();
  });
});

describe('when no word is left', () => {
  it('offers to finish, and says who has agreed', async () => {
    const props = propsOf({ view: viewOf({ no_word_left: true, finishing: [1] }) });
    play(props);
    expect(screen.getByText(/Ida wants to finish. Waiting for you and Tomasz/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Finish the game' }));
    expect(props.act).toHaveBeenCalledWith({ type: 'finish' });
  });
});

describe('typing on one’s turn', () => {
  const found = [{ word: 'car', path: [0, 1, 2], score: 5 }];
  const answer = { type: 'paths' as const, word: 'car', found, why: null, rule: null };
  const ask = vi.fn(async () => ({ ok: true as const, answer }));
  const field = () => screen.getByLabelText<HTMLInputElement>(/Type a word/);
  const press = async (at: Element, text: string, more: KeyboardEventInit = {}) => {
    for (const key of text) await fireEvent.keyDown(at, { key, ...more });
  };
  const laid = async () => {
    await new Promise((resolve) => setTimeout(resolve, 260));
    await Promise.resolve();
  };

  it('takes letters wherever the focus is, and Enter plays from the field', async () => {
    const props = propsOf({ ask });
    play(props);
    await press(document.body, 'c');
    await press(screen.getByRole('grid'), 'ar');
    expect(field().value).toBe('car');
    expect(document.activeElement).toBe(field());
    await laid();
    await fireEvent.keyDown(field(), { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith({ type: 'spell', path: [0, 1, 2] }, 'here');
  });

  it('leaves letters alone that are meant for something else', async () => {
    play(propsOf({ ask }));
    const talk = document.body.appendChild(document.createElement('input'));
    const book = document.body.appendChild(document.createElement('dialog'));
    const link = book.appendChild(document.createElement('button'));
    await press(talk, 'car');
    await press(link, 'car');
    await press(document.body, 'r', { ctrlKey: true });
    await press(document.body, 'r', { metaKey: true });
    talk.remove();
    book.remove();
    expect(field().value).toBe('');
  });

  it('takes none on another’s turn', async () => {
    const props = propsOf({ view: viewOf({ seat: 1 }) });
    play(props);
    await press(document.body, 'car');
    await laid();
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
    expect(props.ask).not.toHaveBeenCalled();
  });

  it('does not play by the Enter that confirms a composition', async () => {
    const props = propsOf({ ask });
    play(props);
    await press(document.body, 'car');
    await laid();
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(props.act).not.toHaveBeenCalled();
  });

  it('leaves the field alone while it composes', async () => {
    play(propsOf({ ask }));
    await fireEvent.compositionStart(field());
    await fireEvent.input(field(), { target: { value: 'ca' }, isComposing: true });
    expect(field().value).toBe('ca');
    await fireEvent.compositionEnd(field());
    expect(field().value).toBe('ca');
  });

  it('ends where a hand changes the path: the field is empty, the word is kept', async () => {
    play(propsOf({ ask }));
    await press(document.body, 'car');
    await laid();
    await keys('Backspace');
    expect(field().value).toBe('');
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });
});

describe('on a phone', () => {
  const plays = [
    playOf({ seat: 1, word: 'slip', path: [4, 5, 6, 7], points: 20 }),
    playOf({ seat: 2, word: 'gone', path: [12, 13, 14, 15], points: 9 }),
    playOf({ seat: 0, word: 'cart', points: 7 }),
  ];
  const kept = { type: 'best' as const, turn: 2, found: [], best: 40 };
  const phone = (props: Props) => {
    wide(390);
    return play(props);
  };
  const wide = (width: number) =>
    (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });
  afterEach(() => wide(1024));

  it('the others’ last words stay in sight beside the review', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer: kept }));
    phone(propsOf({ ask, view: viewOf({ seat: 1, turn: 3, plays }) }));
    expect(await screen.findByText('CART scored 7. The best word was worth 40.')).toBeTruthy();
    const words = screen.getAllByRole('button', { name: /show on the board/ });
    expect(words.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Tomasz GONE 9, show on the board',
      'Ida SLIP 20, show on the board',
    ]);
  });

  it('all words are one tap away, and one shows its path', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    phone(propsOf({ view: viewOf({ turn: 3, plays }) }));
    await fireEvent.click(screen.getByRole('button', { name: 'Words so far' }));
    const drawer = within(document.querySelector('dialog') as HTMLElement);
    expect(drawer.getAllByRole('button', { name: /SLIP|GONE|CART/, hidden: true })).toHaveLength(3);
    await fireEvent.click(drawer.getByRole('button', { name: /SLIP/, hidden: true }));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('“Type it” closes when the turn goes to somebody else', async () => {
    const happened = writable<null | { seq: number; events: never[] }>(null);
    const props = propsOf({ happened: happened as Props['happened'] });
    const { rerender } = phone(props);
    await fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
    expect(screen.getByLabelText(/Type a word/)).toBeTruthy();
    happened.set({ seq: 2, events: [{ type: 'turn_began', turn: 1, seat: 1, due: 9 } as never] });
    await rerender({ ...props, view: viewOf({ seat: 1, turn: 1 }) });
    await rerender({ ...props, view: viewOf({ seat: 0, turn: 3 }) });
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
  });

  it('a drag brings the tape back in the place of the field', async () => {
    phone(propsOf());
    await fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
    await keys('Enter', 'ArrowRight', 'Enter');
    expect(screen.queryByLabelText(/Type a word/)).toBeNull();
    expect(screen.getByLabelText('Running score').children).toHaveLength(2);
  });
});

describe('after one’s turn', () => {
  const plays = [playOf({ seat: 0, word: 'cart', points: 7 })];
  const view = viewOf({ seat: 1, turn: 1, plays });
  const found = [{ word: 'carts', path: [0, 1, 2, 3, 4], score: 40 }];
  const answer = { type: 'best' as const, turn: 0, best: 40, found };

  it('shows what was there, and can be turned off for good', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view, ask }));
    expect(await screen.findByText('CART scored 7. CARTS would have scored 40.')).toBeTruthy();
    expect(ask).toHaveBeenCalledWith({ type: 'best', turn: 0 });
    await fireEvent.click(screen.getByRole('button', { name: 'Don’t show it again' }));
    expect(screen.queryByText(/would have scored 40/)).toBeNull();
    cleanup();
    const later = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view, ask: later }));
    await Promise.resolve();
    expect(later).not.toHaveBeenCalled();
  });

  it('draws the word that was worth more as soon as it is known', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view: { ...view, rules: rulesOf({ review: 'words' }) }, ask }));
    const show = await screen.findByRole('button', { name: 'Show CARTS on the board' });
    expect(show.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelectorAll('.thread.ghost .bead')).toHaveLength(5);
  });

  it('tells what there was where the words are kept till the end', async () => {
    const kept = { type: 'best' as const, turn: 0, found: [], best: 40 };
    play(propsOf({ view, ask: async () => ({ ok: true as const, answer: kept }) }));
    expect(await screen.findByText('CART scored 7. The best word was worth 40.')).toBeTruthy();
    expect(document.querySelector('.thread')).toBeNull();
  });

  const struck = [playOf({ seat: 0, word: 'carp', points: 8, outcome: 'struck' })];

  it('tells the words nearest to one that was struck where words are shown', async () => {
    const near = { type: 'nearest' as const, turn: 0, word: 'carp', distance: 1, found };
    const ask = vi.fn(async (question: { type: string }) => ({
      ok: true as const,
      answer: question.type === 'nearest' ? near : answer,
    }));
    const shown = { ...view, plays: struck, rules: rulesOf({ review: 'words' }) };
    play(propsOf({ view: shown, ask: ask as unknown as Props['ask'] }));
    expect(await screen.findByText('Nearest to CARP, one letter off:')).toBeTruthy();
    expect(ask).toHaveBeenLastCalledWith({ type: 'nearest', turn: 0, word: 'carp' });
  });

  it('asks for no words where they are kept till the end', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer: { ...answer, found: [] } }));
    play(propsOf({ view: { ...view, plays: struck }, ask }));
    const line = 'CARP was struck out. The best word was worth 40.';
    expect(await screen.findByText(line)).toBeTruthy();
    expect(ask.mock.calls).toEqual([[{ type: 'best', turn: 0 }]]);
  });

  it('asks nothing while a word can be challenged', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, answer }));
    play(propsOf({ view: { ...view, phase: 'window' }, ask }));
    await Promise.resolve();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the end', () => {
  const plays = [
    playOf({ seat: 0, word: 'cart', points: 7 }),
    playOf({ seat: 1, word: 'slip', path: [4, 5, 6, 7], points: 20 }),
    playOf({ seat: 2, word: '', path: [], points: 0, outcome: 'passed' }),
  ];
  const result = { places: [[1], [0], [2]], scores: [7, 20, 0], reason: 'turns' };
  const view = viewOf({ phase: 'over', seat: null, plays, scores: [7, 20, 0], result });

  it('tells the result as a sentence and each total with a fact', () => {
    render(End, { props: propsOf({ view }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ida wins by 13.');
    expect(screen.getByText('No word counted.')).toBeTruthy();
  });

  it('has the chart as a table, too', () => {
    render(End, { props: propsOf({ view }) });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const texts = [...(rows[1]?.children ?? [])].map((cell) => cell.textContent);
    expect(texts).toEqual(['1', '7', '20', '0']);
  });

  it('shows what the turn under the handle had on offer, and puts it on the board', async () => {
    const best = {
      type: 'best' as const,
      best: 31,
      found: [{ word: 'harvest', path: [4, 5], score: 31 }],
    };
    const ask = vi.fn(async (question: { type: string; turn?: number }) =>
      question.type === 'best'
        ? { ok: true as const, answer: { ...best, turn: question.turn ?? 0 } }
        : { ok: false as const, refused: { code: 'offline', rule: null, params: {} } },
    );
    render(End, { props: propsOf({ view, ask: ask as unknown as Props['ask'] }) });
    const there = within(screen.getByRole('region', { name: 'What there was' }));
    expect(await there.findByText('HARVEST would have scored 31.')).toBeTruthy();
    await fireEvent.click(there.getByRole('button', { name: 'Show HARVEST on the board' }));
    const pressed = there.getByRole('button', { name: 'Show HARVEST on the board' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(ask).toHaveBeenCalledWith({ type: 'best', turn: view.plays.length - 1 });
  });

  it('alone lets the best word of a turn be looked at', async () => {
    const best = {
      type: 'best' as const,
      best: 31,
      found: [{ word: 'harvest', path: [4, 5], score: 31 }],
    };
    const ask = vi.fn(async () => ({ ok: true as const, answer: { ...best, turn: 0 } }));
    const alone = viewOf({
      teams: [null],
      scores: [7],
      phase: 'over',
      plays: [playOf({ seat: 0 })],
      result: { places: [[0]], scores: [7], reason: 'turns' },
    });
    const { table } = propsOf();
    const props = {
      view: alone,
      table: { ...table, daily: '2026-11-28' },
      ask: ask as unknown as Props['ask'],
    };
    render(End, { props: propsOf(props) });
    const button = await screen.findByRole('button', { name: 'HARVEST, show on the board' });
    await fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/You share a mark for each turn/)).toBeTruthy();
  });

  it('shows the board at the position under the handle', async () => {
    render(End, { props: propsOf({ view }) });
    const slider = screen.getByRole('slider', { name: 'Replay position' });
    await fireEvent.input(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('turn 1: You, CART, 7');
    expect(screen.getByRole('grid', { name: 'The board, turn 1: You, CART, 7' })).toBeTruthy();
  });
});
