import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../src/lib/game';
import Lobby from '../../src/ui/Lobby.svelte';
import SeatWords from '../../src/ui/lobby/SeatWords.svelte';
import type { TableAction, TableView } from '../../src/wire.gen';
import { GAME, seat, table } from '../samples';

function show(you: number | null, hosting: boolean, more: Partial<TableView> = {}) {
  const ask = vi.fn((_action: TableAction) => Promise.resolve(true));
  render(Lobby, {
    game: GAME,
    table: table(more),
    you,
    hosting,
    presence: null,
    ask,
    askHere: vi.fn(),
  });
  return ask;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const chairs = () =>
  screen.queryAllByRole('button', { hidden: true, name: '' }).filter((one) => one.title !== '');

function chair(): HTMLElement {
  const [first] = chairs();
  if (!first) throw new Error('no chair can be pressed');
  return first;
}

afterEach(cleanup);

describe('the lobby', () => {
  it('lets the host start with those who sit', () => {
    const ask = show(0, true);
    button('Start with three').click();
    expect(ask).toHaveBeenCalledWith({ type: 'start' });
  });

  it('does not start with too few, and says how many are missing', () => {
    show(0, true, { seats: [seat('Noor', { host: true }), seat(null), seat(null), seat(null)] });
    expect((button('Start') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/One more to go/)).toBeTruthy();
  });

  it('tells the game in short, where the game does so', () => {
    const module = { gist: () => 'One turns tiles.' } as unknown as GameModule;
    const props = { game: GAME, table: table(), you: 0, hosting: true, presence: null, module };
    render(Lobby, { ...props, ask: vi.fn(), askHere: vi.fn() });
    expect(screen.getByRole('region', { name: 'In short' }).textContent).toContain(
      'One turns tiles.',
    );
  });

  it('offers Fair for a first bot, and for the next one what the last one is', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    const ask = show(0, true, { seats: [seat('Noor', { host: true }), seat(null), seat(null)] });
    const offered = async () => {
      screen.getAllByRole('button', { name: /Add a bot/ })[0]?.click();
      await tick();
      const pressed = document.querySelector<HTMLElement>('dialog [aria-pressed="true"]');
      return pressed?.querySelector('b')?.textContent;
    };
    expect(await offered()).toBe('Fair');
    screen.getByRole('button', { name: /^Gentle/, hidden: true }).click();
    expect(ask).toHaveBeenCalledWith({ type: 'add_bot', seat: 1, level: 'gentle' });
    await tick();
    expect(await offered()).toBe('Gentle');
  });

  it('names those who are not ready', () => {
    show(0, true, {
      seats: [seat('Noor', { host: true }), seat('Ida'), seat('Tomasz'), seat(null)],
    });
    expect(screen.getByText(/Ida and Tomasz aren’t ready yet/)).toBeTruthy();
    expect((button('Start with three') as HTMLButtonElement).disabled).toBe(true);
  });

  it('says who sits at the same screen', () => {
    show(null, false, {
      seats: [seat('Noor', { host: true, beside: 1 }), seat('Ida', { beside: 0 }), seat('Wren')],
    });
    expect(screen.getByText('host, same screen as Ida')).toBeTruthy();
    expect(screen.getByText('not ready yet, same screen as Noor')).toBeTruthy();
    expect(screen.getAllByText('not ready yet')).toHaveLength(1);
  });

  it('offers no moderator’s seat to who shares a screen with a player', () => {
    const seats = [
      seat('Noor'),
      seat('Ida', { beside: 2 }),
      seat('Kim', { beside: 1 }),
      seat(null, { role: 'moderator' }),
    ];
    const words = { table: table({ seats }), seat: 3, hosting: false, here: true, onask: vi.fn() };
    render(SeatWords, { ...words, you: 0 });
    expect(screen.queryByText('Moderate')).not.toBeNull();
    cleanup();
    render(SeatWords, { ...words, you: 1 });
    expect(screen.queryByText('Moderate')).toBeNull();
  });

  it('lets a guest say ready and take it back', () => {
    const ask = show(1, false, { seats: [seat('Noor', { host: true }), seat('Ida'), seat(null)] });
    button('Ready').click();
    expect(ask).toHaveBeenLastCalledWith({ type: 'ready', ready: true, terms: 0 });
    cleanup();
    const again = show(1, false);
    button('I’m not ready').click();
    expect(again).toHaveBeenLastCalledWith({ type: 'ready', ready: false, terms: 0 });
  });

  it('gives somebody without a seat the first free one', async () => {
    const ask = show(null, false);
    button('Sit down').click();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith({ type: 'sit', seat: 2, terms: 0 }));
  });

  it('lets a host without a seat start those who sit, as at the other table of a duplicate', () => {
    const ask = show(null, true, {
      seats: [seat('Ida', { ready: true }), seat('Wren', { ready: true }), seat(null)],
    });
    button('Start with two').click();
    expect(ask).toHaveBeenCalledWith({ type: 'start' });
    expect(button('Sit down').className).not.toContain('act');
  });

  it('lets a host who moderates start', () => {
    const ask = show(2, true, {
      seats: [
        seat('Ida', { ready: true }),
        seat('Wren', { ready: true }),
        seat('Noor', { host: true, role: 'moderator' }),
      ],
    });
    button('Start with two').click();
    expect(ask).toHaveBeenCalledWith({ type: 'start' });
  });

  it('offers a host without a seat one, while too few sit', () => {
    const ask = show(null, true, { seats: [seat(null), seat(null)] });
    expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
    expect(button('Sit down').className).toContain('act');
    expect(ask).not.toHaveBeenCalled();
  });

  it('keeps a name that was typed before one sits down under it', async () => {
    const me = { name: 'Ida', chosen: true, tables: [], people: 1, seeking: [], slow: [] };
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(me))));
    vi.stubGlobal('fetch', fetched);
    const ask = show(null, false);
    const field = screen.getByLabelText<HTMLInputElement>('What should we call you?');
    field.value = 'Ida';
    field.dispatchEvent(new Event('input'));
    button('Sit down').click();
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    expect(fetched).toHaveBeenCalledWith('/api/me', expect.objectContaining({ method: 'POST' }));
    vi.unstubAllGlobals();
  });

  it('does not sit down under a name that the room refuses', async () => {
    const problem = { code: 'bad_text', params: {} };
    const answer = () => Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }));
    vi.stubGlobal('fetch', answer);
    const ask = show(null, false);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = '???';
    field.dispatchEvent(new Event('input'));
    button('Sit down').click();
    expect((await screen.findByRole('alert')).textContent).toContain('Type something first');
    expect(ask).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('says so when the table is full', () => {
    show(null, false, { seats: [seat('Noor', { host: true }), seat('Ida')] });
    expect(screen.getByText('This table is full. You can watch.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sit/ })).toBeNull();
  });

  it('shows guests the house rules as plain words', () => {
    show(1, false);
    expect(screen.queryByRole('button', { name: 'ten' })).toBeNull();
    expect(screen.getByText('ten').tagName).toBe('B');
  });

  it('offers the host full phrases to choose from', async () => {
    const ask = show(0, true);
    button('ten').click();
    const list = await screen.findByRole('dialog');
    within(list).getByRole('button', { name: 'seven' }).click();
    expect(ask).toHaveBeenCalledWith({ type: 'set_option', key: 'turns', value: 7 });
  });

  it('folds the house rules where there is little room, and opens them once one has changed', async () => {
    const rules = () => document.querySelector('details');
    show(1, false);
    expect(rules()?.open).toBe(false);
    cleanup();
    show(1, false, { unread: ['turns'] });
    await tick();
    expect(rules()?.open).toBe(true);
  });

  it('marks a changed rule until everyone is ready', () => {
    show(1, false, { unread: ['turns'] });
    expect(screen.getByText('ten').className).toContain('changed');
    expect(screen.getByText(/Marked rules have changed/)).toBeTruthy();
  });

  it('changes for a preset what differs, one after the other', async () => {
    const ask = show(0, true);
    button('Quick').click();
    await vi.waitFor(() =>
      expect(ask).toHaveBeenCalledWith({ type: 'set_option', key: 'turns', value: 7 }),
    );
  });

  it('lets only the host add and remove', () => {
    show(1, false);
    expect(screen.queryByRole('button', { name: /Add a bot|Remove/ })).toBeNull();
    cleanup();
    const ask = show(0, true);
    button('Remove Bramble').click();
    expect(ask).toHaveBeenCalledWith({ type: 'remove', seat: 3 });
  });

  it('asks how well a bot should play', async () => {
    const ask = show(0, true);
    button(/Add a bot/).click();
    const list = await screen.findByRole('dialog');
    within(list)
      .getByRole('button', { name: /^Gentle/ })
      .click();
    expect(ask).toHaveBeenCalledWith({ type: 'add_bot', seat: 2, level: 'gentle' });
  });

  it('lets a free chair itself be pressed', async () => {
    const sitting = show(null, false);
    chair().click();
    await vi.waitFor(() =>
      expect(sitting).toHaveBeenCalledWith({ type: 'sit', seat: 2, terms: 0 }),
    );
    cleanup();
    show(0, true);
    chair().click();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    cleanup();
    show(1, false);
    expect(chairs()).toEqual([]);
  });

  it('lets who sits move: the host to moderate and back, a guest anywhere', () => {
    const places = [
      seat('Noor', { host: true }),
      seat('Ida'),
      seat(null),
      seat(null, { role: 'moderator' }),
    ];
    const rules = seat('Noor', { host: true, role: 'moderator' });
    const back = [seat(null), seat('Ida'), seat('Tomasz'), rules];
    const cases = [
      { seats: places, you: 0, hosting: true, at: 3, words: 'Moderate' },
      { seats: places, you: 0, hosting: true, at: 2, words: null },
      { seats: places, you: 1, hosting: false, at: 2, words: 'Move here' },
      { seats: back, you: 3, hosting: true, at: 0, words: 'Sit here' },
    ];
    for (const { seats, you, hosting, at, words } of cases) {
      const onask = vi.fn();
      render(SeatWords, { table: table({ seats }), seat: at, you, hosting, here: true, onask });
      const to = screen.queryByRole('button', { name: /Moderate|here/ });
      expect(to?.textContent ?? null).toBe(words);
      to?.click();
      if (to) expect(onask).toHaveBeenCalledWith({ do: 'sit', seat: at });
      cleanup();
    }
  });

  it('leads to the marked rules', () => {
    show(1, false, {
      seats: [seat('Noor', { host: true }), seat('Ida'), seat(null)],
      unread: ['turns'],
    });
    button('Read the marked house rules first').click();
    expect(document.activeElement?.textContent).toBe('House rules');
  });

  it('says that a link to this machine is for this machine only', () => {
    show(0, true);
    expect(screen.getByText('Only this computer can open this link.')).toBeTruthy();
  });
});
